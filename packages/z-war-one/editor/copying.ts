import type { EdgeMark, Picture } from '../src/missions/picture.ts'
import { pictureOf, redraw, type Draft } from './draft.ts'
import { besideSquare, edgeOn, freeRoom, NONE, SIDES, squaresIn, type Box, type Side } from './painting.ts'

/*
 * Copying, mirroring, rotating and pasting parts of a map.
 */

/** A part of a map: marks row by row, and the four edges of each square, including the rim. */
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

/** Mirrors west to east, or north to south. */
export function mirrored({ width, height, marks, sides }: Part, way: 'across' | 'down'): Part {
  const from = (x: number, y: number) =>
    way === 'across' ? y * width + (width - 1 - x) : (height - 1 - y) * width + x
  const [one, other]: readonly [Side, Side] = way === 'across' ? ['east', 'west'] : ['north', 'south']
  const turn = (side: Side) => (side === one ? other : side === other ? one : side)
  return remade(width, height, from, turn, { marks, sides })
}

/** Rotates a quarter clockwise. */
export const turned = ({ width, height, marks, sides }: Part): Part =>
  remade(
    height,
    width,
    (x, y) => (height - 1 - x) * width + y,
    (side) => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length]!,
    { marks, sides },
  )

// `from`: the square that comes to a position; `turn`: the new direction of a side.
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

// Infected turn with their part of the map.
function turnedMark(mark: string, turn: (side: Side) => Side): string {
  if (!/^[znb][NESW]$/.test(mark)) return mark
  const side = SIDES['NESW'.indexOf(mark[1]!)]!
  return mark[0]! + 'NESW'[SIDES.indexOf(turn(side))]!
}

const HEROES = 4

/**
 * Pastes a part with its north-west corner in a square, clipped to the floor. Rooms get new names; unique marks stay where they
 * are.
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

/** Mirrors the western half of a floor into the eastern one, or the northern into the southern one. */
export function symmetric(draft: Draft, floor: number, way: 'across' | 'down'): Draft {
  const { width, height } = pictureOf(draft)
  const first = floor * width * height
  const [columns, rows] = way === 'across' ? [Math.floor(width / 2), height] : [width, Math.floor(height / 2)]
  const half = mirrored(partIn(draft, [first, first + (rows - 1) * width + columns - 1]), way)
  const corner = way === 'across' ? first + width - columns : first + (height - rows) * width
  return putPart(draft, corner, half)
}
