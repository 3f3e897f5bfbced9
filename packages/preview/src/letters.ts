import { CAPITAL, OUTLINES } from './outlines.ts'
import { subpathsOf } from './path.ts'

/*
 * Text in the display face, as shapes.
 */

/** A line of text as outlines from x = 0 on the baseline y = 0: the closed subpaths of each letter, and the length. */
export function written(text: string, size: number): { letters: number[][][]; length: number } {
  const unit = size / CAPITAL
  const letters: number[][][] = []
  let x = 0
  for (const letter of plain(text)) {
    const [advance] = OUTLINES[letter] ?? OUTLINES[' ']!
    const from = x
    const shape = shapeOf(letter)
    if (shape.length > 0)
      letters.push(
        shape.map((points) => points.map((value, n) => (n % 2 === 0 ? from + value : value) * unit)),
      )
    x += advance
  }
  return { letters, length: x * unit }
}

const shapes = new Map<string, number[][]>()
function shapeOf(letter: string): number[][] {
  let found = shapes.get(letter)
  if (!found) {
    found = subpathsOf(OUTLINES[letter]?.[1] ?? '').map(({ points }) => points)
    shapes.set(letter, found)
  }
  return found
}

/** Breaks text into at most `lines` lines no longer than `max`. The rest is cut off with an ellipsis. */
export function broken(text: string, size: number, max: number, lines: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && lengthOf(longer, size) > max) {
      found.push(line)
      line = word
    } else line = longer
  }
  found.push(line)
  const kept = found.slice(0, lines)
  return kept.map((text, n) =>
    shortened(n === lines - 1 && found.length > lines ? `${text} …` : text, size, max),
  )
}

function shortened(text: string, size: number, max: number): string {
  if (lengthOf(text, size) <= max) return text
  let kept = text.replace(/ …$/, '')
  while (kept && lengthOf(`${kept}…`, size) > max) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

function lengthOf(text: string, size: number): number {
  let length = 0
  for (const letter of plain(text)) length += (OUTLINES[letter] ?? OUTLINES[' ']!)[0]
  return (length * size) / CAPITAL
}

// Without accents, which the face lacks.
const plain = (text: string): string[] => Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''))
