// Which way code may depend: engine ← games ← catalogue ← web, engine ← room ← web, engine ← challenge ← web,
// engine ← preview ← web; never back.
// And what rules code may not touch: clocks, chance of its own, waiting, the page. And words that are taken (words.mjs).
// Run as a program it lists the faults of this repository; `faults` does it for any folder.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { wrongName, wrongProse } from './words.mjs'

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

// Parts of the engine that are not rules: they may look at a clock and print.
const ENGINE_TOOLS = ['testing', 'bots']

const NOT_IN_RULES = new Set(
  `Date Promise console structuredClone performance process globalThis eval crypto
   setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame
   window document navigator localStorage sessionStorage indexedDB fetch WebSocket XMLHttpRequest`.split(
    /\s+/,
  ),
)

const SOURCE = /\.(ts|js|mjs|svelte)$/
// `islands` is what the build of the pages' scripts makes.
const SKIP = /^(node_modules|\..*|dist|islands|test-results)$/

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

// Names that a file declares, its own name, and its comments, by the list of words that are taken.
/**
 * @param {string} file
 * @param {ts.SourceFile} source
 */
function takenWords(file, source) {
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

// Documents for people: those of the repository and of its packages.
/** @param {string} root */
function documents(root) {
  const folders = ['', 'docs', ...foldersIn(join(root, 'packages')).map((name) => join('packages', name))]
  return folders.flatMap((folder) => {
    const path = join(root, folder)
    if (!existsSync(path)) return []
    const names = readdirSync(path).filter((name) => name.endsWith('.md'))
    return names.sort().map((name) => join(folder, name))
  })
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Fault[]}
 */
function takenInDocument(root, file) {
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

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIP.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (SKIP.test(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return SOURCE.test(entry.name) ? [path] : []
    })
}

// Of a Svelte file only the scripts are read; the rest is blanked so that lines keep their numbers.
/** @param {string} path */
function read(path) {
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

/** @param {ts.SourceFile} source */
function outsideRules(source) {
  /** @type {{ at: number, says: string }[]} */
  const found = []
  const declared = declaredIn(source)
  /**
   * @param {ts.Node} node
   * @param {string} says
   */
  const note = (node, says) => found.push({ at: node.getStart(source), says })
  walk(source, (node) => {
    if (node.kind === ts.SyntaxKind.AsyncKeyword) note(node, 'rules do not wait: async')
    if (ts.isAwaitExpression(node)) note(node, 'rules do not wait: await')
    if (ts.isForOfStatement(node) && node.awaitModifier) note(node, 'rules do not wait: for await')
    if (isMathRandom(node)) note(node, 'chance comes from the referee: Math.random')
    if (ts.isIdentifier(node) && NOT_IN_RULES.has(node.text) && !declared.has(node.text) && isUse(node)) {
      note(node, `rules know only the table: ${node.text}`)
    }
  })
  return found
}

/** @param {ts.Node} node */
function isMathRandom(node) {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'random' && node.expression.getText() === 'Math'
  }
  if (ts.isElementAccessExpression(node)) {
    return node.expression.getText() === 'Math' && /random/.test(node.argumentExpression.getText())
  }
  return (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer?.getText() === 'Math' &&
    /\brandom\b/.test(node.name.getText())
  )
}

// Names a file gives itself: a parameter called `document` is not the page.
/** @param {ts.SourceFile} source */
function declaredIn(source) {
  /** @type {Set<string>} */
  const names = new Set()
  walk(source, (node) => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node)
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

// A name that stands for a value or a type, not the name of a property.
/** @param {ts.Identifier} node */
function isUse(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent)
  ) {
    return parent.name !== node
  }
  return true
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
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
