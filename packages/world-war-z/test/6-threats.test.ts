import { expect, test } from 'vitest'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import { continentOf } from '../src/map.ts'
import { cardNamed, NONE, threatNamed } from '../src/table.ts'
import { handOf, hordesOf, world, wornOf } from './lay.ts'
import { drawn, z } from './playing.ts'

/* 6, 7.5. Threat Escalation cards. */

// ── Drawing (7.5) ──

test('7.5. A card is drawn, told with its active character, carried out and discarded.', () => {
  drawn('uneasy-lull')
    .told('threatDrawn', 'nothingHappened')
    .nothingIsAsked()
    .check((t) =>
      expect([t.threat, t.subject, t.threatDiscard]).toEqual([NONE, 0, [threatNamed('uneasy-lull')]]),
    )
})

test('6. An empty deck is made from the discards. Cards at the bottom come before that.', () => {
  drawn('', { threatDiscards: 'uneasy-lull' })
    .tells({ type: 'reshuffled', deck: 'threat' })
    .told('reshuffled', 'threatDrawn', 'nothingHappened')
  const shuffled = (threats: string, threatDiscards: string) => {
    let drawnSoFar = 0
    drawn(threats, { threatDiscards }).check((t, g) => {
      expect(t.threatDeck.length + t.threatDiscard.length).toBe(3)
      drawnSoFar = g.position.rng.drawn.threat!
    })
    return drawnSoFar
  }
  // The deck has a chance of its own.
  const three = 'uneasy-lull uneasy-lull uneasy-lull'
  expect(shuffled('', three)).toBeGreaterThan(shuffled(three, ''))
  drawn('', { threatDiscards: 'quislings', sunk: 'uneasy-lull ambush' })
    .told('threatDrawn', 'nothingHappened')
    .check((t) => expect(t.sunk).toEqual([threatNamed('ambush')]))
})

test('R3. A character that turned in its own turn draws no card.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } }, threats: 'uneasy-lull' }, ['escalateStep', 0])
    .nothingIsAsked()
    .check((t) => expect(t.threatDeck).toHaveLength(1))
})

test('5.2, Countermeasures: any human may cancel the card, in any turn, in turn order from the active character.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'countermeasures' },
    ranger: { at: 'korea', hand: 'lobo' },
    pilot: { at: 'japan', hand: 'lobo countermeasures' },
  }
  world({ cast, seats: 3, threats: 'failed-quarantine' }, ['escalate', 1, 1])
    .asks(2, 'play countermeasures', 'pass')
    .check((t) => expect([t.asked, t.threat]).toEqual([2, threatNamed('failed-quarantine')]))
    .takes(2, 'pass')
    .asks(0, 'play countermeasures', 'pass')
    .takes(0, 'play countermeasures')
    .tells({ type: 'played', who: 0, card: cardNamed('countermeasures') })
    .tells({ type: 'threatCancelled', who: 0, card: threatNamed('failed-quarantine') })
    .nothingIsAsked()
    .check((t) => {
      expect([hordesOf(t), handOf(t), handOf(t, 2)]).toEqual([{}, [], ['lobo', 'countermeasures']])
      expect([t.threat, t.threatDiscard, t.combatDiscard]).toEqual([
        NONE,
        [threatNamed('failed-quarantine')],
        [cardNamed('countermeasures')],
      ])
    })
})

test('5.2, Countermeasures: after a card is cancelled no other character is asked.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'countermeasures' },
    ranger: { at: 'korea', hand: 'countermeasures' },
  }
  drawn('failed-quarantine', { cast }).takes(0, 'play countermeasures').nothingIsAsked()
})

// ── Outbreaks (6.1) ──

for (const [zone, { id }] of ZONES.entries())
  test(`6.1. ${THREATS[zone]!.name}: three zones gain 1, in the order given.`, () => {
    const [effect] = THREATS[zone]!.effects
    const zones = effect!.op === 'growZones' ? effect!.zones : []
    drawn(`outbreak-${id}`)
      .told('threatDrawn', 'grew', 'grew', 'grew')
      .check((t) => {
        expect(zones).toHaveLength(3)
        expect(t.strength).toEqual(ZONES.map((_, other) => (zones.includes(other) ? 1 : 0)))
      })
    for (const other of zones)
      drawn(`outbreak-${id}`).tells({ type: 'grew', zone: other, by: 1, strength: 1 })
  })

