/** A street with walls around, one square for each mark: what stands there. */
export const row = (...marks: string[]) => `
  +${'---+'.repeat(marks.length)}
  |${marks.map((mark) => mark.padEnd(3)).join(' ')}|
  +${'---+'.repeat(marks.length)}`

/** A yard five squares wide without walls inside, row by row. */
export const YARD = (...rows: string[][]) => {
  const wall = `  +${'---+'.repeat(5)}\n`
  const gap = `  +${'   +'.repeat(5)}\n`
  const line = (marks: string[]) =>
    `  |${Array.from({ length: 5 }, (_, x) => (marks[x] ?? '').padEnd(3)).join(' ')}|\n`
  return `\n${wall}${rows.map(line).join(gap)}${wall}`
}
