import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { configOf, readSettings, workerdIn } from '../../../../scripts/server/config.mjs'
import { ROOT } from '../games.ts'

const WEB = join(ROOT, 'apps/web')

/** A Worker: the folder of its `wrangler.jsonc`, and its entry file. */
export interface Worker {
  folder: string
  entry: string
}

/** The rooms of the app without its pages, which needs no build. */
export const ROOMS: Worker = { folder: WEB, entry: 'worker/dev.ts' }

/** The same, counting what the platform bills. */
export const COUNTING: Worker = { folder: WEB, entry: 'worker/counting.ts' }

/** Bundles a Worker as for deployment. Returns its configuration file for workerd, with this port and folder for storage. */
export async function bundled(worker: Worker, folder: string, port: number): Promise<string> {
  const storage = join(folder, 'storage')
  mkdirSync(storage, { recursive: true })
  // workerd requires the folder to exist.
  mkdirSync(join(WEB, '.svelte-kit/cloudflare'), { recursive: true })
  await promisify(execFile)(
    join(WEB, 'node_modules/.bin/wrangler'),
    ['deploy', worker.entry, '--dry-run', '--outdir', folder],
    { cwd: worker.folder, env: { ...env, CI: 'true', WRANGLER_SEND_METRICS: 'false' } },
  )
  const file = join(folder, 'workerd.capnp')
  const options = {
    settings: readSettings(worker.folder),
    worker: `${basename(worker.entry, '.ts')}.js`,
    address: `127.0.0.1:${port}`,
    storage,
    vars: ['ROOM_SECRET'],
  }
  writeFileSync(file, configOf(options))
  return file
}

/** workerd, in the version of wrangler. */
export const workerd = (): string => workerdIn(WEB)
