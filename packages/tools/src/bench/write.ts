import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { thousands } from './samples.ts'
import type { Figure } from './figure.ts'

/*
 * docs/figures.md: the last figures of each line of the bench, with their dates. The part below END, with figures of other commands, is
 * written by hand.
 */

const HEAD = `# Figures

Written by \`pnpm bench --write\`: the median of each figure, its target and the day it was measured, on two cores. A figure
without a target is for information. Runs of single lines (\`--only\`) replace these lines only.
`
const END = '<!-- end of what the bench writes -->'
const COLUMNS = ['figure', 'now', 'unit', 'target', 'met', 'measured', 'spread'] as const
// Longer notes are only printed.
const MAX_SPREAD = 40

/** A figure as a row of the table. */
type Row = readonly string[]

/** Writes figures into the table of docs/figures.md, replacing those of the same names. `day`: such as `2026-11-23`. */
export function writeFigures(file: string, figures: readonly Figure[], day: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withFigures(before, figures, day))
}

/** The document with these figures. Existing lines keep their order. */
export function withFigures(document: string, figures: readonly Figure[], day: string): string {
  const [written = '', byHand = '\n'] = document.split(END)
  const rows = new Map(rowsOf(written).map((row) => [row[0]!, row]))
  for (const figure of figures) rows.set(figure.name, rowOf(figure, day))
  return `${HEAD}\n${tableOf(COLUMNS, [...rows.values()])}\n\n${END}${byHand}`
}

function rowOf({ name, value, unit, target, ok, note = '' }: Figure, day: string): Row {
  const now = value === null ? '–' : said(value)
  const met = target === null && ok ? '' : ok ? 'yes' : 'no'
  const spread = note.length <= MAX_SPREAD ? note : ''
  return [name, now, unit, target === null ? '' : said(target), met, day, spread]
}

function rowsOf(document: string): Row[] {
  const lines = document.split('\n').filter((line) => line.startsWith('| '))
  const [, , ...rows] = lines
  return rows.map((row) => cellsOf(row))
}

const cellsOf = (line: string): Row =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** A table in Markdown, aligned. */
export function tableOf(columns: Row, rows: readonly Row[]): string {
  const widths = columns.map((name, n) => Math.max(3, name.length, ...rows.map((row) => row[n]?.length ?? 0)))
  const line = (row: Row) => `| ${widths.map((width, n) => (row[n] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(columns), rule, ...rows.map(line)].join('\n')
}

const said = (n: number): string => thousands(n, n >= 100 ? 0 : n >= 10 ? 1 : 2)
