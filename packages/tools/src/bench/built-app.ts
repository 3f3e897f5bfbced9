import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../games.ts'
import { onlyToLookAt } from './rooms.ts'

/* The built app, asked for pages without a network. */

// `SHAMBLE_BUILD` names another build.
const OUTPUT = env.SHAMBLE_BUILD ?? join(ROOT, 'apps/web/.svelte-kit/output')
/** The folder of what is sent as it is. */
export const CLIENT = join(OUTPUT, 'client')

/** A page as the server gives it. */
export interface Page {
  status: number
  html: string
}

/** Whether there is a build to measure. */
export const isBuilt = (): boolean => existsSync(CLIENT)

/** Asks the built server for a page. */
export async function pageAt(address: string): Promise<Page> {
  const response = await answerAt(address)
  return { status: response.status, html: await response.text() }
}

/** Asks the built server for anything. */
export async function answerAt(address: string): Promise<Response> {
  server ??= start()
  const request = new Request(`http://localhost${address}`)
  return (await server).respond(request, {
    getClientAddress: () => '127.0.0.1',
    platform: { env: { ...(await onlyToLookAt()), ASSETS } },
  })
}

// What the platform lends the pages: the files beside them.
const ASSETS = {
  fetch: (address: string) => {
    const file = join(CLIENT, new URL(address).pathname)
    return Promise.resolve(
      existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 }),
    )
  },
}

interface Server {
  respond: (request: Request, options: object) => Promise<Response>
}

let server: Promise<Server> | undefined
async function start(): Promise<Server> {
  const { Server } = await load('server/index.js')
  const { manifest } = await load('server/manifest-full.js')
  const started = new Server(manifest)
  await started.init({ env: {} })
  return started
}

const load = (file: string) => import(pathToFileURL(join(OUTPUT, file)).href) as Promise<any>
