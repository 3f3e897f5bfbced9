import { expect, test } from '@playwright/test'
import { changesAt, goOn, type Stock } from '@shamble/tools/upgrade'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { answers, freePorts, root } from '../../scripts/workspace.mjs'
import { changeStored } from '../storage.ts'

/*
 * A server of one's own, started as a container and systemd start it, with a backup of an earlier release: of tables that were begun by
 * 1.0.0 and by a later one, written by `pnpm tool upgrade`.
 */

const BACKUP = join(root, 'fixtures/backup-1')
const DAY = 86_400_000

let folder: string
test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shamble-own-'))))
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Puts the backup into an empty folder of state, as if it had been made today: games and challenges end after some weeks. */
function restored(): string {
  const state = join(folder, '.state')
  rmSync(state, { recursive: true, force: true })
  execFileSync('tar', ['xzf', `${BACKUP}.tar.gz`], { cwd: folder })
  renameSync(join(folder, 'apps/web/.dev.vars'), join(state, '.dev.vars'))
  changeStored(state, 'Room', `UPDATE room SET kept = json_set(kept, '$.touched', ${Date.now()})`)
  changeStored(
    state,
    'Challenge',
    `UPDATE challenge SET facts = json_set(facts, '$.closes', ${Date.now() + DAY})`,
  )
  return state
}

/** Calls `look` while a server runs on the state; resolves to what it returns, after the server has ended in order. */
async function served<T>(state: string, look: (site: string) => Promise<T>): Promise<T> {
  const [port] = await freePorts(1)
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', STATE_DIRECTORY: state }
  const server = spawn(execPath, ['scripts/start.mjs', '--built'], { cwd: root, env, stdio: 'ignore' })
  const gone = once(server, 'exit')
  try {
    const site = `http://127.0.0.1:${port}`
    expect(await answers(site, () => server.exitCode === null)).toBe(true)
    return await look(site)
  } finally {
    server.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
  }
}

test('A backup of earlier releases is restored: every game goes on, also after a restart. Restored again, all is as it was.', async () => {
  const stock = JSON.parse(readFileSync(`${BACKUP}.json`, 'utf8')) as Stock
  expect(new Set(stock.tables.map(({ seen }) => seen.game)).size).toBe(5)
  const state = restored()
  const tables = await served(state, async (site) => {
    expect(await changesAt(site, stock)).toEqual([])
    return goOn(site, stock.tables)
  })
  expect(await served(state, (site) => changesAt(site, { ...stock, tables }))).toEqual([])
  expect(await served(restored(), (site) => changesAt(site, stock))).toEqual([])
})
