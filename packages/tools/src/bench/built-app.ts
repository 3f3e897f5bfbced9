import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../games.ts'

/*
 * The built app: what a page consists of, found by asking its server for the page and following the
 * modules from there. Nothing is guessed from the sources.
 */

// `SHAMBLE_BUILD` names another build.
const OUTPUT = env.SHAMBLE_BUILD ?? join(ROOT, 'apps/web/.svelte-kit/output')
const CLIENT = join(OUTPUT, 'client')
const MANIFEST = join(CLIENT, '.vite/manifest.json')
const NODE = /client-optimized\/nodes\/\d+\.js$/

/** One module of the build, as Vite lists it. */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

/** A page as the server gives it. */
export interface Page {
  status: number
  html: string
}

/** Whether there is a build to measure. */
export const isBuilt = (): boolean => existsSync(MANIFEST)

/** Asks the built server for a page. */
export async function pageAt(address: string): Promise<Page> {
  const { Server } = await load('server/index.js')
  const { manifest } = await load('server/manifest-full.js')
  const server = new Server(manifest)
  await server.init({ env: {} })
  const request = new Request(`http://localhost${address}`)
  const response: Response = await server.respond(request, {
    getClientAddress: () => '127.0.0.1',
    platform: {},
  })
  return { status: response.status, html: await response.text() }
}

const load = (file: string) => import(pathToFileURL(join(OUTPUT, file)).href) as Promise<any>

/**
 * The files of script that a page loads when it is opened and played: the app and the page's own nodes,
 * everything they import, what these load later (where bots think), and, when the page loads games, the
 * rules, the words and the board of this one.
 */
export function scriptsOf({ html }: Page, game: string): string[] {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const keyOf = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const entries = [...html.matchAll(/_app\/immutable\/[\w./-]+?\.js/g)].map(([file]) => keyOf.get(file)!)
  if (entries.length === 0) return []
  const nodes = JSON.parse(`[${/node_ids: \[([\d, ]*)\]/.exec(html)?.[1] ?? ''}]`) as number[]
  const nodeKeys = nodes.map((n) => Object.keys(chunks).find((key) => key.endsWith(`/nodes/${n}.js`))!)
  const found = new Set<string>()
  for (const key of [...entries, ...nodeKeys]) follow(chunks, key, found, game)
  return [...found].map((key) => chunks[key]!.file)
}

function follow(chunks: Record<string, Chunk>, key: string, found: Set<string>, game: string): void {
  const chunk = chunks[key]
  if (!chunk) throw new Error(`The build has no module ${key}.`)
  if (found.has(key)) return
  found.add(key)
  for (const next of chunk.imports ?? []) follow(chunks, next, found, game)
  for (const next of laterOf(chunks, chunk, game)) follow(chunks, next, found, game)
}

// What a module loads later. The app's list of pages is not followed, and of the catalogue only this game.
function laterOf(
  chunks: Record<string, Chunk>,
  { file, dynamicImports = [] }: Chunk,
  game: string,
): string[] {
  const own = dynamicImports.filter((key) => !NODE.test(key) && chunks[key]!.name !== 'error-template')
  const text = own.length > 0 ? readFileSync(join(CLIENT, file), 'utf8') : ''
  if (!/\brulebook:/.test(text)) return own
  const files = filesInCatalogue(text, game)
  return own.filter((key) => files.includes(chunks[key]!.file.split('/').at(-1)!))
}

// `id: 'zombie-wars', …, rules: () => … import('./X.js')`, after minification.
function filesInCatalogue(text: string, game: string): string[] {
  const [, entry = ''] = text.split(new RegExp(`id:[\`'"]${game}[\`'"]`))
  const own = entry.split(/id:[`'"]/)[0]!
  const files = [...own.matchAll(/(rules|words|board):\(\)=>.*?import\([`'"]\.\/([\w-]+\.js)[`'"]\)/g)]
  if (files.length !== 3)
    throw new Error(`The rules, words and board of ${game} are not found in the built catalogue.`)
  return files.map(([, , file]) => file!)
}

/** The text of a built file. */
export const builtFile = (file: string): Buffer => readFileSync(join(CLIENT, file))
