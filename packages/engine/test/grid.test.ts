import { describe, expect, test } from 'vitest'
import {
  DIRECTIONS,
  directionOf,
  edgeBetween,
  edgesIn,
  eightWayDistance,
  gridOf,
  NONE,
  OFFSETS,
  orthogonalDistance,
  squareIn,
  squaresAt,
  stepsFrom,
} from '../src/boards/index.ts'

const places = (n: number) => Array.from({ length: n }, (_, i) => i)

describe('Squares', () => {
  const grid = gridOf(5, 3)

  test('Squares are numbered row by row.', () => {
    expect([grid.size, grid.x[7], grid.y[7], squareIn(grid, 2, 1)]).toEqual([15, 2, 1, 7])
    expect([squareIn(grid, -1, 0), squareIn(grid, 5, 0), squareIn(grid, 0, 3)]).toEqual([NONE, NONE, NONE])
    expect(gridOf(5, 3)).toBe(grid)
    expect(() => gridOf(0, 3)).toThrow('0 by 3')
  })

  test('Neighbours come in the order north, east, south, west, then the diagonals.', () => {
    expect(grid.orthogonal[7]).toEqual([2, 8, 12, 6])
    expect(grid.eightWay[7]).toEqual([2, 8, 12, 6, 3, 13, 11, 1])
    expect(grid.orthogonal[0]).toEqual([1, 5])
    expect(grid.eightWay[4]).toEqual([9, 3, 8])
  })

  test('A step and its direction belong together; off the board there is nothing.', () => {
    for (const square of places(grid.size)) {
      for (const direction of DIRECTIONS) {
        const [dx, dy] = OFFSETS[direction]
        const next = squareIn(grid, grid.x[square]! + dx, grid.y[square]! + dy)
        expect(grid.beside[direction][square]).toBe(next)
        if (next !== NONE) expect(directionOf(grid, square, next)).toBe(direction)
      }
    }
    expect(directionOf(grid, 0, 14)).toBeUndefined()
  })

  test('Distances are what walking finds.', () => {
    for (const from of places(grid.size)) {
      const straight = stepsFrom(grid.size, [from], (at) => grid.orthogonal[at]!)
      const any = stepsFrom(grid.size, [from], (at) => grid.eightWay[at]!)
      for (const to of places(grid.size)) {
        expect(orthogonalDistance(grid, from, to)).toBe(straight[to])
        expect(eightWayDistance(grid, from, to)).toBe(any[to])
      }
    }
  })

  test('Every two squares that share a side have one edge, and it leads back to them.', () => {
    const met = new Set<number>()
    for (const a of places(grid.size)) {
      for (const b of places(grid.size)) {
        const edge = edgeBetween(grid, a, b)
        expect(edge).toBe(edgeBetween(grid, b, a))
        expect(edge !== NONE).toBe(grid.orthogonal[a]!.includes(b))
        if (edge === NONE) continue
        met.add(edge)
        expect(edge).toBeLessThan(edgesIn(grid))
        expect(squaresAt(grid, edge)).toEqual([Math.min(a, b), Math.max(a, b)])
      }
    }
    expect(met.size).toBe(5 * 2 + 4 * 3)
    expect(places(edgesIn(grid)).filter((edge) => squaresAt(grid, edge)).length).toBe(met.size)
  })
})
