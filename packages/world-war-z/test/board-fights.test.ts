import { advance, look, open, type Move } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { standingOf } from '../board/fights.ts'
import { unfold } from '../board/unfold.ts'
import type { Event } from '../src/events.ts'
import { THREATS } from '../src/data/threats.ts'
import { worldWarZ } from '../src/index.ts'
import type { Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { turn } from './playing.ts'

const LASTING = ['equipped', 'unequipped', 'played', 'discarded', 'putAside', 'drew', 'weakened', 'rerolled']

test('After a battle no chance to win it is shown again, unless the character may fight on.', () => {
  let ended = 0
  for (let n = 0; n < 20; n++) {
    const log = randomGame(worldWarZ, `fights-${n}`, { seats: 1 })
    let now = open<any, any, any>(worldWarZ, log.seed, log.seats, log.options)
    let view = look(worldWarZ, now.timeline.position, 0, now.timeline.pending).view as View
    const told: Event[] = []
    for (const [seat, ...move] of log.moves) {
      now = advance(worldWarZ, now.timeline, seat, move as Move)
      for (const { event } of now.told as { event: Event }[]) {
        view = unfold(view, event)
        told.push(event)
        const last = told.findLast(({ type }) => !LASTING.includes(type))
        if (last?.type !== 'battleEnded' || last.more) continue
        ended++
        expect(standingOf(view, told)).toBeNull()
      }
    }
  }
  expect(ended).toBeGreaterThan(20)
})

test('Discarding to the hand limit, no battle to come is shown.', () => {
  const cards = ['lobo', 'shotgun', 'airlift', 'fall-back', 'air-strike', 'resupply-drop', 'decoy-sirens']
  turn('veteran', cards.join(' '), { hordes: { mexico: 2 } }).check((table: Table) => {
    const view = { ...worldWarZ.view(table, 0), step: 'battle' as const }
    expect(standingOf(view, [])).not.toBeNull()
    expect(standingOf(view, [{ type: 'discarded', who: 0, card: 0, worn: false }])).toBeNull()
  })
})

test('In an Ambush the battle to come is shown while weapons are arranged.', () => {
  turn('veteran', 'lobo', { hordes: { mexico: 2 } }).check((table: Table) => {
    const threat = THREATS.findIndex(({ id }) => id === 'ambush')
    const view = { ...worldWarZ.view(table, 0), step: 'escalate' as const, threat, subject: 0 }
    expect(standingOf(view, [])).toMatchObject({ who: 0, strength: 2 })
    expect(standingOf({ ...view, threat: -1 }, [])).toBeNull()
  })
})
