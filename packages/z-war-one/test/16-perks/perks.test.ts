import { expect, test } from 'vitest'
import { PERK, PERKS, priceOf } from '../../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, VICTOR, type Setting, tableOf } from '../field.ts'
import { SEARCH } from '../../src/data/search.ts'
import { earned } from '../../src/campaign/earnings.ts'

/*
 * 16.4. What each perk changes, against the same position without it.
 */

const row = squaresOf(8)

const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const ALONE = ' S                             '

const AHEAD = ' S              zW             '

const BESIDE = ' S  zW                         '

const having = (...perks: number[]) => ({ hero: SAM, heroes: { [SAM]: { perks } } })

const barehanded = (...perks: number[]) => ({
  hero: SAM,
  heroes: { [SAM]: { perks, active: [] as number[] } },
})

test('Redline: two more action points in this move, once a turn and three times a mission.', () => {
  field(STREET(ALONE), having(PERK.redline))
    .takes(0, 'redline')
    .mayNot(0, 'redline')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ ap: 6, power: [2, 3, 3, 3] }))
  field(STREET(ALONE), {
    hero: SAM,
    heroes: { [SAM]: { perks: [PERK.redline], power: [0, 3, 3, 3] } },
  }).mayNot(0, 'redline')
})

test('Turbo: seven squares for 4 AP.', () => {
  field(STREET(ALONE), { hero: SAM }).mayNot(0, 'turbo')
  const run = field(STREET(ALONE), having(PERK.turbo)).takes(0, `turbo ${row(1, 0)}`)
  for (let x = 2; x < 8; x++) run.takes(0, `sprint ${row(x, 0)}`)
  run.mayNot(0, 'sprint', 'stop').check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 7, ap: 0 }))
})

test('Kip Up: he stands up for 1 AP, not 2.', () => {
  for (const [perks, ap] of [
    [[], 2],
    [[PERK.kipUp], 3],
  ] as const)
    field(STREET(' S_                            '), having(...perks))
      .takes(0, 'stand')
      .check((t) => expect(t.heroes[SAM]!.ap).toBe(ap))
})

test('Greased: no grab test within a zone.', () => {
  const board = `
    +---+---+---+
    |     S     |
    +   +   +   +
    |         zN|
    +---+---+---+`
  field(board, { hero: SAM }).dice(8).takes(0, 'move sq:2').tells({ type: 'zoneEntered', unit: 0 })
  field(board, having(PERK.greased)).takes(0, 'move sq:2').told('stepped')
})

test('Dead Eye: aiming costs 1 AP in this move.', () => {
  field(STREET(AHEAD), having(PERK.deadeye))
    .takes(0, 'deadeye')
    .dice(1)
    .takes(0, 'aim unit:0')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(3))
})

test('Double Tap: one more round turns a knockdown of a single shot into a kill.', () => {
  field(STREET(AHEAD), having(PERK.doubleTap))
    .dice(4)
    .takes(0, 'fire unit:0')
    .asks(0, 'tap', 'accept')
    .takes(0, 'tap')
    .leaves({ infected: [] })
    .check((t) => expect(t.cards[CARD.pistol]!.rounds).toBe(10))
})

test('Double Tap: not without a round left, and not for a burst.', () => {
  field(STREET(AHEAD), { ...having(PERK.doubleTap), cards: { [CARD.pistol]: { rounds: 1 } } })
    .dice(4)
    .takes(0, 'fire unit:0')
    .told('attacked', 'knockedDown', 'cardSpent')
  field(STREET(' C              zW             '), {
    hero: COLE,
    heroes: { [COLE]: { perks: [PERK.doubleTap] } },
  })
    .dice(4, 1, 1)
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .told('attacked', 'knockedDown')
})

test('Run & Gun: one shot inside a sprint costs nothing more.', () => {
  field(STREET(AHEAD), having(PERK.runAndGun))
    .takes(0, `sprint ${row(1, 0)}`)
    .may(0, 'fire unit:0', `sprint ${row(2, 0)}`)
    .dice(7)
    .takes(0, 'fire unit:0')
    .takes(0, `sprint ${row(2, 0)}`)
    .check((t) => {
      expect(t.infected).toEqual([])
      expect(t.heroes[SAM]!.ap).toBe(2)
    })
  field(STREET(AHEAD), { hero: SAM })
    .takes(0, `sprint ${row(1, 0)}`)
    .mayNot(0, 'fire')
})

