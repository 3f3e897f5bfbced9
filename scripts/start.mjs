// npm start: installs, builds and serves the Worker with its Durable Objects on this machine.
//   PORT   where to listen, 8787 unless said
//   HOST   who may come: localhost unless said; 0.0.0.0 for everyone in the same network

import { spawn } from 'node:child_process'
import {
  answers,
  envIn,
  freePorts,
  install,
  isFree,
  newRun,
  root,
  run,
  serving,
  since,
  web,
  whenTold,
  STOP,
  survivors,
} from './workspace.mjs'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? 'localhost'

if (!(await isFree(port, host))) {
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
  process.exit(1)
}
const started = newRun()
process.env.SHAMBLE_RUN = started
await step('installing', install)
await step('building', ['turbo', 'run', 'build', '--output-logs=errors-only'])
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
  const [inspector = 0] = await freePorts(1)
  const [program, ...args] = serving({ port, host, inspector })
  const server = spawn(/** @type {string} */ (program), args, {
    cwd: web,
    env: envIn(web),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let alive = true
  server.on('exit', async (code) => {
    alive = false
    process.exitCode = code ?? 0
    // wrangler may die before its runtime does.
    for (const { pid } of await survivors(started)) process.kill(pid)
  })
  whenTold(() => server.kill(STOP))
  const url = `http://localhost:${port}`
  if (await answers(url, () => alive)) console.log(`\nShamble is open at ${url}   (Ctrl+C closes it)\n`)
}