test('1.2. What exceeds 4 is lost. A token is turned up first, and its value counts.', () => {
  drawn('failed-quarantine', { hordes: { mexico: 3 } }).tells({
    type: 'grew',
    zone: z('mexico'),
    by: 1,
    strength: 4,
  })
  drawn('failed-quarantine', { hordes: { mexico: 4 } }).tells({
    type: 'grew',
    zone: z('mexico'),
    by: 0,
    strength: 4,
  })
  drawn('outbreak-sahara', { tokens: { sahara: 0 } })
    .tells({ type: 'tokenTurned', zone: z('sahara'), value: 0 })
    .tells({ type: 'grew', zone: z('sahara'), by: 1, strength: 1 })
})

// ── Events (6.2) ──

test('Threatened Supply: with five or more cards a character loses two, in turn order from the active one; with four none.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'lobo lobo katana crowbar', worn: 'machete' },
    ranger: { at: 'korea', hand: 'lobo lobo katana', worn: 'machete' },
    pilot: { at: 'japan', hand: 'lobo lobo katana crowbar airlift machete' },
  }
  world({ cast, seats: 3, threats: 'threatened-supply' }, ['escalate', 2, 2])
    .asks(2, 'discard lobo', 'discard crowbar', 'discard machete', 'discard katana', 'discard airlift')
    .takes(2, 'discard lobo')
    .takes(2, 'discard lobo')
    .asks(0, 'discard lobo', 'discard crowbar', 'discard katana', 'giveUp machete')
    .takes(0, 'discard katana')
    .takes(0, 'giveUp machete')
    .nothingIsAsked()
    .check((t) => expect(t.hand.map((hand) => hand.length)).toEqual([3, 3, 4]))
})

test('Failed Quarantine: the active character’s zone +2.', () => {
  drawn('failed-quarantine', { hordes: { mexico: 1 } }).check((t) =>
    expect(hordesOf(t)).toEqual({ mexico: 3 }),
  )
})

test('Closing Ring: each face-up horde adjacent to the active character +1; not its own zone, tokens or other hordes.', () => {
  drawn('closing-ring', {
    hordes: { mexico: 1, caribbean: 1, 'pacific-west': 4, 'atlantic-seaboard': 1 },
    tokens: { 'arctic-canada': 1 },
  }).check((t) => {
    expect(hordesOf(t)).toEqual({ mexico: 1, caribbean: 2, 'pacific-west': 4, 'atlantic-seaboard': 1 })
    expect(t.token[z('arctic-canada')]).toBe(1)
  })
})

test('Chain Reaction: each horde of 2 on the active character’s continent +1.', () => {
  drawn('chain-reaction', {
    hordes: { mexico: 2, alaska: 2, caribbean: 1, 'pacific-west': 3, japan: 2 },
  }).check((t) =>
    expect(hordesOf(t)).toEqual({ mexico: 3, alaska: 3, caribbean: 1, 'pacific-west': 3, japan: 2 }),
  )
})

test('Spring Thaw: face-up hordes in six northern zones +1; no new horde appears.', () => {
  const zones = ['alaska', 'arctic-canada', 'iceland', 'scandinavia', 'european-russia', 'siberia']
  const hordes = Object.fromEntries(zones.map((id) => [id, 1]))
  drawn('spring-thaw', { hordes: { ...hordes, mexico: 1 } }).check((t) =>
    expect(hordesOf(t)).toEqual({ ...Object.fromEntries(zones.map((id) => [id, 2])), mexico: 1 }),
  )
  drawn('spring-thaw', { tokens: { iceland: 1 } }).check((t) => expect(hordesOf(t)).toEqual({}))
})

test('Out of the Surf: face-up hordes in six zones by the sea +1.', () => {
  const zones = ['caribbean', 'british-isles', 'japan', 'southeast-asia', 'new-zealand', 'pacific-islands']
  const hordes = Object.fromEntries(zones.map((id) => [id, 2]))
  drawn('out-of-the-surf', { hordes: { ...hordes, mexico: 1 } }).check((t) =>
    expect(hordesOf(t)).toEqual({ ...Object.fromEntries(zones.map((id) => [id, 3])), mexico: 1 }),
  )
})

test('Patient Zero: a horde of 2 in two random clear zones; pawns do not matter, tokens do.', () => {
  drawn('patient-zero', { tokens: { alaska: 1 } })
    .stream('events', 1, 4)
    .check((t) => expect(hordesOf(t)).toEqual({ 'arctic-canada': 2, mexico: 2 }))
})

test('Patient Zero: with fewer clear zones fewer hordes, or none.', () => {
  const all = Object.fromEntries(ZONES.map(({ id }) => [id, 1]))
  drawn('patient-zero', { hordes: { ...all, japan: 0 } }).check((t) => expect(t.strength[z('japan')]).toBe(2))
  drawn('patient-zero', { hordes: all }).check((t) => expect(t.strength.every((n) => n === 1)).toBe(true))
})

