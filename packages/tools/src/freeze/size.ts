import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { Complaint } from '../command.ts'
import { ROOT } from '../games.ts'
import { rows } from '../rows.ts'
import { addEdition, ARCHIVE, editionsIn, rulesFile, writeList } from './archive.ts'

/** How many editions the Worker is measured with. */
const COUNTS = [0, 2, 100]
/** What a plan allows, compressed, in KiB. */
const PLANS = { free: 3 * 1024, paid: 10 * 1024 }

const WEB = join(ROOT, 'apps/web')
const PRINTED = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/

interface Size {
  uploaded: number
  gzip: number
}

/**
 * The size of the built Worker with copies of the editions, in a table. wrangler bundles its own part; the pages, which are built
 * already, have each edition once more. So the growth counts twice.
 */
export async function sizeTable(): Promise<string> {
  const sizes: [many: number, Size][] = []
  for (const many of COUNTS) sizes.push([many, await measured(many)])
  const [[, none]] = sizes as [[number, Size]]
  const kib = (n: number) => `${Math.round(n).toLocaleString('en')} KiB`
  const lines = sizes.map(([many, { uploaded, gzip }]) => {
    const most = gzip + (gzip - none.gzip)
    const plan = most <= PLANS.free ? 'free' : most <= PLANS.paid ? 'paid' : 'none'
    return [String(many), kib(uploaded + (uploaded - none.uploaded)), kib(most), plan]
  })
  return rows([['editions', 'uploaded', 'gzip', 'plan'], ...lines])
}

/** Writes an archive of as many editions: those of the repository in turn, each under another version. */
export function copyEditions(archive: string, many: number): void {
  const originals = editionsIn(ARCHIVE)
  writeList(archive, [])
  for (let n = 0; n < many; n++) {
    const original = originals[n % originals.length]!
    const rules = readFileSync(rulesFile(ARCHIVE, original), 'utf8')
    addEdition(archive, { ...original, version: n + 1 }, rules, {})
  }
}

async function measured(many: number): Promise<Size> {
  const archive = mkdtempSync(join(tmpdir(), 'shamble-size-'))
  try {
    symlinkSync(join(ARCHIVE, 'node_modules'), join(archive, 'node_modules'))
    copyEditions(archive, many)
    const { stdout } = await promisify(execFile)(
      join(WEB, 'node_modules/.bin/wrangler'),
      [
        'deploy',
        '--dry-run',
        '--outdir',
        join(archive, 'out'),
        '--alias',
        `@shamble/editions:${join(archive, 'index.js')}`,
      ],
      { cwd: WEB, env: { ...env, CI: 'true', WRANGLER_SEND_METRICS: 'false' }, maxBuffer: 2 ** 24 },
    )
    const [, uploaded, gzip] = PRINTED.exec(stdout) ?? []
    if (!gzip) throw new Complaint(`wrangler names no size. Build the app first.\n${stdout}`)
    return { uploaded: Number(uploaded), gzip: Number(gzip) }
  } finally {
    rmSync(archive, { recursive: true })
  }
}
