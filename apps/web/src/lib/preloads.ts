import { building } from '$app/environment'

/*
 * The scripts of a live page import one another five deep. A browser that is told of all of them at once fetches them
 * side by side, while it still reads the page. The build writes the list (vite.config.ts).
 */

/** What is to be loaded by an island, by a game, and by a game on a page with room for its mats. */
export interface Preloads {
  islands: Record<string, string[]>
  games: Record<string, string[]>
  mats: Record<string, string[]>
}

const LIST = '/_app/preloads.json'
/** Islands in small frames. */
const BARE = /^(embed-|scene$)/
const ISLAND = /\/_app\/islands\/([\w-]+)\.js/

let list: Promise<Preloads | null> | undefined

/** Reads the list of the build, once. Null where there is none: while developing, and for pages made by the build itself. */
export function preloads(platform: App.Platform | undefined, origin: string): Promise<Preloads | null> {
  const assets = building ? undefined : platform?.env?.ASSETS
  if (!assets) return Promise.resolve(null)
  return (list ??= assets
    .fetch(origin + LIST)
    .then((found) => (found.ok ? (found.json() as Promise<Preloads>) : null))
    .catch(() => null))
}

/** The head of a page with everything named that its island and its game will load. */
export function preloading(html: string, lists: Preloads, game: string | undefined): string {
  const island = ISLAND.exec(html)?.[1]
  if (!island) return html
  const ofGame = game ? [lists.games, ...(BARE.test(island) ? [] : [lists.mats])] : []
  const files = new Set([...(lists.islands[island] ?? []), ...ofGame.flatMap((list) => list[game!] ?? [])])
  const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`)
  return html.replace('</head>', `${links.join('')}</head>`)
}
