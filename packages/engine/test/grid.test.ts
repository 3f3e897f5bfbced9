import { describe, expect, test } from 'vitest'
import { DIRECTIONS, edgeBetween, edgesIn, gridOf, NONE, OFFSETS, squareIn } from '../src/boards/index.ts'

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

  test('A step in a direction leads to the square beside; off the board there is nothing.', () => {
    for (const square of places(grid.size)) {
      for (const direction of DIRECTIONS) {
        const [dx, dy] = OFFSETS[direction]
        const next = squareIn(grid, grid.x[square]! + dx, grid.y[square]! + dy)
        expect(grid.beside[direction][square]).toBe(next)
      }
    }
  })

  test('Every two squares that share a side have one edge of their own.', () => {
    const met = new Map<number, string[]>()
    for (const a of places(grid.size)) {
      for (const b of places(grid.size)) {
        const edge = edgeBetween(grid, a, b)
        expect(edge).toBe(edgeBetween(grid, b, a))
        expect(edge !== NONE).toBe(grid.orthogonal[a]!.includes(b))
        if (edge === NONE) continue
        expect(edge).toBeLessThan(edgesIn(grid))
        met.set(edge, [...(met.get(edge) ?? []), `${Math.min(a, b)} ${Math.max(a, b)}`])
      }
    }
    expect(met.size).toBe(5 * 2 + 4 * 3)
    for (const ends of met.values()) expect(new Set(ends).size).toBe(1)
  })
})
