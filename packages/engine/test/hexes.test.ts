import { describe, expect, test } from 'vitest'
import { hexagon, layHexes, POINTS, SIDES, type Axial } from '../src/boards/index.ts'

const places = (n: number) => Array.from({ length: n }, (_, i) => i)
const distance = (a: Axial, b: Axial) =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))

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
      }
      const beside = places(19).filter((other) => distance(board.hexes[hex]!, board.hexes[other]!) === 1)
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
