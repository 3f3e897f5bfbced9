import type { Picture } from '../src/missions/picture.ts'
import { areaAround } from './painting.ts'

/*
 * Where an open room probably lacks a wall.
 */

/**
 * The open edges of the narrowest opening that one wall would close. `room` is a square of the room; `isClosed` judges the squares that
 * would remain. Empty if no single wall is enough.
 */
export function gapIn(
  picture: Picture,
  room: number,
  isClosed: (squares: ReadonlySet<number>) => boolean,
): readonly number[] {
  const within = new Set(areaAround(picture, room))
  const gaps = openingsOn(picture, Math.floor(room / (picture.width * picture.height)))
    .filter((gap) => gap.every((edge) => sidesOf(picture, edge).every((square) => within.has(square))))
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_TRIED)
  return gaps.find((gap) => isClosed(new Set(areaAround(picture, room, gap)))) ?? []
}

/** How many openings are tried, the narrowest first. */
const MAX_TRIED = 48

/** The two squares on both sides of an edge. */
export const sidesOf = ({ width }: Pick<Picture, 'width'>, edge: number): [number, number] => {
  const square = Math.floor(edge / 2)
  return [square, edge % 2 === 1 ? square + width : square + 1]
}

// Straight runs of open edges on a floor, from corner with a wall to corner with a wall.
function openingsOn(picture: Picture, floor: number): number[][] {
  const { width, height } = picture
  const first = floor * width * height
  const at = (x: number, y: number) => first + y * width + x
  const isOpen = (edge: number) => picture.edges[edge] === 'open'
  const isFree = (x: number, y: number) =>
    x > 0 &&
    x < width &&
    y > 0 &&
    y < height &&
    [2 * at(x - 1, y - 1), 2 * at(x - 1, y), 2 * at(x - 1, y - 1) + 1, 2 * at(x, y - 1) + 1].every(isOpen)
  const openings: number[][] = []
  const walk = (length: number, edgeAt: (n: number) => number, isFreeBefore: (n: number) => boolean) => {
    let run: number[] = []
    for (let n = 0; n <= length; n++) {
      if (!isFreeBefore(n)) {
        if (run.length > 0) openings.push(run)
        run = []
      }
      if (n < length && isOpen(edgeAt(n))) run.push(edgeAt(n))
    }
  }
  for (let x = 1; x < width; x++)
    walk(
      height,
      (y) => 2 * at(x - 1, y),
      (y) => isFree(x, y),
    )
  for (let y = 1; y < height; y++)
    walk(
      width,
      (x) => 2 * at(x, y - 1) + 1,
      (x) => isFree(x, y),
    )
  return openings
}
