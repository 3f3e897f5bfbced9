import { expect, test } from 'vitest'
import { bonusOf } from '../src/bonus.ts'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { chanceToWin } from '../src/odds.ts'
import { NONE, cardNamed, roleNamed, zoneNamed, type Table } from '../src/table.ts'
import { handOf, hordesOf, lay, world, wornOf, type Laid } from './lay.ts'

// The worked examples of the reference (9). Where one fights, its dice fall as it says: the character's, then the horde's.

const FIGHT = ['battleStep', 0, false] as const
const role = (id: string): number => roleNamed(id)

test('E1. A Lobo against strength 2, dice 4 and 6: a tie is lost, and one card is discarded.', () => {
  world({ cast: { ranger: { at: 'mexico', worn: 'lobo' } }, hordes: { mexico: 2 } }, [...FIGHT])
    .dice(4, 6)
    .takes(0, 'fight')
    .tells({ type: 'battleLost', demand: 1, bonus: 2 })
    .nothingIsAsked()
    .check((t) => expect([wornOf(t), hordesOf(t), t.at[0]]).toEqual([[], { mexico: 2 }, zoneNamed('mexico')]))
})

test('E1. The same dice with Lobo and Crowbar: 7 against 6, won; strength 1, one card drawn.', () => {
  world({ cast: { ranger: { at: 'mexico', worn: 'lobo crowbar' } }, hordes: { mexico: 2 }, deck: 'katana' }, [
    ...FIGHT,
  ])
    .dice(4, 6)
    .takes(0, 'fight')
    .tells({ type: 'battleWon', bonus: 3, tie: false })
    .asks(0, 'fight', 'stop')
    .check((t) => expect([handOf(t), hordesOf(t)]).toEqual([['katana'], { mexico: 1 }]))
})

test('E1. Dice 3 and 6 with Lobo and Crowbar: 6 against 6, the Crowbar wins the tie.', () => {
  world({ cast: { ranger: { at: 'mexico', worn: 'lobo crowbar' } }, hordes: { mexico: 2 } }, [...FIGHT])
    .dice(3, 6)
    .takes(0, 'fight')
    .tells({ type: 'battleWon', tie: true })
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 1 }))
})

test('E2. Two cards are demanded of a Veteran who has only a Sledgehammer: it goes, and he stays human.', () => {
  world({ cast: { veteran: { at: 'mexico', worn: 'sledgehammer' } }, hordes: { mexico: 4 } }, [...FIGHT])
    .dice(3, 8)
    .takes(0, 'fight')
    .tells({ type: 'battleLost', bonus: 4, die: 3, horde: 8, demand: 2 })
    .nothingIsAsked()
    .check((t) => {
      expect([wornOf(t), handOf(t), t.at[0]]).toEqual([[], [], zoneNamed('mexico')])
      expect(t.combatDiscard).toEqual([cardNamed('sledgehammer')])
    })
})

test('E3. With no cards the Veteran turns; no Threat Escalation card is drawn in this turn, and the horde stays.', () => {
  const cast = { veteran: { at: 'mexico' }, medic: { at: 'japan', hand: 'lobo' } }
  world({ cast, hordes: { mexico: 1 }, threats: 'uneasy-lull' }, ['turn', 0])
    .dice(2, 4)
    .takes(0, 'stay')
    .takes(0, 'fight')
    .tells({ type: 'turnBegan', zombie: false })
    .tells({ type: 'battleLost', bonus: 1, demand: 1 })
    .tells({ type: 'turned', who: 0, zone: zoneNamed('mexico') })
    .nothingIsAsked()
    .check((t) => {
      expect([t.at[0], hordesOf(t), t.threatDeck.length]).toEqual([NONE, { mexico: 1 }, 1])
    })
})

