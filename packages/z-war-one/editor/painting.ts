import type { Token } from '../src/missions/format.ts'
import { MAX_ENTRIES } from '../src/missions/limits.ts'
import { VOID, type EdgeMark, type Picture } from '../src/missions/picture.ts'
import { pictureOf, redraw, type Draft } from './draft.ts'

/*
 * Changes to the maps of a draft, square by square. Squares are numbered as in a layout: floor by floor, row by row.
 */

export const NONE = -1

/** The sides of a square, in the order of the straight directions. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

/** What is painted: a mark into a square (21.2; the empty mark is floor), or something onto one of its edges. */
export type Paint = { mark: string } | { edge: EdgeMark }

/** A box of squares on one floor, by two of its corners. */
export type Box = readonly [corner: number, corner: number]

/** The square beside another on its floor; `NONE` beyond the rim. */
export function besideSquare({ width, height }: Size, square: number, side: Side): number {
  const [x, y] = [square % width, Math.floor(square / width) % height]
  if (side === 'west') return x > 0 ? square - 1 : NONE
  if (side === 'east') return x < width - 1 ? square + 1 : NONE
  if (side === 'north') return y > 0 ? square - width : NONE
  return y < height - 1 ? square + width : NONE
}

type Size = Pick<Picture, 'width' | 'height'>

/** The edge on a side of a square, as pictures number edges; `NONE` on the rim, where there is always a wall. */
export function edgeOn(size: Size, square: number, side: Side): number {
  const other = besideSquare(size, square, side)
  if (other === NONE) return NONE
  return 2 * Math.min(square, other) + (side === 'north' || side === 'south' ? 1 : 0)
}

// Of these there is one on a map: painted again, it moves.
const ONCE = /^(R\d+|S[A-Z]|[ud]\d|[ot].)$/

/** Puts a mark into a square. */
export const putMark = (draft: Draft, square: number, mark: string): Draft =>
  redraw(draft, (picture) => {
    if (ONCE.test(mark)) picture.marks.forEach((other, at) => other === mark && (picture.marks[at] = ''))
    picture.marks[square] = mark
  })

/** Puts a wall, a door, a numbered door or nothing onto an edge; on the rim and beside void nothing changes. */
export function putEdge(draft: Draft, square: number, side: Side, edge: EdgeMark): Draft {
  const at = edgeOn(pictureOf(draft), square, side)
  return at === NONE ? draft : redraw(draft, ({ edges }) => (edges[at] = edge))
}

/** The squares of a box, row by row. Corners on two floors make a box on the floor of the first. */
export function squaresIn({ width, height }: Size, [from, to]: Box): number[] {
  const base = Math.floor(from / (width * height)) * width * height
  const [x1, x2] = sorted(from % width, to % width)
  const [y1, y2] = sorted(Math.floor(from / width) % height, Math.floor(to / width) % height)
  const found: number[] = []
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) found.push(base + y * width + x)
  return found
}

const sorted = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

/** A room: walls around a box, nothing between its squares, and a name of its own in its first square. */
export function wallIn(draft: Draft, box: Box): Draft {
  const picture = pictureOf(draft)
  const squares = squaresIn(picture, box)
  const inside = new Set(squares)
  const own = squares.find((square) => /^R\d+$/.test(picture.marks[square]!))
  const name = own === undefined ? freeRoom(picture) : null
  const bare = squares.find((square) => ['', VOID].includes(picture.marks[square]!))
  return redraw(draft, (now) => {
    for (const square of squares) {
      if (now.marks[square] === VOID) now.marks[square] = ''
      for (const side of SIDES) {
        const edge = edgeOn(now, square, side)
        if (edge !== NONE) now.edges[edge] = inside.has(besideSquare(now, square, side)) ? 'open' : 'wall'
      }
    }
    if (name && bare !== undefined) now.marks[bare] = name
  })
}

/** The next name of a room that the map does not have. */
export function freeRoom({ marks }: Pick<Picture, 'marks'>): string {
  const taken = new Set(marks)
  for (let n = 1; ; n++) if (!taken.has(`R${n}`)) return `R${n}`
}

/** Makes every one of some squares void, or floor with nothing on it and nothing between them. */
export const clear = (draft: Draft, squares: readonly number[], mark: '' | typeof VOID): Draft =>
  redraw(draft, (picture) => {
    const inside = new Set(squares)
    for (const square of squares) {
      picture.marks[square] = mark
      for (const side of SIDES) {
        const edge = edgeOn(picture, square, side)
        if (edge !== NONE && inside.has(besideSquare(picture, square, side))) picture.edges[edge] = 'open'
      }
    }
  })

/** The squares of the area around a square: what can be walked to without a door, were there `walls` on some more edges. */
export function areaAround(picture: Picture, square: number, walls: readonly number[] = []): number[] {
  if (picture.marks[square] === VOID) return []
  const found = new Set([square])
  for (const at of found)
    for (const side of SIDES) {
      const edge = edgeOn(picture, at, side)
      if (edge !== NONE && picture.edges[edge] === 'open' && !walls.includes(edge))
        found.add(besideSquare(picture, at, side))
    }
  return [...found].sort((a, b) => a - b)
}

/** The squares of the floor a square is on. */
export function floorAround({ width, height }: Size, square: number): number[] {
  const first = Math.floor(square / (width * height)) * width * height
  return Array.from({ length: width * height }, (_, n) => first + n)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789abcdefghijklmnopqrstuvwxyz'

/** A token for a card, an object or a task: the one the legend has for it, else a new one; null when there can be no more. */
export function tokenFor({ legend }: Draft, kind: 'i' | 'o' | 't', card?: string): string | null {
  const own = Object.keys(legend).find((token) => card !== undefined && legend[token]!.item === card)
  if (own) return own
  if (Object.keys(legend).length >= MAX_ENTRIES) return null
  const letter = [...LETTERS].find((letter) => !Object.hasOwn(legend, kind + letter))
  return letter ? kind + letter : null
}

/** Puts a card into a square, with its token in the legend. */
export function putItem(draft: Draft, square: number, card: string): Draft {
  const token = tokenFor(draft, 'i', card)
  if (token === null) return draft
  const meaning: Token = draft.legend[token] ?? { item: card }
  return putMark({ ...draft, legend: { ...draft.legend, [token]: meaning } }, square, token)
}
