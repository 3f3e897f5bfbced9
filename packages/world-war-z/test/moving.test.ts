import { expect, test } from 'vitest'
import { ZONES } from '../src/data/zones.ts'
import { cardNamed, NONE, zoneNamed } from '../src/table.ts'
import { handOf, hordesOf, world } from './lay.ts'
import { turn } from './in-mexico.ts'

/* 7.1. Moving: by land, sea and air, with abilities and tactics. */

const z = zoneNamed
const others = (...zones: string[]) => ZONES.map(({ id }) => id).filter((id) => !zones.includes(id))
const MEXICO = ['go pacific-west', 'go great-plains', 'go caribbean', 'go northern-andes']

// ── 7.1 Move ──

test('7.1. Stay, or go to an adjacent zone; sea lanes are ways like others.', () => {
  turn('veteran').asks(0, 'stay', ...MEXICO)
  turn('veteran')
    .takes(0, 'go caribbean')
    .tells({ type: 'moved', who: 0, from: z('mexico'), to: z('caribbean'), by: 'foot' })
    .check((t) => expect(t.at[0]).toBe(z('caribbean')))
  turn('veteran')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('mexico') })
})

test('7.1. A face-down token is turned when a character comes into its zone; a 0 is removed.', () => {
  turn('veteran', '', { tokens: { 'great-plains': 3 }, deck: 'lobo' })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', zone: z('great-plains'), value: 3 })
    .asks(0, 'fight')
    .check((t) => expect([hordesOf(t), t.token[z('great-plains')]]).toEqual([{ 'great-plains': 3 }, NONE]))
  turn('veteran', '', { tokens: { 'great-plains': 0 } })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', value: 0 })
    .nothingIsAsked()
})

test('7.1. An aircraft flies to any other zone, and its token is used up.', () => {
  turn('veteran', '', { aircraft: 'mexico japan' })
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `fly ${id}`))
    .takes(0, 'fly korea')
    .told('turnBegan', 'aircraftLost', 'moved', 'threatDrawn', 'nothingHappened')
    .check((t) => expect([t.at[0], t.aircraft]).toEqual([z('korea'), [z('japan')]]))
})

test('4, Ranger: one or two zones, one after the other; the first token is turned before the second step.', () => {
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

test('R19. Between the Ranger’s steps own-turn tactics may be played, but there is no flight and no card instead of moving.', () => {
  turn('ranger', 'airlift redeployment air-strike', { aircraft: 'caribbean', hordes: { japan: 2 } })
    .takes(0, 'go caribbean')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes', 'play air-strike japan')
    .takes(0, 'play air-strike japan')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes')
})

test('4, Pilot: a card pays for a flight to any other zone; without a card there is none.', () => {
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

test('5.2, Redeployment: to any other zone of the continent, instead of moving.', () => {
  turn('veteran', 'redeployment')
    .asks(
      0,
      'stay',
      ...MEXICO,
      ...['alaska', 'arctic-canada', 'pacific-west', 'great-plains', 'atlantic-seaboard', 'caribbean'].map(
        (id) => `play redeployment ${id}`,
      ),
    )
    .takes(0, 'play redeployment alaska')
    .told('turnBegan', 'played', 'moved', 'discarded', 'threatDrawn', 'nothingHappened')
    .check((t) =>
      expect([t.at[0], handOf(t), t.combatDiscard]).toEqual([z('alaska'), [], [cardNamed('redeployment')]]),
    )
})

test('5.2, Airlift: to any other zone, and no aircraft is used.', () => {
  turn('ranger', 'airlift', { aircraft: 'japan' })
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `play airlift ${id}`))
    .takes(0, 'play airlift japan')
    .tells({ type: 'moved', to: z('japan'), by: cardNamed('airlift') })
    .nothingIsAsked()
    .check((t) => expect([t.at[0], t.aircraft, handOf(t)]).toEqual([z('japan'), [z('japan')], []]))
})
