import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { NONE, zoneNamed, type Table } from '../src/table.ts'
import { forecast } from '../src/zombie/forecast.ts'
import { assault, closest, combination, subjects, way } from '../src/zombie/steps.ts'
import { reasons } from '../src/reasons.ts'
import { handOf, hordesOf, lay, world, type Laid } from './lay.ts'

const z = zoneNamed
const table = (laid: Laid) => lay(laid) as Table
const TURNED = { veteran: 'zombie' as const }

// ── 8.1 The closest horde ──

test('R4. Pairs of a horde and a zone with humans at the smallest distance; face-down tokens are no hordes.', () => {
  const cast = { ranger: { at: 'japan' }, pilot: { at: 'great-plains' }, ...TURNED }
  const hordes = { mexico: 1, 'pacific-islands': 4, iceland: 2 }
  const t = table({ cast, hordes, tokens: { korea: 3 } })
  expect(closest(t)).toEqual({
    step: 1,
    horde: z('mexico'),
    target: z('great-plains'),
    distance: 1,
    tied: [
      [z('mexico'), z('great-plains')],
      [z('pacific-islands'), z('japan')],
    ],
  })
})

test('R22. Characters in one zone count as one.', () => {
  const cast = { ranger: { at: 'japan' }, pilot: { at: 'japan' }, ...TURNED }
  expect(closest(table({ cast, hordes: { japan: 2 } })).tied).toEqual([[z('japan'), z('japan')]])
  expect(closest(table({ cast, hordes: { japan: 2 } })).distance).toBe(0)
})

test('8.1. Without any horde nothing is found.', () => {
  const cast = { ranger: { at: 'japan' }, ...TURNED }
  expect(closest(table({ cast }))).toEqual({ step: 1, horde: NONE, target: NONE, distance: 0, tied: [] })
})

test('8.1. Tied targets are listed in the order of the zones, not of the characters.', () => {
  const cast = { ranger: { at: 'eastern-australia' }, pilot: { at: 'japan' }, ...TURNED }
  expect(closest(table({ cast, hordes: { 'pacific-islands': 2 } })).tied).toEqual([
    [z('pacific-islands'), z('japan')],
    [z('pacific-islands'), z('eastern-australia')],
  ])
})

// ── 8.2 Combining ──

test('R5. With strength 4 none joins; without neighbours none can.', () => {
  const cast = { ranger: { at: 'japan' }, ...TURNED }
  const full = combination(table({ cast, hordes: { mexico: 4, caribbean: 1 } }), 2, z('mexico'))
  expect(full).toMatchObject({ rule: 'full', need: 0, from: NONE, after: 4, tied: [], lost: 0 })
  const alone = combination(table({ cast, hordes: { mexico: 3, japan: 1 } }), 4, z('mexico'))
  expect(alone).toMatchObject({ step: 4, rule: 'alone', need: 1, from: NONE, after: 3, candidates: [] })
})

test('R5. Of those that suffice the lowest joins, and the surplus is lost.', () => {
  const cast = { ranger: { at: 'japan' }, ...TURNED }
  const hordes = { mexico: 2, caribbean: 1, 'northern-andes': 4, 'great-plains': 3, 'pacific-west': 3 }
  expect(combination(table({ cast, hordes }), 2, z('mexico'))).toEqual({
    step: 2,
    zone: z('mexico'),
    strength: 2,
    need: 2,
    candidates: [
      [z('pacific-west'), 3],
      [z('great-plains'), 3],
      [z('caribbean'), 1],
      [z('northern-andes'), 4],
    ],
    rule: 'lowest',
    tied: [z('pacific-west'), z('great-plains')],
    from: z('pacific-west'),
    after: 4,
    lost: 1,
  })
})

test('R5. One that just suffices is taken before a higher one.', () => {
  const cast = { ranger: { at: 'japan' }, ...TURNED }
  const found = combination(
    table({ cast, hordes: { mexico: 3, caribbean: 1, 'great-plains': 2 } }),
    2,
    z('mexico'),
  )
  expect(found).toMatchObject({ rule: 'lowest', need: 1, from: z('caribbean'), after: 4, lost: 0 })
})

test('R5. If none suffices, the highest joins; the player breaks ties.', () => {
  const cast = { ranger: { at: 'alaska' }, ...TURNED }
  const hordes = { mexico: 1, caribbean: 2, 'great-plains': 2, 'northern-andes': 1 }
  const found = combination(table({ cast, hordes }), 2, z('mexico'))
  expect(found).toMatchObject({ rule: 'highest', need: 3, after: 3, lost: 0 })
  expect(found.tied).toEqual([z('great-plains'), z('caribbean')])
  world({ cast, hordes }, ['combine', 1, 2, z('mexico')])
    .asks(0, 'join great-plains', 'join caribbean')
    .takes(0, 'join caribbean')
    .told('zombieStepped', 'hordeMoved')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 3, 'great-plains': 2, 'northern-andes': 1 }))
    .check((t) => expect(t.trail).toMatchObject([{ step: 2, from: z('caribbean'), after: 3 }]))
})

