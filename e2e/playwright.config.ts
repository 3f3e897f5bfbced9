import { defineConfig, devices } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { serving } from '../scripts/server/server.mjs'
import { envIn, freePorts, web } from '../scripts/workspace.mjs'

// Chosen once; the processes that run the tests read this file again and find them in their environment.
process.env.E2E_PORT ??= String((await freePorts(1))[0])
const port = Number(process.env.E2E_PORT)
const url = `http://127.0.0.1:${port}`
const state = join(tmpdir(), `shamble-e2e-${port}`)

// All tests come from one address. And bots that play fifteen games for the par of every challenge would keep the tests waiting.
const vars = { ROOM_RATE: 'off', PAR_RUNS: '2' }
// Tests choose addresses for their clients. Processes that run tests read this file too; one server is enough.
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
