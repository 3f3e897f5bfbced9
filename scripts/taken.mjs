// The words that are taken (words.mjs), looked for in source files and documents.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import ts from 'typescript'
import { foldersIn, walk } from './sources.mjs'
import { wrongName, wrongProse } from './words.mjs'

/**
 * What is wrong with the names that a file declares, its own name, and its comments, by the list of words that are taken.
 * @param {string} file
 * @param {ts.SourceFile} source
 */
export function takenWords(file, source) {
  /** @type {{ at: number, says: string }[]} */
  const found = []
  /**
   * @param {number} at
   * @param {string | null} says
   */
  const note = (at, says) => {
    if (says) found.push({ at, says })
  }
  const path = file.split(sep).join('/')
  note(0, wrongName(basename(file).replace(/\..*$/, ''), path, { file: true }))
  /** @type {Set<number>} */
  const comments = new Set()
  walk(source, (node) => {
    const type =
      ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
    if ((type || isNamed(node)) && node.name && ts.isIdentifier(node.name)) {
      note(node.name.getStart(source), wrongName(node.name.text, path, { type }))
    }
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      if (comments.has(pos)) continue
      comments.add(pos)
      note(pos, wrongProse(source.text.slice(pos, end), path))
    }
  })
  return found
}

/** @param {ts.Node} node */
const isNamed = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isImportSpecifier(node)

/**
 * Documents for people: those of the repository and of its packages.
 * @param {string} root
 */
export function documents(root) {
  const folders = ['', 'docs', ...foldersIn(join(root, 'packages')).map((name) => join('packages', name))]
  return folders.flatMap((folder) => {
    const path = join(root, folder)
    if (!existsSync(path)) return []
    const names = readdirSync(path).filter((name) => name.endsWith('.md'))
    return names.sort().map((name) => join(folder, name))
  })
}

/**
 * What is wrong with the words of a document.
 * @param {string} root
 * @param {string} file
 * @returns {import('./directions.mjs').Fault[]}
 */
export function takenInDocument(root, file) {
  let code = false
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, n) => {
      const fence = /^\s*```/.test(text)
      if (fence) code = !code
      const says = fence || code ? null : wrongProse(text, file.split(sep).join('/'))
      return says ? [{ file, line: n + 1, says }] : []
    })
}
