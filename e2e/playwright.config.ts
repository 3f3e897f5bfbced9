import { defineConfig, devices } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { envIn, freePorts, serving, STOP, web } from '../scripts/workspace.mjs'

// Chosen once; the processes that run the tests read this file again and find them in their environment.
process.env.E2E_PORTS ??= (await freePorts(2)).join()
const [port = 0, inspector = 0] = process.env.E2E_PORTS.split(',').map(Number)
const url = `http://127.0.0.1:${port}`
const state = join(tmpdir(), `shamble-e2e-${port}`)

// All tests come from one address. And bots that play fifteen games for the par of every challenge would keep the tests waiting.
const vars = { ROOM_RATE: 'off', PAR_RUNS: '2' }
const server = serving({ port, inspector, host: '127.0.0.1', state, vars })
const chromium = findChromium()
const LONG = /@long/

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalTeardown: './teardown.ts',
  metadata: { state },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Much of a test is waiting: for what bots think, and for what stands a while.
  workers: 4,
  // What takes longer than a whole game in one browser is played by a command of its own, `npm test -- long`.
  ...(process.env.E2E_LONG ? { grep: LONG } : { grepInvert: LONG }),
  // How long something takes is nothing that is looked at here: a machine may be slow, or busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    // A trace costs more than the test. Of one that failed it is had with `--trace on`.
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
  webServer: {
    command: server.join(' '),
    cwd: web,
    env: envIn(web),
    url,
    timeout: 60_000,
    gracefulShutdown: { signal: STOP, timeout: 5000 },
  },
})
