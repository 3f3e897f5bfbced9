import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/*
 * The files of a game that hold its rules, found by following imports.
 */

const ASIDE = /(^|\/)((bots?|scores?|words|challenge)([./]|$)|data\/)|\.json$/
const IMPORT = /(?:^|\n)(?:import|export)\b(?!\s+type\b)[^'"\n]*(?:\{[^}]*\}\s*from\s*)?['"](\.[^'"]+)['"]/g

/**
 * The files of `src` that the game needs to be played, and `why-not.ts`: paths such as `src/turn.ts`, sorted. Bots, scores and
 * words are aside, and what only they import; and the tables in `src/data/`, which a test compares with the reference.
 */
export function ruleFilesOf(folder: string): string[] {
  const found = new Set<string>()
  const waiting = [join(folder, 'src/index.ts')]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const name = relative(folder, file)
    if (found.has(name) || ASIDE.test(name) || !existsSync(file)) continue
    found.add(name)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT))
      waiting.push(join(dirname(file), path!))
  }
  const explained = 'src/why-not.ts'
  if (existsSync(join(folder, explained))) found.add(explained)
  return [...found].sort()
}
