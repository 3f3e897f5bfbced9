// The server of `npm start` and of the tests in a browser: the built Worker in workerd, with its assets, limits and storage.

import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepSecret } from '../secret.mjs'
import { root, web } from '../workspace.mjs'
import { listAssets } from './assets.mjs'
import { configOf, readSettings, workerdIn } from './config.mjs'

const BUNDLE = join(web, 'dist/index.js')
const ASSETS = join(web, '.svelte-kit/cloudflare')
const HERE = fileURLToPath(new URL('.', import.meta.url))
const OWNER_ONLY = 0o700

/** Where rooms and challenges are stored unless another folder is named. */
const STATE = join(root, '.state')

/**
 * The command that serves the built app, and the environment it needs. Writes its configuration into the folder of its state, which
 * only its owner may read. Secrets are drawn the first time.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host]
 * @param {string} [options.state]
 * @param {string} [options.secrets] the folder of `.dev.vars`
 * @param {string} [options.clientIpHeader] the header in which a proxy in front states the client's address
 * @param {Record<string, string>} [options.vars] what the Worker finds in its environment beside what `.dev.vars` sets
 * @param {string} [options.outbound] for tests: a server on this machine, as `host:port`, that gets all requests of the Worker to others
 * @returns {{ command: string[], env: Record<string, string> }}
 */
export function serving({
  port,
  host = 'localhost',
  state = STATE,
  secrets = web,
  clientIpHeader = '',
  vars = {},
  outbound,
}) {
  keepOwn(state)
  keepSecret(secrets)
  const storage = join(state, 'storage')
  mkdirSync(storage, { recursive: true })
  const set = { ...readVars(join(secrets, '.dev.vars')), ...vars }
  copyFileSync(BUNDLE, join(state, 'worker.js'))
  for (const file of ['front.js', 'limits.js', 'cache.js']) copyFileSync(join(HERE, file), join(state, file))
  const { assets, redirects } = listAssets(ASSETS)
  writeFileSync(
    join(state, 'assets.js'),
    `export const assets = ${JSON.stringify(assets)}\nexport const redirects = ${JSON.stringify(redirects)}\n`,
  )
  const config = join(state, 'workerd.capnp')
  const site = {
    front: 'front.js',
    limits: 'limits.js',
    cache: 'cache.js',
    assetList: 'assets.js',
    assets: ASSETS,
  }
  const settings = readSettings(web)
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  writeFileSync(
    config,
    configOf({ settings, worker: 'worker.js', address, storage, vars: Object.keys(set), site, outbound }),
  )
  return {
    // Storage on a disk of this machine is what workerd calls experimental.
    command: [workerdIn(web), 'serve', config, '--experimental'],
    env: { ...set, CLIENT_IP_HEADER: clientIpHeader },
  }
}

/**
 * Makes a folder that only its owner can enter: databases and secrets are in it.
 * @param {string} folder
 */
export function keepOwn(folder) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, OWNER_ONLY)
}

/**
 * The variables in a file of lines `NAME=value`.
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readVars(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const pairs = lines.flatMap((line) =>
    [/^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line)].filter((found) => found !== null),
  )
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  )
}