test('Hit & Run: the sprint may begin with a blow.', () => {
  const beside = STREET(' K  zW                         ')
  field(beside, { hero: KAT }).mayNot(0, 'dash')
  field(beside, { hero: KAT, heroes: { [KAT]: { perks: [PERK.hitAndRun] } } })
    .dice(8)
    .takes(0, 'dash')
    .takes(0, 'melee unit:0')
    .takes(0, `sprint ${row(1, 0)}`)
    .takes(0, `sprint ${row(2, 0)}`)
    .takes(0, `sprint ${row(3, 0)}`)
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ at: 3, ap: 2 }))
})

test('Hit Man: for 4 AP a kill without dice, for one round.', () => {
  field(STREET(AHEAD), having(PERK.hitMan))
    .takes(0, `hitMan unit:0 card:${CARD.pistol}`)
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.heroes[SAM]!.ap).toBe(0)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
    })
  field(STREET(AHEAD), { hero: SAM, heroes: { [SAM]: { perks: [PERK.hitMan], ap: 3 } } }).mayNot(0, 'hitMan')
})

test('Smile: an execution at up to six squares, not at seven.', () => {
  field(STREET(' S                      zW_    '), having(PERK.smile))
    .takes(0, 'execute unit:0')
    .leaves({ infected: [] })
    .check((t) => expect(t.cards[CARD.pistol]!.rounds).toBe(11))
  field(STREET(' S                          zW_'), having(PERK.smile)).mayNot(0, 'execute')
  field(STREET(' S                      zW_    '), { hero: SAM }).mayNot(0, 'execute')
})

test('Kneecap: the kill of an aimed shot may be a knockdown; not that of a quick one.', () => {
  field(STREET(AHEAD), having(PERK.kneecap))
    .dice(6)
    .takes(0, 'aim unit:0')
    .asks(0, 'kneecap', 'accept')
    .takes(0, 'kneecap')
    .check((t) => expect(t.infected[0]!.prone).toBe(true))
  field(STREET(AHEAD), having(PERK.kneecap)).dice(6).takes(0, 'fire unit:0').leaves({ infected: [] })
})

test('Berserker: one more on blows this turn, three times a mission.', () => {
  field(STREET(' K  zW                         '), {
    hero: KAT,
    heroes: { [KAT]: { perks: [PERK.berserker] } },
  })
    .dice(5)
    .takes(0, 'berserker')
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', bonus: 1, does: ['kill'] })
})

test('Black Belt counts for bare hands, Shogun for weapons (R-50).', () => {
  for (const [perk, bonus] of [
    [PERK.blackBelt, 1],
    [PERK.shogun, 0],
  ] as const) {
    field(STREET(BESIDE), barehanded(perk))
      .dice(1)
      .takes(0, 'melee unit:0')
      .tells({ type: 'attacked', bonus, cards: [-1] })
    field(STREET(' K  zW                         '), { hero: KAT, heroes: { [KAT]: { perks: [perk] } } })
      .dice(1)
      .takes(0, 'melee unit:0')
      .tells({ type: 'attacked', bonus: 1 - bonus })
  }
})

test('Snap: an assassination with bare hands.', () => {
  for (const perks of [[], [PERK.snap]]) {
    const s = field(STREET(' S  zE                         '), barehanded(...perks))
      .dice(1)
      .takes(0, 'melee unit:0')
    if (perks.length === 0) s.told('attacked')
    else s.asks(0, 'strike', 'strike sure').takes(0, 'strike sure').leaves({ infected: [] })
  }
})

test('Blessed: a failed attack is rolled once more, and the second roll stands.', () => {
  field(STREET(AHEAD), having(PERK.blessed))
    .dice(1, 2)
    .takes(0, 'fire unit:0')
    .asks(0, 'bless', 'accept')
    .takes(0, 'bless')
    .told('attacked', 'perkUsed', 'attacked')
    .check((t) => {
      expect(t.heroes[SAM]!.power[3]).toBe(2)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
    })
  field(STREET(AHEAD), having(PERK.blessed)).dice(4).takes(0, 'fire unit:0').told('attacked', 'knockedDown')
})

