import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Plain Svelte instead of SvelteKit, which insists on being started in its own folder: tests of src/lib and
// of components need no more. `$app/…` is for the browser tests.
export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  // `tsconfig.json` extends a file that only the build writes.
  // @ts-expect-error Vite hands the option on to its compiler, but its type leaves it out.
  oxc: { tsconfig: false },
  test: { name: 'web', include: ['test/**/*.test.ts'], testTimeout: 600_000 },
})
