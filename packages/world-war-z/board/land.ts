import { DIGITS, HALF } from './digits.ts'
import { ZONES } from '../src/data/zones.ts'
import { BORDERS, GRID, RINGS } from './outlines.ts'

/*
 * Decodes the outlines of the zones. Each border is stored once.
 */

type Point = readonly [x: number, y: number]

const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))

function pointsOf(border: string): Point[] {
  const values = [...border].map((digit) => VALUES.get(digit)!)
  let [x, y] = [values[0]! * 64 + values[1]!, values[2]! * 64 + values[3]!]
  const points: Point[] = [[x, y]]
  for (let n = 4; n < values.length; n += 2) {
    x += values[n]! - HALF
    y += values[n + 1]! - HALF
    points.push([x, y])
  }
  return points
}

const borders = BORDERS.split(' ').map(pointsOf)

// The corners of a ring in units of the map, each once.
function ringOf(ring: string): Point[] {
  return ring.split(' ').flatMap((text) => {
    const number = Number(text)
    const border = number > 0 ? borders[number - 1]! : borders[-number - 1]!.toReversed()
    return border.slice(1).map(([x, y]): Point => [x * GRID, y * GRID])
  })
}

/** The corners of the rings of each zone, the largest ring first. */
export const LAND: Readonly<Record<string, readonly (readonly Point[])[]>> = Object.fromEntries(
  RINGS.split('|').map((rings, zone) => [ZONES[zone]!.id, rings.split('/').map(ringOf)]),
)

function pathOf(ring: readonly Point[]): string {
  const steps = ring.slice(1).map(([x, y], n) => `${x - ring[n]![0]} ${y - ring[n]![1]}`)
  return `M${ring[0]!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

/** The outline of each zone as path data. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LAND).map(([zone, rings]) => [zone, rings.map(pathOf).join('')]),
)