test('Everywhere at Once: on each continent a random horde +1, without effect at 4; a continent without hordes is skipped.', () => {
  drawn('everywhere-at-once', {
    hordes: { alaska: 1, mexico: 1, japan: 4, maghreb: 2 },
    tokens: { iceland: 2 },
  })
    .stream('events', 2, 1, 1)
    .allDiceRolled()
    .check((t) => expect(hordesOf(t)).toEqual({ alaska: 1, mexico: 2, japan: 4, maghreb: 3 }))
})

test('Lost Contact: all tokens of the continent are turned up, and each horde found +1; a 0 stays 0.', () => {
  drawn('lost-contact', {
    tokens: { 'arctic-canada': 4, 'great-plains': 0, caribbean: 2, iceland: 1 },
    hordes: { mexico: 1 },
  }).check((t) => {
    expect(hordesOf(t)).toEqual({ 'arctic-canada': 4, caribbean: 3, mexico: 1 })
    expect(continentOf(z('mexico')).every((zone) => t.token[zone] === NONE)).toBe(true)
    expect(t.token[z('iceland')]).toBe(1)
  })
})

test('Lost Contact: without a token on the continent the active character’s zone +1.', () => {
  drawn('lost-contact', { tokens: { iceland: 1 } }).check((t) => expect(hordesOf(t)).toEqual({ mexico: 1 }))
})

test('Quislings: the active character discards one card, if it has any, and does not turn.', () => {
  drawn('quislings', {
    cast: { veteran: { at: 'mexico', hand: 'lobo katana' }, ranger: { at: 'korea', hand: 'lobo' } },
  })
    .asks(0, 'discard lobo', 'discard katana')
    .takes(0, 'discard katana')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), handOf(t, 1)]).toEqual([['lobo'], ['lobo']]))
  drawn('quislings')
    .nothingIsAsked()
    .check((t) => expect(t.at[0]).toBe(z('mexico')))
})

test('Shattered Arsenal: characters with two or more equipped weapons discard one of them.', () => {
  const cast = {
    veteran: { at: 'mexico', worn: 'lobo katana', hand: 'crowbar' },
    ranger: { at: 'korea', worn: 'lobo' },
    pilot: { at: 'japan', worn: 'lobo lobo combat-knife' },
  }
  drawn('shattered-arsenal', { cast })
    .asks(0, 'giveUp lobo', 'giveUp katana')
    .takes(0, 'giveUp katana')
    .asks(0, 'giveUp lobo', 'giveUp combat-knife')
    .takes(0, 'giveUp lobo')
    .nothingIsAsked()
    .check((t) =>
      expect([wornOf(t), wornOf(t, 1), wornOf(t, 2)]).toEqual([['lobo'], ['lobo'], ['lobo', 'combat-knife']]),
    )
})

test('Placebo Rush: characters with a tactic discard one; weapons do not count.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'lobo airlift fall-back' },
    ranger: { at: 'korea', hand: 'lobo lobo' },
    pilot: { at: 'japan', hand: 'lobo air-strike' },
  }
  drawn('placebo-rush', { cast })
    .asks(0, 'discard fall-back', 'discard airlift')
    .takes(0, 'discard airlift')
    .nothingIsAsked()
    .check((t) =>
      expect([0, 1, 2].map((who) => handOf(t, who))).toEqual([
        ['lobo', 'fall-back'],
        ['lobo', 'lobo'],
        ['lobo'],
      ]),
    )
})

test('Grounded Fleet: the nearest aircraft is lost; the player breaks ties; without any a card is discarded.', () => {
  drawn('grounded-fleet', { aircraft: 'atlantic-seaboard japan' })
    .nothingIsAsked()
    .check((t) => expect(t.aircraft).toEqual([z('japan')]))
  drawn('grounded-fleet', { aircraft: 'great-plains caribbean japan' })
    .asks(0, 'ground great-plains', 'ground caribbean')
    .takes(0, 'ground caribbean')
    .tells({ type: 'aircraftLost', zone: z('caribbean') })
    .check((t) => expect(t.aircraft).toEqual([z('great-plains'), z('japan')]))
  drawn('grounded-fleet', {
    cast: { veteran: { at: 'mexico', hand: 'lobo katana', worn: 'machete' }, ranger: { at: 'korea' } },
  }).asks(0, 'discard lobo', 'discard katana', 'giveUp machete')
})

