import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { env, kill } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../games.ts'

const WEB = join(ROOT, 'apps/web')
const READY_WITHIN = 120_000

/** The Worker with its rooms, as a process that can be killed and started again on the same storage. */
export interface Server {
  /** Where it listens: the same after a restart. */
  port: number
  start: () => Promise<void>
  /** Kills it at once, with everything it holds in memory. */
  kill: () => Promise<void>
}

/** A server with its storage in a folder; it does not run yet. Rooms need no pages, so nothing has to be built. */
export async function serverIn(folder: string): Promise<Server> {
  const [port, inspector] = await Promise.all([freePort(), freePort()])
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    mkdirSync(join(WEB, '.svelte-kit/cloudflare'), { recursive: true })
    const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
    const what = ['--persist-to', folder, '--var', 'ROOM_RATE:off', '--log-level', 'error']
    const args = ['dev', 'worker/dev.ts', ...where, ...what, '--show-interactive-dev-session=false']
    child = spawn('wrangler', args, { cwd: WEB, env: quiet(), stdio: 'ignore', detached: true })
    const until = performance.now() + READY_WITHIN
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > until) throw new Error('The server does not start.')
      await wait(100)
    }
  }

  async function stop(): Promise<void> {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    kill(-child.pid, 'SIGKILL') // the group: wrangler and the workerd it started
    await gone
    while (await answers(port)) await wait(20)
  }

  return { port, start, kill: stop }
}

// Only a route of the Worker tells that it is there; its port is open before.
async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/rooms`)).status === 405
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function quiet(): Record<string, string | undefined> {
  const programs = [join(WEB, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin')]
  return {
    ...env,
    PATH: [...programs, env.PATH].join(delimiter),
    CI: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
  }
}
