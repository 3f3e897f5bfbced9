import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { serving } from '../scripts/server/server.mjs'
import { answers, envIn, web } from '../scripts/workspace.mjs'

/*
 * A server of a test's own, beside the one that all tests share.
 */

/** Starts the built app. `vars` and `outbound`: as `serving` has them. */
export async function startSite({
  port,
  state,
  vars,
  outbound,
}: {
  port: number
  state: string
  vars?: Record<string, string>
  outbound?: string
}): Promise<ChildProcess> {
  const { command, env } = serving({
    port,
    host: '127.0.0.1',
    state,
    vars: { ROOM_RATE: 'off', PAR_RUNS: '2', ...vars },
    clientIpHeader: 'cf-connecting-ip',
    outbound,
  })
  const [program, ...args] = command
  const child = spawn(program!, args, { cwd: web, env: { ...envIn(web), ...env }, stdio: 'ignore' })
  if (await answers(`http://127.0.0.1:${port}`, () => child.exitCode === null)) return child
  throw new Error('The server does not start.')
}

/** Ends it, and waits until it is gone. */
export async function endSite(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
