import { quickChance, Referee, start, type Move, type Pending } from '@shamble/engine'
import { conformance, silenceOf } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { zombieWars, type Event, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants, piecesOn } from './invariants.ts'
import silence from './silence.json' with { type: 'json' }

test('Conformance. Two hundred random games of all variants.', () => {
  const met = conformance({ ...zombieWars, whyNot, bots }, { games: 200, share: 0.02, invariants, forecasts })
  expect(met.games).toBe(200)
  expect(met.widest).toBeLessThanOrEqual(200)
})

// Random players seldom meet. Eager players attack, march and name hordes whenever they can.
function eager({ moves }: Pending, chance: (n: number) => number): Move {
  if (chance(4) === 0) return moves[chance(moves.length)]!
  const fights = moves.filter(([verb]) => EAGER.has(verb))
  const chosen = fights.length > 0 ? fights : moves.filter(([verb]) => verb !== 'stop')
  const list = chosen.length > 0 ? chosen : moves
  return list[chance(list.length)]!
}

const EAGER = new Set(['attack', 'against', 'fight', 'squad', 'pay', 'luck', 'sacrifice', 'some'])

// How many pieces an event adds or removes.
function change(event: Event): number {
  switch (event.type) {
    case 'hordeRaised':
      return event.zombies.length
    case 'reinforced':
      return event.dice.length
    case 'zombieAdded':
      return 1
    case 'killed':
    case 'sacrificed':
    case 'removed':
      return -event.dice.length
    case 'paid':
      return -1
    case 'blasted':
      return -event.zombies - event.heroes
    default:
      return 0
  }
}

test('300 games full of fights: every piece is accounted for at every decision, and every kind of move is met.', () => {
  const seen = new Set<string>()
  for (let k = 0; k < 300; k++) {
    const chance = quickChance(`eager-${k}`)
    const options = Object.fromEntries(
      Object.entries(zombieWars.options).map(([name, settings]) => [
        name,
        settings[chance(settings.length)]!,
      ]),
    )
    const { position } = start(zombieWars, `eager-${k}`, 2 + chance(5), options)
    if (k % 2) position.rng.loaded = { pawns: Array<number>(72).fill(4) } // all pawns begin on D4
    const g = new Referee<Table, Event>(zombieWars, position).settle()
    let pieces = piecesOn(g.table)
    for (let n = 0; !g.result; n++) {
      expect(n).toBeLessThan(zombieWars.longest!)
      const asked = g.pending[0]!
      for (const [verb] of asked.moves) seen.add(`${asked.step} ${verb}`)
      g.told.length = 0
      g.make(asked.seat, eager(asked, chance))
      for (const { event } of g.told) pieces += change(event)
      invariants(g.table)
      if (!g.table.roll) expect(piecesOn(g.table), `eager-${k}, move ${n}`).toBe(pieces)
    }
  }
  const verbs = Object.entries(zombieWars.steps).flatMap(([step, choice]) =>
    typeof choice === 'function' ? [] : Object.keys(choice.take).map((verb) => `${step} ${verb}`),
  )
  expect(verbs.filter((verb) => !seen.has(verb))).toEqual([])
})

// After a new reason or a new version of the rules: `pnpm tool silence zombie-wars`, which refuses to let a number grow.
test('Clicks without a reason: as many as the record says.', () => {
  expect(silenceOf({ ...zombieWars, whyNot })).toEqual(silence)
})
