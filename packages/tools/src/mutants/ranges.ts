import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickChance } from '@shamble/engine'
import ts from 'typescript'
import type { Found } from './found.ts'

/*
 * A sample of the rules: functions and tables, drawn at random from all files.
 */

/** Lines of a file, counted from 1, both included. */
export interface Range {
  file: string
  from: number
  to: number
}

/** The functions and tables of a source text, without imports and types. */
export function statementsIn(file: string, source: string): Range[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const lineAt = (place: number) => tree.getLineAndCharacterOfPosition(place).line + 1
  return tree.statements
    .filter((node) => !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
    .filter((node) => !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node))
    .map((node) => ({ file, from: lineAt(node.getStart(tree)), to: lineAt(node.getEnd()) }))
}

/** Draws functions and tables at random until they have this number of lines. A line has about one mutant. */
export function drawnRanges(folder: string, files: readonly string[], lines: number, seed: string): Range[] {
  const all = files.flatMap((file) => statementsIn(file, readFileSync(join(folder, file), 'utf8')))
  const chance = quickChance(seed)
  const chosen: Range[] = []
  for (let left = lines; left > 0 && all.length > 0;) {
    const range = all.splice(chance(all.length), 1)[0]!
    chosen.push(range)
    left -= range.to - range.from + 1
  }
  return chosen
}

/** As StrykerJS wants it. */
export const rangeText = ({ file, from, to }: Range): string => `${file}:${from}-${to}`

/** Of these results those within the ranges. */
export const within = ({ files }: Found, ranges: readonly Range[]): Found => ({
  files: Object.fromEntries(
    Object.entries(files).map(([name, { source, mutants }]) => {
      const own = ranges.filter(({ file }) => file === name)
      const isIn = (line: number) => own.some(({ from, to }) => line >= from && line <= to)
      return [name, { source, mutants: mutants.filter(({ location }) => isIn(location.start.line)) }]
    }),
  ),
})
