import { expect, test } from 'vitest'
import { slotsOf } from '../src/equip.ts'
import { cardNamed, NONE } from '../src/table.ts'
import { handOf, hordesOf, world, wornOf } from './lay.ts'
import { MEXICO, others, turn, z } from './playing.ts'

/* 7, 7.1, 7.2, 7.4, 7.6. The turn of a human character, rounds, and the end. */

// ── Move (7.1) ──

test('7.1. Stay, or go to an adjacent zone, by land or sea.', () => {
  turn('veteran').asks(0, 'stay', ...MEXICO)
  turn('veteran')
    .takes(0, 'go caribbean')
    .tells({ type: 'moved', who: 0, from: z('mexico'), to: z('caribbean'), by: 'foot' })
    .check((t) => expect(t.at[0]).toBe(z('caribbean')))
  turn('veteran')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('mexico') })
})

test('7.1. A face-down token is turned up when a character enters its zone; a 0 is removed.', () => {
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

// ── Equip (7.2) ──

test('7.2. Weapons go into two slots, and back. A weapon equipped in this step stays, and so does one put back.', () => {
  turn('veteran', 'lobo lobo katana sledgehammer combat-knife')
    .takes(0, 'stay')
    .asks(0, 'equip lobo', 'equip combat-knife', 'equip sledgehammer', 'equip katana', 'ready')
    .takes(0, 'equip lobo')
    .asks(0, 'equip lobo', 'equip combat-knife', 'equip katana', 'ready')
    .takes(0, 'equip lobo')
    .asks(0, 'equip combat-knife', 'ready')
    .takes(0, 'equip combat-knife')
    .asks(0, 'ready')
    .check((t) => {
      expect([wornOf(t), handOf(t)]).toEqual([
        ['lobo', 'lobo', 'combat-knife'],
        ['sledgehammer', 'katana'],
      ])
      expect(slotsOf(t.worn[0]!)).toBe(2)
    })
})

test('7.2. Equipped weapons can be put back into the hand, to make room.', () => {
  world(
    {
      cast: { veteran: { at: 'mexico', worn: 'lobo katana', hand: 'sledgehammer' } },
      threats: 'uneasy-lull',
    },
    ['turn', 0],
  )
    .takes(0, 'stay')
    .asks(0, 'unequip lobo', 'unequip katana', 'ready')
    .takes(0, 'unequip katana')
    .tells({ type: 'unequipped', who: 0, card: cardNamed('katana') })
    .asks(0, 'unequip lobo', 'ready')
    .takes(0, 'unequip lobo')
    .asks(0, 'equip sledgehammer', 'ready')
    .takes(0, 'equip sledgehammer')
    .takes(0, 'ready')
    .nothingIsAsked()
    .check((t) => expect([wornOf(t), handOf(t)]).toEqual([['sledgehammer'], ['lobo', 'katana']]))
})

test('7.2, 8 no. 5. After an own-turn tactic all weapons are arranged anew.', () => {
  turn('veteran', 'lobo lobo resupply-drop', { deck: 'sledgehammer katana' })
    .takes(0, 'stay')
    .takes(0, 'equip lobo')
    .takes(0, 'equip lobo')
    .takes(0, 'play resupply-drop')
    .asks(0, 'unequip lobo', 'ready')
    .takes(0, 'unequip lobo')
    .takes(0, 'unequip lobo')
    .asks(0, 'equip sledgehammer', 'equip katana', 'ready')
    .takes(0, 'equip sledgehammer')
    .asks(0, 'ready')
  turn('veteran', 'lobo salvage-run', { discards: 'sledgehammer' })
    .takes(0, 'stay')
    .takes(0, 'equip lobo')
    .takes(0, 'play salvage-run sledgehammer')
    .takes(0, 'unequip lobo')
    .asks(0, 'equip sledgehammer', 'ready')
  world(
    {
      cast: { veteran: { at: 'mexico', worn: 'katana', hand: 'recon-flight' } },
      deck: 'lobo',
      threats: 'uneasy-lull',
    },
    ['turn', 0],
  )
    .takes(0, 'stay')
    .takes(0, 'unequip katana')
    .takes(0, 'play recon-flight')
    .may(0, 'equip katana')
})

test('7.2. Own-turn tactics may be played while weapons are arranged, and cards they draw can be equipped.', () => {
  turn('veteran', 'resupply-drop', { deck: 'katana lobo' })
    .takes(0, 'stay')
    .asks(0, 'play resupply-drop', 'ready')
    .takes(0, 'play resupply-drop')
    .asks(0, 'equip lobo', 'equip katana', 'ready')
    .check((t) => expect([handOf(t), t.step]).toEqual([['lobo', 'katana'], 'equip']))
})

test('7.2. A character with nothing to arrange is not asked.', () => {
  turn('veteran', 'airlift').takes(0, 'stay').nothingIsAsked()
})

test('7.2, 8 no. 5. A character that has turned arranges nothing.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea', hand: 'lobo' } } }, [
    'equip',
    0,
    false,
    [],
    [],
  ]).nothingIsAsked()
})