test('E4. Adaptive Weaponry counts other zones of the continent with strength 2 and more.', () => {
  const hordes = { 'congo-basin': 1, sahara: 2, maghreb: 3, 'nile-valley': 1, 'east-africa': 2 }
  expect(adaptive(hordes)).toBe(2)
  expect(adaptive({ ...hordes, 'east-africa': 1 })).toBe(1)
  expect(adaptive({ ...hordes, 'east-africa': 1, 'southern-africa': 2 })).toBe(2)
  expect(adaptive({ ...hordes, 'east-africa': 1, levant: 4 })).toBe(1)
  // The own zone does not count either.
  expect(adaptive({ ...hordes, 'east-africa': 1, 'congo-basin': 4 })).toBe(1)
})

function adaptive(hordes: Record<string, number>): number {
  const t = lay({ cast: { ranger: { at: 'congo-basin' } }, hordes }) as Table
  const zone = zoneNamed('congo-basin')
  return bonusOf(t, { who: 0, zone, own: true, strength: t.strength[zone]!, extra: 0 }, [
    cardNamed('adaptive-weaponry'),
  ])
}

test('E5. Threatened Supply: five cards, hand and equipped, lose two; four lose nothing; a zombie is not asked.', () => {
  const cast = {
    ranger: { at: 'mexico', hand: 'lobo katana airlift', worn: 'crowbar machete' },
    pilot: { at: 'japan', hand: 'lobo lobo fall-back airlift' },
    marshal: 'zombie' as const,
  }
  world({ cast, threats: 'threatened-supply' }, ['escalate', 0, 0])
    .asks(0, 'discard lobo', 'discard katana', 'discard airlift', 'giveUp crowbar', 'giveUp machete')
    .takes(0, 'giveUp crowbar')
    .takes(0, 'discard airlift')
    .nothingIsAsked()
    .check((t) => {
      expect([handOf(t), wornOf(t)]).toEqual([['lobo', 'katana'], ['machete']])
      expect(t.hand[1]).toHaveLength(4)
    })
})

test('E6. A full zombie turn: combine to 4, move, attack; the Ranger loses the Lobo and stays human.', () => {
  const cast = { ranger: { at: 'western-europe', worn: 'lobo' }, veteran: 'zombie' as const }
  const hordes = { maghreb: 2, sahara: 1, 'west-africa': 3, 'nile-valley': 2 }
  world({ cast, hordes, threats: 'uneasy-lull' }, ['turn', 1])
    .dice(5, 9)
    .asks(0, 'unequip lobo', 'ready')
    .check((t) => {
      expect(t.trail.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
      expect(t.trail[0]).toMatchObject({ horde: zoneNamed('maghreb'), distance: 1 })
      expect(t.trail[1]).toMatchObject({
        need: 2,
        rule: 'lowest',
        from: zoneNamed('nile-valley'),
        after: 4,
        lost: 0,
      })
      expect(t.trail[2]).toMatchObject({ from: zoneNamed('maghreb'), to: zoneNamed('western-europe') })
      expect(t.trail[3]).toMatchObject({ rule: 'full', strength: 4 })
      expect(t.trail[4]).toMatchObject({ attacked: 0 })
    })
    .takes(0, 'ready')
    .tells({ type: 'rolled', die: 5, horde: 9, sides: 12, bonus: 2 })
    .tells({ type: 'battleLost', demand: 2 })
    .tells({ type: 'threatDrawn', by: 1, subject: 0 })
    .nothingIsAsked()
    .check((t) => {
      expect(hordesOf(t)).toEqual({ 'western-europe': 4, 'west-africa': 3, sahara: 1 })
      expect([wornOf(t), t.at[0]]).toEqual([[], zoneNamed('western-europe')])
    })
})

test('E7. Nothing reaches 4: the highest joins; after the move no horde is adjacent.', () => {
  const cast = {
    ranger: { at: 'indian-subcontinent', worn: 'lobo', hand: 'airlift' },
    veteran: 'zombie' as const,
  }
  const hordes = { persia: 1, levant: 2, 'central-asia': 1, 'nile-valley': 2, mediterranean: 1 }
  world({ cast, hordes, threats: 'uneasy-lull' }, ['turn', 1])
    .dice(3, 8)
    .takes(0, 'ready')
    .check((t) => {
      expect(t.trail[1]).toMatchObject({ need: 3, rule: 'highest', from: zoneNamed('levant'), after: 3 })
      expect(t.trail[3]).toMatchObject({ step: 4, need: 1, rule: 'alone', candidates: [] })
      expect(hordesOf(t)).toEqual({
        'indian-subcontinent': 3,
        'central-asia': 1,
        'nile-valley': 2,
        mediterranean: 1,
      })
      expect([handOf(t), wornOf(t), t.at[0]]).toEqual([[], [], zoneNamed('indian-subcontinent')])
    })
    .nothingIsAsked()
})

test('E8. Surplus is lost: 3 and 3 make 4.', () => {
  const cast = { ranger: { at: 'korea', worn: 'lobo crowbar' }, veteran: 'zombie' as const }
  world({ cast, hordes: { japan: 3, 'pacific-islands': 3 }, threats: 'uneasy-lull' }, ['turn', 1])
    .dice(6, 12)
    .takes(0, 'ready')
    .tells({
      type: 'hordeMoved',
      from: zoneNamed('pacific-islands'),
      to: zoneNamed('japan'),
      strength: 4,
      lost: 2,
    })
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), wornOf(t), t.at[0]]).toEqual([{ korea: 4 }, [], zoneNamed('korea')]))
})

