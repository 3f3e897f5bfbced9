/** The solution of a system of linear equations, by Gaussian elimination with pivots. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let best = i
    for (let j = i + 1; j < size; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[best]![i]!)) best = j
    const pivot = rows[best]!
    rows[best] = rows[i]!
    rows[i] = pivot
    for (let j = 0; j < size; j++) {
      if (j === i) continue
      const by = rows[j]![i]! / pivot[i]!
      for (let k = i; k <= size; k++) rows[j]![k]! -= by * pivot[k]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}
