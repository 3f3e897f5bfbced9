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

/** What is painted: a mark into a square (21.2; empty for floor), or something onto one of its edges. */
export type Paint = { mark: string } | { edge: EdgeMark }

/** A rectangle of squares on one floor, by two corners. */
export type Box = readonly [corner: number, corner: number]

/** The neighbour of a square on its floor; `NONE` beyond the rim. */
export function besideSquare({ width, height }: Size, square: number, side: Side): number {
  const [x, y] = [square % width, Math.floor(square / width) % height]
  if (side === 'west') return x > 0 ? square - 1 : NONE
  if (side === 'east') return x < width - 1 ? square + 1 : NONE
  if (side === 'north') return y > 0 ? square - width : NONE
  return y < height - 1 ? square + width : NONE
}

type Size = Pick<Picture, 'width' | 'height'>

/** The edge on a side of a square, numbered as in pictures; `NONE` on the rim, which is always wall. */
export function edgeOn(size: Size, square: number, side: Side): number {
  const other = besideSquare(size, square, side)
  if (other === NONE) return NONE
  return 2 * Math.min(square, other) + (side === 'north' || side === 'south' ? 1 : 0)
}

// Unique on a map: painting one again moves it.
const ONCE = /^(R\d+|S[A-Z]|[ud]\d|[ot].)$/

/** Paints a mark into a square. */
export const putMark = (draft: Draft, square: number, mark: string): Draft =>
  redraw(draft, (picture) => {
    if (ONCE.test(mark)) picture.marks.forEach((other, at) => other === mark && (picture.marks[at] = ''))
    picture.marks[square] = mark
  })

/** Paints a wall, a door, a numbered door or nothing onto an edge; no effect on the rim and beside void. */
export function putEdge(draft: Draft, square: number, side: Side, edge: EdgeMark): Draft {
  const at = edgeOn(pictureOf(draft), square, side)
  return at === NONE ? draft : redraw(draft, ({ edges }) => (edges[at] = edge))
}

/** The squares of a box, row by row, on the floor of its first corner. */
export function squaresIn({ width, height }: Size, [from, to]: Box): number[] {
  const base = Math.floor(from / (width * height)) * width * height
  const [x1, x2] = sorted(from % width, to % width)
  const [y1, y2] = sorted(Math.floor(from / width) % height, Math.floor(to / width) % height)
  const found: number[] = []
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) found.push(base + y * width + x)
  return found
}

const sorted = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

/** A room: walls around a box, none inside, and a new name in its first square. */
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

/** The next unused name of a room. */
export function freeRoom({ marks }: Pick<Picture, 'marks'>): string {
  const taken = new Set(marks)
  for (let n = 1; ; n++) if (!taken.has(`R${n}`)) return `R${n}`
}

/** Turns squares into void, or into empty floor without inner walls. */
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

/** The area of a square: what can be reached without doors, with additional `walls`. */
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

/** The token of a card, an object or a task: that in the legend, else a new one; null if the legend is full. */
export function tokenFor({ legend }: Draft, kind: 'i' | 'o' | 't', card?: string): string | null {
  const own = Object.keys(legend).find((token) => card !== undefined && legend[token]!.item === card)
  if (own) return own
  if (Object.keys(legend).length >= MAX_ENTRIES) return null
  const letter = [...LETTERS].find((letter) => !Object.hasOwn(legend, kind + letter))
  return letter ? kind + letter : null
}

/** Paints a card into a square, and adds its token to the legend. */
export function putItem(draft: Draft, square: number, card: string): Draft {
  const token = tokenFor(draft, 'i', card)
  if (token === null) return draft
  const meaning: Token = draft.legend[token] ?? { item: card }
  return putMark({ ...draft, legend: { ...draft.legend, [token]: meaning } }, square, token)
}
