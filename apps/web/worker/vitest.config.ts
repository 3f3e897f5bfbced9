import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { newPushKeys } from '../../../scripts/secret.mjs'

const configPath = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url).href)

// A random secret per run.
const ROOM_SECRET = randomBytes(32).toString('hex')

// Runs in workerd against the built Worker: build the app first.
export default defineConfig({
  // Par is two games here, with short pauses, to save time.
  plugins: [
    cloudflareTest({
      wrangler: { configPath },
      miniflare: {
        bindings: {
          PAR_RUNS: '2',
          PAR_PAUSE: '1',
          ROOM_SECRET,
          PUSH_SERVICES: 'push.shamble.example',
          ...newPushKeys(),
        },
      },
    }),
  ],
  test: { name: 'worker', include: ['worker/test/**/*.test.ts'], testTimeout: 180_000 },
})