// ── Hand limit (7.4) ──

test('7.4. After the Battle step the hand is discarded down to five; equipped weapons do not count.', () => {
  const hand = 'lobo lobo lobo katana crowbar airlift redeployment'
  world({ cast: { veteran: { at: 'mexico', hand, worn: 'machete sledgehammer' } } }, ['keepHandLimit', 0])
    .asks(0, 'discard lobo', 'discard crowbar', 'discard katana', 'discard redeployment', 'discard airlift')
    .check((_, g) => expect(g.pending[0]!.ask).toBe('Discard 2 cards from hand.'))
    .takes(0, 'discard airlift')
    .takes(0, 'discard redeployment')
    .nothingIsAsked()
    .check((t) => expect(t.hand[0]).toHaveLength(5))
  world({ cast: { veteran: { at: 'mexico', hand: 'lobo lobo lobo katana crowbar' } } }, [
    'keepHandLimit',
    0,
  ]).nothingIsAsked()
})

test('7.4, 7. The hand limit comes after the Battle step and before the Threat Escalation card.', () => {
  turn('veteran', 'crowbar machete katana airlift redeployment fall-back', { threats: 'quislings' })
    .takes(0, 'stay')
    .takes(0, 'ready')
    .tells({ type: 'turnBegan', who: 0, zombie: false })
    .takes(0, 'discard machete')
    .tells({ type: 'threatDrawn', by: 0, subject: 0 })
    .asks(
      0,
      'discard crowbar',
      'discard katana',
      'discard redeployment',
      'discard fall-back',
      'discard airlift',
    )
})

test('7.4. A character that turned in the Battle step discards nothing.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } } }, ['keepHandLimit', 0]).nothingIsAsked()
})

// ── Rounds and the end (7, 7.6) ──

test('7. A turn: move, equip, battle, hand limit, escalate, in this order.', () => {
  turn('veteran', 'lobo', { hordes: { mexico: 1 }, deck: 'katana', threats: 'quislings' })
    .dice(6, 1)
    .takes(0, 'stay')
    .check((t) => expect(t.step).toBe('equip'))
    .takes(0, 'equip lobo')
    .takes(0, 'ready')
    .check((t) => expect(t.step).toBe('battle'))
    .takes(0, 'fight')
    .asks(0, 'discard katana', 'giveUp lobo')
    .check((t) => expect([t.step, t.subject, t.asked]).toEqual(['escalate', 0, 0]))
})

test('7. Counts of one turn start again with the next.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  world({ cast, wins: 3, threats: 'uneasy-lull' }, ['turn', 1]).check((t) =>
    expect([t.active, t.wins, t.sapped, t.trail, t.subject, t.asked, t.step]).toEqual([
      1,
      0,
      false,
      [],
      NONE,
      1,
      'move',
    ]),
  )
})

test('7. In a round every character has one turn, in seat order.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' }, pilot: { at: 'japan' } }
  world({ cast, round: 1, threats: 'uneasy-lull uneasy-lull uneasy-lull' }, ['startRound'])
    .takes(0, 'stay')
    .check((t) => expect(t.active).toBe(1))
    .takes(0, 'stay')
    .check((t) => expect(t.active).toBe(2))
    .takes(0, 'stay')
    .check((t) => expect([t.active, t.round]).toEqual([0, 3]))
})

test('7.6. After the last seat’s turn a new round begins; after the last round the game ends.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  world({ cast, round: 7 }, ['endRound'])
    .tells({ type: 'roundBegan', round: 8 })
    .check((t) => expect([t.round, t.active]).toEqual([8, 0]))
  world({ cast, round: 8 }, ['endRound'])
    .ends([0], 'held')
    .check((t) => expect(t.step).toBe('end'))
  const three = { ...cast, pilot: { at: 'korea' } }
  world({ cast: three, round: 6 }, ['endRound']).check((t) => expect(t.round).toBe(7))
  world({ cast: three, round: 7, seats: 3 }, ['endRound']).ends([0, 1, 2], 'held')
  const four = { ...three, medic: { at: 'korea' } }
  world({ cast: four, round: 5 }, ['endRound']).check((t) => expect(t.round).toBe(6))
  world({ cast: four, round: 6, seats: 4 }, ['endRound']).ends([0, 1, 2, 3], 'held')
})