// ── 8.3 The way ──

test('R6. A horde with a human character stays; else it goes one closer to its target.', () => {
  const cast = { ranger: { at: 'congo-basin' }, pilot: { at: 'alaska' }, ...TURNED }
  const t = table({ cast, hordes: { 'congo-basin': 1 } })
  expect(way(t, z('congo-basin'), z('congo-basin'))).toEqual({
    step: 3,
    from: z('congo-basin'),
    to: NONE,
    tied: [],
  })
  expect(way(t, z('maghreb'), z('congo-basin')).tied).toEqual([z('sahara'), z('west-africa')])
  expect(way(t, z('sahara'), z('congo-basin'))).toEqual({
    step: 3,
    from: z('sahara'),
    to: z('congo-basin'),
    tied: [z('congo-basin')],
  })
})

test('R6. With two ways the player chooses; the horde attacks when it arrives, not before.', () => {
  const cast = { ranger: { at: 'congo-basin', worn: 'lobo' }, ...TURNED }
  world({ cast, hordes: { maghreb: 4 }, tokens: { sahara: 0 }, threats: 'uneasy-lull' }, ['turn', 1])
    .asks(0, 'lead sahara', 'lead west-africa')
    .takes(0, 'lead sahara')
    .tells({ type: 'tokenTurned', zone: z('sahara'), value: 0 })
    .tells({ type: 'hordeMoved', from: z('maghreb'), to: z('sahara'), strength: 4, lost: 0 })
    .nothingIsAsked()
    .check((t) => {
      expect(hordesOf(t)).toEqual({ sahara: 4 })
      expect(t.trail.map(({ step }) => step)).toEqual([1, 2, 3, 4, 6])
      expect(t.subject).toBe(0)
    })
})

// ── 8.4 Combining again ──

test('R7. From its new zone the horde combines once more, with the strength it now has.', () => {
  const cast = { ranger: { at: 'persia', worn: 'lobo' }, ...TURNED }
  const hordes = { 'european-russia': 1, scandinavia: 1, 'nile-valley': 2 }
  world({ cast, hordes, threats: 'uneasy-lull' }, ['zombieTurn', 1])
    .asks(0, 'hunt european-russia persia', 'hunt nile-valley persia')
    .takes(0, 'hunt european-russia persia')
    .takes(0, 'lead levant')
    .check((t) => {
      expect(t.trail.map(({ step }) => step)).toEqual([1, 2, 3, 4, 6])
      expect(t.trail[1]).toMatchObject({ from: z('scandinavia'), after: 2 })
      expect(t.trail[3]).toMatchObject({ from: z('nile-valley'), after: 4 })
      expect(hordesOf(t)).toEqual({ levant: 4 })
    })
})

// ── 8.5 The attack ──

test('R8. With several characters in the zone the player chooses whom the horde attacks.', () => {
  const cast = { ranger: { at: 'japan' }, pilot: { at: 'japan', worn: 'lobo' }, ...TURNED }
  expect(assault(table({ cast }), z('japan'))).toEqual({
    step: 5,
    zone: z('japan'),
    attacked: 0,
    tied: [0, 1],
  })
  expect(assault(table({ cast }), z('korea'))).toEqual({
    step: 5,
    zone: z('korea'),
    attacked: NONE,
    tied: [],
  })
  world({ cast, hordes: { japan: 1 }, deck: 'katana', threats: 'failed-quarantine' }, ['turn', 2])
    .asks(0, 'attack ranger', 'attack pilot')
    .takes(0, 'attack pilot')
    .asks(0, 'unequip lobo', 'ready')
    .dice(3, 1)
    .takes(0, 'ready')
    .tells({ type: 'battleWon' })
    .tells({ type: 'threatDrawn', by: 2, subject: 1 })
    .nothingIsAsked()
    .check((t) => {
      // A win draws no card, and never leads to a second battle.
      expect([handOf(t, 1), hordesOf(t)]).toEqual([[], { japan: 2 }])
      expect(t.trail.at(-1)).toMatchObject({ step: 6, named: 1, why: 'attacked' })
    })
})

test('R8. The attacked character may equip first, but not play own-turn tactics.', () => {
  const cast = { ranger: { at: 'japan', hand: 'lobo resupply-drop airlift' }, ...TURNED }
  world({ cast, hordes: { japan: 4 }, deck: 'katana katana', threats: 'uneasy-lull' }, ['turn', 1])
    .asks(0, 'equip lobo', 'ready')
    .dice(6, 7)
    .takes(0, 'equip lobo')
    .asks(0, 'ready')
    .takes(0, 'ready')
    .tells({ type: 'battleWon', bonus: 2 })
})

