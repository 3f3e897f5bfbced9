/** Aligns cells in columns: the first to the left, the others to the right. */
export function rows(cells: readonly (readonly string[])[]): string {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}

export const percent = (n: number): string => `${(100 * n).toFixed(1)} %`
export const short = (n: number): string => String(Math.round(n * 1000) / 1000)
