import { quickChance } from '@shamble/engine'
import { expect, test } from 'vitest'
import { countFrom, FAR, smellFrom, walkTo } from '../../src/map/distances.ts'
import { newUnit } from '../../src/infected/figures.ts'
import type { Table } from '../../src/index.ts'
import type { Layout, Square } from '../../src/map/layout.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { reaches } from '../../src/questions.ts'
import { isInZone } from '../../src/infected/senses.ts'
import { hasLine, isStanding, sees } from '../../src/map/sight.ts'
import { NONE, withLetter } from '../../src/table.ts'
import { costsToGrab, standingOn, stretches } from '../../src/infected/ways.ts'
import { tableOf } from '../field.ts'
import { slowCostToGrab, slowDistances, slowReach, slowSees, slowWaft, slowWalk, slowZone } from '../slow.ts'

/*
 * Sight, smell, distances, reach, zones and ways on random maps, against the slow versions.
 */

const MAPS = 1000
const MINUTE = 60_000

type Chance = (n: number) => number

// A map of random walls, doors, void and figures, six to nine squares wide; doors and areas stand as they may.
function randomTable(chance: Chance): Table {
  const [width, height] = [6 + chance(4), 4 + chance(3)]
  const pick = (marks: readonly string[], weights: readonly number[]) => {
    let left = chance(weights.reduce((sum, n) => sum + n, 0))
    return marks[weights.findIndex((n) => (left -= n) < 0)]!
  }
  const rows: string[] = []
  for (let y = 0; y <= height; y++) {
    const border = y === 0 || y === height
    const below = Array.from({ length: width }, () =>
      border ? '---' : pick(['   ', '---', '=D=', '=1='], [12, 3, 2, 1]),
    )
    rows.push(`+${below.join('+')}+`)
    if (y === height) break
    const squares = Array.from({ length: width }, () =>
      pick(['   ', '###', 'zN ', 'zE ', 'zS_', 'nW ', ' K ', ' S_'], [40, 3, 2, 2, 2, 2, 1, 1]),
    )
    const sides = squares.map((_, x) => (x === 0 ? '' : pick([' ', '|', 'D', '1'], [12, 3, 2, 1])))
    rows.push(`|${squares.map((square, x) => sides[x] + square).join('')}|`)
  }
  const t = tableOf(
    rows
      .join('\n')
      .replace(/(?<= K [^]*) K /g, '   ')
      .replace(/(?<= S_[^]*) S_/g, '   '),
  )
  t.doors = [...t.doors].map(() => 'coxlb'[chance(5)]!).join('')
  t.areas = [...t.areas].map(() => (chance(5) > 0 ? 'a' : 'c')).join('')
  return t
}

function eachMap(name: string, look: (t: Table, layout: Layout, chance: Chance) => void): void {
  for (let map = 0; map < MAPS; map++) {
    const chance = quickChance(`${name}-${map}`)
    const t = randomTable(chance)
    look(t, layoutOf(t.mission), chance)
  }
}

const someSquare = ({ exists }: Layout, chance: Chance): Square => {
  for (;;) {
    const square = chance(exists.length)
    if (exists[square]) return square
  }
}

const told = (distance: number) => (distance === FAR ? Infinity : distance)

// Cheaper than `expect`: called a hundred thousand times.
function agree(t: Table, found: unknown, right: unknown, ...where: number[]): void {
  if (JSON.stringify(found) === JSON.stringify(right)) return
  const { floors } = layoutOf(t.mission).mission
  const map = [...floors[0]!.rows, `doors ${t.doors}, areas ${t.areas}`].join('\n')
  throw new Error(
    `${where.join(' to ')}: ${JSON.stringify(found)} instead of ${JSON.stringify(right)} on\n${map}`,
  )
}

test('Sight lines on random maps, with and without figures.', { timeout: 5 * MINUTE }, () => {
  let lines = 0
  eachMap('sight', (t, layout, chance) => {
    for (let n = 0; n < 12; n++) {
      const [from, to] = [someSquare(layout, chance), someSquare(layout, chance)]
      agree(
        t,
        sees(t, from, to),
        slowSees(layout, t, from, to, () => false),
        from,
        to,
      )
      agree(
        t,
        hasLine(t, from, to),
        slowSees(layout, t, from, to, (at) => isStanding(t, at)),
        from,
        to,
      )
      if (sees(t, from, to)) lines++
    }
  })
  expect(lines).toBeGreaterThan(MAPS)
})

test('Smell, counting distance and walking cost on random maps.', { timeout: 5 * MINUTE }, () => {
  eachMap('distance', (t, layout, chance) => {
    const from = someSquare(layout, chance)
    agree(
      t,
      [...smellFrom(t, from)].map(told),
      slowDistances(layout, from, slowWaft(layout, t, 'clb', false)),
      from,
    )
    agree(
      t,
      [...countFrom(t, from)].map(told),
      slowDistances(layout, from, slowWaft(layout, t, 'l', true)),
      from,
    )
    if (t.areas[layout.areaOf[from]!] !== 'a') return
    // Steps cost the same both ways, so the cost to a square is the cost from it.
    agree(t, [...walkTo(t, from)].map(told), slowDistances(layout, from, slowWalk(layout, t)), from)
  })
})

test('Reach and grab zones on random maps.', { timeout: 5 * MINUTE }, () => {
  eachMap('reach', (t, layout, chance) => {
    const from = someSquare(layout, chance)
    const unit = newUnit(t, 0, from, chance(4))
    const squares = layout.exists.flatMap((exists, square) => (exists ? [square] : []))
    for (const to of squares) agree(t, reaches(t, from, to), slowReach(layout, t, from, to), from, to)
    const zone = squares.filter((square) => isInZone(t, unit, square))
    agree(t, zone, slowZone(layout, t, unit), from, unit.facing)
  })
})

test(
  'Ways of charging infected on random maps: the cheapest to a free square to grab from, step by step.',
  {
    timeout: 5 * MINUTE,
  },
  () => {
    let found = 0
    eachMap('ways', (t, layout, chance) => {
      const target = t.heroes[1]!.at
      const mover = t.infected[chance(t.infected.length || 1)]
      if (target === NONE || !mover || mover.prone || t.areas[layout.areaOf[mover.at]!] !== 'a') return
      if (reaches(t, mover.at, target) || t.areas[layout.areaOf[target]!] !== 'a') return
      const left = 2 + chance(4)
      const right = slowCostToGrab(layout, t, mover, target, left)
      const costs = costsToGrab(t, mover, standingOn(t, mover.id), target, left)
      agree(t, costs?.[mover.at] ?? null, right, mover.at, target)
      if (!costs) return
      found++
      let spent = 0
      while (!reaches(t, mover.at, target)) {
        const standing = standingOn(t, mover.id)
        const now = costsToGrab(t, mover, standing, target, left - spent)!
        const [next] = stretches(t, mover.at, now, standing, left - spent, true)
        if (next!.door === NONE) mover.at = next!.squares.at(-1)!
        else t.doors = withLetter(t.doors, next!.door, 'o')
        spent += next!.cost
      }
      agree(t, spent, right, mover.at, target)
    })
    expect(found).toBeGreaterThan(MAPS / 30)
  },
)
