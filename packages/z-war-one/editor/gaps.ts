import type { Picture } from '../src/missions/picture.ts'
import { areaAround } from './painting.ts'

/*
 * Where a room that is not closed most likely lacks a wall.
 */

/**
 * The narrowest opening that, with a wall across it, would close a room: its open edges. `room` is a square of it, and `isClosed` judges
 * the squares that would be left of it. Empty where no single wall would do.
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
    .slice(0, MOST_TRIED)
  return gaps.find((gap) => isClosed(new Set(areaAround(picture, room, gap)))) ?? []
}

/** A gap is narrow: of very many openings, as a scribbled map has them, the narrowest are tried. */
const MOST_TRIED = 48

/** The two squares on both sides of an edge. */
export const sidesOf = ({ width }: Pick<Picture, 'width'>, edge: number): [number, number] => {
  const square = Math.floor(edge / 2)
  return [square, edge % 2 === 1 ? square + width : square + 1]
}

// Straight runs of open edges on a floor, each from one corner with a wall to the next.
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
