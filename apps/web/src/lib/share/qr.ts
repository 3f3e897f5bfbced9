import { encode } from 'uqr'

/** The quiet zone, in modules (ISO/IEC 18004). */
const BORDER = 4

/** A QR code of a text as one path of unit squares; null when the text is too long for one. */
export function qrPath(text: string): { d: string; size: number } | null {
  try {
    const { data, size } = encode(text, { ecc: 'L', border: BORDER })
    const rows = data.map((row, y) => runs(row, y).join(''))
    return { d: rows.join(''), size }
  } catch {
    return null
  }
}

// Dark modules side by side are one rectangle.
function runs(row: readonly boolean[], y: number): string[] {
  const found: string[] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const from = x
    while (row[x]) x++
    found.push(`M${from} ${y}h${x - from}v1h${from - x}z`)
  }
  return found
}
