import { expect, test } from 'vitest'
import { CARD, COLE, field, KAT, SAM, squaresOf, VICTOR, type Setting } from '../field.ts'
import { row as street, YARD as SPRINT_YARD } from '../yards.ts'

/*
 * 15, 14.8, 20.3, 21.4. Objects, ammunition, what is loaded at an exit, what another player is asked for.
 */

const row = squaresOf(6)

const YARD = (first: string, second = '                       ', third = ' X                     ') => `
  +---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +
  |${second}|
  +   +   +   +   +   +   +
  |${third}|
  +---+---+---+---+---+---+`

const CRATE = {
  legend: { oF: { object: 'crate', name: 'Crate' }, oW: { object: 'water', name: 'Water' } },
  exits: { opensWhen: 'always' as const, loading: true },
  objectives: [
    { id: 'crates', type: 'carryOut' as const, tokens: ['oF'], need: 1, text: 'The crate is out.' },
    { id: 'out', type: 'exitAll' as const, requires: ['crates'], text: 'Everybody leaves.' },
  ],
}

const carrying = { object: 0 }

test('15.2. A hero who steps onto an object takes it, and may drop it again where he stands, for nothing.', () => {
  field(YARD(' S   oF                '), { hero: SAM, mission: CRATE })
    .takes(0, `move ${row(1, 0)}`)
    .told('stepped', 'objectTaken')
    .takes(0, 'drop')
    .told('objectDropped')
    .leaves({ objects: [1] })
    .mayNot(0, 'drop')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ object: -1, ap: 3 }))
})

test('15.2. A hero who carries an object walks past another.', () => {
  field(YARD(' S   oF  oW            '), { hero: SAM, mission: CRATE })
    .takes(0, `move ${row(1, 0)}`)
    .takes(0, `move ${row(2, 0)}`)
    .leaves({ objects: [-1, 2] })
    .mayNot(0, 'drop') // another object lies there already
})

test('20.3. An ammunition card fills a fitting weapon, never above what is printed, and is gone.', () => {
  field(YARD(' S                     '), {
    hero: SAM,
    more: [
      [SAM, 'ammo-pistol'],
      [SAM, 'ammo-shells'],
    ],
    cards: { [CARD.pistol]: { rounds: 8 } },
  })
    .mayNot(0, `load card:12`) // shells do not fit
    .takes(0, `load card:11 card:${CARD.pistol}`)
    .told('loaded', 'cardSpent')
    .mayNot(0, 'load')
    .check((t) => {
      expect(t.cards[CARD.pistol]!.rounds).toBe(12)
      expect(t.cards[11]!.hero).toBe(-1)
      expect(t.heroes[SAM]!.ap).toBe(4)
    })
})

const LAST_ROUND = {
  hero: SAM,
  more: [[SAM, 'ammo-pistol']] as [number, string][],
  cards: { [CARD.pistol]: { rounds: 1 } },
}

test('R-16. With the last round gone a fitting card may be loaded at once, and the weapon stays.', () => {
  field(YARD(' S           zW         '.slice(0, 23)), LAST_ROUND)
    .dice(1)
    .takes(0, 'fire unit:0')
    .asks(0, `load card:11 card:${CARD.pistol}`, `discard card:${CARD.pistol}`)
    .takes(0, `load card:11 card:${CARD.pistol}`)
    .check((t) => {
      expect(t.cards[CARD.pistol]).toMatchObject({ rounds: 6, hero: SAM })
      expect(t.heroes[SAM]!.active).toEqual([CARD.pistol])
    })
})

test('6.1. Without one, or when nobody loads, the empty weapon is discarded and the hands are bare.', () => {
  field(YARD(' S           zW         '.slice(0, 23)), LAST_ROUND)
    .dice(1)
    .takes(0, 'fire unit:0')
    .takes(0, `discard card:${CARD.pistol}`)
    .mayNot(0, 'fire', 'aim')
    .check((t) => expect(t.heroes[SAM]!.active).toEqual([]))
  field(YARD(' S           zW         '.slice(0, 23)), { ...LAST_ROUND, more: [] })
    .dice(1)
    .takes(0, 'fire unit:0')
    .told('attacked', 'cardSpent')
})

