import { edgesIn, gridOf, type Grid } from '@shamble/engine/boards'
import type { Fault, Mission } from './format.ts'
import { note } from './fault.ts'

/*
 * The maps of a mission as they are drawn (21.2): a floor of W by H squares is a picture of 2H + 1 lines of 4W + 1
 * characters, with a `+` at every corner of squares.
 */

/** What a map shows of an edge: nothing, a wall, a door, or a numbered door by its number. */
export type EdgeMark = 'open' | 'wall' | 'door' | `${number}`

/** All floors of a mission as one grid, the ground floor first: squares are numbered floor by floor, row by row. */
export interface Picture {
  width: number
  /** Rows of one floor. */
  height: number
  floors: number
  grid: Grid
  /** The mark in each square, without its blanks; `###` is void. */
  marks: string[]
  /** What lies on each edge of the grid; edges next to void are walls. */
  edges: EdgeMark[]
}

/** A square that does not exist. */
export const VOID = '###'

const CELL = 4
const BESIDE: Readonly<Record<string, EdgeMark>> = { '|': 'wall', ' ': 'open', D: 'door' }
const BELOW: Readonly<Record<string, EdgeMark>> = { '---': 'wall', '   ': 'open', '=D=': 'door' }

/** Reads the maps of a mission; notes faults, and returns null when one is drawn wrongly. */
export function readPicture({ floors }: Pick<Mission, 'floors'>, faults: Fault[]): Picture | null {
  const rows = floors[0]!.rows
  const width = Math.floor((rows[0]!.length - 1) / CELL)
  const height = Math.floor((rows.length - 1) / 2)
  const before = faults.length
  floors.forEach((floor, n) => checkSize(floor.rows, width, height, `floors[${n}].rows`, faults))
  if (faults.length > before) return null
  const grid = gridOf(width, height * floors.length)
  const marks = Array.from({ length: grid.size }, () => '')
  const edges = Array.from({ length: edgesIn(grid) }, (): EdgeMark => 'wall')
  const picture = { width, height, floors: floors.length, grid, marks, edges }
  floors.forEach((floor, n) => readFloor(picture, floor.rows, n, faults))
  if (faults.length > before) return null
  wallVoid(picture)
  return picture
}

/** Where the mark of a square stands in the file. */
export function placeOf({ width, height }: Pick<Picture, 'width' | 'height'>, square: number): string {
  const row = Math.floor(square / width)
  const line = 2 * (row % height) + 1
  return `floors[${Math.floor(row / height)}].rows[${line}], character ${CELL * (square % width) + 2}`
}

// Every floor has the size of the first.
function checkSize(
  rows: readonly string[],
  width: number,
  height: number,
  where: string,
  faults: Fault[],
): void {
  if (width < 1 || height < 1 || rows.length !== 2 * height + 1)
    note(faults, where, `${2 * height + 1} lines, as every floor has`, rows)
  rows.forEach((row, line) => {
    if (row.length !== CELL * width + 1)
      note(faults, `${where}[${line}]`, `${CELL * width + 1} characters, as every line has`, row.length)
  })
}

function readFloor(picture: Picture, rows: readonly string[], floor: number, faults: Fault[]): void {
  const { width, height, marks, edges } = picture
  const place = (line: number, column: number) => `floors[${floor}].rows[${line}], character ${column + 1}`
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const [line, column] = [2 * y, CELL * x]
      if (rows[line]![column] !== '+') note(faults, place(line, column), 'a +', rows[line]![column])
      if (x < width) readBelow(rows[line]!.slice(column + 1, column + CELL), x, y, place(line, column + 1))
      if (y < height) readBeside(rows[line + 1]![column]!, x, y, place(line + 1, column))
      if (x < width && y < height)
        marks[squareAt(x, y)] = rows[line + 1]!.slice(column + 1, column + CELL).trim()
    }

  function squareAt(x: number, y: number): number {
    return (floor * height + y) * width + x
  }

  // The edge to the north of a square; those along the border are walls.
  function readBelow(text: string, x: number, y: number, where: string): void {
    const mark = BELOW[text] ?? numberIn(/^=(\d)=$/, text)
    if (mark === undefined) return void note(faults, where, '---, three blanks, =D= or =1= to =9=', text)
    if (y > 0 && y < height) edges[2 * squareAt(x, y - 1) + 1] = mark
    else if (mark !== 'wall') note(faults, where, '---, because the map ends here', text)
  }

  // The edge to the west of a square; those along the border are walls.
  function readBeside(text: string, x: number, y: number, where: string): void {
    const mark = BESIDE[text] ?? numberIn(/^(\d)$/, text)
    if (mark === undefined) return void note(faults, where, '|, a blank, D or 1 to 9', text)
    if (x > 0 && x < width) edges[2 * squareAt(x - 1, y)] = mark
    else if (mark !== 'wall') note(faults, where, '|, because the map ends here', text)
  }
}

const numberIn = (form: RegExp, text: string) => form.exec(text)?.[1] as EdgeMark | undefined

// 2.2. The edges of squares that do not exist are walls.
function wallVoid({ width, grid, marks, edges }: Picture): void {
  for (let square = 0; square < grid.size; square++) {
    if (marks[square] === VOID) edges[2 * square] = edges[2 * square + 1] = 'wall'
    if (marks[square + 1] === VOID) edges[2 * square] = 'wall'
    if (marks[square + width] === VOID) edges[2 * square + 1] = 'wall'
  }
}
