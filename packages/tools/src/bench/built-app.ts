import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { entryOf } from '@shamble/catalogue'
import { ROOT } from '../games.ts'
import { onlyToLookAt } from './rooms.ts'

/*
 * The built app: what a page consists of, found by asking its server for the page and following the
 * modules from there. Nothing is guessed from the sources.
 */

// `SHAMBLE_BUILD` names another build.
const OUTPUT = env.SHAMBLE_BUILD ?? join(ROOT, 'apps/web/.svelte-kit/output')
/** The folder of what is sent as it is. */
export const CLIENT = join(OUTPUT, 'client')
const MANIFEST = join(CLIENT, '.vite/manifest.json')

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

// What only a click loads, or the end of a game, by the name of its module.
const ON_DEMAND: Readonly<Record<string, string>> = {
  'link-engine': 'making or opening a link',
  ShareGame: 'opening the panel of links and codes',
  'why-not': 'clicking what cannot be done',
  ResultCard: 'the card of a game that is over',
  Sharing: 'inviting others',
  open: 'opening a room',
}

// Where bots think, and a bot of a game's own: loaded wherever there is a chair for one.
const THINKER = 'thinker'
const OWN_BOT = 'bot'
// What lies in front of the players: loaded by pages that are not a small frame.
const MATS = 'mats'
const FRAME = /_app\/islands\/(embed-|scene)/

/** The files of script of a page. */
export interface Scripts {
  /** What is loaded when it is opened and played. */
  atOnce: string[]
  /** What a click, or the end of the game, may add to that. */
  onDemand: string[]
}

/**
 * The scripts of a page: those its HTML names, everything they import, what these load by themselves (where
 * bots think), and, when the page loads games, the rules, the words and the board of this one.
 */
export function scriptsOf({ html }: Page, game: string): Scripts {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const named = [...html.matchAll(/_app\/[\w./-]+?\.js/g)].map(([file]) => file)
  const unknown = named.find((file) => !keys.has(file))
  if (unknown) throw new Error(`The page loads ${unknown}, which is not in the manifest of the build.`)
  const entries = named.map((file) => keys.get(file)!)
  const all = follow(chunks, entries, game, () => true)
  const think = entryOf(game)?.seats !== '1' && [...all].some((key) => chunks[key]!.name === THINKER)
  const atOnce = follow(chunks, entries, game, (name) => {
    if (name === THINKER || name === OWN_BOT) return think
    return name === MATS ? !FRAME.test(html) : !ON_DEMAND[name]
  })
  const files = (keys: Iterable<string>) => [...keys].map((key) => chunks[key]!.file)
  return { atOnce: files(atOnce), onDemand: files([...all].filter((key) => !atOnce.has(key))) }
}

// Everything that is loaded from some modules on.
function follow(
  chunks: Record<string, Chunk>,
  from: readonly string[],
  game: string,
  wanted: (name: string) => boolean,
): Set<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue
    found.add(key)
    const chunk = chunks[key]!
    const later = laterOf(chunks, chunk, game)
    waiting.push(...(chunk.imports ?? []), ...later.filter((key) => wanted(chunks[key]!.name ?? '')))
  }
  return found
}

// What a module loads later: of the catalogue only this game.
function laterOf(
  chunks: Record<string, Chunk>,
  { file, dynamicImports = [] }: Chunk,
  game: string,
): string[] {
  const own = dynamicImports.filter((key) => chunks[key]!.name !== 'error-template')
  const text = own.length > 0 ? readFileSync(join(CLIENT, file), 'utf8') : ''
  if (!/\brulebook:/.test(text)) return own
  const files = filesInCatalogue(text, game)
  return own.filter((key) => files.includes(chunks[key]!.file.split('/').at(-1)!))
}

// `id: 'zombie-wars', …, rules: () => … import('./X.js')`, after minification.
function filesInCatalogue(text: string, game: string): string[] {
  const [, entry = ''] = text.split(new RegExp(`id:[\`'"]${game}[\`'"]`))
  const own = entry.split(/id:[`'"]/)[0]!
  const files = [
    ...own.matchAll(/(rules|words|whyNot|board|mats|load):\(\)=>.*?import\([`'"]\.\/([\w-]+\.js)[`'"]\)/g),
  ]
  if (files.filter(([, key]) => ['rules', 'words', 'board'].includes(key!)).length !== 3)
    throw new Error(`The rules, words and board of ${game} are not found in the built catalogue.`)
  return files.map(([, , file]) => file!)
}

/** The text of a built file. */
export const builtFile = (file: string): Buffer => readFileSync(join(CLIENT, file))
