import { describe, expect, test } from 'vitest'
import { quickChance } from '../src/index.ts'
import { edgeBetween, gridOf, isInSight, squareIn, type Grid } from '../src/boards/index.ts'

// By edge: the squares it lies between.
const squaresOf = (grid: Grid) =>
  new Map(
    grid.orthogonal.flatMap((beside, a) =>
      beside.filter((b) => a < b).map((b) => [edgeBetween(grid, a, b), [a, b]] as const),
    ),
  )

describe('Sight lines', () => {
  const grid = gridOf(4, 4)
  const sees = (from: number, to: number, walls: [number, number][] = [], standing: number[] = []) => {
    const edges = new Set(walls.map(([a, b]) => edgeBetween(grid, a, b)))
    return isInSight(
      grid,
      from,
      to,
      (edge) => edges.has(edge),
      (square) => standing.includes(square),
    )
  }

  //  0  1  2  3
  //  4  5  6  7
  //  8  9 10 11
  test('A wall across the line blocks it, a wall beside it does not.', () => {
    expect(sees(0, 3)).toBe(true)
    expect(sees(0, 3, [[1, 2]])).toBe(false)
    expect(sees(0, 3, [[1, 5]])).toBe(true)
    expect(sees(5, 5)).toBe(true)
  })

  test('A figure between blocks, at the ends it does not.', () => {
    expect(sees(0, 3, [], [2])).toBe(false)
    expect(sees(0, 3, [], [0, 3])).toBe(true)
    expect(sees(0, 3, [], [1])).toBe(false)
  })

  test('A line through the corner point of an occupied square is clear.', () => {
    expect(sees(0, 10, [], [1, 4, 6, 9])).toBe(true)
    expect(sees(0, 10, [], [5])).toBe(false)
  })

  test('Grazing the end of a wall blocks sight.', () => {
    for (const wall of [
      [0, 1],
      [1, 5],
      [0, 4],
      [4, 5],
    ] as [number, number][])
      expect(sees(0, 10, [wall])).toBe(false)
  })

  test('Between diagonal neighbours one free way round is enough.', () => {
    expect(sees(0, 5, [[0, 1]])).toBe(true)
    expect(
      sees(0, 5, [
        [0, 1],
        [1, 5],
      ]),
    ).toBe(true)
    expect(
      sees(0, 5, [
        [0, 1],
        [4, 5],
      ]),
    ).toBe(false)
    expect(
      sees(0, 5, [
        [0, 1],
        [0, 4],
      ]),
    ).toBe(false)
  })

  // The obvious version: exact crossings of segments, in halves of a square.
  function seesSlowly(
    { x, y, size }: Grid,
    from: number,
    to: number,
    walls: Set<number>,
    standing: Set<number>,
    grid: Grid,
  ) {
    const [a, b] = [from, to].map((s) => [2 * x[s]! + 1, 2 * y[s]! + 1]) as [Spot, Spot]
    if (Math.abs(x[from]! - x[to]!) === 1 && Math.abs(y[from]! - y[to]!) === 1) {
      const [A, B] = [squareIn(grid, x[to]!, y[from]!), squareIn(grid, x[from]!, y[to]!)]
      const wayOver = (s: number) =>
        !walls.has(edgeBetween(grid, from, s)) && !walls.has(edgeBetween(grid, s, to))
      return wayOver(A) || wayOver(B)
    }
    for (const wall of walls) {
      const [p, q] = squaresOf(grid).get(wall)!
      const east = q - p === 1
      const start: Spot = east ? [2 * x[q]!, 2 * y[q]!] : [2 * x[q]!, 2 * y[q]!]
      const end: Spot = east ? [start[0], start[1] + 2] : [start[0] + 2, start[1]]
      if (touch(a, b, start, end)) return false
    }
    for (const s of standing) {
      if (s === from || s === to || s >= size) continue
      const [left, top] = [2 * x[s]!, 2 * y[s]!]
      const turns = [
        [left, top],
        [left + 2, top],
        [left, top + 2],
        [left + 2, top + 2],
      ].map((c) => turn(a, b, c as Spot))
      const beside =
        Math.max(a[0], b[0]) <= left ||
        Math.min(a[0], b[0]) >= left + 2 ||
        Math.max(a[1], b[1]) <= top ||
        Math.min(a[1], b[1]) >= top + 2
      if (!beside && turns.some((t) => t > 0) && turns.some((t) => t < 0)) return false
    }
    return true
  }
  type Spot = [number, number]
  const turn = (a: Spot, b: Spot, c: Spot) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  function touch(a: Spot, b: Spot, c: Spot, d: Spot) {
    return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
  }

  test('On random boards the lines agree with plain geometry, and both ways round.', () => {
    const chance = quickChance('sight')
    let [clear, blocked] = [0, 0]
    for (let n = 0; n < 6000; n++) {
      const grid = gridOf(3 + chance(7), 3 + chance(7))
      const real = [...squaresOf(grid).keys()].sort((a, b) => a - b)
      const walls = new Set(Array.from({ length: chance(5) }, () => real[chance(real.length)]!))
      const standing = new Set(Array.from({ length: chance(3) }, () => chance(grid.size)))
      const [from, to] = [chance(grid.size), chance(grid.size)]
      const quick = (a: number, b: number) =>
        isInSight(
          grid,
          a,
          b,
          (edge) => walls.has(edge),
          (s) => standing.has(s),
        )
      const slow = from === to || seesSlowly(grid, from, to, walls, standing, grid)
      expect([n, from, to, quick(from, to)]).toEqual([n, from, to, slow])
      expect(quick(to, from)).toBe(slow)
      if (slow) clear++
      else blocked++
    }
    expect(Math.min(clear, blocked)).toBeGreaterThan(1000)
  })
})