test('R8. Booby Trap may remove the horde: there is no battle, and the card targets the attacked character.', () => {
  const cast = { ranger: { at: 'japan', hand: 'booby-trap' }, ...TURNED }
  world({ cast, hordes: { japan: 1 }, threats: 'uneasy-lull' }, ['turn', 1])
    .asks(0, 'roll', 'play booby-trap')
    .takes(0, 'play booby-trap')
    .tells({ type: 'noBattle', who: 0 })
    .tells({ type: 'threatDrawn', by: 1, subject: 0 })
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), t.battle]).toEqual([{}, null]))
})

test('R15. The Sapper’s ability works in an attack, and is available again with every seat’s turn.', () => {
  const cast = { sapper: { at: 'japan', worn: 'lobo' }, ...TURNED, pilot: 'zombie' as const }
  const hordes = { japan: 4, korea: 4, 'pacific-islands': 4 }
  world({ cast, hordes, threats: 'uneasy-lull uneasy-lull' }, ['turn', 1], ['turn', 2])
    .dice(6, 1, 5, 1)
    .takes(0, 'ready')
    .asks(0, 'sap korea', 'sap pacific-islands')
    .takes(0, 'sap korea')
    .takes(0, 'ready')
    .check((t) => expect(hordesOf(t)).toEqual({ japan: 3, 'pacific-islands': 3 }))
})

// ── 8.6 The target of the card ──

test('R9. The card targets the attacked character if still human, else the human nearest to the battle; without an attack, the horde’s target.', () => {
  const cast = {
    ranger: { at: 'japan' },
    pilot: { at: 'korea' },
    medic: { at: 'pacific-islands' },
    ...TURNED,
  }
  const t = table({ cast })
  expect(subjects(t, 1, z('korea'))).toEqual({ step: 6, named: 1, why: 'attacked', tied: [1] })
  expect(subjects(t, NONE, z('japan'))).toEqual({ step: 6, named: 0, why: 'target', tied: [0] })
  expect(subjects(t, 3, z('siberia'))).toEqual({ step: 6, named: 1, why: 'nearest', tied: [1] })
  expect(subjects(t, 3, z('japan'))).toEqual({ step: 6, named: 0, why: 'nearest', tied: [0] })
  expect(subjects(t, NONE, NONE)).toEqual({ step: 6, named: 0, why: 'anyone', tied: [0, 1, 2] })
})

test('R9. After the attacked character has turned, the player breaks ties of the nearest.', () => {
  const cast = { ranger: { at: 'japan' }, pilot: { at: 'siberia' }, medic: { at: 'siberia' }, ...TURNED }
  const t = table({ cast: { ...cast, ranger: 'zombie' } })
  expect(subjects(t, 0, z('japan')).tied).toEqual([1, 2])
})

test('R9, R22. When the horde does not arrive, the player chooses between the characters in the target’s zone.', () => {
  const cast = { ranger: { at: 'levant' }, pilot: { at: 'levant' }, ...TURNED }
  world({ cast, hordes: { china: 4 }, threats: 'failed-quarantine' }, ['turn', 2])
    .takes(0, 'lead central-asia')
    .asks(0, 'name ranger', 'name pilot')
    .takes(0, 'name pilot')
    .tells({ type: 'threatDrawn', by: 2, subject: 1 })
})

test('R9. The Intelligence Analyst cannot influence the draw of a zombie character; Countermeasures can cancel it.', () => {
  const cast = { analyst: { at: 'levant', hand: 'countermeasures' }, ...TURNED }
  world({ cast, hordes: { china: 4 }, threats: 'failed-quarantine quislings' }, ['turn', 1])
    .takes(0, 'lead central-asia')
    .asks(0, 'play countermeasures', 'pass')
    .takes(0, 'play countermeasures')
    .tells({ type: 'threatCancelled', who: 0 })
    .nothingIsAsked()
    .check((t) =>
      expect([hordesOf(t), t.threatDeck.length, t.threatDiscard.length]).toEqual([
        { 'central-asia': 4 },
        1,
        1,
      ]),
    )
})

test('R9. An Intelligence Analyst that has turned no longer puts cards on the bottom.', () => {
  const cast = { ranger: { at: 'levant' }, analyst: 'zombie' as const }
  world({ cast, threats: 'uneasy-lull quislings' }, ['turn', 1])
    .nothingIsAsked()
    .check((t) => expect([t.sunk, t.threatDeck.length]).toEqual([[], 1]))
})

