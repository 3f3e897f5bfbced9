/*
 * Letters of our own for pictures: capitals, digits and what stands between them, cut like a stencil from straight strokes.
 * A letter is a few strokes on a grid four wide and six high: each pair of digits is a point, x east, y down.
 */

const STROKES: Readonly<Record<string, string>> = {
  A: '06,20,46 14,34',
  B: '00,06,36,45,44,33,42,41,30,00 03,33',
  C: '41,30,10,01,05,16,36,45',
  D: '00,30,41,45,36,06,00',
  E: '40,00,06,46 03,33',
  F: '40,00,06 03,33',
  G: '41,30,10,01,05,16,36,45,43,23',
  H: '00,06 40,46 03,43',
  I: '00,06',
  J: '30,35,26,16,05',
  K: '00,06 40,03,46',
  L: '00,06,36',
  M: '06,00,23,40,46',
  N: '06,00,46,40',
  O: '10,30,41,45,36,16,05,01,10',
  P: '06,00,30,41,42,33,03',
  Q: '10,30,41,45,36,16,05,01,10 24,46',
  R: '06,00,30,41,42,33,03 23,46',
  S: '41,30,10,01,02,13,33,44,45,36,16,05',
  T: '00,40 20,26',
  U: '00,05,16,36,45,40',
  V: '00,26,40',
  W: '00,05,16,25,36,45,40 22,25',
  X: '00,46 40,06',
  Y: '00,23,40 23,26',
  Z: '00,40,06,46',
  0: '10,30,41,45,36,16,05,01,10',
  1: '01,20,26',
  2: '01,10,30,41,42,06,46',
  3: '01,10,30,41,42,33,44,45,36,16,05 13,33',
  4: '36,30,04,44',
  5: '40,00,02,32,43,45,36,16,05',
  6: '41,30,10,01,05,16,36,45,44,33,03',
  7: '00,40,16',
  8: '10,30,41,42,33,44,45,36,16,05,04,13,02,01,10 13,33',
  9: '05,16,36,45,41,30,10,01,02,13,43',
  '.': '06,06',
  ',': '16,07',
  ':': '02,02 05,05',
  ';': '12,12 15,06',
  '!': '00,04 06,06',
  '?': '01,10,30,41,42,23,24 26,26',
  '-': '03,23',
  '–': '03,43',
  _: '06,46',
  '+': '03,43 21,25',
  '=': '02,42 04,44',
  "'": '00,01',
  '"': '00,01 20,21',
  '/': '06,40',
  '(': '10,01,05,16',
  ')': '00,11,15,06',
  '&': '46,12,11,20,31,32,04,05,16,26,44',
  '×': '02,24 22,04',
  '−': '03,33',
  '·': '13,13',
  '…': '06,06 26,26 46,46',
}

const HEIGHT = 6
const BETWEEN = 1.9
const SPACE = 2.2
/** The width of a stroke, as a part of the height of a letter. */
export const STROKE = 0.165

const ALIAS: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '—': '–' }

/** A line of words as strokes that begin at 0 and stand on 0, each a list of points; and how long it is. */
export function written(text: string, size: number): { strokes: number[][]; length: number } {
  const unit = size / HEIGHT
  const strokes: number[][] = []
  let x = 0
  for (const letter of plain(text)) {
    const drawn = STROKES[letter]
    if (drawn === undefined) {
      x += SPACE
      continue
    }
    let width = 0
    for (const stroke of drawn.split(' ')) {
      const points: number[] = []
      for (const [across = 0, down = 0] of stroke.split(',').map((pair) => Array.from(pair, Number))) {
        width = Math.max(width, across)
        points.push((x + across) * unit, (down - HEIGHT) * unit)
      }
      strokes.push(points)
    }
    x += width + BETWEEN
  }
  return { strokes, length: Math.max(0, x - BETWEEN) * unit }
}

/** Breaks words into lines no longer than `most`. What does not fit on so many lines is cut off with dots. */
export function broken(text: string, size: number, most: number, lines: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && written(longer, size).length > most) {
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
  if (written(text, size).length <= most) return text
  let kept = text.replace(/ …$/, '')
  while (kept && written(`${kept}…`, size).length > most) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

// Only what we have letters for: accents go, the rest is a gap.
function plain(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return Array.from(bare, (letter) => ALIAS[letter] ?? letter)
}
