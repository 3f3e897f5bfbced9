// The source files of a repository, and how they are read.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const SOURCE = /\.(ts|js|mjs|svelte)$/
// `islands` is what the build of the pages' scripts makes.
const SKIP = /^(node_modules|\..*|dist|islands|test-results)$/

/**
 * The folders in a folder, by name.
 * @param {string} folder
 */
export function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIP.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/**
 * All source files below a folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (SKIP.test(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return SOURCE.test(entry.name) ? [path] : []
    })
}

/**
 * A source file as its tree. Of a Svelte file only the scripts are read; the rest is blanked so that lines keep their numbers.
 * @param {string} path
 */
export function read(path) {
  let text = readFileSync(path, 'utf8')
  if (path.endsWith('.svelte')) {
    let scripts = text.replace(/[^\n]/g, ' ')
    for (const match of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
      const body = /** @type {string} */ (match[1])
      const start = match.index + match[0].indexOf(body, match[0].indexOf('>'))
      scripts = scripts.slice(0, start) + body + scripts.slice(start + body.length)
    }
    text = scripts
  }
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
}

/**
 * Visits a part of a tree and all that is below it.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}
