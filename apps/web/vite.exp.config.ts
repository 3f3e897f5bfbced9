import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { STYLES_FOR } from './browsers.ts'
import { PARTS } from './src/lib/island/parts.ts'
const root = fileURLToPath(new URL('.', import.meta.url))
const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const games = globSync('*/board', { cwd: packages }).map((board) => board.split('/')[0]!)
const islands = globSync('src/routes/**/*island.ts', { cwd: root }).map((file) => [nameOf(file), file])
const parts = games.flatMap((game) =>
  Object.entries(PARTS)
    .map(([part, file]) => [`${game}-${part}`, `${packages}/${game}/${file}`] as const)
    .filter(([, file]) => existsSync(file)),
)
function nameOf(file: string): string {
  const folders = file.split('/').slice(2)
  const names = folders.map((part) => part.replace(/^\[.*|[()]|-?island\.ts$/g, ''))
  return names.filter(Boolean).join('-')
}
const V = process.env.V ?? 'none'
const { groups } = (await import('./exp-groups.ts'))
function fromHere(): Plugin {
  return { name: 'x', generateBundle: { order: 'post', handler(_, bundle) {
    const manifest = bundle['manifest.json'] as any
    manifest.source = String(manifest.source).replaceAll(`"${packages}/`, '"../../packages/')
    const mods: any = {}
    for (const c of Object.values(bundle) as any[]) if (c.type === 'chunk') mods[c.fileName] = { name: c.name, modules: Object.fromEntries(Object.entries(c.modules).map(([k, m]: any) => [k.replace(packages, '').replace(root, ''), m.renderedLength])) }
    this.emitFile({ type: 'asset', fileName: 'mods.json', source: JSON.stringify(mods) })
  } } }
}
export default defineConfig({
  root, base: '/islands/', publicDir: false, logLevel: 'warn',
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), fromHere()],
  resolve: { alias: { $lib: `${root}src/lib` } },
  json: { namedExports: false },
  build: {
    outDir: `/tmp/exp/${V}`, assetsDir: '', emptyOutDir: true, manifest: 'manifest.json', cssTarget: STYLES_FOR,
    minify: process.env.MIN === 'terser' ? 'terser' : 'oxc',
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      input: Object.fromEntries([...islands, ...parts]),
      output: { codeSplitting: groups[V] ? { includeDependenciesRecursively: false, groups: groups[V] } : true },
    },
  },
})
