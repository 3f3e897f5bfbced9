import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { STYLES_FOR } from './browsers.ts'
import { PARTS } from './src/lib/island/parts.ts'

/*
 * The scripts of the pages, built as Vite's guide for backend integration has it: one entry for each `island.ts` and for each part of
 * a game, and a manifest from which `src/lib/island/scripts.ts` takes what a page loads. SvelteKit makes the pages
 * and their styles; what is made here lies among its static files.
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const MANIFEST = 'manifest.json'
// A game is a package with a board.
const games = globSync('*/board', { cwd: packages }).map((board) => board.split('/')[0]!)

const islands = globSync('src/routes/**/*island.ts', { cwd: root }).map((file) => [nameOf(file), file])
// What a page loads that is sent what it shows.
const SHOWING = ['box', 'words', 'board', 'mats'] as const
// What draws something of a game on pages that have no board.
const WITHOUT_BOARD = ['campaign', 'missions', 'editor'] as const
const parts = games.flatMap((game) =>
  Object.entries(PARTS)
    .map(([part, file]) => [`${game}-${part}`, `${packages}/${game}/${file}`] as const)
    .filter(([, file]) => existsSync(file)),
)

// What never changes on a board, and is drawn by the server.
const GROUND = /\/board\/(world|ground)\.ts$/
// Of the rules of a game: its bots and what they steer by, its reasons, its hints, what reads a file of somebody's own, and parts that not every game
// needs, are loaded when they are wanted.
const LATER = [
  /\/src\/bot\//,
  /\/(bots?|policy|score|worth|weights|why-not|hints|file|missions\/all)\.ts$/,
  GROUND,
  // What shows perks, where somebody has one.
  /\/board\/perks\//,
  /\.json$/,
]

