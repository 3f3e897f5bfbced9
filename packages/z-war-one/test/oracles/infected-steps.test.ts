import { layOut, Referee } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { nearestUnits } from '../../src/infected/infected-move.ts'
import { NONE } from '../../src/table.ts'
import type { Board } from './board.ts'
import { activation, nextToAct } from './infected.ts'
import { agree, eachPosition } from './positions.ts'

/*
 * 10.1 to 10.12. Whole activations of infected in random positions, against the plain model: whom a unit goes for and why, every step,
 * run and door, where it looks, and whom it grabs.
 */

type Told = { event: Event }[]

// What the program tells of an activation, up to the grab.
function toldOf(told: Told): string[] {
  const said: string[] = []
  for (const { event } of told) {
    if (event.type === 'targeted') said.push(`goes for ${event.hero}: ${event.sense ?? 'senses nothing'}`)
    if (event.type === 'unitMoved') said.push(`moves ${event.path.join(' ')}, facing ${event.facing}`)
    if (event.type === 'doorOpened') said.push(`opens ${event.door}, facing ${event.facing}`)
    if (event.type === 'barricadeHit') said.push(`wears down ${event.door}`)
    if (event.type === 'grabbed') return [...said, `grabs ${event.hero}`]
  }
  return said
}

/** What the program does in one activation. */
function played(t: Table, id: number): { does: string[]; told: Told } {
  const position = layOut(zWarOne, { seats: 1, table: t, next: [['activate', id, 0, false, NONE]] })
  const g = new Referee<Table, Event>(zWarOne, position).settle()
  // A unit that has taken a hero down is on his card.
  let { at, facing } = t.infected.find((each) => each.id === id)!
  for (const { event } of g.told) {
    if (event.type === 'unitMoved') at = event.path.at(-1)!
    if (event.type === 'grabbed') facing = event.facing
  }
  const unit = g.table.infected.find((each) => each.id === id)!
  if (unit.at !== NONE) facing = unit.facing
  return { does: [...toldOf(g.told), `ends at ${at}, facing ${facing}`], told: g.told }
}

// Ties are decided by the dice that the program has rolled (10.5): of those among the lowest, again.
function lowestIn(t: Table, told: Told) {
  const rolls = told.flatMap(({ event }) => (event.type === 'tieRolled' ? [event] : []))
  return (heroes: readonly number[]): number => {
    let left = [...heroes]
    while (left.length > 1) {
      const { heroes: rolled, dice } = rolls.shift() ?? { heroes: [], dice: [] }
      agree(t, rolled, left, 'dice for a tie')
      left = left.filter((_, n) => dice[n] === Math.min(...dice))
    }
    return left[0]!
  }
}

// Compares every activation; `other`: the table that the program has, if it is not the model's.
function compare(t: Table, board: Board, other = t): string[] {
  const units = t.infected.filter(({ prone }) => !prone)
  return units.flatMap(({ id }) => {
    const { does, told } = played(other, id)
    agree(t, does, activation(board, t, id, lowestIn(t, told)), 'activation of', id)
    return does
  })
}

test('10.4 to 10.12. One activation of every unit: targets, ways, runs, doors, stairs, facing, grabs.', () => {
  const met: Record<string, number> = {}
  eachPosition('activation', 100, (t, board) => {
    for (const did of compare(t, board)) {
      const kind = /^moves \d+ \d/.test(did) ? 'runs' : did.slice(0, did.indexOf(' '))
      met[kind] = (met[kind] ?? 0) + 1
    }
  })
  for (const kind of ['goes', 'moves', 'runs', 'opens', 'wears', 'grabs'])
    expect([kind, met[kind] ?? 0]).toEqual([kind, expect.toSatisfy((times: number) => times >= 5)])
})

test('10.3, R-31. The nearest acts first, of equally near ones the one that came first.', () => {
  eachPosition('order', 300, (t, board) => {
    agree(t, nearestUnits(t)[0], nextToAct(board, t), 'first to act')
  })
})

test('What differs shows: a unit that smells twice as far or half as far.', () => {
  expect(() =>
    eachPosition('activation', 100, (t, board) => compare(t, board, { ...t, wind: !t.wind })),
  ).toThrow(/instead of/)
})
