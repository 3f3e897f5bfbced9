import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { oldRules } from '@shamble/tools/old-edition'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const configPath = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url).href)

// A random secret per run.
const ROOM_SECRET = randomBytes(32).toString('hex')

// An edition of Zombie Wars with other rules, as the module `virtual:old-rules`.
const OLD_RULES = 'virtual:old-rules'
const oldEdition: Plugin = {
  name: 'old-rules',
  resolveId: (id) => (id === OLD_RULES ? `\0${OLD_RULES}` : null),
  load: (id) => (id === `\0${OLD_RULES}` ? oldRules() : null),
}

// Runs in workerd against the built Worker: build the app first.
export default defineConfig({
  // Par is two games here, with short pauses, to save time.
  plugins: [
    oldEdition,
    cloudflareTest({
      wrangler: { configPath },
      miniflare: { bindings: { PAR_RUNS: '2', PAR_PAUSE: '1', ROOM_SECRET } },
    }),
  ],
  test: { name: 'worker', include: ['worker/test/**/*.test.ts'], testTimeout: 180_000 },
})
