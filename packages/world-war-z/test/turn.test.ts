import { expect, test } from 'vitest'
import { slotsOf } from '../src/equip.ts'
import { cardNamed, NONE } from '../src/table.ts'
import { handOf, world, wornOf, type Laid } from './lay.ts'
import { turn } from './in-mexico.ts'

/* 7. The steps of a turn after moving, rounds, and the end. */

// ── 7.2 Equip ──

test('7.2. Weapons go into two slots, and back; what was put on in this step stays, and what was put back, too.', () => {
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

test('7.2. Equipped weapons can be taken back into the hand, to make room.', () => {
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

test('7.2. Own-turn tactics may be played while weapons are arranged; what they bring can be put on.', () => {
  turn('veteran', 'resupply-drop', { deck: 'katana lobo' })
    .takes(0, 'stay')
    .asks(0, 'play resupply-drop', 'ready')
    .takes(0, 'play resupply-drop')
    .asks(0, 'equip lobo', 'equip katana', 'ready')
    .check((t) => expect([handOf(t), t.step]).toEqual([['lobo', 'katana'], 'equip']))
})

test('7.2. Whoever has nothing to arrange is not asked.', () => {
  turn('veteran', 'airlift').takes(0, 'stay').nothingIsAsked()
})

// ── What cannot be taken back ──

test('1, 5, 6. Whatever turns a token or draws a card cannot be taken back; a step into open country can.', () => {
  const sealed = (laid: Partial<Laid>, next: [string, ...(string | number)[]], move?: string) => {
    const course = world({ cast: { veteran: { at: 'mexico' } }, ...laid }, next)
    if (move) course.takes(0, move)
    let is = false
    course.check((_, g) => void (is = g.sealed))
    return is
  }
  expect(sealed({ tokens: { 'great-plains': 0 } }, ['move', 0], 'go great-plains')).toBe(true)
  expect(sealed({}, ['move', 0], 'go great-plains')).toBe(false)
  expect(sealed({ deck: 'lobo' }, ['drawSome', 0, 1])).toBe(true)
  expect(sealed({}, ['drawSome', 0, 1])).toBe(false)
  expect(sealed({ threats: 'uneasy-lull' }, ['escalate', 0, 0])).toBe(true)
})

// ── 7.4 Hand limit ──

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

test('7.3 no. 7, 6.2. Whoever discards is told how many cards are asked for, and among which.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'lobo katana airlift fall-back', worn: 'machete crowbar' } }
  const asked = (count: number, among: string) => {
    let ask = ''
    world({ cast }, ['lose', 0, count, among]).check((_, g) => void (ask = g.pending[0]!.ask))
    return ask
  }
  expect(asked(2, 'any')).toBe('Discard 2 combat cards.')
  expect(asked(1, 'hand')).toBe('Discard 1 card from hand.')
  expect(asked(1, 'worn')).toBe('Discard 1 equipped weapon.')
  expect(asked(1, 'tactic')).toBe('Discard 1 tactic.')
  expect(asked(1, 'any')).toBe('Discard 1 combat card.')
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

test('7.4. Whoever has turned in the Battle step has no hand to keep.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } } }, ['keepHandLimit', 0]).nothingIsAsked()
})

test('7.2, 8 no. 5. Whoever has turned arranges nothing.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea', hand: 'lobo' } } }, [
    'equip',
    0,
    false,
    [],
    [],
  ]).nothingIsAsked()
})

// ── 7.5, 7.6 Rounds and the end ──

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

test('7. What counts for one turn begins anew with the next.', () => {
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
