import { describe, expect, test } from 'vitest'
import { quickChance } from '../src/index.ts'
import { costsFrom, costsTo, gridOf, nextSteps, pathTo, stepsFrom } from '../src/boards/index.ts'

const places = (n: number) => Array.from({ length: n }, (_, i) => i)

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
