import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath, stderr, stdout } from 'node:process'
import { games } from '@shamble/catalogue'
import { answers } from '../../../../scripts/workspace.mjs'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf, ROOT } from '../games.ts'
import { freePort } from '../server/index.ts'
import { beginBoard, beginTable, changesAt, goOn, type Stock } from './tables.ts'

const FLAGS: Flags = { keep: 'value' }

const usage = `
pnpm tool upgrade COMMIT… [--keep FILE]

Upgrades a server with games in progress through these releases, in this order, to the last commit of this repository, as an operator
does: \`npm start\` of each in one folder, with a backup before each upgrade. In each release every game goes on, a move is made at
every table, and a table of every game is begun. Then the last backup is restored. The last line is \`N tables, N changes\`; the exit
code is 1 unless there are none.

  --keep FILE  keeps the backup before the last upgrade as FILE.tar.gz, and what is on its tables as FILE.json
`

// What an operator backs up (docs/operating.md).
const STATE = '.state/storage'
const SECRETS = 'apps/web/.dev.vars'
const BACKUP = 'backup.tar.gz'

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  if (given.words.length === 0) throw new Complaint('Upgrade from which commits?')
  const releases = [...given.words, 'HEAD'].map(commitOf)
  const parent = mkdtempSync(join(tmpdir(), 'shamble-upgrade-'))
  const folder = join(parent, 'shamble')
  git('worktree', 'add', '--quiet', '--detach', folder, releases[0]!)
  // The limits count per address, and here there is one; two games make a par.
  appendFileSync(join(folder, SECRETS), 'ROOM_RATE=off\nPAR_RUNS=2\n')
  let server: Server | null = null
  let stock: Stock | null = null
  let backed: Stock | null = null
  const changes: string[] = []
  try {
    for (const release of releases) {
      if (stock) {
        tar(folder, 'czf', BACKUP, STATE, SECRETS)
        backed = stock
      }
      git('-C', folder, 'checkout', '--quiet', '--detach', release)
      say(git('log', '-1', '--format=%h, %as: %s', release).trim())
      server = await serverOf(folder)
      if (stock) changes.push(...(await changesAt(server.site, stock)))
      stock = await played(server.site, stock)
      await server.stop()
      say(`${stock.tables.length} tables`)
    }
    rmSync(join(folder, STATE), { recursive: true })
    rmSync(join(folder, SECRETS))
    tar(folder, 'xzf', BACKUP)
    server = await serverOf(folder)
    changes.push(...(await changesAt(server.site, backed!)))
    await goOn(server.site, backed!.tables)
    say(`The backup has ${backed!.tables.length} tables`)
    const keep = given.text('keep')
    if (keep !== undefined) {
      copyFileSync(join(folder, BACKUP), `${keep}.tar.gz`)
      writeFileSync(`${keep}.json`, `${JSON.stringify(backed, null, 1)}\n`)
    }
  } finally {
    await server?.stop()
    git('worktree', 'remove', '--force', folder)
    rmSync(parent, { recursive: true, force: true })
  }
  for (const change of changes) stderr.write(`${change}\n`)
  stdout.write(`${stock!.tables.length} tables, ${changes.length} changes\n`)
  return changes.length === 0 ? 0 : 1
}

/** A move at every table, and a new table of every game. The first time also a challenge. */
async function played(site: string, stock: Stock | null): Promise<Stock> {
  const tables = stock ? await goOn(site, stock.tables) : []
  for (const { id } of games) tables.push(await beginTable(site, id, (await gameOf(id)).game.seats[0]!))
  if (stock) return { tables, board: stock.board }
  const { table, board } = await beginBoard(site)
  return { tables: [...tables, table], board }
}

interface Server {
  site: string
  stop: () => Promise<void>
}

/** `npm start` in a folder. */
async function serverOf(folder: string): Promise<Server> {
  const port = await freePort()
  const child: ChildProcess = spawn(execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const site = `http://127.0.0.1:${port}`
  const runs = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!runs()) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  if (await answers(site, runs)) return { site, stop }
  throw new Error('The release does not start.')
}

function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch {
    throw new Complaint(`There is no commit ${name}.`)
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

const tar = (cwd: string, ...args: string[]): void => void execFileSync('tar', args, { cwd })

const say = (line: string): void => void stderr.write(`${line}\n`)

export const tool: Tool = { usage, run }
