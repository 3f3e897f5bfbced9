import { copyOf, quickChance, Referee, start } from '@shamble/engine'
import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { GOLD } from '../src/data/kinds.ts'
import { DECK } from '../src/data/quests.ts'
import { BOARD, spaceOf } from '../src/data/spaces.ts'
import type { Event } from '../src/events.ts'
import { game, type Table } from '../src/index.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { PLAYER, PSEUDO, stands } from '../src/table.ts'
import { view } from '../src/view.ts'
import { account, vary } from './account.ts'
import { foretold } from './foretold.ts'

// Seldom asked of a random player; scenes test them.
const SELDOM = ['move swap', 'move discard', 'move build', 'move tearDown']

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(game, account, { games: 24, seed: 'texts', vary })
  expect(unmet.filter((text) => !SELDOM.includes(text))).toEqual([])
})

// Plot Quests of Pseudo, and a board on which few spaces are free.
function crowd(t: Table, chance: (n: number) => number): void {
  t.plots[PSEUDO] = DECK.flatMap(({ plot }, quest) => (plot && chance(4) === 0 ? [quest] : []))
  t.tavern[PSEUDO][GOLD] = chance(9)
  const spaces = [...BOARD.keys(), ...t.built.map(spaceOf)].filter((space) => !stands(t, PSEUDO, space))
  const few = chance(8)
  if (chance(2) === 0) t.placed[PLAYER] = spaces.filter(() => chance(8) >= few)
}

test('7A to 7G. What Pseudo is said to do next is what a second implementation of his script foretells.', () => {
  const met = { tied: 0, completes: 0, mayChange: 0, nowhere: 0 }
  for (let k = 0; k < 24; k++) {
    const chance = quickChance(`next-${k}`)
    const scan = chance(2) === 0 ? 'leftToRight' : 'rightToLeft'
    const g = new Referee<Table, Event>(game, start(game, `next-${k}`, 1, { scan }).position, true).settle()
    while (!g.result) {
      const varied = copyOf(game, g.position).table
      vary(varied, chance)
      crowd(varied, chance)
      for (const table of [g.table, varied]) {
        const seen = view(table, 0)
        const { why, ...said } = forecast(seen)
        const { decision, ...expected } = foretold(seen)
        const places = said.places.map(({ space, copies }) => ({ space, copies }))
        expect({ step: why?.step, ...said, places }, `game ${k}`).toEqual({
          step: decision?.step,
          ...expected,
        })
        met.tied += Number(places.length > 1)
        met.completes += Number(said.completes >= 0)
        met.mayChange += Number(said.mayChange)
        met.nowhere += Number(decision !== null && places.length === 0)
      }
      g.choose(0, chance(g.pending[0]!.moves.length))
    }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5)
})
