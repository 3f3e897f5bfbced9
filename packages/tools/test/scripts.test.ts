import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { command } from './command.ts'

/*
 * A build in small, with everything the bench follows: islands, what they import, bots that are loaded later, a link
 * that is made at a click, and a catalogue of two games.
 */

const build = mkdtempSync(join(tmpdir(), 'shamble-build-'))
afterAll(() => rmSync(build, { recursive: true }))

const ofGames = ['catan-zombies', 'zombie-wars'].flatMap((game) =>
  ['index', 'words', 'board', 'rulebook', 'bots', 'why-not'].map((part) => [game, part] as const),
)
const texts: Record<string, string> = {
  'play.js': 'the island',
  'shell.js': 'the shell, and some more of it',
  'thinker.js': 'where bots think',
  'links.js': 'links, at a click',
  'large-board.js': 'what a board too large for a phone needs',
  'catalogue.js': 'the list of the games',
  'scene.js': 'the island of a scene in a frame',
  ...Object.fromEntries(ofGames.map(([game, part]) => [`${game}-${part}.js`, `${part} of ${game}`])),
}
const size = (...files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(texts[file]!).length, 0) / 1000

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `${name}.js`,
  name,
  imports,
  dynamicImports,
})
const keyOf = (game: string, part: string) => `../../packages/${game}/src/${part}.ts`
const manifest = {
  'src/routes/play/[game]/island.ts': chunk('play', ['_shell.js', '_catalogue.js'], ['src/thinker.ts']),
  'src/routes/embed/scene/[game]/[scene]/island.ts': chunk('scene', ['_shell.js']),
  '_shell.js': chunk('shell', ['_shell.js'], ['src/links.ts', 'src/large-board.ts']),
  'src/large-board.ts': chunk('large-board'),
  'src/thinker.ts': chunk('thinker', ['_shell.js', '_catalogue.js']),
  'src/links.ts': chunk('links'),
  '_catalogue.js': chunk(
    'catalogue',
    [],
    ofGames.map(([game, part]) => keyOf(game, part)),
  ),
  ...Object.fromEntries(
    ofGames.map(([game, part]) => [keyOf(game, part), { ...chunk(`${game}-${part}`), name: part }]),
  ),
}
const script = (name: string) => `<script type="module" src="/islands/${name}.js"></script>`
const preload = (part: string) => `<link rel="modulepreload" href="/islands/zombie-wars-${part}.js">`
const pages = {
  '/play/zombie-wars': script('play') + preload('index') + preload('words') + preload('board'),
  '/rules/zombie-wars': '<script>theme</script><a href="/embed/scene/zombie-wars/fight-1">',
  '/embed/scene/zombie-wars/fight-1': script('scene'),
}

function put(file: string, text: string) {
  mkdirSync(dirname(join(build, file)), { recursive: true })
  writeFileSync(join(build, file), text)
}
for (const [file, text] of Object.entries(texts)) put(`client/islands/${file}`, text)
put('client/islands/manifest.json', JSON.stringify(manifest))
put('package.json', '{ "type": "module" }')
put('server/manifest-full.js', 'export const manifest = null')
put(
  'server/index.js',
  `const pages = ${JSON.stringify(pages)}
  export class Server {
    async init() {}
    async respond({ url }) {
      const html = pages[new URL(url).pathname]
      return new Response(html ?? 'none', { status: html === undefined ? 404 : 200 })
    }
  }`,
)

const weigh = async (name: string) => {
  const { last } = await command('bench/index.ts', ['--json', '--game', 'zombie-wars', '--only', name], {
    SHAMBLE_BUILD: build,
  })
  return JSON.parse(last) as { value: number | null; ok: boolean }
}
// Four digits are printed.
const near = (kilobytes: number) => expect.closeTo(kilobytes, 3)

test('A game page: its island, what that imports and loads by itself, and of the game what it names and what its bots know.', async () => {
  const files = ['play', 'shell', 'catalogue', 'thinker'].map((name) => `${name}.js`)
  const ofGame = ['index', 'words', 'board', 'bots'].map((part) => `zombie-wars-${part}.js`)
  expect(await weigh('script play')).toMatchObject({ value: near(size(...files, ...ofGame)), ok: true })
})

test('A scene in a frame: its own island and what that imports, nothing of other pages.', async () => {
  const files = ['scene.js', 'shell.js']
  expect(await weigh('script embed')).toMatchObject({ value: near(size(...files)), ok: true })
})

test('A page without scripts weighs nothing, and may only if it is a page of the rule book.', async () => {
  expect(await weigh('script rules')).toMatchObject({ value: 0, ok: true })
  const { '/play/zombie-wars': island, ...others } = pages
  put('server/index.js', `export { Server } from './other.js'`)
  put(
    'server/other.js',
    `const pages = ${JSON.stringify({ ...others, '/play/zombie-wars': island.replaceAll('.js', '.mjs') })}
    export class Server {
      async init() {}
      async respond({ url }) { return new Response(pages[new URL(url).pathname]) }
    }`,
  )
  expect(await weigh('script play')).toMatchObject({ value: null, ok: false })
})
