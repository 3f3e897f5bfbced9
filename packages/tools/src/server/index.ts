import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { bundled, workerd, type Worker } from './bundle.ts'

export { COUNTING, ROOMS, type Worker } from './bundle.ts'

const READY_WITHIN = 60_000

/** A Worker with its storage, as a process that can be killed and restarted. */
export interface Server {
  /** The same after a restart. */
  port: number
  /** The id of its process, while it runs. */
  pid: () => number
  start: () => Promise<void>
  /** Kills it with SIGKILL: everything in memory is lost. */
  kill: () => Promise<void>
}

/** A server for a Worker, bundled by wrangler and run by workerd, with its storage in a folder. Not yet started. */
export async function serverIn(folder: string, worker: Worker): Promise<Server> {
  const port = await freePort()
  const config = await bundled(worker, folder, port)
  const log = join(folder, 'workerd.log')
  const secret = randomBytes(32).toString('hex')
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const file = openSync(log, 'a')
    // workerd calls storage on a local disk experimental.
    child = spawn(workerd(), ['serve', config, '--experimental'], {
      env: { ...env, ROOM_SECRET: secret },
      stdio: ['ignore', file, file],
    })
    closeSync(file)
    const until = performance.now() + READY_WITHIN
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > until) {
        throw new Error(`The server does not start. ${readFileSync(log, 'utf8').slice(-1000)}`)
      }
      await wait(20)
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  return { port, pid: () => child!.pid!, start, kill: stop }
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`)
    return true
  } catch {
    return false
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