test('15.3. Another player is asked for his card, and may keep it; then he is not asked again this turn.', () => {
  field(YARD(' S   V                 '), { hero: SAM, seats: 2, table: { owner: [1, 1, 0, 1] } })
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .asks(1, `give card:${CARD.machete} hero:${SAM}`, `keep card:${CARD.machete}`)
    .takes(1, `keep card:${CARD.machete}`)
    .told('kept')
    .mayNot(0, 'receive')
})

test('15.3. The carried object is handed on, once a turn; a hero who gave gives no more.', () => {
  field(YARD(' S   V                 ', '     oF                '), {
    hero: SAM,
    mission: CRATE,
    heroes: { [SAM]: carrying },
    table: { objects: [-1] },
  })
    .takes(0, `give object hero:${VICTOR}`)
    .told('given')
    .mayNot(0, 'give')
    .check((t) => expect([t.heroes[SAM]!.object, t.heroes[VICTOR]!.object]).toEqual([-1, 0]))
})

test('4.4. One change of weapon a turn; of two pistols the stronger leads.', () => {
  field(YARD(' K                     '), { hero: KAT, more: [[KAT, 'magnum-44']] })
    .takes(0, `ready card:11 card:${CARD.katPistol}`)
    .told('readied')
    .mayNot(0, 'ready')
})

test('14.9. The Stink Tank hides its hero until his next move, and is spent after five uses.', () => {
  field(YARD(' S                     '), {
    hero: SAM,
    heroes: { [SAM]: { active: [CARD.stinkTank] } },
    cards: { [CARD.stinkTank]: { rounds: 1 } },
  })
    .takes(0, `stink card:${CARD.stinkTank}`)
    .told('hid', 'cardSpent')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ hidden: true, active: [] }))
})

test('14.8. A healthy hero uses no med pack.', () => {
  field(YARD(' C                     '), { hero: COLE, more: [[COLE, 'med-pack']] }).mayNot(0, 'cure')
})

const TOKENS = {
  legend: {
    iM: { item: 'med-pack', name: 'Med Pack' },
    iG: { item: 'pistol', name: 'Pistol' },
    oF: { object: 'crate', name: 'Crate' },
  },
}

test('15.1. A hero who steps onto or through a square takes its item, fresh; it is gone from the board.', () => {
  field(YARD(' S   iG  iM            '), { hero: SAM, mission: TOKENS })
    .takes(0, `sprint ${row(1, 0)}`)
    .tells({ type: 'itemTaken', hero: SAM, kind: 0, at: 1 })
    .takes(0, `sprint ${row(2, 0)}`)
    .takes(0, 'stop')
    .told('stepped', 'itemTaken', 'stepped', 'itemTaken')
    .leaves({ items: [-1, -1] })
    .check((t) =>
      expect(t.cards.slice(11)).toMatchObject([
        { kind: 0, hero: SAM, rounds: 12, used: false, fired: false, search: -1, found: true },
        { hero: SAM, search: -1, found: true },
      ]),
    )
  field(YARD(' S   iG                '), { hero: SAM, mission: TOKENS, table: { items: [-1] } })
    .takes(0, `move ${row(1, 0)}`)
    .told('stepped')
})

test('15.2. What is dropped lies where he stands, and may be taken up by another.', () => {
  field(YARD(' S   oF                '), { hero: SAM, mission: CRATE })
    .takes(0, `move ${row(1, 0)}`)
    .tells({ type: 'objectTaken', hero: SAM, object: 0, at: 1 })
    .takes(0, 'drop')
    .tells({ type: 'objectDropped', hero: SAM, object: 0, at: 1 })
})

test('R-47, 15.3. One exchanges with heroes in reach, of whom none is held: not through walls, nor with those who have left.', () => {
  const may = (first: string, change: object = {}, own: object = {}) => {
    let found = false
    field(YARD(first), { hero: SAM, heroes: { [VICTOR]: change, [SAM]: own } }).check((_, g) => {
      found = g.pending[0]!.moves.some(([verb]) => verb === 'give' || verb === 'receive')
    })
    return found
  }
  expect(may(' S   V                 ')).toBe(true)
  expect(may(' S | V                 ')).toBe(false)
  expect(may(' S       V             ')).toBe(false)
  expect(may(' S   V_                ')).toBe(true)
  expect(may(' S   V_                ', { held: [9] })).toBe(false)
  expect(may(' S   V                 ', { fate: 'dead' })).toBe(false)
  expect(may(' S_  V                 ', {}, { held: [9] })).toBe(false)
})

