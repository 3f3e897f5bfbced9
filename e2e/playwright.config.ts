import { defineConfig, devices } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { serving } from '../scripts/server/server.mjs'
import { envIn, freePorts, web } from '../scripts/workspace.mjs'

// Chosen once; worker processes read this file again and find the port in their environment.
process.env.E2E_PORT ??= String((await freePorts(1))[0])
const port = Number(process.env.E2E_PORT)
const url = `http://127.0.0.1:${port}`
const state = join(tmpdir(), `shamble-e2e-${port}`)

// All tests share one address, so no rate limit; and par from two bot games instead of fifteen, to save time.
const vars = { ROOM_RATE: 'off', PAR_RUNS: '2' }
// Worker processes read this file too; only the runner starts the server. Tests choose client addresses by a header.
const isRunner = process.env.TEST_WORKER_INDEX === undefined
const server = isRunner
  ? serving({ port, host: '127.0.0.1', state, vars, clientIpHeader: 'cf-connecting-ip' })
  : undefined
const chromium = findChromium()
const LONG = /@long/

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalTeardown: './teardown.ts',
  metadata: { state },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests mostly wait: for bots, and for pauses.
  workers: 4,
  // Tests longer than a whole game in one browser run with `npm test -- long`.
  ...(process.env.E2E_LONG ? { grep: LONG } : { grepInvert: LONG }),
  // Generous: the machine may be slow or busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    // A trace costs more than the test. Use `--trace on` for a failed one.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
  ...(server && {
    webServer: {
      command: server.command.join(' '),
      cwd: web,
      env: { ...envIn(web), ...server.env },
      url,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
})
