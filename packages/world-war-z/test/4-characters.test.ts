import { expect, test } from 'vitest'
import { medicFor } from '../src/bonus.ts'
import type { Table } from '../src/index.ts'
import { cardNamed, NONE, threatNamed } from '../src/table.ts'
import { handOf, hordesOf, lay, world } from './lay.ts'
import { drawn, fight, FIGHT, MEXICO, others, turn, z } from './playing.ts'

/* 4. Characters. */

const SAPPER = { sapper: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }

// ── Ranger and Pilot ──

test('4, Ranger: one or two zones; the first token is turned up before the second step.', () => {
  turn('ranger', '', { tokens: { 'great-plains': 0 } })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', value: 0 })
    .asks(0, 'stay', 'go arctic-canada', 'go pacific-west', 'go atlantic-seaboard', 'go mexico')
    .takes(0, 'go atlantic-seaboard')
    .tells({ type: 'moved', from: z('great-plains'), to: z('atlantic-seaboard'), by: 'foot' })
    .check((t) => expect(t.at[0]).toBe(z('atlantic-seaboard')))
    .nothingIsAsked()
  turn('ranger')
    .takes(0, 'go caribbean')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('caribbean') })
    .check((t) => expect(t.at[0]).toBe(z('caribbean')))
  turn('ranger').takes(0, 'stay').nothingIsAsked()
})

test("R19. Between the Ranger's steps own-turn tactics may be played, but there is no flight and no card instead of a step.", () => {
  turn('ranger', 'airlift redeployment air-strike', { aircraft: 'caribbean', hordes: { japan: 2 } })
    .takes(0, 'go caribbean')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes', 'play air-strike japan')
    .takes(0, 'play air-strike japan')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes')
})

test('4, Pilot: a card pays for a flight to any other zone; without a card there is no flight.', () => {
  turn('pilot', 'lobo katana')
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `pilot ${id}`))
    .takes(0, 'pilot japan')
    .asks(0, 'discard lobo', 'discard katana')
    .takes(0, 'discard katana')
    .tells({ type: 'moved', to: z('japan'), by: 'pilot' })
    .check((t) => expect([t.at[0], handOf(t), t.aircraft]).toEqual([z('japan'), ['lobo'], []]))
  turn('pilot').asks(0, 'stay', ...MEXICO)
  const equipped = { pilot: { at: 'mexico', hand: 'katana', worn: 'lobo' } }
  world({ cast: equipped, threats: 'uneasy-lull' }, ['turn', 0])
    .takes(0, 'pilot japan')
    .asks(0, 'discard katana', 'giveUp lobo')
  turn('pilot', 'lobo')
    .takes(0, 'pilot japan')
    .check((t) => expect([t.at[0], handOf(t)]).toEqual([z('japan'), []]))
})

// ── Field Medic ──

test('4, Field Medic: helps in its own zone and adjacent zones, against 3 and 4, while it is human.', () => {
  const t = lay({ cast: { ranger: { at: 'levant' }, medic: { at: 'persia' } } }) as Table
  expect([2, 3, 4].map((strength) => medicFor(t, z('levant'), strength))).toEqual([NONE, 1, 1])
  expect(medicFor(t, z('persia'), 3)).toBe(1)
  expect(medicFor(t, z('mediterranean'), 3)).toBe(NONE)
  expect(
    medicFor(lay({ cast: { ranger: { at: 'levant' }, medic: 'zombie' } }) as Table, z('levant'), 3),
  ).toBe(NONE)
  expect(medicFor(lay({ cast: { ranger: { at: 'levant' } } }) as Table, z('levant'), 3)).toBe(NONE)
})

test('4, Field Medic: helps itself too, but not against 2.', () => {
  const cast = { medic: { at: 'mexico', hand: 'lobo airlift' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 3 } }, [...FIGHT])
    .dice(1, 10)
    .takes(0, 'fight')
    .tells({ type: 'tended', who: 0, medic: 0, demand: 1 })
    .takes(0, 'discard lobo')
    .nothingIsAsked()
  world({ cast, hordes: { mexico: 2 } }, [...FIGHT])
    .dice(1, 8)
    .takes(0, 'fight')
    .takes(0, 'discard lobo')
    .told('battleBegan', 'rolled', 'battleLost', 'discarded', 'battleEnded')
})

