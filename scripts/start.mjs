// npm start: installs, builds and serves the Worker with its Durable Objects on this machine. `--built`: serves what is built.
//   PORT               where to listen; 8787 by default
//   HOST               the address to listen at; localhost by default, 0.0.0.0 for everyone in the same network
//   CLIENT_IP_HEADER   behind a reverse proxy: the header in which it states the client's address (docs/deploying.md)
//   STATE_DIRECTORY    the folder of rooms, challenges and secrets; systemd sets it. By default .state, and secrets in apps/web

import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { answers, envIn, install, isFree, root, run, since, web, whenTold } from './workspace.mjs'
import { serving } from './server/server.mjs'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? 'localhost'

if (!(await isFree(port, host))) {
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
  process.exit(1)
}
if (!process.argv.includes('--built')) {
  await step('installing', install)
  await step('building', ['turbo', 'run', 'build', '--output-logs=errors-only'])
}
await serve()

/**
 * @param {string} name
 * @param {string[]} command
 */
async function step(name, command) {
  const start = performance.now()
  process.stdout.write(`${name} … `)
  const { ok, output } = await run(command, { cwd: root })
  console.log(ok ? since(start) : 'failed')
  if (ok) return
  console.error(output)
  process.exit(1)
}

async function serve() {
  const { CLIENT_IP_HEADER: clientIpHeader = '', STATE_DIRECTORY } = process.env
  const state = STATE_DIRECTORY && resolve(STATE_DIRECTORY)
  const { command, env } = serving({ port, host, clientIpHeader, ...(state && { state, secrets: state }) })
  const [program, ...args] = command
  const server = spawn(/** @type {string} */ (program), args, {
    cwd: web,
    env: { ...envIn(web), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let alive = true
  server.on('exit', (code) => {
    alive = false
    process.exitCode = code ?? 0
  })
  whenTold(() => server.kill())
  const url = `http://localhost:${port}`
  if (await answers(url, () => alive)) console.log(`\nShamble is open at ${url}   (Ctrl+C closes it)\n`)
}
