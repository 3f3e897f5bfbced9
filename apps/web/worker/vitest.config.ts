import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const configPath = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url).href)

// Random secrets per run.
const ROOM_SECRET = randomBytes(32).toString('hex')
const OPERATOR_SECRET = randomBytes(32).toString('hex')
const {
  x,
  y,
  d: VAPID_PRIVATE_KEY = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  format: 'jwk',
})
const POINT = [Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
const VAPID_PUBLIC_KEY = Buffer.concat(POINT).toString('base64url')

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
          OPERATOR_SECRET,
          PUSH_SERVICES: 'push.shamble.example',
          VAPID_PUBLIC_KEY,
          VAPID_PRIVATE_KEY,
        },
      },
    }),
  ],
  test: { name: 'worker', include: ['worker/test/**/*.test.ts'], testTimeout: 180_000 },
})
