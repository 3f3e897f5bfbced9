import { quickChance, Referee, start, type Move } from '@shamble/engine'
import { conformance, silenceOf } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { catanZombies, type Event, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants, roadsHoldOn } from './invariants.ts'
import silence from './silence.json' with { type: 'json' }

// Moves that random players hardly ever make; scenes test them.
const SELDOM = ['pay reduce', 'pay raze', 'spread enough']

test('Conformance. Random games with random options.', () => {
  const met = conformance(
    { ...catanZombies, whyNot, bots },
    { games: 40, seed: 'island', share: 0.02, invariants, forecasts },
  )
  expect(met.games).toBe(40)
  expect(met.unmet.filter((verb) => !SELDOM.includes(verb))).toEqual([])
}, 300_000)

test('14.5. No road is cut off by a payment in games full of attacks.', () => {
  let destroyed = 0
  for (let k = 0; k < 60; k++) {
    const chance = quickChance(`loose-${k}`)
    const { position } = start(catanZombies, `loose-${k}`, 3 + chance(2), { domesticTrade: false })
    const g = new Referee<Table, Event>(catanZombies, position).settle()
    let before = { roads: [...g.table.roads], owners: [...g.table.owners] }
    while (!g.result) {
      const { seat, moves } = g.pending[0]!
      g.told.length = 0
      g.make(seat, destructive(moves, chance))
      destroyed += g.told.filter(({ event }) => /Destroyed|Razed/.test(event.type)).length
      roadsHoldOn(before, g.table)
      if (!g.table.payment) before = { roads: [...g.table.roads], owners: [...g.table.owners] }
    }
  }
  expect(destroyed).toBeGreaterThan(300)
}, 300_000)

// A player who builds roads and pays with pieces.
function destructive(moves: readonly Move[], chance: (n: number) => number): Move {
  const wanted = moves.filter(([verb]) => ['destroy', 'raze', 'reduce', 'road', 'settle'].includes(verb))
  const list = wanted.length > 0 && chance(5) > 0 ? wanted : moves
  return list[chance(list.length)]!
}

// After a new reason or a new version of the rules: `pnpm tool silence catan-zombies`, which refuses to let a number grow.
test('Clicks without a reason: as many as the record says.', () => {
  expect(silenceOf({ ...catanZombies, whyNot })).toEqual(silence)
})
