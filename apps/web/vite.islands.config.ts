import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { BUILT_FOR } from './browsers.ts'
import { PARTS } from './src/lib/island/parts.ts'

/*
 * The scripts of the pages, built as Vite's guide for backend integration has it: one entry for each `island.ts` and each part of a
 * game, and a manifest from which `src/lib/island/scripts.ts` takes what a page loads. SvelteKit makes the pages and their styles.
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const MANIFEST = 'manifest.json'
const games = globSync('*/board', { cwd: packages }).map((board) => board.split('/')[0]!)

const islands = globSync('src/routes/**/*island.ts', { cwd: root }).map((file) => [nameOf(file), file])
const parts = games.flatMap((game) =>
  Object.entries(PARTS)
    .map(([part, file]) => [`${game}-${part}`, `${packages}/${game}/${file}`] as const)
    .filter(([, file]) => existsSync(file)),
)

export default defineConfig({
  root,
  base: '/islands/',
  publicDir: false,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), relativeManifest()],
  resolve: { alias: { $lib: `${root}src/lib` } },
  json: { namedExports: false },
  build: {
    outDir: 'static/islands',
    assetsDir: '',
    emptyOutDir: true,
    manifest: MANIFEST,
    target: BUILT_FOR,
    // A page names in its head what it loads at once.
    modulePreload: false,
    rolldownOptions: {
      // Importing these does nothing, which Svelte's package does not say. Flags, set by an import, are in another folder.
      treeshake: {
        moduleSideEffects: [{ test: /\/svelte\/src\/internal\/(client|shared)\//, sideEffects: false }],
      },
      input: Object.fromEntries([...islands, ...parts]),
      output: {
        codeSplitting: {
          // A module joins the first group that matches it, without its imports.
          includeDependenciesRecursively: false,
          groups: [
            { name: partOf, test: (id) => gameOf(id) !== null },
            // Pages that only show a game do without what plays it.
            { name: 'playing', test: /@noble|\/engine\/src\/(play|referee|chance|carried|sides)\.ts/ },
            {
              // With what Web Workers need too: they load no page.
              name: 'engine',
              test: /\/lib\/(addresses|play\/person)\.ts|\/packages\/(catalogue|[\w-]+\/(entry|server)\.ts|engine\/src\/(boards\/memo|bots\/names|(?!exact)[\w-]+)\.ts)|preload-helper/,
              minShareCount: 15,
            },
            {
              name: 'island',
              // Forms come with the panels that have them.
              test: /\/(node_modules\/(?!.*(@noble|@sveltejs|bindings\/(input|select)))|lib\/(island\/|remembered))/,
              minShareCount: 12,
            },
            {
              name: 'local',
              test: /\/(lib\/play\/(local\.svelte|game-in-page)|engine\/src\/timeline)/,
              minShareCount: 2,
            },
            { name: 'shell', test: /\/lib\/(shell|games|sound\/sound)/, minShareCount: 12 },
            {
              name: 'bots',
              test: /\/(engine\/src\/(advice|exact|bots\/(?!names|hint))|lib\/play\/(minds|thinking)|catalogue\/src\/advised)/,
              minShareCount: 1,
            },
          ],
        },
      },
    },
  },
})

/** The manifest is public: it names modules of other packages relative to this folder, not by their place on this machine. */
function relativeManifest(): Plugin {
  return {
    name: 'relative-manifest',
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

type Build = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type PartName = keyof typeof PARTS

// A module of a game joins the first of these whose parts import it. The bundler splits the rest by the pages that load it.
const bundlesOf = (game: string): Readonly<Record<string, readonly PartName[]>> => ({
  shown: ['box', 'words', 'board', 'mats'],
  rules: [existsSync(`${packages}/${game}/${PARTS.chapters}`) ? 'chapters' : 'rules'],
})
// Boards import these for the server only, which draws what never changes.
const SERVER_DRAWN = /\/board\/(ground|world)\.ts$/

function partOf(id: string, build: Build): string | null {
  const game = gameOf(id)!
  const bundle = Object.entries(bundlesOf(game)).find(([, names]) => importedBy(game, names, build).has(id))
  return bundle ? `${game}-${bundle[0]}` : null
}

// By game and parts.
const walked = new Map<string, Set<string>>()

/** The modules that these parts of a game import, directly or not. */
function importedBy(game: string, names: readonly PartName[], build: Build): Set<string> {
  const key = `${game} ${names.join()}`
  const known = walked.get(key)
  if (known) return known
  const found = new Set<string>()
  walked.set(key, found)
  const waiting = names.map((name) => `${packages}/${game}/${PARTS[name]}`)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next) || SERVER_DRAWN.test(next)) continue
    found.add(next)
    waiting.push(...(build.getModuleInfo(next)?.importedIds ?? []))
  }
  return found
}
