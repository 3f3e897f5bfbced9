// Shared by `npm start` and `npm test`. Plain JavaScript, because it runs on the machine's Node before anything is installed.
// Programs that it starts run on the pinned Node, which is one of the dependencies.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const web = join(root, 'apps/web')

/**
 * The environment for programs started in a folder: a PATH with the installed programs and the pinned Node, and settings against
 * prompts and telemetry.
 * @param {string} cwd
 * @returns {Record<string, string>}
 */
export function envIn(cwd) {
  const programs = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')]
  return {
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    .../** @type {Record<string, string>} */ (process.env),
    PATH: [...programs, process.env.PATH].join(delimiter),
    CI: process.env.CI ?? 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
    // Wrangler's explorer and trace store trust any client that sends `Host: localhost`.
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  }
}

let runs = 0

/** A new name for a run. Its processes have it as SHAMBLE_RUN in their environment, by which `survivors` finds them. */
export function newRun() {
  return `${process.pid}-${Date.now().toString(36)}-${++runs}`
}

/** The command that installs the lockfile, with the pnpm that package.json names. */
export const install = [
  'npx',
  '--yes',
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager,
  'install',
  '--frozen-lockfile',
]

/**
 * Runs a command to its end and captures its output.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function run([program, ...args], options = {}) {
  const cwd = options.cwd ?? root
  const child = spawn(/** @type {string} */ (program), args, {
    cwd,
    env: { ...envIn(cwd), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  try {
    const [code] = await once(child, 'close')
    return { ok: code === 0, output }
  } catch (error) {
    return { ok: false, output: `${program}: ${error}` }
  }
}

/**
 * The processes of a run that have not ended five seconds after the command that started them. Found by their environment, on Linux
 * only.
 * @param {string} run from `newRun`
 * @returns {Promise<{ pid: number, command: string }[]>}
 */
export async function survivors(run) {
  for (let tries = 0; ; tries++) {
    const found = processesOf(run)
    if (!found.length || tries === 50) return found
    await new Promise((later) => setTimeout(later, 100))
  }
}

/** @param {string} name */
function processesOf(name) {
  const pids = existsSync('/proc/self/environ') ? readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)) : []
  return pids.flatMap((pid) => {
    if (Number(pid) === process.pid) return []
    try {
      const around = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      if (!around.includes(`SHAMBLE_RUN=${name}`)) return []
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return command ? [{ pid: Number(pid), command }] : []
    } catch {
      return [] // It has ended, or belongs to another user.
    }
  })
}

/**
 * Free ports, all different.
 * @param {number} count
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/**
 * Whether a port is free.
 * @param {number} port
 * @param {string} host
 */
export async function isFree(port, host) {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    await once(server.close(), 'close')
    return true
  } catch {
    return false
  }
}

/**
 * Waits until an address responds. False when `alive` returns false first.
 * @param {string} url
 * @param {() => boolean} alive
 */
export async function answers(url, alive) {
  while (alive()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
      if (response.ok) return true
    } catch {
      // Not yet.
    }
    await new Promise((later) => setTimeout(later, 200))
  }
  return false
}

/** @param {number} start from `performance.now()` */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/**
 * Calls `stop` at a signal to end, or when the parent process is gone: npm ends without passing the signal on.
 * @param {() => void} stop
 */
export function whenTold(stop) {
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end(), 500)
  watch.unref()
  const end = () => {
    clearInterval(watch)
    stop()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
}