test('Ambush: a horde in the active character’s zone attacks, in a single battle; a win draws no card.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea' } }
  drawn('ambush', { cast, hordes: { mexico: 2, caribbean: 4 }, deck: 'katana' })
    .asks(0, 'equip lobo', 'ready')
    .dice(6, 1)
    .takes(0, 'ready')
    .tells({ type: 'battleBegan', own: false, strength: 2 })
    .nothingIsAsked()
    .check((t) => {
      expect([hordesOf(t), handOf(t), t.battle]).toEqual([{ mexico: 1, caribbean: 4 }, ['lobo'], null])
      expect(t.threatDiscard).toEqual([threatNamed('ambush')])
    })
})

test('Ambush: otherwise the nearest horde comes one zone closer, and attacks if it arrives.', () => {
  drawn('ambush', { hordes: { caribbean: 1, japan: 4 } })
    .dice(6, 1)
    .nothingIsAsked()
    .told('threatDrawn', 'hordeMoved', 'battleBegan', 'rolled', 'battleWon', 'weakened', 'battleEnded')
    .check((t) => expect(hordesOf(t)).toEqual({ japan: 4 }))
  drawn('ambush', {
    cast: { veteran: { at: 'mexico' } },
    hordes: { alaska: 2 },
    tokens: { 'pacific-west': 3 },
  })
    .nothingIsAsked()
    .told('threatDrawn', 'tokenTurned', 'hordeMoved')
    .check((t) => expect(hordesOf(t)).toEqual({ 'pacific-west': 4 }))
})

test('Ambush: the player breaks ties between hordes and between ways.', () => {
  drawn('ambush', {
    cast: { veteran: { at: 'congo-basin' } },
    hordes: { maghreb: 1, 'brazilian-coast': 2, japan: 1 },
  })
    .asks(0, 'lure brazilian-coast west-africa', 'lure maghreb sahara', 'lure maghreb west-africa')
    .takes(0, 'lure maghreb west-africa')
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ 'west-africa': 1, 'brazilian-coast': 2, japan: 1 }))
})

test('Ambush: without a face-up horde on the map nothing happens.', () => {
  drawn('ambush', { tokens: { china: 4 } })
    .nothingIsAsked()
    .told('threatDrawn')
})

test('R3 b. A character that turns through an Ambush in its own Escalate step draws no other card.', () => {
  world(
    {
      cast: { veteran: { at: 'mexico' }, ranger: { at: 'korea' } },
      hordes: { mexico: 4 },
      threats: 'ambush quislings',
    },
    ['escalateStep', 0],
  )
    .dice(1, 12)
    .nothingIsAsked()
    .check((t) =>
      expect([t.at[0], t.threatDeck.length, t.threatDiscard]).toEqual([NONE, 1, [threatNamed('ambush')]]),
    )
})

test('R23. In a zombie’s turn its owner breaks the ties of a card. The active character is the target of the horde.', () => {
  const cast = { ranger: { at: 'congo-basin' }, veteran: 'zombie' as const }
  world({ cast, seats: 2, turn: 'veteran', hordes: { maghreb: 1 }, threats: 'ambush' }, [
    'escalate',
    1,
    0,
  ]).asks(1, 'lure maghreb sahara', 'lure maghreb west-africa')
  world({ cast, seats: 2, turn: 'veteran', aircraft: 'sahara west-africa', threats: 'grounded-fleet' }, [
    'escalate',
    1,
    0,
  ]).asks(1, 'ground sahara', 'ground west-africa')
  world({ cast, seats: 2, turn: 'veteran', tokens: { china: 1, korea: 1 }, threats: 'last-broadcast' }, [
    'escalate',
    1,
    0,
  ]).asks(1, 'turn china', 'turn korea', 'stop')
})

test('Air Bridge: the active character draws a card.', () => {
  drawn('air-bridge', { deck: 'katana lobo' }).check((t) =>
    expect([handOf(t), handOf(t, 1)]).toEqual([['katana'], []]),
  )
})

test('Last Broadcast, R20: up to three tokens are turned up, one by one.', () => {
  const tokens = { china: 1, korea: 0, outback: 2, iceland: 3 }
  drawn('last-broadcast', { tokens })
    .asks(0, 'turn iceland', 'turn china', 'turn korea', 'turn outback', 'stop')
    .takes(0, 'turn iceland')
    .takes(0, 'turn korea')
    .takes(0, 'turn china')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), t.token[z('outback')]]).toEqual([{ iceland: 3, china: 1 }, 2]))
  drawn('last-broadcast').nothingIsAsked()
})

test('Uneasy Lull: nothing happens.', () => {
  drawn('uneasy-lull', { hordes: { mexico: 1 } }).check((t) => expect(hordesOf(t)).toEqual({ mexico: 1 }))
})
