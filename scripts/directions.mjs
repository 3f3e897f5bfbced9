// Which way imports may point, as docs/architecture.md says. Run as a program it lists the faults of this repository.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** @typedef {Record<string, string[]>} Allowed */

// By kind of package, the kinds it may import. A package that is not listed is a game.
const MAY_IMPORT = /** @type {Allowed} */ ({
  engine: [],
  game: ['engine'],
  editions: ['engine'],
  catalogue: ['engine', 'game', 'editions'],
  room: ['engine'],
  'room/test': ['game'],
  challenge: ['engine'],
  'challenge/test': ['game'],
  preview: ['engine'],
  review: ['engine'],
  'review/test': ['catalogue'],
  tools: ['engine', 'catalogue', 'room', 'challenge', 'review', 'scripts'],
  web: ['engine', 'catalogue', 'room', 'challenge', 'preview', 'review'],
  'web/test': ['tools'],
  'web/worker': ['editions'],
  'web/worker/test': ['tools'],
  e2e: ['engine', 'game', 'web', 'tools', 'scripts'],
})

// By folder of a game, the folders of its own that it may import. Other folders may import them all.
const MAY_IMPORT_OWN = /** @type {Allowed} */ ({
  src: ['src'],
  rulebook: ['src', 'rulebook'],
  lessons: ['src', 'lessons'],
  board: ['src', 'board'],
  editor: ['src', 'board', 'editor'],
})

const SOURCES = '{packages/*,apps/*,e2e}/**/*.{ts,js,mjs,svelte}'
// `static` holds what the build of the islands writes.
const SKIPPED = /^(node_modules|\..*|dist|static|test-results)$/

/**
 * All faults of a repository, in the order of its files.
 * @param {string} root
 */
export function faults(root) {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => SKIPPED.test(basename(path)) })
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const script = file.endsWith('.svelte') ? scriptsOf(text) : text
    return ts.preProcessFile(script).importedFiles.flatMap(({ fileName, pos }) => {
      const says = wrongImport(file.split(sep).join('/'), fileName)
      return says ? [{ file, line: script.slice(0, pos).split('\n').length, says }] : []
    })
  })
}

// The scripts of a Svelte file, at the lines where they stand.
/** @param {string} text */
const scriptsOf = (text) =>
  text.replace(/<script\b[^>]*>([\s\S]*?)<\/script>|[^\n]/g, (_, script) => script ?? '')

/**
 * Why a file may not import something; null if it may.
 * @param {string} file
 * @param {string} from
 */
function wrongImport(file, from) {
  const depth = file.startsWith('e2e/') ? 1 : 2
  const home = file.split('/').slice(0, depth).join('/')
  const name = basename(home)
  const kind = kindOf(name)
  const part = file.split('/')[depth] ?? ''
  const folder = file.split('/').slice(depth, -1).join('/')
  const allowed = [...new Set([kind, `${kind}/${part}`, `${kind}/${folder}`])].flatMap(
    (of) => MAY_IMPORT[of] ?? [],
  )
  const path = from.startsWith('.') ? posix.join(dirname(file), from) : from.replace(`@shamble/${name}`, home)
  if (path === home || path.startsWith(`${home}/`)) {
    const to = path.split('/')[depth] ?? ''
    const isWrong = kind === 'game' && to in MAY_IMPORT_OWN && MAY_IMPORT_OWN[part]?.includes(to) === false
    return isWrong ? `${part}/ may not import ${to}/` : null
  }
  if (path.startsWith('@shamble/'))
    return allowed.includes(kindOf(path.split('/')[1] ?? '')) ? null : `${name} may not import ${from}`
  if (from.startsWith('.')) {
    const isScript = path.startsWith('scripts/') && allowed.includes('scripts')
    return isScript ? null : `${from} leaves the package; import it by name`
  }
  if (from.startsWith('$')) return kind === 'web' ? null : `${from} belongs to the app`
  const isPure = part === 'src' && ['engine', 'game', 'preview'].includes(kind)
  if (!isPure || /^packages\/engine\/src\/(testing|bots)\//.test(file)) return null
  return kind === 'engine' && from.startsWith('@noble/') ? null : `${from} comes from outside`
}

/** @param {string} name */
const kindOf = (name) => (name in MAY_IMPORT ? name : 'game')

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = faults(fileURLToPath(new URL('..', import.meta.url)))
  for (const { file, line, says } of found) console.log(`${file}:${line}  ${says}`)
  console.log(found.length ? `${found.length} faults` : 'Every import points the right way.')
  if (found.length) process.exitCode = 1
}
