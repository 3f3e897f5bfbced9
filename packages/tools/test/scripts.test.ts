import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { command } from './command.ts'

/*
 * A build in small, with everything the bench follows: islands, what they import, bots that are loaded later, a link
 * that is made at a click, and a catalogue of two games.
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
  'islands/scene.js': 'the island of a scene in a frame',
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
  'src/islands/scene.ts': chunk('islands/scene.js', ['_shell.js']),
}
const pages = {
  '/play/zombie-wars': '<script type="module" src="/_app/islands/play.js?17"></script>',
  '/rules/zombie-wars': '<script>theme</script><a href="/embed/scene/zombie-wars/fight-1">',
  '/embed/scene/zombie-wars/fight-1': '<script type="module" src="/_app/islands/scene.js"></script>',
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

test('A scene in a frame: its own island and what that imports, nothing of other pages.', async () => {
  const files = ['islands/scene.js', 'chunks/shell.js']
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
