import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const configPath = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url).href)

// Runs in workerd against the built Worker, so the app has to be built first.
export default defineConfig({
  plugins: [cloudflareTest({ wrangler: { configPath } })],
  test: { name: 'worker', include: ['worker/test/**/*.test.ts'], testTimeout: 60_000 },
})