test('E9. A horde already with the character combines twice, and loses one when beaten; no card is drawn.', () => {
  const cast = { ranger: { at: 'mexico', worn: 'lobo' }, veteran: 'zombie' as const }
  const hordes = { mexico: 1, caribbean: 1, 'northern-andes': 2 }
  world({ cast, hordes, deck: 'katana', threats: 'uneasy-lull' }, ['turn', 1])
    .dice(1, 1)
    .takes(0, 'ready')
    .check((t) => {
      expect(t.trail[0]).toMatchObject({ horde: zoneNamed('mexico'), distance: 0 })
      expect(t.trail[1]).toMatchObject({
        need: 3,
        rule: 'highest',
        from: zoneNamed('northern-andes'),
        after: 3,
      })
      expect(t.trail[2]).toMatchObject({ step: 3, to: NONE })
      expect(t.trail[3]).toMatchObject({ need: 1, from: zoneNamed('caribbean'), after: 4 })
      expect([hordesOf(t), handOf(t)]).toEqual([{ mexico: 3 }, []])
    })
    .nothingIsAsked()
})

test('E10. Entering a grey zone: the token is turned and joins; the others stay face down.', () => {
  const cast = { ranger: { at: 'central-asia', worn: 'lobo' }, veteran: 'zombie' as const }
  const tokens = { 'european-russia': 2, siberia: 1 }
  world({ cast, hordes: { scandinavia: 3 }, tokens, threats: 'uneasy-lull' }, ['turn', 1])
    .nothingIsAsked()
    .tells({ type: 'tokenTurned', zone: zoneNamed('european-russia'), value: 2 })
    .tells({ type: 'threatDrawn', by: 1, subject: 0 })
    .check((t) => {
      expect(hordesOf(t)).toEqual({ 'european-russia': 4 })
      expect(t.token[zoneNamed('siberia')]).toBe(1)
      expect(t.trail[1]).toMatchObject({ step: 2, rule: 'alone' })
      expect(t.trail[2]).toMatchObject({ tied: [zoneNamed('european-russia')] })
      expect(t.trail[4]).toMatchObject({ step: 6, why: 'target', named: 0 })
    })
})

