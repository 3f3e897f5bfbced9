// How workerd, the runtime of the platform, serves a Worker on this machine: its configuration as text. Nothing of a toolchain
// stands between the network and the Worker: no explorer, no triggers, no inspector.

import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * What is read of a `wrangler.jsonc`.
 * @typedef {object} Settings
 * @property {string} compatibility_date
 * @property {{ bindings: { name: string, class_name: string }[] }} durable_objects
 * @property {{ name: string, simple: { limit: number, period: number } }[]} [ratelimits]
 */

/**
 * @param {string} folder of the Worker
 * @returns {Settings}
 */
export function readSettings(folder) {
  const text = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')
  // Comments stand on lines of their own.
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''))
}

/**
 * The runtime, in the version that wrangler brings.
 * @param {string} web the folder of the app
 * @returns {string}
 */
export function workerdIn(web) {
  const wrangler = createRequire(realpathSync(join(web, 'node_modules/wrangler/package.json')))
  return wrangler('workerd').default
}

/**
 * A configuration for workerd. `worker` and the scripts of `site` are files beside it. Without `front` the Worker itself
 * listens, without static assets or limits.
 * @param {object} options
 * @param {Settings} options.settings
 * @param {string} options.worker the bundled Worker
 * @param {string} options.address where it listens, as `host:port`
 * @param {string} options.storage the folder of the Durable Objects' databases
 * @param {string[]} options.vars names that the Worker finds in its environment
 * @param {{ front: string, limits: string, cache: string, assetList: string, assets: string }} [options.site]
 * @param {string} [options.outbound] a server on this machine, as `host:port`, to which all requests of the Worker to others go
 */
export function configOf({ settings, worker, address, storage, vars, site, outbound }) {
  const objects = settings.durable_objects.bindings
  const limits = site ? (settings.ratelimits ?? []) : []
  const bindings = [
    ...objects.map(
      ({ name, class_name }) => `(name = ${text(name)}, durableObjectNamespace = ${text(class_name)})`,
    ),
    ...vars.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
    ...limits.map((limit) => `(name = ${text(limit.name)}, service = ${limitService(limit)})`),
    ...(site ? [`(name = "ASSETS", service = (name = "front", entrypoint = "Assets"))`] : []),
  ]
  const classes = objects.map(
    ({ class_name }) =>
      `(className = ${text(class_name)}, uniqueKey = ${text(class_name)}, enableSql = true)`,
  )
  const date = `compatibilityDate = ${text(settings.compatibility_date)}`
  const services = [
    '(name = "worker", worker = .worker)',
    `(name = "storage", disk = (path = ${text(storage)}, writable = true))`,
    ...(site
      ? [
          '(name = "front", worker = .front)',
          '(name = "limits", worker = .limits)',
          '(name = "cache", worker = .cache)',
          `(name = "files", disk = (path = ${text(site.assets)}))`,
        ]
      : []),
    ...(outbound ? [`(name = "outbound", external = (address = ${text(outbound)}, http = ()))`] : []),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ${services.join(',\n    ')},
  ],
  sockets = [(name = "http", address = ${text(address)}, http = (), service = "${site ? 'front' : 'worker'}")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed ${text(worker)})],
  ${date},
  bindings = [
    ${bindings.join(',\n    ')},
  ],
  durableObjectNamespaces = [${classes.join(', ')}],
  durableObjectStorage = (localDisk = "storage"),${site ? '\n  cacheApiOutbound = "cache",' : ''}${outbound ? '\n  globalOutbound = "outbound",' : ''}
);
${site ? siteWorkers(site, date) : ''}`
}

/**
 * @param {{ front: string, limits: string, cache: string, assetList: string }} site
 * @param {string} date
 */
function siteWorkers({ front, limits, cache, assetList }, date) {
  return `
const front :Workerd.Worker = (
  modules = [(name = "front", esModule = embed ${text(front)}), (name = "assets", esModule = embed ${text(assetList)})],
  ${date},
  bindings = [
    (name = "APP", service = "worker"),
    (name = "FILES", service = "files"),
    (name = "CLIENT_IP_HEADER", fromEnvironment = "CLIENT_IP_HEADER"),
  ],
);

const limits :Workerd.Worker = (
  modules = [(name = "limits", esModule = embed ${text(limits)})],
  ${date},
);

const cache :Workerd.Worker = (
  modules = [(name = "cache", esModule = embed ${text(cache)})],
  ${date},
);
`
}

/** @param {{ name: string, simple: { limit: number, period: number } }} limit */
function limitService({ name, simple }) {
  const props = JSON.stringify({ name, ...simple })
  return `(name = "limits", entrypoint = "Limit", props = (json = ${text(props)}))`
}

/** @param {string} value */
function text(value) {
  return JSON.stringify(value)
}
