import { CAPITAL, OUTLINES } from './outlines.ts'
import { stretchesOf } from './path.ts'

/*
 * Words in the display face, as shapes to be filled.
 */

/** A line of words as outlines that begin at 0 and stand on 0, for each letter the closed stretches of its points; and how long it is. */
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

// The same letters are written again and again.
const shapes = new Map<string, number[][]>()
function shapeOf(letter: string): number[][] {
  let found = shapes.get(letter)
  if (!found) {
    found = stretchesOf(OUTLINES[letter]?.[1] ?? '').map(({ points }) => points)
    shapes.set(letter, found)
  }
  return found
}

/** Breaks words into lines no longer than `most`. What does not fit on so many lines is cut off with dots. */
export function broken(text: string, size: number, most: number, lines: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && lengthOf(longer, size) > most) {
      found.push(line)
      line = word
    } else line = longer
  }
  found.push(line)
  const kept = found.slice(0, lines)
  return kept.map((text, n) =>
    shortened(n === lines - 1 && found.length > lines ? `${text} …` : text, size, most),
  )
}

function shortened(text: string, size: number, most: number): string {
  if (lengthOf(text, size) <= most) return text
  let kept = text.replace(/ …$/, '')
  while (kept && lengthOf(`${kept}…`, size) > most) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

function lengthOf(text: string, size: number): number {
  let length = 0
  for (const letter of plain(text)) length += (OUTLINES[letter] ?? OUTLINES[' ']!)[0]
  return (length * size) / CAPITAL
}

// Only what the face has: accents go, the rest is a gap.
const plain = (text: string): string[] => Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''))
