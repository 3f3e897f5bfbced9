import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { envIn, newRun, root, survivors } from '../workspace.mjs'

afterEach(() => vi.unstubAllEnvs())

test.runIf(process.platform === 'linux')(
  'A process that outlives the one that started it is noticed.',
  async () => {
    const run = newRun()
    vi.stubEnv('SHAMBLE_RUN', run)
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true, stdio: 'ignore' })
      console.log(child.pid)
      process.exit(0)`,
      ],
      { env: envIn(root), stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [printed] = await once(parent.stdout, 'data')
    const pid = Number(printed)
    expect((await survivors(run)).map((process) => process.pid)).toEqual([pid])
    process.kill(pid, 'SIGKILL')
    expect(await survivors(run)).toEqual([])
  },
)

test('Whatever is started is told not to phone home.', () => {
  expect(envIn(root)).toMatchObject({
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
  })
})
