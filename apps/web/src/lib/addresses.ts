/*
 * The addresses of the site: every page by name, with its path as `src/routes` has it. A frame shows a page at the same path behind
 * `/embed`. A test compares the list with the folders.
 */

const PAGES = {
  home: '/',
  play: '/play/[game]',
  replay: '/replay/[game]/[log]',
  compare: '/compare/[game]',
  learn: '/learn/[game]',
  rules: '/rules/[game]',
  changes: '/rules/[game]/changes',
  campaign: '/campaign/[game]',
  // Before the missions of a game, whose path it would match as well.
  editor: '/missions/new',
  missions: '/missions/[game]',
  dailies: '/daily',
  daily: '/daily/[game]',
  challenge: '/s/[code]',
  verify: '/s/[code]/verify',
  join: '/r',
  room: '/r/[code]',
  tables: '/tables',
  exercise: '/exercise/[game]/[log]',
  exercises: '/exercises',
  puzzles: '/puzzle',
  // Before the numbered ones, whose path it would match as well.
  puzzleOwn: '/puzzle/[game]/own',
  puzzle: '/puzzle/[game]/[n]',
  review: '/review',
  credits: '/credits',
  // The last two are only in frames.
  scene: '/scene/[game]/[scene]',
  puzzleToday: '/puzzle/today',
} as const

const FRAME = '/embed'

export type Page = keyof typeof PAGES

type Name<Path> = Path extends `${string}[${infer Own}]${infer Rest}` ? Own | Name<Rest> : never
type Values<Path> = Path extends `${string}]${infer Rest}` ? [string, ...Values<Rest>] : []

/** The parameters of a page, by name. */
export type Params<P extends Page> = Record<Name<(typeof PAGES)[P]>, string>

/** The page at an address, with its parameters, and whether it is in a frame. */
export type Found = { [P in Page]: { page: P; params: Params<P>; framed: boolean } }[Page]

/** The path of each page, from its parameters in their order. */
export const paths = Object.fromEntries(
  Object.entries(PAGES).map(([page, path]) => [
    page,
    (...values: string[]) => path.replace(/\[\w+\]/g, () => encodeURIComponent(values.shift()!)),
  ]),
) as { [P in Page]: (...values: Values<(typeof PAGES)[P]>) => string }

/** A run to compare: the log of its replay link, and who played it. */
export interface NamedRun {
  log: string
  by: string
}

/** The address that compares two runs; with one, it asks for the other. */
export const compareAddress = (game: string, a: NamedRun, b?: NamedRun): string => {
  const asked = { a: a.log, by: a.by, b: b?.log ?? '', against: b?.by ?? '' }
  return `${paths.compare(game)}?${new URLSearchParams(Object.entries(asked).filter(([, text]) => text))}`
}

/** The path of a page as a frame shows it; a query and a fragment may follow. */
export const framePath = (path: string): string => FRAME + path

/** The path without the frame. */
export const unframed = (path: string): string =>
  path.startsWith(`${FRAME}/`) ? path.slice(FRAME.length) : path

/** The address of the picture of a page, `width` pixels wide, else as large as previews want it. */
export function pictureAddress(page: string, width?: number): string {
  const [path, query] = page.split('?')
  return `/og${width ? `/${width}` : ''}${path}.png${query ? `?${query}` : ''}`
}

/** The path of the page that a picture shows, and the width, if it is named; null when a path is no picture's. */
export function picturedAt(pathname: string): { path: string; width: number | null } | null {
  const [, width, path] = /^\/og(?:\/(\d+))?(\/.+)\.png$/.exec(pathname) ?? []
  return path ? { path, width: width ? Number(width) : null } : null
}

/** The path of a page that was found, without its frame. */
export const pathOf = ({ page, params }: Found): string =>
  (paths[page] as (...values: string[]) => string)(...Object.values(params))

/** The one spelling of the path of a page that was found, frame included. */
export const canonicalPath = (found: Found): string =>
  found.framed ? framePath(pathOf(found)) : pathOf(found)

/** The page at a path, whatever its spelling; null when there is none. */
export function pageAt(pathname: string): Found | null {
  const parts = partsOf(pathname)
  const framed = isFramed(pathname)
  if (framed) parts.splice(1, 1)
  for (const [page, path] of Object.entries(PAGES)) {
    const params = paramsIn(path.split('/'), parts)
    if (params) return { page, params, framed } as Found
  }
  return null
}

/** What a load function is given. */
export interface Asked<P extends Page> {
  params: Params<P>
  url: URL
}

/** The same in the browser, for the page that is open. */
export function askedHere<P extends Page>(): Asked<P> {
  return { params: pageAt(location.pathname)!.params as Params<P>, url: new URL(location.href) }
}

/** Whether a path, or else this page, is one that others may frame: nothing is kept there. */
export const isFramed = (pathname = location.pathname): boolean => partsOf(pathname)[1] === FRAME.slice(1)

/** Whether this page is in a sandboxed frame, without an origin: it may start no worker and open no page. */
export const isSandboxed = (): boolean => globalThis.origin === 'null'

const LIVE: ReadonlySet<Page> = new Set<Page>([
  'dailies',
  'daily',
  'challenge',
  'verify',
  'join',
  'room',
  'tables',
  'puzzles',
  'puzzle',
])

/** Whether an address is nothing without the server: rooms, challenges, frames, and what is no page. */
export function isLive(pathname: string): boolean {
  const found = pageAt(pathname)
  return found ? found.framed || LIVE.has(found.page) : /^\/(api|ws|embed|oembed|og)\//.test(`${pathname}/`)
}

// The parts of a path, decoded; none when it cannot be.
function partsOf(pathname: string): string[] {
  try {
    return pathname
      .replace(/(.)\/$/, '$1')
      .split('/')
      .map(decodeURIComponent)
  } catch {
    return []
  }
}

function paramsIn(path: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (path.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [n, name] of path.entries()) {
    const part = parts[n]!
    if (name.startsWith('[') && part) params[name.slice(1, -1)] = part
    else if (name !== part) return null
  }
  return params
}
