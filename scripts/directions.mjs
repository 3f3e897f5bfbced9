// Which way code may depend: engine ← games ← catalogue ← web, engine ← room ← web, engine ← challenge ← web,
// engine ← preview ← web; never back.
// And what rules may not touch (outside-rules.mjs), and words that are taken (taken.mjs).
// Run as a program it lists the faults of this repository; `faults` does it for any folder.

import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { outsideRules } from './outside-rules.mjs'
import { filesIn, foldersIn, read, walk } from './sources.mjs'
import { documents, takenInDocument, takenWords } from './taken.mjs'

/** @typedef {{ file: string, line: number, says: string }} Fault */
/** @typedef {{ file: string, kind: string, name: string, part: string }} Origin */

// Every kind of package, and the kinds it may import, as docs/architecture.md lists them. A game is any package that is not named
// here.
/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  engine: [],
  game: ['engine'],
  catalogue: ['engine', 'game'],
  room: ['engine'],
  challenge: ['engine'],
  preview: ['engine'],
  tools: ['engine', 'catalogue', 'room', 'challenge'],
  web: ['engine', 'catalogue', 'room', 'challenge', 'preview'],
  e2e: ['engine', 'game', 'web'],
}

// Packages that know no game are tested with real ones.
/** @type {Record<string, string[]>} */
const TESTS_MAY_IMPORT = { room: ['game'], challenge: ['game'] }

// The folders of a game, and those of its own that each may import.
/** @type {Record<string, string[]>} */
const MAY_IMPORT_OWN = {
  src: ['src'],
  parts: ['src', 'parts'],
  rulebook: ['src', 'rulebook'],
  lessons: ['src', 'lessons'],
  board: ['src', 'board'],
  editor: ['src', 'board', 'editor'],
  test: ['src', 'parts', 'rulebook', 'lessons', 'board', 'editor', 'test'],
}

// Parts of the engine that are not rules: they may look at a clock, wait and print.
const ENGINE_TOOLS = ['testing', 'bots', 'links']

/**
 * All faults of a repository, in the order of its files.
 * @param {string} root
 * @returns {Fault[]}
 */
export function faults(root) {
  const inSources = origins(root).flatMap((origin) => {
    const source = read(join(root, origin.file))
    const found = [
      ...wrongImports(root, origin, source),
      ...(isRules(origin) ? outsideRules(source) : []),
      ...takenWords(origin.file, source),
    ]
    return found.map(({ at, says }) => ({
      file: origin.file,
      line: source.getLineAndCharacterOfPosition(at).line + 1,
      says,
    }))
  })
  return [...inSources, ...documents(root).flatMap((file) => takenInDocument(root, file))]
}

/**
 * @param {string} root
 * @returns {Origin[]}
 */
function origins(root) {
  /** @type {Origin[]} */
  const found = []
  for (const home of homes(root)) {
    for (const file of filesIn(join(root, home.folder))) {
      const inside = relative(join(root, home.folder), file).split(sep)
      const part = inside.length > 1 ? /** @type {string} */ (inside[0]) : ''
      found.push({ file: relative(root, file), kind: home.kind, name: home.name, part })
    }
  }
  return found
}

/** @param {string} root */
function homes(root) {
  const packages = foldersIn(join(root, 'packages')).map((name) => ({
    folder: `packages/${name}`,
    name,
    kind: kindOf(name),
  }))
  const apps = foldersIn(join(root, 'apps')).map((name) => ({ folder: `apps/${name}`, name, kind: 'web' }))
  const e2e = existsSync(join(root, 'e2e')) ? [{ folder: 'e2e', name: 'e2e', kind: 'e2e' }] : []
  return [...packages, ...apps, ...e2e]
}

/** @param {string} name */
function kindOf(name) {
  return name in MAY_IMPORT ? name : 'game'
}

/** @param {Origin} origin */
function isRules({ kind, part, file }) {
  if (part !== 'src') return false
  if (kind === 'game') return true
  return kind === 'engine' && !ENGINE_TOOLS.some((tool) => file.split(sep).includes(tool))
}

/**
 * @param {string} root
 * @param {Origin} origin
 * @param {ts.SourceFile} source
 */
function wrongImports(root, origin, source) {
  return importsOf(source).flatMap(({ from, at }) => {
    const says = wrongImport(root, origin, from)
    return says ? [{ at, says }] : []
  })
}

/**
 * Why a file may not import something; null if it may.
 * @param {string} root
 * @param {Origin} origin
 * @param {string} from
 */
function wrongImport(root, origin, from) {
  if (from.startsWith('.')) return wrongRelative(root, origin, from)
  if (from.startsWith('@shamble/')) return wrongPackage(origin, from)
  if (from.startsWith('$') && origin.kind !== 'web') return `${from} belongs to the app`
  if (origin.kind === 'preview' && origin.part === 'src')
    return `drawing imports nothing from outside: ${from}`
  if (!isRules(origin)) return null
  if (origin.kind === 'engine' && from.startsWith('@noble/')) return null
  return `rules import nothing from outside: ${from}`
}

/**
 * @param {Origin} origin
 * @param {string} from
 */
function wrongPackage(origin, from) {
  const [, name = '', part = 'src'] = from.split('/')
  if (name === origin.name) {
    return origin.kind === 'game' && !mayImportOwn(origin, part)
      ? `${origin.part}/ may not import ${part}/`
      : null
  }
  const kind = kindOf(name)
  if (origin.kind === 'game' && kind === 'game') return `a game never imports another game: ${from}`
  const tests = origin.part === 'test' ? TESTS_MAY_IMPORT[origin.kind] : []
  const allowed = [...(MAY_IMPORT[origin.kind] ?? []), ...(tests ?? [])]
  return allowed.includes(kind) ? null : `${origin.name} may not import ${from}`
}

/**
 * @param {string} root
 * @param {Origin} origin
 * @param {string} from
 */
function wrongRelative(root, origin, from) {
  const target = relative(root, resolve(root, dirname(origin.file), from)).split(sep)
  const home = origin.file.split(sep).slice(0, origin.kind === 'e2e' ? 1 : 2)
  const inside = home.every((folder, i) => target[i] === folder)
  if (origin.kind === 'e2e' && target[0] === 'scripts') return null
  if (!inside) return `${from} leaves the package; import it by name`
  const part = target[home.length] ?? ''
  if (origin.kind === 'game' && !mayImportOwn(origin, part)) return `${origin.part}/ may not import ${part}/`
  return null
}

/**
 * @param {Origin} origin
 * @param {string} part
 */
function mayImportOwn(origin, part) {
  const allowed = MAY_IMPORT_OWN[origin.part]
  return !allowed || !(part in MAY_IMPORT_OWN) || allowed.includes(part)
}

/** @param {ts.SourceFile} source */
function importsOf(source) {
  /** @type {{ from: string, at: number }[]} */
  const found = []
  /** @param {ts.Node | undefined} specifier */
  const note = (specifier) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ from: specifier.text, at: specifier.getStart(source) })
    }
  }
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0])
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal)
  })
  return found
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const found = faults(root)
  for (const { file, line, says } of found) console.log(`${file}:${line}  ${says}`)
  console.log(
    found.length
      ? `${found.length} faults`
      : 'Every import points the right way, and every word means one thing.',
  )
  if (found.length) process.exitCode = 1
}
