import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { command } from './command.ts'

/*
 * A build in small, with everything the bench follows: an island, what it imports, bots that are loaded later, a link
 * that is made at a click, a catalogue of two games, and a page of SvelteKit's own with its nodes.
 */

const build = mkdtempSync(join(tmpdir(), 'shamble-build-'))
afterAll(() => rmSync(build, { recursive: true }))

const texts: Record<string, string> = {
  'islands/play.js': 'the island',
  'chunks/shell.js': 'the shell, and some more of it',
  'chunks/bots.js': 'bots',
  'chunks/links.js': 'links, at a click',
  'chunks/catalogue.js':
    'var t=[{id:`catan-zombies`,built:{rules:()=>e(()=>import(`./cr.js`),[]),words:()=>e(()=>import(`./cw.js`)),board:()=>e(()=>import(`./cb.js`)),rulebook:()=>e(()=>import(`./ck.js`))}},' +
    '{id:`zombie-wars`,built:{rules:()=>e(()=>import(`./zr.js`),[]),words:()=>e(()=>import(`./zw.js`)),board:()=>e(()=>import(`./zb.js`)),rulebook:()=>e(()=>import(`./zk.js`)),bots:{own:{load:()=>e(()=>import(`./zo.js`))}}}}]',
  ...Object.fromEntries(
    ['cr', 'cw', 'cb', 'ck', 'zr', 'zw', 'zb', 'zk', 'zo'].map((name) => [`chunks/${name}.js`, `of ${name}`]),
  ),
  'entry/start.js': 'the start',
  'entry/app.js': 'the app',
  'nodes/0.js': 'the layout',
  'nodes/1.js': 'the page of scenes',
  'nodes/2.js': 'another page',
}
const size = (...files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(texts[file]!, { level: 9 }).length, 0) / 1000

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `_app/${file}`,
  imports,
  dynamicImports,
})
const later = ['cr', 'cw', 'cb', 'ck', 'zr', 'zw', 'zb', 'zk', 'zo']
const manifest = {
  'src/islands/play.ts': chunk('islands/play.js', ['_shell.js', '_catalogue.js'], ['src/bots.ts']),
  '_shell.js': chunk('chunks/shell.js', ['_shell.js'], ['src/link-engine.ts']),
  'src/bots.ts': { ...chunk('chunks/bots.js', ['_shell.js']), name: 'thinker' },
  'src/link-engine.ts': { ...chunk('chunks/links.js'), name: 'link-engine' },
  '_catalogue.js': chunk('chunks/catalogue.js', [], later),
  ...Object.fromEntries(later.map((name) => [name, chunk(`chunks/${name}.js`)])),
  zo: { ...chunk('chunks/zo.js'), name: 'bot' },
  'start.js': chunk('entry/start.js'),
  'app.js': chunk(
    'entry/app.js',
    [],
    [0, 1, 2].map((n) => `client-optimized/nodes/${n}.js`),
  ),
  'client-optimized/nodes/0.js': chunk('nodes/0.js'),
  'client-optimized/nodes/1.js': chunk('nodes/1.js', ['_shell.js']),
  'client-optimized/nodes/2.js': chunk('nodes/2.js'),
}
const pages = {
  '/play/zombie-wars': '<script type="module" src="/_app/islands/play.js?17"></script>',
  '/rules/zombie-wars': '<script>theme</script><a href="/embed/scene/zombie-wars/fight-1">',
  '/embed/scene/zombie-wars/fight-1':
    '<script>import("../_app/entry/start.js"); import("../_app/entry/app.js").then(() => ({ node_ids: [0, 1] }))</script>',
}

function put(file: string, text: string) {
  mkdirSync(dirname(join(build, file)), { recursive: true })
  writeFileSync(join(build, file), text)
}
for (const [file, text] of Object.entries(texts)) put(`client/_app/${file}`, text)
put('client/.vite/manifest.json', JSON.stringify(manifest))
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

test('A game page: its island, what that imports and loads by itself, its own bot among it, and of the games only its own, without its rule book.', async () => {
  const files = [
    'islands/play.js',
    'chunks/shell.js',
    'chunks/bots.js',
    'chunks/catalogue.js',
    'chunks/zr.js',
    'chunks/zw.js',
    'chunks/zb.js',
    'chunks/zo.js',
  ]
  expect(await weigh('script play')).toMatchObject({ value: near(size(...files)), ok: true })
})

test("A page of SvelteKit's own: the app and the nodes it names, not those of other pages.", async () => {
  const files = ['entry/start.js', 'entry/app.js', 'nodes/0.js', 'nodes/1.js', 'chunks/shell.js']
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