test('15.3. A hero who carries an object is given no other; he may be asked for the one he has.', () => {
  const both = (sam: number, victor: number) =>
    field(YARD(' S   V                 ', ' oF  oW                '), {
      hero: SAM,
      mission: CRATE,
      heroes: { [SAM]: { object: sam }, [VICTOR]: { object: victor } },
      table: { objects: [-1, -1] },
    })
  both(0, 1).mayNot(0, 'give object', 'receive object')
  both(0, -1).may(0, `give object hero:${VICTOR}`).mayNot(0, 'receive object')
  both(-1, 1)
    .mayNot(0, 'give object')
    .takes(0, `receive object hero:${VICTOR}`)
    .tells({ type: 'given', from: VICTOR, to: SAM, kind: -1, object: 1 })
    .mayNot(0, 'receive')
    .check((t) => expect([t.heroes[SAM]!.object, t.heroes[VICTOR]!.object]).toEqual([1, -1]))
})

test('15.3, 6.9. A hero who gives away the weapon in his hands has empty hands, and is no longer on alert.', () => {
  field(YARD(' S   V                 '), { hero: SAM, heroes: { [VICTOR]: { alert: 1 } } })
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .tells({ type: 'given', from: VICTOR, to: SAM, object: -1 })
    .check((t) => expect(t.heroes[VICTOR]).toMatchObject({ active: [CARD.shotgun], alert: 1, gave: true }))
  field(YARD(' S   V                 '), { hero: SAM, heroes: { [VICTOR]: { alert: 1 } } })
    .takes(0, `receive card:${CARD.shotgun} hero:${VICTOR}`)
    .check((t) => expect(t.heroes[VICTOR]).toMatchObject({ active: [], alert: -1 }))
})

test('15.3. A hero of another player who has given a card this turn, or kept one, is not asked.', () => {
  for (const change of [{ gave: true }, { kept: true }])
    field(YARD(' S   V                 '), { hero: SAM, heroes: { [VICTOR]: change } })
      .mayNot(0, 'receive')
      .may(0, `give card:${CARD.pistol} hero:${VICTOR}`)
})

test('20.3. He loads for nothing; a full weapon takes no round, and a card of another kind does not fit.', () => {
  field(YARD(' S                     '), { hero: SAM, more: [[SAM, 'ammo-pistol']] }).mayNot(0, 'load')
  field(YARD(' S                     '), {
    hero: SAM,
    more: [
      [SAM, 'ammo-mixed'],
      [SAM, 'ammo-pistol'],
      [VICTOR, 'ammo-pistol'],
    ],
    cards: { [CARD.pistol]: { rounds: 2 } },
  })
    .may(0, `load card:11 card:${CARD.pistol}`, `load card:12 card:${CARD.pistol}`)
    .mayNot(0, 'load card:13')
    .takes(0, `load card:11 card:${CARD.pistol}`)
    .tells({ type: 'loaded', hero: SAM, kind: 0, rounds: 5 })
    .tells({ type: 'cardSpent', hero: SAM })
})

test('14.9. The Stink Tank: once a move, five times a mission, only while it is the active card.', () => {
  field(YARD(' S                     '), { hero: SAM }).mayNot(0, 'stink')
  field(YARD(' S                     '), { hero: SAM, heroes: { [SAM]: { active: [CARD.stinkTank] } } })
    .takes(0, `stink card:${CARD.stinkTank}`)
    .tells({ type: 'hid', hero: SAM, left: 4 })
    .mayNot(0, 'stink')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ hidden: true, stank: true, ap: 4 }))
})

test('4.4, 14.5. Of what he carries he takes up a weapon, the tank, or two pistols, the stronger first; not what he holds already.', () => {
  field(YARD(' K                     '), {
    hero: KAT,
    more: [
      [KAT, 'magnum-44'],
      [KAT, 'pistol'],
      [KAT, 'med-pack'],
    ],
    heroes: { [KAT]: { active: [11, CARD.katPistol] } },
  }).check((_, g) => {
    const ready = g.pending[0]!.moves.filter(([verb]) => verb === 'ready').map((move) =>
      move.slice(1).join(' '),
    )
    expect(ready).toEqual([
      `card:${CARD.katana}`,
      `card:${CARD.katPistol}`,
      'card:11',
      'card:12',
      `card:${CARD.katPistol} card:12`,
      'card:11 card:12',
    ])
  })
})

