import type { EdgeMark, Picture } from '../src/missions/picture.ts'
import { pictureOf, redraw, type Draft } from './draft.ts'
import { besideSquare, edgeOn, freeRoom, NONE, SIDES, squaresIn, type Box, type Side } from './painting.ts'

/*
 * Parts of a map taken out, turned over and put down elsewhere.
 */

/** A part of a map: its marks row by row, and for every square what lies on its four sides, rim included. */
export interface Part {
  width: number
  height: number
  marks: readonly string[]
  sides: readonly (readonly EdgeMark[])[]
}

/** The part of a map in a box. */
export function partIn(draft: Draft, box: Box): Part {
  const picture = pictureOf(draft)
  const squares = squaresIn(picture, box)
  const width = squares.filter((square) => rowOf(picture, square) === rowOf(picture, squares[0]!)).length
  return {
    width,
    height: squares.length / width,
    marks: squares.map((square) => picture.marks[square]!),
    sides: squares.map((square) =>
      SIDES.map((side) => {
        const edge = edgeOn(picture, square, side)
        return edge === NONE ? 'wall' : picture.edges[edge]!
      }),
    ),
  }
}

const rowOf = ({ width }: Pick<Picture, 'width'>, square: number) => Math.floor(square / width)

/** Mirrored from west to east, or from north to south. */
export function mirrored({ width, height, marks, sides }: Part, way: 'across' | 'down'): Part {
  const from = (x: number, y: number) =>
    way === 'across' ? y * width + (width - 1 - x) : (height - 1 - y) * width + x
  const [one, other]: readonly [Side, Side] = way === 'across' ? ['east', 'west'] : ['north', 'south']
  const turn = (side: Side) => (side === one ? other : side === other ? one : side)
  return remade(width, height, from, turn, { marks, sides })
}

/** Turned a quarter to the right. */
export const turned = ({ width, height, marks, sides }: Part): Part =>
  remade(
    height,
    width,
    (x, y) => (height - 1 - x) * width + y,
    (side) => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length]!,
    { marks, sides },
  )

// `from`: which square comes to a place; `turn`: where a side of it looks then.
function remade(
  width: number,
  height: number,
  from: (x: number, y: number) => number,
  turn: (side: Side) => Side,
  { marks, sides }: Pick<Part, 'marks' | 'sides'>,
): Part {
  const squares = Array.from({ length: width * height }, (_, n) => from(n % width, Math.floor(n / width)))
  const back = SIDES.map((side) => SIDES.findIndex((other) => turn(other) === side))
  return {
    width,
    height,
    marks: squares.map((square) => turnedMark(marks[square]!, turn)),
    sides: squares.map((square) => back.map((side) => sides[square]![side]!)),
  }
}

// Infected look where their part of the map is turned.
function turnedMark(mark: string, turn: (side: Side) => Side): string {
  if (!/^[znb][NESW]$/.test(mark)) return mark
  const side = SIDES['NESW'.indexOf(mark[1]!)]!
  return mark[0]! + 'NESW'[SIDES.indexOf(turn(side))]!
}

const HEROES = 4

/**
 * Puts a part down with its north-west corner in a square; what does not fit on the floor is left out. Rooms get names of their own,
 * and what a map has only once is left where it is.
 */
export function putPart(draft: Draft, at: number, part: Part): Draft {
  return redraw(draft, (now) => {
    const [x0, y0] = [at % now.width, rowOf(now, at) % now.height]
    const floor = at - y0 * now.width - x0
    const spots = part.marks.flatMap((mark, n) => {
      const [x, y] = [x0 + (n % part.width), y0 + Math.floor(n / part.width)]
      return x < now.width && y < now.height ? [{ square: floor + y * now.width + x, mark, n }] : []
    })
    for (const { square } of spots) now.marks[square] = ''
    for (const { square, mark, n } of spots) {
      now.marks[square] = markThere(now, mark)
      SIDES.forEach((side, s) => {
        const edge = edgeOn(now, square, side)
        if (edge !== NONE && besideSquare(now, square, side) !== NONE) now.edges[edge] = part.sides[n]![s]!
      })
    }
  })
}

function markThere(now: Picture, mark: string): string {
  if (/^R\d+$/.test(mark)) return now.marks.includes(mark) ? freeRoom(now) : mark
  if (/^(S[A-Z]|[ud]\d|[ot].)$/.test(mark) && now.marks.includes(mark)) return ''
  if (mark === 'H' && now.marks.filter((other) => other === 'H').length >= HEROES) return ''
  return mark
}

/** Makes the eastern half of a floor the mirror of its western half, or the southern one of its northern. */
export function symmetric(draft: Draft, floor: number, way: 'across' | 'down'): Draft {
  const { width, height } = pictureOf(draft)
  const first = floor * width * height
  const [columns, rows] = way === 'across' ? [Math.floor(width / 2), height] : [width, Math.floor(height / 2)]
  const half = mirrored(partIn(draft, [first, first + (rows - 1) * width + columns - 1]), way)
  const corner = way === 'across' ? first + width - columns : first + (height - rows) * width
  return putPart(draft, corner, half)
}
