import { copyOf, quickChance, Referee, start } from '@shamble/engine'
import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game, type Event, type Table } from '../src/index.ts'
import { NONE } from '../src/table.ts'
import { forecast } from '../src/zombie/forecast.ts'
import { account } from './account.ts'

// Seldom asked of a random player; scenes test them.
const SELDOM = ['move attack', 'move ground', 'move lure', 'move lead', 'move name']

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(game, account, { games: 32, seed: 'texts', every: 3 })
  expect(unmet.filter((text) => !SELDOM.includes(text))).toEqual([])
})

// Few hordes or none, and some tokens face down.
function thinOut(t: Table, chance: (n: number) => number): void {
  for (const zone of t.strength.keys()) {
    if (chance(6) > 0) t.strength[zone] = 0
    t.token[zone] = t.strength[zone] === 0 && chance(8) === 0 ? chance(4) : NONE
  }
  if (chance(4) === 0) t.strength.fill(0)
}

// What the rules make of a zombie character's turn from here, with the first of equal ways.
function trailFrom(position: Referee<Table, Event>['position'], steps: number): Table['trail'] {
  const copied = { ...copyOf(game, position), agenda: [['zombieTurn', 0] as [string, number]] }
  copied.table.trail = []
  const g = new Referee<Table, Event>(game, copied).settle()
  while (g.table.trail.length < steps) g.choose(0, 0)
  return g.table.trail.slice(0, steps)
}

test('8. What a zombie character is said to do next is what the rules then do, as far as it is certain.', () => {
  const met = { ties: 0, tokens: 0, attacks: 0, subjects: 0 }
  for (let k = 0; k < 24; k++) {
    const chance = quickChance(`next-${k}`)
    const g = new Referee<Table, Event>(game, start(game, `next-${k}`, 1 + chance(2)).position, true).settle()
    while (!g.result) {
      const varied = copyOf(game, g.position)
      thinOut(varied.table, chance)
      for (const position of g.table.step === 'setUp' ? [] : [g.position, varied]) {
        const view = game.view(position.table, 0)
        const said = forecast(view)
        const last = said.at(-1)
        if (!last) continue
        expect(said, `game ${k}`).toEqual(trailFrom(position, said.length))
        expect(said.slice(0, -1).filter(({ tied }) => tied.length > 1)).toEqual([])
        const isTied = last.tied.length > 1
        const isToken = last.step === 3 && view.faceDown.includes(last.to)
        expect(isTied || isToken || last.step >= 5, `game ${k} ends at step ${last.step}`).toBe(true)
        met.ties += Number(isTied)
        met.tokens += Number(isToken)
        met.attacks += Number(last.step === 5)
        met.subjects += Number(last.step === 6)
      }
      g.choose(0, chance(g.pending[0]!.moves.length))
    }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5)
})