test('4.4. Another card in hand ends the bonus of an aimed shot; the change is told.', () => {
  field(YARD(' K                     '), {
    hero: KAT,
    heroes: { [KAT]: { aimCard: CARD.katPistol, aimUnit: 0 } },
  })
    .takes(0, `ready card:${CARD.katPistol}`)
    .tells({ type: 'readied', hero: KAT, kinds: [0] })
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ active: [CARD.katPistol], changes: 1, aimCard: -1 }))
})

test('14.9. A Stink Tank stays in hand until its last use.', () => {
  const use = (rounds: number) =>
    field(street('S', '', 'zE'), {
      hero: SAM,
      heroes: { [SAM]: { active: [CARD.stinkTank] } },
      cards: { [CARD.stinkTank]: { rounds } },
    }).takes(0, `stink card:${CARD.stinkTank}`)
  use(2)
    .told('hid')
    .check((t) => {
      expect(t.cards[CARD.stinkTank]).toMatchObject({ hero: SAM, rounds: 1 })
      expect(t.heroes[SAM]!.active).toEqual([CARD.stinkTank])
    })
  use(1)
    .told('hid', 'cardSpent')
    .check((t) => expect(t.heroes[SAM]!.active).toEqual([]))
})

test('15.3. A weapon that was used in a blow or an execution is not given in the same turn.', () => {
  for (const [zombie, move] of [
    ['zW', 'melee unit:0'],
    ['zW_', 'execute unit:0'],
  ] as const)
    field(street(' V', ' K', zombie), { hero: KAT })
      .may(0, `give card:${CARD.katana} hero:${VICTOR}`)
      .dice(1)
      .takes(0, move)
      .mayNot(0, `give card:${CARD.katana}`)
      .may(0, `give card:${CARD.katPistol} hero:${VICTOR}`)
})

const five = squaresOf(5)

const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

test('14.8. In the middle of a sprint an infected hero may use his med pack.', () => {
  field(SPRINT_YARD([' S']), sam({ stage: 1 }))
    .takes(0, `sprint ${five(1, 0)}`)
    .takes(0, `cure card:${CARD.medPack}`)
    .may(0, 'stop', `sprint ${five(2, 0)}`)
    .check((t) => expect(t.heroes[SAM]!.stage).toBe(0))
})

test('15.3. In a sprint he asks another player’s hero for a card, who may keep it.', () => {
  field(SPRINT_YARD([' K', '', ' V']), { hero: KAT, seats: 2, table: { owner: [1, 0, 1, 1] } })
    .takes(0, `sprint ${five(1, 0)}`)
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .takes(1, `give card:${CARD.machete} hero:${KAT}`)
    .told('stepped', 'given')
    .may(0, 'stop')
    .check((t) => expect(t.cards[CARD.machete]!.hero).toBe(KAT))
})

test('14.8. A hero without a med pack is not cured.', () => {
  field(SPRINT_YARD([' V']), { hero: VICTOR, heroes: { [VICTOR]: { stage: 2 } } }).mayNot(0, 'cure')
})

test('4.4, R-93. Putting away what he holds is a change of weapon: once a turn, free, held or not; then he fights bare-handed.', () => {
  field(street(' K', 'zW'), { hero: KAT })
    .takes(0, `putAway card:${CARD.katana}`)
    .tells({ type: 'readied', hero: KAT, kinds: [] })
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ active: [], changes: 1, ap: 4 }))
    .mayNot(0, 'putAway', 'ready', 'alert')
    .dice(1)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', hero: KAT, cards: [-1] })
  field(street(' K_', 'zW'), { hero: KAT, heroes: { [KAT]: { held: [0] } }, units: { 0: { at: -1 } } }).may(
    0,
    `putAway card:${CARD.katana}`,
  )
  field(street(' K'), { hero: KAT, heroes: { [KAT]: { active: [] } } })
    .mayNot(0, 'putAway')
    .may(0, `ready card:${CARD.katana}`)
  const two = field(street(' S'), {
    hero: SAM,
    more: [[SAM, 'pistol']],
    heroes: { [SAM]: { active: [CARD.pistol, 11] } },
  })
  two.takes(0, `putAway card:${CARD.pistol} card:11`).check((t) => expect(t.heroes[SAM]!.active).toEqual([]))
})

