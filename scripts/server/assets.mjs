// The static assets that the front Worker serves: paths, files, headers and redirects, computed at the start. By the rules of the
// platform: https://developers.cloudflare.com/workers/static-assets/ (headers, HTML handling).

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** @typedef {{ file: string, headers: [string, string][] }} Asset */
/** @typedef {{ path: string, set: [string, string][], unset: string[] }} HeaderRule */

// Files that configure the platform and are never served.
const NOT_SERVED = new Set(['_worker.js', '_headers', '_redirects', '_routes.json', '.assetsignore'])
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * All assets of a folder, by path. A page `name.html` is served at `/name`; its other addresses redirect there.
 * @param {string} folder
 * @returns {{ assets: Record<string, Asset>, redirects: Record<string, { to: string, headers: [string, string][] }> }}
 */
export function listAssets(folder) {
  const headers = join(folder, '_headers')
  const rules = existsSync(headers) ? parseHeaders(readFileSync(headers, 'utf8')) : []
  /** @type {Record<string, Asset>} */
  const assets = {}
  /** @type {Record<string, { to: string, headers: [string, string][] }>} */
  const redirects = {}
  for (const file of filesIn(folder)) {
    const path = `/${file}`
    const page = pagePath(path)
    assets[page] = { file: path, headers: headersOf(page, join(folder, file), rules) }
    if (page === path) continue
    for (const from of [path, `${page}/`]) {
      if (from !== page) redirects[from] = { to: page, headers: applyRules(from, rules, []) }
    }
  }
  return { assets, redirects }
}

/** @param {string} folder */
function filesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return paths.filter((path) => !NOT_SERVED.has(path)).map((path) => path.replaceAll(sep, '/'))
}

/** @param {string} path */
function pagePath(path) {
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}

/**
 * @param {string} path
 * @param {string} file
 * @param {HeaderRule[]} rules
 */
function headersOf(path, file, rules) {
  const etag = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
  return applyRules(path, rules, [
    ['content-type', TYPES[extname(file)] ?? 'application/octet-stream'],
    ['cache-control', REVALIDATE],
    // Weak: the same file may be sent compressed or not.
    ['etag', `W/"${etag}"`],
  ])
}

/**
 * Headers of a path after all matching rules, in their order.
 * @param {string} path
 * @param {HeaderRule[]} rules
 * @param {[string, string][]} defaults
 * @returns {[string, string][]}
 */
function applyRules(path, rules, defaults) {
  const headers = new Map(defaults)
  for (const { path: pattern, set, unset } of rules) {
    if (!matches(pattern, path)) continue
    for (const name of unset) headers.delete(name)
    for (const [name, value] of set) headers.set(name, value)
  }
  return [...headers]
}

/**
 * Parses a `_headers` file: a path, then indented lines `Name: value`, or `! Name` to remove a header that an earlier rule set.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = []
  for (const line of text.split('\n')) {
    const content = line.trim()
    if (!content || content.startsWith('#')) continue
    const rule = rules.at(-1)
    if (content.startsWith('/')) rules.push({ path: content, set: [], unset: [] })
    else if (content.startsWith('!')) rule?.unset.push(content.slice(1).trim().toLowerCase())
    else {
      const colon = content.indexOf(':')
      rule?.set.push([content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()])
    }
  }
  return rules
}

/**
 * Whether a path matches a rule: `*` stands for anything, `:name` for one segment.
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
