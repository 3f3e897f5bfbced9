import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ROOT } from '../games.ts'

/*
 * Mutants are planted in a copy of the game, `.mutants/<game>`, at the same depth as the game itself so that relative paths work.
 * The working tree is never changed.
 */

// Kept from one run to the next.
const KEPT = new Set(['mutants.json', 'done.json', 'report.html', 'stryker.log'])
// Tests that are no scenes: golden and random games notice a difference, but not which rule is broken; others are too slow to run for
// every mutant, or test no rules.
const NO_SCENES =
  /(^|\/)((bot|editor|oracles)\/.*|(golden|chapters|fuzz|hostile|standing-still|hold-out|presses|bot|score|picture|told|words|schema)[^/]*\.test\.ts)$/
// Not of rules, but of what players are told; and the plain models that an account counts with.
const TOLD_TESTS = /^test\/((fuzz|told|words[^/]*)\.test|oracles(\/(?![^/]*\.test)[^/]*)?)(\.ts)?$/
// Loads what the tests of a game need.
const SET_UP = 'test/setup.ts'
const NOT_COPIED = new Set(['node_modules', 'vitest.config.ts'])

/** Creates or updates the copy of a game with its scenes; `told`: with what tests words and random games, too. Returns its folder. */
export function makeSandbox(game: string, told = false): string {
  const sandbox = join(ROOT, '.mutants', told ? `${basename(game)}-told` : basename(game))
  mkdirSync(sandbox, { recursive: true })
  for (const name of readdirSync(sandbox))
    if (!KEPT.has(name)) rmSync(join(sandbox, name), { recursive: true })
  cpSync(game, sandbox, { recursive: true, filter: (path) => isCopied(relative(game, path), told) })
  writeFileSync(join(sandbox, 'vitest.config.ts'), vitestConfig(existsSync(join(game, SET_UP))))
  const modules = join(game, 'node_modules')
  if (existsSync(modules)) symlinkSync(modules, join(sandbox, 'node_modules'))
  return sandbox
}

function vitestConfig(isSetUp: boolean): string {
  const setupFiles = isSetUp ? [SET_UP] : []
  const test = { include: ['test/**/*.test.ts'], setupFiles, isolate: false, testTimeout: 60_000 }
  return `export default ${JSON.stringify({ test })}\n`
}

function isCopied(path: string, told: boolean): boolean {
  if (NOT_COPIED.has(path)) return false
  if (told && TOLD_TESTS.test(path)) return true
  return !(path.startsWith('test/') && NO_SCENES.test(path.slice('test/'.length)))
}

/** A hash of everything that decides the fate of a mutant: the game's files in the copy, and the engine. */
export function nameOf(sandbox: string): string {
  const hash = createHash('sha256')
  const engine = join(ROOT, 'packages/engine/src')
  for (const [folder, files] of [
    [sandbox, '{src,test,rulebook,lessons}/**/*.*'],
    [engine, '**/*.ts'],
  ] as const) {
    for (const file of globSync(files, { cwd: folder }).sort())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