test('R11. Several zombie characters may use the same horde one after the other.', () => {
  const cast = { ranger: { at: 'levant', worn: 'lobo' }, ...TURNED, pilot: 'zombie' as const }
  world({ cast, hordes: { china: 4 }, threats: 'uneasy-lull uneasy-lull' }, ['turn', 1], ['turn', 2])
    .takes(0, 'lead central-asia')
    .takes(0, 'lead persia')
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ persia: 4 }))
})

test('R13. Sea lanes are ordinary connections for hordes.', () => {
  const cast = { ranger: { at: 'japan', worn: 'lobo' }, ...TURNED }
  world({ cast, hordes: { 'pacific-west': 4 }, threats: 'uneasy-lull' }, ['turn', 1])
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ 'pacific-islands': 4 }))
})

test('R23. The owner of the zombie character decides; the owner of the attacked one equips and fights.', () => {
  const cast = { veteran: 'zombie' as const, ranger: { at: 'japan' }, pilot: { at: 'japan', worn: 'lobo' } }
  world({ cast, hordes: { japan: 4 }, seats: 3, threats: 'uneasy-lull' }, ['turn', 0])
    .asks(0, 'attack ranger', 'attack pilot')
    .takes(0, 'attack pilot')
    .asks(2, 'unequip lobo', 'ready')
})

// ── The forecast and the reasons ──

test('The forecast is what the turn then does.', () => {
  const cast = { ranger: { at: 'western-europe', worn: 'lobo' }, ...TURNED }
  const hordes = { maghreb: 2, sahara: 1, 'west-africa': 3, 'nile-valley': 2 }
  const laid: Laid = { cast, hordes, threats: 'uneasy-lull' }
  const steps = forecast(game.view(table(laid), 0))
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  world(laid, ['turn', 1])
    .asks(0, 'unequip lobo', 'ready')
    .check((t) => expect(t.trail).toEqual(steps))
})

test('The forecast stops at a tie, at a token, and without a human.', () => {
  const cast = { ranger: { at: 'congo-basin' }, ...TURNED }
  const stepsOf = (laid: Laid) => forecast(game.view(table(laid), 0)).map(({ step }) => step)
  expect(stepsOf({ cast, hordes: { maghreb: 4 } })).toEqual([1, 2, 3])
  expect(stepsOf({ cast, hordes: { 'southern-africa': 4, 'east-africa': 4 } })).toEqual([1])
  expect(stepsOf({ cast, hordes: { sahara: 2, maghreb: 2, 'west-africa': 0, 'nile-valley': 2 } })).toEqual([
    1, 2,
  ])
  expect(
    stepsOf({
      cast: { ranger: { at: 'central-asia' }, ...TURNED },
      hordes: { scandinavia: 3 },
      tokens: { 'european-russia': 2 },
    }),
  ).toEqual([1, 2, 3])
  expect(stepsOf({ cast })).toEqual([1, 6])
  expect(stepsOf({ cast, hordes: { maghreb: 4 }, tokens: {} })).toEqual([1, 2, 3])
  expect(stepsOf({ cast: { ranger: 'zombie', veteran: 'zombie' }, hordes: { maghreb: 4 } })).toEqual([])
  expect(stepsOf({ cast: { ranger: { at: 'japan' }, ...TURNED }, hordes: { 'pacific-west': 4 } })).toEqual([
    1, 2, 3, 4, 6,
  ])
})

test('The reasons of each step name the horde, the way, the target and the ties.', () => {
  const cast = { ranger: { at: 'japan' }, pilot: { at: 'eastern-australia' }, ...TURNED }
  const t = table({ cast, hordes: { 'pacific-islands': 2, 'pacific-west': 3 } })
  expect(reasons(closest(t), t)).toEqual([
    'The closest horde is in Pacific Islands, one zone away from the characters in Japan.',
    'You break the tie: Pacific Islands towards Japan or Pacific Islands towards Eastern Australia.',
  ])
  expect(reasons(combination(t, 2, z('pacific-islands')), t)).toEqual([
    'The horde in Pacific Islands has 2 and needs 2 more. Next to it: Pacific West 3.',
    'Pacific West joins, the lowest that is enough: 4; one over 4 is lost.',
  ])
  expect(reasons(way(t, z('pacific-islands'), z('japan')), t)).toEqual([
    'It moves from Pacific Islands to Japan, one zone closer.',
  ])
  expect(reasons(way(t, z('japan'), z('japan')), t)).toEqual(['A character is in Japan: the horde stays.'])
  expect(reasons(assault(t, z('japan')), t)).toEqual(['It attacks the Ranger in Japan.'])
  expect(reasons(subjects(t, NONE, NONE), t)).toEqual([
    'The threat card targets the Ranger, a human of your choice.',
    'You break the tie: the Ranger or the Pilot.',
  ])
})
