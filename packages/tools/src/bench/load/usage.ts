import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MILLISECONDS_A_TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK']))

/** Milliseconds of the processor that a process has spent, all its threads together. Linux only. */
export function cpuOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces: what is counted comes after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_A_TICK
}

/** Kibibytes of memory that a process holds. Linux only. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
}
