import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { ROOT } from '../games.ts'

const WEB = join(ROOT, 'apps/web')

/** A Worker that can be served: the folder of its `wrangler.jsonc`, and the file of it that is the entry. */
export interface Worker {
  folder: string
  entry: string
}

/** The rooms of the app, without its pages: nothing has to be built for them. */
export const ROOMS: Worker = { folder: WEB, entry: 'worker/dev.ts' }

// What is read of the settings: the rest, assets and limits, is for pages and for the platform.
interface Settings {
  compatibility_date: string
  durable_objects: { bindings: { name: string; class_name: string }[] }
}

/** Bundles a Worker as it is deployed. Returns the settings that workerd serves it by, on this port, stored in this folder. */
export async function bundled(worker: Worker, folder: string, port: number): Promise<string> {
  const settings = readSettings(worker)
  mkdirSync(join(folder, 'storage'), { recursive: true })
  // Its settings name this folder, so it must be there.
  mkdirSync(join(WEB, '.svelte-kit/cloudflare'), { recursive: true })
  await promisify(execFile)(
    join(WEB, 'node_modules/.bin/wrangler'),
    ['deploy', worker.entry, '--dry-run', '--outdir', folder],
    { cwd: worker.folder, env: { ...env, CI: 'true', WRANGLER_SEND_METRICS: 'false' } },
  )
  const file = join(folder, 'workerd.capnp')
  writeFileSync(file, asConfig(settings, `${basename(worker.entry, '.ts')}.js`, folder, port))
  return file
}

/** The program that runs Workers, of the version that wrangler has. */
export function workerd(): string {
  const wrangler = createRequire(realpathSync(join(WEB, 'node_modules/wrangler/package.json')))
  return (wrangler('workerd') as { default: string }).default
}

// Comments stand on lines of their own.
function readSettings({ folder }: Worker): Settings {
  const text = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as Settings
}

function asConfig(settings: Settings, file: string, folder: string, port: number): string {
  const objects = settings.durable_objects.bindings
  const bindings = objects.map(
    ({ name, class_name }) => `(name = "${name}", durableObjectNamespace = "${class_name}")`,
  )
  const namespaces = objects.map(
    ({ class_name }) => `(className = "${class_name}", uniqueKey = "${class_name}", enableSql = true)`,
  )
  const secret = `(name = "ROOM_SECRET", text = "${randomBytes(32).toString('hex')}")`
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "storage", disk = (path = "${join(folder, 'storage')}", writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${file}")],
  compatibilityDate = "${settings.compatibility_date}",
  bindings = [${[...bindings, secret].join(', ')}],
  durableObjectNamespaces = [${namespaces.join(', ')}],
  durableObjectStorage = (localDisk = "storage"),
);
`
}