export default defineConfig({
  root,
  base: '/islands/',
  publicDir: false,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), fromHere()],
  resolve: { alias: { $lib: `${root}src/lib` } },
  json: { namedExports: false },
  build: {
    outDir: 'static/islands',
    assetsDir: '',
    emptyOutDir: true,
    manifest: MANIFEST,
    cssTarget: STYLES_FOR,
    // Two minifiers, one after the other: together they save more than a kilobyte a page beside either of them alone.
    minify: 'terser',
    terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
    modulePreload: {
      polyfill: false,
      // A page names in its head what it loads at once. What is loaded later brings its styles; workers have no page to preload into.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: Object.fromEntries([...islands, ...parts]),
      output: {
        minify: true,
        codeSplitting: {
          groups: [
            // The data of a game, file by file: a page loads what is played.
            { name: (id: string) => basename(id, '.json'), debugName: 'data', test: /\/packages\/.*\.json$/ },
            // What most scripts need of the engine, also where there is no page: bots think in a worker.
            {
              name: 'engine',
              test: /\/packages\/(catalogue|engine\/src\/(?!boards|(index|play|replay|referee|chance|carried|sequel|sides)\.ts))/,
              minShareCount: 14,
            },
            // Plays a game by its rules: not where one is only shown.
            {
              name: 'playing',
              test: /\/(@noble|engine\/src\/(play|referee|chance|carried|sides|base64url)\.ts)/,
              minShareCount: 2,
            },
            // What every island begins with.
            { name: 'island', test: /\/(node_modules|src\/lib\/(island\/|remembered))/, minShareCount: 14 },
            // A game on the screen.
            { name: 'shell', test: /\/(src\/lib\/(shell\/|games)|engine\/svelte\/)/ },
            // A group takes along what its files import. These are kept out of the larger ones, for pages that need no more.
            { name: 'opened', test: /\/src\/lib\/opened/ },
            { name: 'kept', test: /\/src\/lib\/play\/(kept|person)/ },
            { name: 'strengths', test: /\/src\/lib\/play\/strengths/ },
            { name: 'ending', test: /\/src\/lib\/(challenge\/Ending|share\/links)/ },
            { name: 'address', test: /\/src\/lib\/(setup|seeds)/ },
            // Of a room's page what results and menus need as well: who one is, and how something is chosen.
            {
              name: 'name',
              test: /\/(src\/lib\/(room\/(name|mark|seat)|play\/(chosen|settings))|room\/src\/(tokens|limits)\.ts)/,
            },
            { name: 'sound', test: /\/src\/lib\/room\/sound/ },
            // With all that a page has room for; one of this browser's own; in a room; in a frame.
            { name: 'full', test: /\/src\/lib\/full\/(?!RuleBook)/ },
            { name: 'local', test: /\/src\/lib\/play\/(local|game-in-page)/ },
            { name: 'rooms', test: /\/src\/lib\/room\/(Room\.svelte|load)/ },
            { name: 'framed', test: /\/src\/lib\/embed\/(Framed|Onward)\.svelte/ },
            // Bots are wanted as a whole, wherever they think.
            {
              name: 'bots',
              test: /\/(engine\/src\/bots\/(?!hint|names|searcher)|lib\/play\/minds)/,
              minShareCount: 2,
            },
            // Of a game what is wanted wherever it is shown; its rules, where it is played; its board, and of that what more than one other
            // part needs. What only the pages of missions need is none of that.
            // Each of these takes along what is left of its imports, so they come in this order.
            {
              name: (id: string, build: Build) => shownOf(id, importsIn(build)),
              debugName: 'shown',
              test: (id: string) => rulesOf(id) !== null,
            },
            // What a mission is: whoever makes one needs no more.
            { name: missionsOf, debugName: 'missions', test: (id) => missionsOf(id) !== null },
            { name: rulesOf, debugName: 'rules', test: (id) => rulesOf(id) !== null },
            ...[piecesOf, groundOf, drawnOf].map((nameOf) => ({
              name: (id: string, build: Build) => nameOf(id, importsIn(build)),
              debugName: 'drawn',
              test: (id: string) => gameOf(id) !== null && id.includes('/board/'),
            })),
            {
              name: gameOf,
              debugName: 'game',
              test: (id) => gameOf(id) !== null && !id.includes('/editor/') && !isLater(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})

/** The manifest is public: what Vite names in it by its place on this machine, it names from here, as everything else. */
function fromHere(): Plugin {
  return {
    name: 'manifest-from-here',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle[MANIFEST]
        if (manifest?.type !== 'asset') throw new Error(`The build makes no ${MANIFEST}.`)
        manifest.source = String(manifest.source).replaceAll(`"${packages}/`, '"../../packages/')
      },
    },
  }
}

/** `src/routes/embed/play/[game]/island.ts` is called `embed-play`; the script of the page at the root, `home`. */
function nameOf(file: string): string {
  const folders = file.split('/').slice(2)
  const names = folders.map((part) => part.replace(/^\[.*|[()]|-?island\.ts$/g, ''))
  return names.filter(Boolean).join('-')
}

function gameOf(file: string): string | null {
  return games.find((game) => file.startsWith(`${packages}/${game}/`)) ?? null
}

type ImportedBy = (file: string) => readonly string[]
type Build = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

const importsIn =
  (build: Build): ImportedBy =>
  (file) =>
    build.getModuleInfo(file)?.importedIds ?? []

// What some parts of a game import, by game and parts.
const reached = new Map<string, Set<string>>()

function reachedFrom(
  game: string,
  parts: readonly (keyof typeof PARTS)[],
  importedBy: ImportedBy,
): Set<string> {
  const key = `${game} ${parts.join()}`
  let files = reached.get(key)
  if (files) return files
  reached.set(key, (files = new Set()))
  const waiting = parts.map((part) => `${packages}/${game}/${PARTS[part]}`)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (files.has(next)) continue
    files.add(next)
    waiting.push(...importedBy(next))
  }
  return files
}

// What shows a game.
function shownOf(file: string, importedBy: ImportedBy): string | null {
  const game = gameOf(file)!
  return reachedFrom(game, SHOWING, importedBy).has(file) ? `${game}-shown` : null
}

// What a page without a board draws with as well.
function piecesOf(file: string, importedBy: ImportedBy): string | null {
  const game = gameOf(file)!
  const isPiece = !GROUND.test(file) && drawnOf(file, importedBy) !== null
  return isPiece && reachedFrom(game, WITHOUT_BOARD, importedBy).has(file) ? `${game}-pieces` : null
}

// What never changes on a board: in a group of its own, or the board would take it along.
function groundOf(file: string): string | null {
  return GROUND.test(file) ? `${gameOf(file)}-ground` : null
}

// The board, which is there wherever its mats are.
function drawnOf(file: string, importedBy: ImportedBy): string | null {
  const game = gameOf(file)!
  return reachedFrom(game, ['board'], importedBy).has(file) ? `${game}-drawn` : null
}

// With what lies on its table and how that is numbered. Not what reads a file, which is loaded when one is brought.
function missionsOf(file: string): string | null {
  const game = gameOf(file)
  const isOne = /\/src\/(missions\/(?!(file|all|objectives)\.ts)|data\/(?!director)|table\.ts)/.test(file)
  const isThere = game && existsSync(`${packages}/${game}/src/missions`)
  return isThere && isOne && !isLater(file) ? `${game}-missions` : null
}

const isLater = (file: string): boolean => gameOf(file) !== null && LATER.some((later) => later.test(file))

function rulesOf(file: string): string | null {
  const game = gameOf(file)
  return game && file.startsWith(`${packages}/${game}/src/`) && !isLater(file) ? game : null
}
