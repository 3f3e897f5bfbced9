import { entryOf } from '@shamble/catalogue'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
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
const ISLANDS = join(CLIENT, 'islands')
const MANIFEST = join(ISLANDS, 'manifest.json')

/** One module of the pages' scripts, as Vite's manifest lists it. */
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
  links: 'making or opening a link',
  ShareGame: 'opening the panel of links and codes',
  'why-not': 'clicking what cannot be done',
  ResultCard: 'the card of a game that is over',
  Sharing: 'inviting others',
  ReadFile: 'bringing a file of one’s own',
  open: 'opening a room',
  GameMenu: 'opening the menu of a game',
  RoomMenu: 'opening the menu of a room',
  RuleBook: 'opening the rules beside a game',
  sound: 'a local game that is to sound',
  'scene.svelte': 'a hand laid on a scene of a rule book',
  Scores: 'the standings of a game that is over',
  OwnSeats: 'unfolding what one may do with one’s seat',
  Talk: 'somebody else who sits down at the table',
  Phrases: 'somebody else who sits down at the table',
  Vote: 'a crowd that plays a seat',
  Hint: 'asking for a hint',
  Ending: 'a room whose game is over',
  Over: 'a local game that is over',
  refused: 'an address that nothing can be made of',
  allies: 'the room of a challenge',
  packed: 'a link that carries a mission',
  begin: 'playing the mission that one makes',
  measurer: 'letting bots play a mission',
}

// Takes a file of one's own: loaded where the game can be played with one.
const FILE = 'OwnFile'

// Looks after a board too large for a phone: loaded with a board that has a zoom of its own.
const LARGE_BOARD = 'large-board'

// Where bots think, and what bots of a game know: loaded when one sits at the table.
const THINKER = 'thinker'
const OWN_BOTS = 'bots'
const WHY_NOT = 'why-not'
const HINTS = 'hints'

// Rules that its HTML does not name: loaded when the game of a room is over.
const LATER_RULES = /-(rules|words)$/

// Loads the data of a game for what is played: those files its HTML names.
const PART_LOADER = /-data$/

/** The files of script of a page. */
export interface Scripts {
  /** What is loaded when it is opened and played. */
  atOnce: string[]
  /** What a click, or the end of the game, may add to that. */
  onDemand: string[]
}

/**
 * The scripts of a page: those its HTML names, everything they import, and what these load by themselves, such as where bots think.
 * Of the game its HTML names what is loaded at once; there are its reasons beside that, the rules that come later, and its bots, at once
 * when they sit at the table.
 */
export function scriptsOf({ html }: Page, game: string, withBots: boolean): Scripts {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const named = [...html.matchAll(/\/islands\/([\w.-]+?\.js)/g)].map(([, file]) => file!)
  const unknown = named.find((file) => !keys.has(file))
  if (unknown) throw new Error(`The page loads ${unknown}, which is not in the manifest of the build.`)
  const entries = named.map((file) => keys.get(file)!)
  const all = follow(chunks, entries, game, () => true)
  const think = withBots && [...all].some((key) => chunks[key]!.name === THINKER)
  const takesFile = entryOf(game)?.file !== undefined
  const isLarge = existsSync(join(ROOT, 'packages', game, 'board/zoom.ts'))
  const atOnce = follow(chunks, entries, game, (name) => {
    if (name === THINKER || name === OWN_BOTS) return think
    if (name === LARGE_BOARD) return isLarge
    if (LATER_RULES.test(name)) return false
    return name === FILE ? takesFile : !ON_DEMAND[name]
  })
  const files = (keys: Iterable<string>) => [...new Set([...keys].map((key) => chunks[key]!.file))]
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

// What a module loads later; of the games, only this one's bots, reasons, hints and rules.
function laterOf(
  chunks: Record<string, Chunk>,
  { name = '', dynamicImports = [] }: Chunk,
  game: string,
): string[] {
  if (PART_LOADER.test(name)) return []
  return dynamicImports.filter((key) => {
    const [, of] = /\/packages\/([\w-]+)\//.exec(key) ?? []
    const part = chunks[key]!.name ?? ''
    return !of || (of === game && ([OWN_BOTS, WHY_NOT, HINTS].includes(part) || LATER_RULES.test(part)))
  })
}

/** The text of a built script. */
export const builtFile = (file: string): Buffer => readFileSync(join(ISLANDS, file))
