import { quickChance, Referee } from '@shamble/engine'
import { startAny } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game, type Event, type Table } from '../../src/index.ts'
import { enter, newLedger, type Ledger } from './ledger.ts'

/*
 * A5 to A10, B4 to B9. Every line of the score in random games, against a second account that is kept from what is told.
 */

const GAMES = 150

/** Plays a random game and keeps the account. Returns the kinds of lines met. `spoil` changes an event before it is entered. */
function account(seed: string, spoil = (event: Event): Event => event): Set<string> {
  const chance = quickChance(seed)
  const { turn } = startAny(game, seed, chance)
  const g = new Referee<Table, Event>(game, turn.position).settle()
  const ledger = newLedger(g.table.hall, g.table.tavern)
  const met = new Set<string>()
  for (const { event } of turn.told)
    if (event.type === 'lordDealt' || event.type === 'questsDealt') enter(ledger, event)
  while (!g.result) {
    const open = chance(g.pending.length)
    g.told.length = 0
    g.choose(open, chance(g.pending[open]!.moves.length))
    for (const { event } of g.told) {
      if (event.type === 'scored') met.add(event.why)
      enter(ledger, spoil(event))
    }
    expect(totals(ledger)).toEqual({ due: [], score: g.table.score, taverns: g.table.tavern })
  }
  return met
}

const totals = ({ due, score, taverns }: Ledger) => ({ due, score, taverns })

test('Every point that is scored, in random games.', () => {
  const met = new Set<string>()
  for (let n = 0; n < GAMES; n++) for (const why of account(`scores-${n}`)) met.add(why)
  expect([...met].toSorted()).toEqual(
    ['answer', 'buildings', 'card', 'f7', 'lord', 'owner', 'plot', 'quest', 'tokens'].toSorted(),
  )
})

test('A line that is wrong shows, and so does one that is missing.', () => {
  const worse = (event: Event): Event =>
    event.type === 'scored' ? { ...event, points: event.points + 1 } : event
  expect(() => account('scores-0', worse)).toThrow(/instead of/)
  const mute = (event: Event): Event => (event.type === 'scored' ? { type: 'declined' } : event)
  expect(() => account('scores-0', mute)).toThrow(/is not scored/)
})