test('E11. Two characters at the same distance: the player chooses the target, and the horde attacks there.', () => {
  const cast = {
    ranger: { at: 'japan', worn: 'lobo' },
    pilot: { at: 'eastern-australia', worn: 'lobo' },
    veteran: 'zombie' as const,
  }
  world({ cast, hordes: { 'pacific-islands': 2 }, threats: 'uneasy-lull' }, ['turn', 2])
    .asks(0, 'hunt pacific-islands japan', 'hunt pacific-islands eastern-australia')
    .takes(0, 'hunt pacific-islands eastern-australia')
    .dice(6, 1)
    .takes(0, 'ready')
    .tells({ type: 'battleBegan', who: 1, own: false })
    .check((t) => expect(hordesOf(t)).toEqual({ 'eastern-australia': 1 }))
})

test('E12. A second character turns: the only human left is the active one for the card, and the new zombie takes its own turn.', () => {
  const cast = {
    veteran: 'zombie' as const,
    ranger: { at: 'outback' },
    pilot: { at: 'japan', worn: 'lobo' },
  }
  const laid: Laid = { cast, hordes: { 'eastern-australia': 4 }, threats: 'failed-quarantine uneasy-lull' }
  world(laid, ['turn', 0], ['turn', 1])
    .dice(2, 7)
    .asks(0, 'unequip lobo', 'ready')
    .tells({ type: 'turned', who: 1 })
    .tells({ type: 'threatDrawn', by: 0, subject: 2 })
    .tells({ type: 'grew', zone: zoneNamed('japan'), by: 2, strength: 2 })
    .tells({ type: 'turnBegan', who: 1, zombie: true })
    .dice(6, 1)
    .takes(0, 'ready')
    .tells({ type: 'battleBegan', who: 2, own: false })
    .tells({ type: 'threatDrawn', by: 1, subject: 2 })
})

test('E12. Had the third been a zombie too, the game would have been lost at once, without a card.', () => {
  const cast = { veteran: 'zombie' as const, ranger: { at: 'outback' }, pilot: 'zombie' as const }
  world({ cast, hordes: { 'eastern-australia': 4 }, threats: 'uneasy-lull' }, ['turn', 0])
    .dice(2, 7)
    .ends([], 'overrun')
    .check((t) => expect(t.threatDeck).toHaveLength(1))
})

test('E13. Outbreak: 4 stays, a clear zone gets 1, a token of 2 is turned and becomes 3.', () => {
  const cast = { ranger: { at: 'japan' } }
  const laid: Laid = {
    cast,
    hordes: { mexico: 4 },
    tokens: { china: 2 },
    threats: 'outbreak-mexico',
  }
  world(laid, ['escalate', 0, 0])
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 4, maghreb: 1, china: 3 }))
})

const NINE = Object.fromEntries(
  ['alaska', 'mexico', 'caribbean', 'iceland', 'levant', 'persia', 'japan', 'maghreb', 'sahara'].map(
    (id, n) => [id, 3 + (n % 2)],
  ),
)

test('E14. Nine strong hordes and tokens of 3 and 0: ten, won.', () => {
  world({ cast: { ranger: { at: 'korea' } }, hordes: NINE, tokens: { china: 3, outback: 0 } }, ['count'])
    .ends([0], 'held')
    .tells({ type: 'ended', strong: 10, won: true })
})

test('E14. With tokens of 3 and 4: eleven, lost.', () => {
  world({ cast: { ranger: { at: 'korea' } }, hordes: NINE, tokens: { china: 3, outback: 4 } }, ['count'])
    .ends([], 'overwhelmed')
    .tells({ type: 'ended', strong: 11, won: false })
})

