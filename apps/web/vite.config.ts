import { sveltekit } from '@sveltejs/kit/vite'
import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import type { Preloads } from './src/lib/preloads.ts'

// `pnpm dev` runs the Worker beside Vite and says where: live rooms need the real one.
const worker = process.env.SHAMBLE_WORKER ?? 'http://127.0.0.1:8788'

const NEVER_RUN =
  /kit\/src\/runtime\/client\/(entry|client)\.js$|svelte\/src\/server\/index\.js$|generated\/root\.js$/
const UNUSED =
  'export const start = () => {}, load_css = start, get_navigation_intent = start, render = start, stores = {}; export default start'

const packages = new URL('../../packages/', import.meta.url)
const games = readdirSync(packages).filter((name) => existsSync(new URL(`${name}/board`, packages)))
/** A module of a game's rules and words, or of its board. Its bots, its reasons and its mats are loaded when they are wanted. */
const GAME_PART = new RegExp(
  `packages/(${games.join('|')})/(src(?!/(bot|why-not)\\.ts)|board(?!/(picture|[sS]heets)))/`,
)

/** Builds the scripts of the islands, each under a name the pages know without having seen the build. */
const islands: Plugin = {
  name: 'islands',
  apply: 'build',
  // SvelteKit's own client is built but never used: without it Svelte itself is smaller, as nothing else asks for the rest of it.
  load(id) {
    if (this.environment.name !== 'client') return null
    return NEVER_RUN.test(id) ? UNUSED : null
  },
  buildStart() {
    if (this.environment.name !== 'client') return
    for (const file of readdirSync(new URL('src/islands', import.meta.url))) {
      this.emitFile({
        type: 'chunk',
        id: `src/islands/${file}`,
        fileName: `_app/islands/${file.replace('.ts', '.js')}`,
      })
    }
  },
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const source = JSON.stringify(preloadsIn(Object.values(bundle).filter((file) => file.type === 'chunk')))
    this.emitFile({ type: 'asset', fileName: '_app/preloads.json', source })
  },
}

/** What a page must load before it is live, by island and by game, so that it can be fetched all at once. */
function preloadsIn(chunks: Rolldown.OutputChunk[]) {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const lists: Preloads = { islands: {}, games: {}, mats: {} }
  for (const chunk of chunks) {
    const [, island] = /^_app\/islands\/(.+)\.js$/.exec(chunk.fileName) ?? []
    if (island) lists.islands[island] = allOf([chunk.fileName]).slice(1)
    const facade = chunk.facadeModuleId ?? ''
    const [, game, mats] =
      /\/packages\/([\w-]+)\/(?:src\/(?:index|words)|board\/(?:index|(mats)))\.ts$/.exec(facade) ?? []
    if (game) add(lists[mats ? 'mats' : 'games'], game, allOf([chunk.fileName]))
  }
  return lists

  function add(list: Record<string, string[]>, game: string, found: string[]) {
    list[game] = [...new Set([...(list[game] ?? []), ...found])]
  }

  function allOf(found: string[]): string[] {
    for (const file of found)
      found.push(...(files.get(file)?.imports ?? []).filter((other) => !found.includes(other)))
    return found
  }
}

export default defineConfig({
  plugins: [sveltekit(), islands],
  // Our packages are consumed from their sources.
  ssr: { noExternal: [/^@shamble\//] },
  build: {
    // Both themes in one set of tokens: browsers that know `light-dark`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What every game and every bot needs comes in one piece.
        codeSplitting: {
          groups: [
            // So does what every page with an island needs, and every game on the screen.
            {
              name: 'page',
              test: /kit\/src\/exports\/(index|internal\/index)\.js|svelte\/src\/(internal\/disclose|version)|src\/lib\/(island|wrong|titles)\.ts/,
            },
            {
              name: 'play',
              test: /src\/lib\/play\/(Play|Frame|Moves|Chairs|Story|motion-queue|groups|roving|source|motion|links|scenery)[.\w-]*$/,
            },
            {
              name: 'base',
              test: /packages\/(engine\/src\/(?!link|scene|picture)[\w-]+\.ts|catalogue)|@noble\/|vite\/preload-helper|play\/strengths\.ts/,
            },
            // Rules and words of a game are always wanted together; its board is not, where bots think.
            {
              name: (id) => GAME_PART.exec(id)!.slice(1).join('-'),
              test: GAME_PART,
            },
          ],
        },
      },
    },
    modulePreload: {
      // Scripts loaded on demand are loaded by workers too, where there is no page to preload into; styles never are.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  server: {
    proxy: {
      '/ws': { target: worker, ws: true },
      '/api': { target: worker },
    },
  },
})