const ROOM = `
  +---+---+---+
  | R1  S     |
  +   +   +   +
  |           |
  +---+=D=+---+
  |           |
  +---+---+---+`

const TOBACCO = 0

const MED_PACK = 6

const UNDER_THE_BED = 18

const searching = (perk: number, ...deck: number[]) => ({ ...having(perk), table: { areas: 'aa', deck } })

test('Scavenger: the card drawn goes on the discards, and the next one is kept.', () => {
  field(ROOM, searching(PERK.scavenger, TOBACCO, MED_PACK))
    .takes(0, 'search')
    .asks(0, 'keep', 'swap')
    .takes(0, 'swap')
    .leaves({ discards: [MED_PACK], deck: [] })
    .check((t) => expect(t.cards.at(-1)).toMatchObject({ hero: SAM, search: TOBACCO }))
  field(ROOM, searching(PERK.scavenger, TOBACCO, MED_PACK))
    .takes(0, 'search')
    .takes(0, 'keep')
    .leaves({ discards: [], deck: [TOBACCO] })
})

test('Scavenger: not when the first card is a zombie card; when the second is, it happens.', () => {
  field(ROOM, searching(PERK.scavenger, TOBACCO, UNDER_THE_BED))
    .takes(0, 'search')
    .mayNot(0, 'swap', 'keep')
  field(ROOM, searching(PERK.scavenger, UNDER_THE_BED, MED_PACK))
    .takes(0, 'search')
    .takes(0, 'swap')
    .may(0, 'place sq:0')
})

test('Bandit: a search costs 3 AP.', () => {
  field(ROOM, searching(PERK.bandit, TOBACCO))
    .takes(0, 'search')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(1))
})

test('Moral Support: one action point for a hero in sight who has not moved, once a turn.', () => {
  field(STREET(' S       V                     '), {
    ...having(PERK.moralSupport),
    heroes: { [SAM]: { perks: [PERK.moralSupport] }, [VICTOR]: { move: 'waiting' } },
    next: [['act', SAM], ['nextHero']],
  })
    .takes(0, `support hero:${VICTOR}`)
    .mayNot(0, 'support')
    .takes(0, 'end')
    .tells({ type: 'moveBegan', hero: VICTOR, ap: 5 })
    .check((t) => expect(t.heroes[VICTOR]).toMatchObject({ ap: 5, allowance: 5 }))
})

test('Quick Draw: two changes of weapon a turn.', () => {
  field(STREET(' K                             '), {
    hero: KAT,
    heroes: { [KAT]: { perks: [PERK.quickDraw] } },
  })
    .takes(0, `ready card:${CARD.katPistol}`)
    .takes(0, `ready card:${CARD.katana}`)
    .mayNot(0, 'ready')
})

test('Blessed: not without a use left, and only once on the same roll.', () => {
  const blessed = (uses: number) =>
    field(STREET(AHEAD), {
      hero: SAM,
      heroes: { [SAM]: { perks: [PERK.blessed], power: [3, 3, 3, uses] } },
    })
      .dice(1, 1)
      .takes(0, 'fire unit:0')
  blessed(0).told('attacked').mayNot(0, 'bless')
  blessed(2).takes(0, 'bless').told('attacked', 'perkUsed', 'attacked').mayNot(0, 'bless')
  blessed(2).takes(0, 'accept').told('attacked').mayNot(0, 'bless')
})

test('Blessed: an attack fails when no die kills or knocks down; of two dice one is enough.', () => {
  const both = (...dice: number[]) =>
    field(STREET(' K              zW             '), {
      hero: KAT,
      more: [[KAT, 'magnum-44']],
      heroes: { [KAT]: { active: [11, CARD.katPistol], perks: [PERK.blessed] } },
    })
      .dice(...dice)
      .takes(0, 'fire unit:0')
      .takes(0, 'both')
  both(1, 4).told('attacked', 'knockedDown')
  both(4, 1).told('attacked', 'knockedDown')
  both(1, 1, 8, 8)
    .takes(0, 'bless')
    .tells({ type: 'perkUsed', hero: KAT, perk: PERK.blessed })
    .tells({ type: 'attacked', dice: [8, 8], again: true })
})