// ── Quartermaster ──

test('4, Quartermaster: of two cards drawn for a win one is discarded.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'katana lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .asks(0, 'discard katana', 'discard lobo')
    .takes(0, 'discard katana')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('katana')]]))
})

test('4, Quartermaster: of two equal cards one is discarded without a question; the last card of all is kept.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'lobo lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('lobo')]]))
  world({ cast, hordes: { mexico: 1 }, deck: 'katana' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew', 'noCardLeft', 'battleEnded')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  world({ cast, hordes: { mexico: 1 } }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'noCardLeft', 'battleEnded')
})

// ── Sapper ──

test('4, Sapper: a win with a 5 weakens an adjacent horde by 1 as well; the ability must be used, once a turn.', () => {
  world({ cast: SAPPER, hordes: { mexico: 2, caribbean: 2, 'great-plains': 1, korea: 1 } }, [...FIGHT])
    .dice(5, 1)
    .takes(0, 'fight')
    .asks(0, 'sap great-plains', 'sap caribbean')
    .takes(0, 'sap caribbean')
    .tells({ type: 'weakened', zone: z('caribbean'), by: 1, strength: 1, why: 'splash' })
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ caribbean: 1, 'great-plains': 1, korea: 1 }))
})

test('4, R15, Sapper: not with a 4; and it is not used up while no horde is adjacent.', () => {
  world({ cast: SAPPER, hordes: { mexico: 2, caribbean: 2 } }, [...FIGHT])
    .dice(4, 1)
    .takes(0, 'fight')
    .asks(0, 'fight', 'stop')
    .check((t) => expect([hordesOf(t), t.sapped]).toEqual([{ mexico: 1, caribbean: 2 }, false]))
  world({ cast: SAPPER, hordes: { mexico: 2 } }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t) => expect(t.sapped).toBe(false))
})

test('4, Sapper: with one adjacent horde there is no question.', () => {
  world({ cast: SAPPER, hordes: { mexico: 1, caribbean: 2 } }, [...FIGHT])
    .dice(5, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), t.sapped]).toEqual([{ caribbean: 1 }, true]))
})

test('4, Sapper: no other character weakens an adjacent horde, and a loss does not.', () => {
  fight({ worn: 'lobo' }, 1, { hordes: { mexico: 1, caribbean: 2 } })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ caribbean: 2 }))
  world({ cast: SAPPER, hordes: { mexico: 4, caribbean: 2 } }, [...FIGHT])
    .dice(5, 12)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 4, caribbean: 2 }))
})

// ── Intelligence Analyst ──

test('4, Intelligence Analyst: the card may go to the bottom; the next one must be carried out.', () => {
  const cast = { analyst: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea' } }
  drawn('failed-quarantine ambush', { cast })
    .asks(0, 'settle', 'sink')
    .takes(0, 'sink')
    .tells({ type: 'threatSunk', who: 0, card: threatNamed('failed-quarantine') })
    .tells({ type: 'threatDrawn', card: threatNamed('ambush') })
    .nothingIsAsked()
    .check((t) => {
      expect([t.sunk, t.threatDiscard]).toEqual([[threatNamed('failed-quarantine')], [threatNamed('ambush')]])
      expect(hordesOf(t)).toEqual({})
    })
  drawn('failed-quarantine ambush', { cast })
    .takes(0, 'settle')
    .check((t) => expect([hordesOf(t), t.sunk]).toEqual([{ mexico: 2 }, []]))
})

test('4, Intelligence Analyst: no other character may, and the first card put down stays above the second.', () => {
  drawn('uneasy-lull ambush').nothingIsAsked()
  const cast = { analyst: { at: 'mexico' }, ranger: { at: 'korea' } }
  drawn('failed-quarantine uneasy-lull', { cast, sunk: 'ambush' })
    .takes(0, 'sink')
    .check((t) => expect(t.sunk).toEqual(['ambush', 'failed-quarantine'].map(threatNamed)))
})