test('E15. An empty map: steps 1 to 5 do nothing; the player names a human character, and a card is drawn.', () => {
  const cast = {
    veteran: 'zombie' as const,
    ranger: { at: 'outback' },
    pilot: { at: 'japan' },
  }
  world({ cast, tokens: { china: 4 }, threats: 'uneasy-lull' }, ['turn', 0])
    .asks(0, 'name ranger', 'name pilot')
    .takes(0, 'name pilot')
    .tells({ type: 'threatDrawn', by: 0, subject: 2 })
    .nothingIsAsked()
    .check((t) => {
      expect([hordesOf(t), t.token[zoneNamed('china')]]).toEqual([{}, 4])
      expect(t.trail).toMatchObject([
        { step: 1, horde: NONE },
        { step: 6, named: 2, why: 'anyone' },
      ])
    })
})

test('E16. Riot Shield and Field Medic together: a demand of 2 falls to 0, and nothing is discarded.', () => {
  shield(5)
    .tells({ type: 'shieldRolled', shows: 5, demand: 1 })
    .tells({ type: 'tended', who: 1, medic: 0, demand: 0 })
    .check((t) => expect([wornOf(t, 1), t.at[1]]).toEqual([['riot-shield'], zoneNamed('levant')]))
})

test('E16. With a shield roll of 2: the shield is discarded, and the character stays human.', () => {
  shield(2)
    .tells({ type: 'shieldRolled', shows: 2, demand: 2 })
    .tells({ type: 'tended', demand: 1 })
    .check((t) => expect([wornOf(t, 1), t.at[1]]).toEqual([[], zoneNamed('levant')]))
})

const shield = (shows: number) =>
  world(
    {
      cast: { medic: { at: 'persia' }, ranger: { at: 'levant', worn: 'riot-shield' } },
      hordes: { levant: 3 },
      turn: 'ranger',
    },
    ['battleStep', 1, false],
  )
    .dice(1, 10, shows)
    .takes(0, 'fight')
    .nothingIsAsked()

test('E17. Decoy Sirens: 4 moves on 4; four strength vanish, and there is one strong horde fewer.', () => {
  const cast = { ranger: { at: 'western-europe', hand: 'decoy-sirens' } }
  world({ cast, hordes: { 'western-europe': 4, 'central-europe': 4 } }, [...FIGHT])
    .takes(0, 'play decoy-sirens western-europe central-europe')
    .tells({ type: 'hordeMoved', strength: 4, lost: 4 })
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ 'central-europe': 4 }))
})

test('E18. Without cards a character must fight where it stands; in a clear zone it need not.', () => {
  const cast = { ranger: { at: 'mexico' }, medic: { at: 'japan' } }
  world({ cast, hordes: { mexico: 1 } }, [...FIGHT])
    .asks(0, 'fight')
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'battleBegan', own: true })
    .tells({ type: 'battleWon' })
  world({ cast }, [...FIGHT]).nothingIsAsked()
})

test('The table of chances: bonus against strength, without re-rolls.', () => {
  const WINS = [
    [15, 15, 15, 15],
    [21, 21, 21, 21],
    [26, 27, 27, 27],
    [30, 33, 33, 33],
    [33, 38, 39, 39],
    [35, 42, 45, 45],
    [36, 45, 50, 51],
  ]
  for (const [bonus, wins] of WINS.entries())
    for (const [n, many] of wins.entries()) {
      const sides = [6, 8, 10, 12][n]!
      expect(chanceToWin({ bonus, sides, ties: false, any: 0, low: 0, horde: 0 })).toBeCloseTo(
        many / (6 * sides),
        12,
      )
      // A Crowbar is worth the row two higher than without it: one point of bonus, and one for its ties.
      const tied = chanceToWin({ bonus, sides, ties: true, any: 0, low: 0, horde: 0 })
      const higher = chanceToWin({ bonus: bonus + 1, sides, ties: false, any: 0, low: 0, horde: 0 })
      expect(tied).toBeCloseTo(higher, 12)
    }
})

test('Every role and card of the examples exists.', () => {
  expect(ROLES).toHaveLength(8)
  expect(COMBAT).toHaveLength(29)
  expect(role('marshal')).toBe(7)
})
