// pnpm dev: the pages from Vite with hot reload, sockets and data from the Worker beside it. Stops both together.

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { envIn, freePorts, serving, web, whenTold, STOP } from './workspace.mjs'

const [port = 0, inspector = 0] = await freePorts(2)
const worker = serving({ port, inspector, host: '127.0.0.1', main: 'worker/dev.ts' })

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
