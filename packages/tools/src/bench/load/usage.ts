import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MILLISECONDS_A_TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK']))

/** The processor time of a process with all threads, in milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  // The fields follow the program's name, which is in brackets and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_A_TICK
}

/** The resident memory of a process in KiB. Linux only. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
}