/** A yard of two rows, one mark for each square. */
const yard = (first: string[], second: string[] = []) => {
  const line = (marks: string[]) => Array.from({ length: 6 }, (_, x) => (marks[x] ?? '').padEnd(3)).join(' ')
  return YARD(line(first), line(second))
}

// The zombie beside the way takes hold of what steps past it.
const PAST = yard([' S', '', '', '', '', 'zW'], ['', 'zN', ' V'])

const COMBOS = [[`moveFire ${row(1, 0)}`], ['fireMove unit:0', `step ${row(1, 0)}`]] as const

test('15.3, R-92. Before a grab test gear may change hands between the step and the attack, whichever is named first.', () => {
  for (const moves of COMBOS) {
    const sam = field(PAST, { hero: SAM, heroes: { [SAM]: { ap: 1 } } })
    for (const move of moves) sam.takes(0, move)
    sam
      .asks(
        0,
        // Not the pistol: he is about to fire it.
        `give card:${CARD.medPack} hero:${VICTOR}`,
        `receive card:${CARD.shotgun} hero:${VICTOR}`,
        `receive card:${CARD.machete} hero:${VICTOR}`,
        'goOn',
      )
      .takes(0, `give card:${CARD.medPack} hero:${VICTOR}`)
      .tells({ type: 'given', from: SAM, to: VICTOR, card: CARD.medPack })
      .mayNot(0, 'give')
      .takes(0, 'goOn')
    if (moves.length === 1) sam.dice(8, 1).takes(0, 'fire unit:0')
    sam.check((t) => expect(t.cards[CARD.medPack]!.hero).toBe(VICTOR))
  }
})

test('15.3, R-92. Before a weapon’s last round a comrade may hand over what loads it again.', () => {
  const last = (rounds: number) =>
    field(yard([' S', '', '', '', '', 'zW'], ['', '', ' V']), {
      hero: SAM,
      more: [[VICTOR, 'ammo-pistol']],
      cards: { [CARD.pistol]: { rounds } },
    }).dice(8)
  last(1)
    .takes(0, `moveFire ${row(1, 0)}`)
    .takes(0, `receive card:11 hero:${VICTOR}`)
    .takes(0, 'goOn')
    .takes(0, `load card:11 card:${CARD.pistol}`)
    .check((t) => expect(t.cards[CARD.pistol]).toMatchObject({ hero: SAM, rounds: 6 }))
  last(2)
    .takes(0, `moveFire ${row(1, 0)}`)
    .told('stepped', 'attacked', 'killed')
    .may(0, 'end')
  field(yard([' C', '', '', '', '', 'zW'], ['', '', ' V']), {
    hero: COLE,
    cards: { [CARD.rifle]: { rounds: 3 } },
  })
    .takes(0, `moveFire ${row(1, 0)}`)
    .may(0, 'goOn')
})

test('15.3, R-92. Where it can wait for the attack, or nobody is beside him, nothing is asked.', () => {
  for (const second of [
    ['', '', ' V'],
    ['', 'zN', '', ' V'],
  ])
    field(yard([' S', '', '', '', '', 'zW'], second), { hero: SAM })
      .dice(8)
      .takes(0, `moveFire ${row(1, 0)}`)
      .mayNot(0, 'goOn')
})

test('15.3, 5.4. A dive stops for an exchange on its first square, unless he was floored there.', () => {
  field(YARD(' S                     ', '     V                 '), { hero: SAM })
    .takes(0, `dive ${row(2, 0)}`)
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 1, prone: false }))
    .takes(0, `give card:${CARD.medPack} hero:${VICTOR}`)
    .takes(0, 'goOn')
    .told('stepped', 'given', 'stepped', 'fell')
  field(YARD(' S                     ', 'zN   V                 '), { hero: SAM })
    .dice(1)
    .takes(0, `dive ${row(2, 0)}`)
    .told('stepped', 'zoneEntered', 'tested', 'takenDown')
    .mayNot(0, 'goOn')
})

test('15.3. Another player is asked for his card in the middle of a combined action too.', () => {
  field(PAST, { hero: SAM, seats: 2, table: { owner: [0, 0, 0, 1] } })
    .takes(0, `moveFire ${row(1, 0)}`)
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .takes(1, `keep card:${CARD.machete}`)
    .mayNot(0, 'receive')
    .takes(0, 'goOn')
    .may(0, 'fire unit:0')
})