test('Blessed: a grab test that is not safe and a next stage of infection are rolled again; a good roll is not.', () => {
  const street = STREET(BESIDE)
  const test = (step: string, args: number[], change: object, ...dice: number[]) =>
    field(street, {
      heroes: { [SAM]: { perks: [PERK.blessed], ...change } },
      next: [[step, ...args] as never],
    }).dice(...dice)
  test('grabTest', [0, SAM, 0], {}, 5).told('tested').nothingIsAsked()
  test('grabTest', [0, SAM, 0], {}, 4, 5).takes(0, 'bless').told('tested', 'perkUsed', 'tested')
  test('infectionTest', [SAM], { stage: 1 }, 3).told('tested').nothingIsAsked()
  test('infectionTest', [SAM], { stage: 1 }, 2, 2)
    .takes(0, 'bless')
    .told('tested', 'perkUsed', 'tested', 'infected')
    .check((t) => expect(t.heroes[SAM]!.stage).toBe(2))
  test('bite', [SAM, 0], { held: [0], prone: true }, 5)
    .told('tested')
    .nothingIsAsked()
})

test('Double Tap and Kneecap are told when they are used.', () => {
  field(STREET(AHEAD), having(PERK.doubleTap))
    .dice(4)
    .takes(0, 'fire unit:0')
    .takes(0, 'tap')
    .tells({ type: 'perkUsed', hero: SAM, perk: PERK.doubleTap })
  field(STREET(AHEAD), having(PERK.kneecap))
    .dice(6)
    .takes(0, 'aim unit:0')
    .takes(0, 'kneecap')
    .tells({ type: 'perkUsed', hero: SAM, perk: PERK.kneecap })
    .told('attacked', 'perkUsed', 'knockedDown')
})

test('Berserker and Dead Eye: three times a mission, once a turn or move, told when used.', () => {
  for (const [verb, perk] of [
    ['berserker', PERK.berserker],
    ['deadeye', PERK.deadeye],
    ['redline', PERK.redline],
  ] as const) {
    const place = ['redline', 'deadeye', 'berserker'].indexOf(verb)
    field(STREET(ALONE), having(perk))
      .takes(0, verb)
      .tells({ type: 'perkUsed', hero: SAM, perk })
      .mayNot(0, verb)
      .check((t) => expect(t.heroes[SAM]!.power.map((uses) => 3 - uses)[place]).toBe(1))
    field(STREET(ALONE), { hero: SAM, heroes: { [SAM]: { perks: [perk], power: [0, 0, 0, 3] } } }).mayNot(
      0,
      verb,
    )
    field(STREET(ALONE), { hero: SAM }).mayNot(0, verb)
  }
})

test('Moral Support: not for himself, nor for one who has finished his move or whom he does not see.', () => {
  const support = (squares: string, change: object = {}) =>
    field(STREET(squares), {
      ...having(PERK.moralSupport),
      heroes: { [SAM]: { perks: [PERK.moralSupport] }, [VICTOR]: { move: 'waiting', ...change } },
    })
  support(' S       V                     ')
    .may(0, `support hero:${VICTOR}`)
    .mayNot(0, `support hero:${SAM}`)
    .takes(0, `support hero:${VICTOR}`)
    .tells({ type: 'supported', hero: SAM, other: VICTOR })
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(3))
  support(' S       V                     ', { move: 'done' }).mayNot(0, 'support')
  support(' S   zW  V                     ').mayNot(0, 'support')
  support(' S                             ').mayNot(0, 'support')
})

