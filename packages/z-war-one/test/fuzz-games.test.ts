import { defaults, lengthen, quickChance, Referee, shorten, start } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zWarOne, type Event, type Table } from '../src/index.ts'

/*
 * What holds in whole random games: links keep them, and the Director's cards are all there.
 */

test('A Director game survives a replay link.', () => {
  const log = randomGame(zWarOne, 'linked', { options: { mission: 'director-2' } })
  expect(lengthen(zWarOne, shorten(zWarOne, log))).toEqual({
    ...log,
    options: { ...defaults(zWarOne), mission: 'director-2' },
  })
})

test('18.3. In random games no turn sees two cards, and the twenty-four are always all there.', () => {
  const chance = quickChance('one-a-turn')
  for (const mission of ['director-2', 'director-3']) {
    const { position } = start(zWarOne, 'one-a-turn', 2, { mission })
    const g = new Referee<Table, Event>(zWarOne, position).settle()
    while (!g.result) {
      const asked = g.pending[chance(g.pending.length)]!
      const cards = asked.moves.filter(([verb]) => verb === 'play')
      const moves = cards.length > 0 ? cards : asked.moves // a Director who plays whatever he can
      g.make(asked.seat, moves[chance(moves.length)]!)
    }
    const turns = new Map<number, number>()
    let turn = 0
    for (const { event } of g.told) {
      if (event.type === 'turnAnnounced') turn = event.turn
      if (event.type === 'directorPlayed') turns.set(turn, (turns.get(turn) ?? 0) + 1)
    }
    expect(turns.size).toBeGreaterThan(1)
    expect([...turns.values()].every((cards) => cards === 1)).toBe(true)
    expect(g.table.hand.length + g.table.directorDeck.length + g.table.played.length).toBe(24)
  }
})
