// pnpm dev: Vite with hot reload for pages, and a Worker for sockets and data. Stops both together.

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keepSecret } from './secret.mjs'
import { envIn, freePorts, web, whenTold } from './workspace.mjs'

// At other signals wrangler ends without ending its runtime.
const STOP = 'SIGINT'

const [port = 0, inspector = 0] = await freePorts(2)
keepSecret(web)
const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
const quiet = ['--log-level', 'warn', '--show-interactive-dev-session=false']
const worker = ['wrangler', 'dev', 'worker/dev.ts', ...where, ...quiet]

// wrangler requires the folder of the assets, even before the first build.
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
