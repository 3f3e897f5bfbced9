// pnpm dev: the pages from Vite with hot reload, sockets and data from the Worker beside it. Stops both together.

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keepSecret } from './secret.mjs'
import { envIn, freePorts, web, whenTold } from './workspace.mjs'

// At any other signal wrangler ends without its runtime.
const STOP = 'SIGINT'

const [port = 0, inspector = 0] = await freePorts(2)
keepSecret(web)
const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
const quiet = ['--log-level', 'warn', '--show-interactive-dev-session=false']
const worker = ['wrangler', 'dev', 'worker/dev.ts', ...where, ...quiet]

// wrangler wants the folder of the assets, also when the app has never been built.
mkdirSync(join(web, '.svelte-kit/cloudflare'), { recursive: true })

const vite = ['vite', 'dev', ...process.argv.slice(2)]
const children = [worker, vite].map(([program, ...args]) =>
  spawn(/** @type {string} */ (program), args, {
    cwd: web,
    env: { ...envIn(web), SHAMBLE_WORKER: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)
const stop = () => children.forEach((child) => child.kill(STOP))
children.forEach((child) => child.on('exit', stop))
whenTold(stop)
