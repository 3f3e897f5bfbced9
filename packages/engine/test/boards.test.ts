import { describe, expect, test } from 'vitest'
import { quickChance } from '../src/index.ts'
import {
  costsFrom,
  costsTo,
  DIRECTIONS,
  directionOf,
  edgeBetween,
  edgeOfCorners,
  edgesIn,
  eightWayDistance,
  gridOf,
  hexagon,
  hexDistance,
  isInSight,
  layHexes,
  memo,
  nextSteps,
  NONE,
  OFFSETS,
  orthogonalDistance,
  pathTo,
  POINTS,
  SIDES,
  squareIn,
  squaresAt,
  squaresBetween,
  stepsFrom,
  type Grid,
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
    expect(squaresBetween(grid, 0, 3)).toEqual([1, 2])
  })

  test('A line through the corner point of an occupied square is clear.', () => {
    expect(squaresBetween(grid, 0, 10)).toEqual([5])
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
      const [p, q] = squaresAt(grid, wall)!
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
      const real = places(edgesIn(grid)).filter((edge) => squaresAt(grid, edge))
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

describe('Ways', () => {
  test('Steps on a grid with holes.', () => {
    const grid = gridOf(4, 3)
    const walls = new Set([1, 5])
    const open = (at: number) => grid.orthogonal[at]!.filter((s) => !walls.has(s))
    const steps = stepsFrom(grid.size, [0], open)
    expect(steps).toEqual([0, Infinity, 6, 7, 1, Infinity, 5, 6, 2, 3, 4, 5])
    expect(stepsFrom(grid.size, [0], open, 2)[9]).toBe(Infinity)
    expect(stepsFrom(grid.size, [0, 3], open)[2]).toBe(1)
    expect(pathTo(0, stepsFrom(grid.size, [2], open), open)).toEqual([0, 4, 8, 9, 10, 6, 2])
    expect(pathTo(1, stepsFrom(grid.size, [2], open), open)).toBeNull()
  })

  test('Equal ways are taken in the order of the neighbours.', () => {
    const grid = gridOf(3, 3)
    const to8 = stepsFrom(9, [8], (at) => grid.orthogonal[at]!)
    expect(nextSteps(0, to8, (at) => grid.orthogonal[at]!)).toEqual([1, 3])
    expect(pathTo(0, to8, (at) => grid.orthogonal[at]!)).toEqual([0, 1, 2, 5, 8])
    expect(nextSteps(8, to8, (at) => grid.orthogonal[at]!)).toEqual([])
  })

  test('A step must cost something.', () => {
    expect(() =>
      costsFrom(
        2,
        [0],
        () => [1],
        () => 0,
      ),
    ).toThrow('cannot cost 0')
  })

  // The obvious version: shortcuts over every place, until nothing changes.
  function allCosts(size: number, cost: (a: number, b: number) => number): number[][] {
    const d = places(size).map((a) => places(size).map((b) => (a === b ? 0 : cost(a, b))))
    for (const k of places(size))
      for (const a of places(size))
        for (const b of places(size)) d[a]![b] = Math.min(d[a]![b]!, d[a]![k]! + d[k]![b]!)
    return d
  }

  test('On random graphs costs agree with the obvious version, there and back, and next steps are cheapest.', () => {
    const chance = quickChance('ways')
    for (let n = 0; n < 150; n++) {
      const size = 2 + chance(14)
      const joined = places(size).map(() => new Set<number>())
      for (let e = 0; e < size * 1.5; e++) {
        const [a, b] = [chance(size), chance(size)]
        if (a === b) continue
        joined[a]!.add(b)
        joined[b]!.add(a)
      }
      const price = places(size).map(() =>
        places(size).map(() => (chance(8) === 0 ? Infinity : 1 + chance(5))),
      )
      const neighbours = (at: number) => [...joined[at]!]
      const cost = (a: number, b: number) => price[a]![b]!
      const slow = allCosts(size, (a, b) => (joined[a]!.has(b) ? cost(a, b) : Infinity))
      const starts = [chance(size), chance(size)]
      const from = costsFrom(size, starts, neighbours, cost)
      const to = costsTo(size, starts, neighbours, cost)
      for (const at of places(size)) {
        expect(from[at]).toBe(Math.min(...starts.map((s) => slow[s]![at]!)))
        expect(to[at]).toBe(Math.min(...starts.map((s) => slow[at]![s]!)))
        const next = nextSteps(at, to, neighbours, cost)
        const cheapest = neighbours(at).filter(
          (b) => to[at]! > 0 && to[at]! < Infinity && to[at] === cost(at, b) + to[b]!,
        )
        expect(next).toEqual(cheapest)
        const path = pathTo(at, to, neighbours, cost)
        if (to[at] === Infinity) expect(path).toBeNull()
        else expect(path!.slice(1).reduce((sum, b, i) => sum + cost(path![i]!, b), 0)).toBe(to[at])
      }
      const near = costsFrom(size, starts, neighbours, cost, 4)
      expect(near).toEqual(from.map((c) => (c <= 4 ? c : Infinity)))
    }
  })
})

describe('Hexes', () => {
  const board = layHexes(hexagon(2))

  test('Nineteen hexes in rows have 54 corners and 72 edges, 30 of them on the coast.', () => {
    expect(board.hexes.map(({ q, r }) => `${q},${r}`).slice(0, 4)).toEqual(['0,-2', '1,-2', '2,-2', '-1,-1'])
    expect([board.hexes.length, board.corners, board.edges]).toEqual([19, 54, 72])
    expect(board.hexesOfEdge.filter((hexes) => hexes.length === 1).length).toBe(30)
    const touching = [1, 2, 3].map((n) => board.hexesOfCorner.filter((hexes) => hexes.length === n).length)
    expect(touching).toEqual([18, 12, 24])
    expect([2, 3].map((n) => board.edgesOfCorner.filter((edges) => edges.length === n).length)).toEqual([
      18, 36,
    ])
  })

  test('Corners are numbered from the top, left to right.', () => {
    expect(board.cornersOfHex[0]).toEqual([0, 4, 8, 12, 7, 3])
    expect(board.cornersOfHex[9]).toEqual([18, 24, 30, 35, 29, 23])
    expect(board.cornersOfHex[18]).toEqual([41, 46, 50, 53, 49, 45])
    expect(board.edgesOfHex[0]).toEqual([1, 7, 12, 11, 6, 0])
  })

  test('All tables tell the same story.', () => {
    for (const hex of places(19)) {
      for (const corner of board.cornersOfHex[hex]!) expect(board.hexesOfCorner[corner]).toContain(hex)
      for (const [i, edge] of board.edgesOfHex[hex]!.entries()) {
        expect(board.hexesOfEdge[edge]).toContain(hex)
        // Each side runs between the two points beside it: NE from N to NE, E from NE to SE.
        const ends = [board.cornersOfHex[hex]![i]!, board.cornersOfHex[hex]![(i + 1) % 6]!]
        expect(board.cornersOfEdge[edge]).toEqual(ends.sort((a, b) => a - b))
        expect(edgeOfCorners(board, ends[0]!, ends[1]!)).toBe(edge)
      }
      const beside = places(19).filter((other) => hexDistance(board.hexes[hex]!, board.hexes[other]!) === 1)
      expect(board.hexesByHex[hex]!.toSorted((a, b) => a - b)).toEqual(beside)
      // Two hexes are beside each other exactly when they share an edge.
      const sharing = places(19).filter(
        (other) => other !== hex && board.edgesOfHex[other]!.some((e) => board.edgesOfHex[hex]!.includes(e)),
      )
      expect(sharing).toEqual(beside)
    }
    for (const [edge, [a, b]] of board.cornersOfEdge.entries()) {
      expect(board.edgesOfCorner[a]).toContain(edge)
      expect(board.cornersByCorner[a]).toContain(b)
      for (const other of board.edgesByEdge[edge]!)
        expect(board.cornersOfEdge[other]!.some((end) => end === a || end === b)).toBe(true)
      expect(board.edgesByEdge[edge]!.length).toBe(
        board.edgesOfCorner[a]!.length + board.edgesOfCorner[b]!.length - 2,
      )
    }
    expect(edgeOfCorners(board, 0, 1)).toBeUndefined()
  })

  test('Every side is as long as the next, and corners lie around their hex.', () => {
    const long = 2 / Math.sqrt(3)
    for (const [a, b] of board.cornersOfEdge) {
      const [p, q] = [board.spotOfCorner[a]!, board.spotOfCorner[b]!]
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(long)
    }
    for (const hex of places(19)) {
      for (const corner of board.cornersOfHex[hex]!) {
        const [p, q] = [board.spotOfHex[hex]!, board.spotOfCorner[corner]!]
        expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(long)
      }
    }
  })

  test('Boards of any shape: one hex, two apart, a strip.', () => {
    expect([POINTS.length, SIDES.length]).toEqual([6, 6])
    const apart = layHexes([
      { q: 0, r: 0 },
      { q: 3, r: -1 },
    ])
    expect([apart.corners, apart.edges, apart.hexesByHex]).toEqual([12, 12, [[], []]])
    const strip = layHexes([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ])
    expect([strip.corners, strip.edges, strip.hexesByHex]).toEqual([10, 11, [[1], [0]]])
    expect(() =>
      layHexes([
        { q: 0, r: 0 },
        { q: 0, r: 0 },
      ]),
    ).toThrow('twice')
  })
})

test('A memo works a thing out once, and starts anew when it is full.', () => {
  let made = 0
  const twice = memo((n: number) => (made++, n * 2), 2)
  expect([twice(1), twice(1), twice(2)]).toEqual([2, 2, 4])
  expect(made).toBe(2)
  twice(3)
  twice(1)
  expect(made).toBe(4)
})
