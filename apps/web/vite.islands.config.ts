import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
const folder = fileURLToPath(new URL('src/islands', import.meta.url))
const input = Object.fromEntries(readdirSync(folder).map((f) => [f.replace('.ts', ''), `${folder}/${f}`]))
const MODE = process.env.TRY ?? 'none'
const GAME_PART = /packages\/(zombie-wars|catan-zombies|waterdeep-solo)\/(src(?!\/(bot|why-not)\.ts)|board(?!\/(picture|[sS]heets)))\//
const SHELL = /src\/lib\/play\/(Play|Frame|Moves|Chairs|Story|director|groups|roving|source|motion|links|scenery)[.\w-]*$/
const ISLAND = /src\/lib\/(island|wrong|titles)/
const game = { name: (id: string) => GAME_PART.exec(id)!.slice(1).join('-'), test: GAME_PART }
const HB = { name: 'base', test: /packages\/(engine|catalogue)\/|src\/lib\/(island|wrong|titles)|node_modules/, minShareCount: 8 }
const HS = { name: 'shell', test: SHELL }
const GP = /packages\/(zombie-wars|catan-zombies|waterdeep-solo)\/(src|board)\//
const GN = (id: string) => GP.exec(id)!.slice(1).join('-')
const GN1 = (id: string) => GP.exec(id)![1]
const groups: Record<string, any[]> = {
  h2: [HB, HS, { test: GP, name: GN, minShareCount: 2 }],
  h3: [HB, HS],
  h4: [HB, HS, { test: GP, name: GN1, entriesAware: true, entriesAwareMergeThreshold: 20000 }],
  h5: [HB, HS, { test: GP, name: GN, entriesAware: true, entriesAwareMergeThreshold: 6000 }],
  h6: [HB, HS, { test: GP, name: GN1, minShareCount: 2 }],
  h7: [HB, HS, { test: GP, name: GN }],
  old: [
    { name: 'page', test: /kit\/src\/exports\/(index|internal\/index)\.js|svelte\/src\/(internal\/disclose|version)|src\/lib\/(island|wrong|titles)\.ts/ },
    { name: 'play', test: SHELL },
    { name: 'base', test: /packages\/(engine\/src\/(?!link|scene|picture)[\w-]+\.ts|catalogue)|@noble\/|vite\/preload-helper|play\/strengths\.ts/ },
    game,
  ],
  e: [
    { name: 'island', test: ISLAND },
    { name: 'shell', test: SHELL },
    { name: 'engine', test: /packages\/(engine|catalogue)\//, minShareCount: 8 },
    game,
  ],
  f: [
    { name: 'island', test: ISLAND },
    { name: 'shell', test: SHELL },
    { name: 'engine', test: /packages\/(engine|catalogue)\//, minShareCount: 14 },
    game,
  ],
  g: [
    { name: 'engine', test: /packages\/(engine|catalogue)\//, minShareCount: 8 },
    { name: 'shell', test: SHELL },
    { name: 'island', test: ISLAND },
    game,
  ],
  h: [
    { name: 'base', test: /packages\/(engine|catalogue)\/|src\/lib\/(island|wrong|titles)|node_modules/, minShareCount: 8 },
    { name: 'shell', test: SHELL },
    game,
  ],
  i: [
    { name: 'island', test: ISLAND },
    { name: 'shell', test: SHELL },
    { name: 'engine', test: /packages\/(engine|catalogue)\//, entriesAware: true, entriesAwareMergeThreshold: 3000 },
    { ...game, entriesAware: true, entriesAwareMergeThreshold: 3000, test: /packages\/(zombie-wars|catan-zombies|waterdeep-solo)\/(src|board)\//, name: (id: string) => /packages\/([\w-]+)\/(src|board)/.exec(id)!.slice(1).join('-') },
  ],
  none: [],
  a: [
    { name: 'engine', test: /packages\/(engine|catalogue)\//, entriesAware: true },
    { name: 'vendor', test: /node_modules/, entriesAware: true },
    { name: 'game', test: /packages\/[\w-]+\/(src|board)\//, entriesAware: true },
    { name: 'shell', test: /src\/lib\/play\/(Play|Frame|Moves|Chairs|Story|director|groups|roving|source|motion|links|scenery)[.\w-]*$/ },
    { name: 'island', test: /src\/lib\/(island|wrong|titles)/ },
  ],
  b: [
    { name: 'base', test: /packages\/(engine|catalogue)\/|node_modules|preload-helper/, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    { name: 'game', test: /packages\/[\w-]+\/(src|board)\//, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    { name: 'shell', test: /src\/lib\/play\/(Play|Frame|Moves|Chairs|Story|director|groups|roving|source|motion|links|scenery)[.\w-]*$/ },
    { name: 'island', test: /src\/lib\/(island|wrong|titles)/ },
  ],
  c: [
    { name: 'app', test: /./, entriesAware: true, entriesAwareMergeThreshold: 8000 },
  ],
  d: [
    { name: 'engine', test: /packages\/(engine|catalogue)\//, tags: ['$initial'] },
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'game', test: /packages\/[\w-]+\/(src|board)\//, entriesAware: true },
    { name: 'shell', test: /src\/lib\/play\/(Play|Frame|Moves|Chairs|Story|director|groups|roving|source|motion|links|scenery)[.\w-]*$/ },
    { name: 'island', test: /src\/lib\/(island|wrong|titles)/ },
  ],
}
export default defineConfig({
  base: '/islands/',
  publicDir: false,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  build: {
    outDir: `/tmp/wt/build-try/${MODE}`, emptyOutDir: true, manifest: 'manifest.json', assetsDir: '',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input, output: { codeSplitting: { groups: groups[MODE]! } } },
    ...(process.env.PLAIN ? { modulePreload: false, cssCodeSplit: false } : { modulePreload: { polyfill: false, resolveDependencies: () => [] } }),
  },
})