test('R-94. Moral Support is an action of a standing hero: not from the ground, nor while held; but for one who is.', () => {
  const support = (sam: object, victor: object = {}) =>
    field(STREET(' S       V                  zW '), {
      hero: SAM,
      heroes: {
        [SAM]: { perks: [PERK.moralSupport], ...sam },
        [VICTOR]: { move: 'waiting' as const, ...victor },
      },
      units: 'held' in sam || 'held' in victor ? { 0: { at: -1 } } : {},
    })
  support({ prone: true }).mayNot(0, 'support').may(0, 'stand')
  support({ prone: true, held: [0] })
    .mayNot(0, 'support')
    .may(0, 'melee unit:0')
  support({}, { prone: true }).may(0, `support hero:${VICTOR}`)
  support({}, { prone: true, held: [0] }).may(0, `support hero:${VICTOR}`)
})

test('Hit Man: only in line and range, with the gun he names; standing.', () => {
  const victor = (squares: string) =>
    field(STREET(squares), { hero: VICTOR, heroes: { [VICTOR]: { perks: [PERK.hitMan] } } })
  victor(' V                      zW     ')
    .takes(0, `hitMan unit:0 card:${CARD.shotgun}`)
    .tells({ type: 'perkUsed', hero: VICTOR, perk: PERK.hitMan })
    .tells({ type: 'killed', how: 'shot' })
  victor(' V                          zW ').mayNot(0, 'hitMan')
  victor(' V_                     zW     ').mayNot(0, 'hitMan')
})

const card = (id: string) => SEARCH.findIndex((each) => each.id === id)

const WARD = `
  +---+---+---+---+
  | R1  S     |   |
  +   +   +   +   +
  |           | V |
  +   +   +   +   +
  |           |   |
  +---+=D=+---+   +
  |               |
  +---+---+---+---+`

const searchingWard = (deck: string[], more: Setting = {}): Setting => ({
  hero: SAM,
  ...more,
  table: { areas: 'aa', deck: deck.map(card), ...more.table },
})

test('16.4. Scavenger with no card left finds nothing in its place.', () => {
  field(WARD, searchingWard(['loot-water'], { heroes: { [SAM]: { perks: [PERK.scavenger] } } }))
    .takes(0, 'search')
    .takes(0, 'swap')
    .told('searched', 'searched')
    .check((t) => expect(t.cards.at(-1)).toMatchObject({ search: card('loot-water'), hero: SAM }))
})

test('53. Turbo costs Kat and Sam 30, Cole 50 and Victor 70.', () => {
  expect([COLE, KAT, SAM, VICTOR].map((hero) => priceOf(hero, PERK.turbo))).toEqual([50, 30, 30, 70])
})

test('16.5. Every class has the same ladder of prices.', () => {
  for (const first of [0, 6, 12, 18])
    expect(PERKS.slice(first, first + 6).map(({ price }) => price.join('/'))).toEqual([
      '90/70/50',
      '80/60/40',
      '80/60/40',
      '70/50/30',
      '70/50/30',
      '60/40/20',
    ])
})

const BOARD = `
  +---+---+
  | K     |
  +---+---+`

test('16.4, R-52. Fence pays 10 XP for each firearm found and never fired; explosives and the starting pistol do not count.', () => {
  const t = tableOf(BOARD, {
    more: [
      [KAT, 'pistol'],
      [KAT, 'shotgun'],
      [KAT, 'grenade'],
    ],
    heroes: { [KAT]: { perks: [PERK.fence] } },
    cards: { 12: { fired: true } },
  })
  expect(earned(t, KAT)).toBe(30)
})

test('R-93. Snap, Kerb Stomp and Black Belt serve a hero who puts his blade away.', () => {
  const kat = (mark: string, perk: number) =>
    field(STREET(` K  ${mark}                         `.slice(0, 31)), {
      hero: KAT,
      heroes: { [KAT]: { perks: [perk] } },
    })
  kat('zE ', PERK.snap)
    .takes(0, `putAway card:${CARD.katana}`)
    .takes(0, 'melee unit:0')
    .takes(0, 'strike sure')
    .tells({ type: 'killed', how: 'assassinated' })
  kat('zE_', PERK.kerbStomp)
    .takes(0, `putAway card:${CARD.katana}`)
    .takes(0, 'execute unit:0')
    .tells({ type: 'killed', how: 'executed' })
  kat('zW ', PERK.blackBelt)
    .takes(0, `putAway card:${CARD.katana}`)
    .dice(4)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', cards: [-1], bonus: 1 })
})
