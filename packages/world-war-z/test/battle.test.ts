import { expect, test } from 'vitest'
import { bonusOf, medicFor, sidesFor, winsTies } from '../src/bonus.ts'
import { COMBAT } from '../src/data/combat.ts'
import { cardNamed, NONE, zoneNamed, type Table } from '../src/table.ts'
import { handOf, hordesOf, lay, world, wornOf, type Laid } from './lay.ts'

const z = zoneNamed
const FIGHT = ['battleStep', 0, false] as const
/** A character in Mexico against a horde there; another one far away. */
const fight = (person: { hand?: string; worn?: string }, strength: number, more: Partial<Laid> = {}) =>
  world(
    {
      cast: { ranger: { at: 'mexico', ...person }, pilot: { at: 'korea', hand: 'lobo' } },
      hordes: { mexico: strength },
      ...more,
    },
    [...FIGHT],
  )

// ── The bonus (5.1, 7.3 no. 2) ──

interface Case {
  weapons: string
  bonus: number
  laid?: Partial<Laid>
  at?: string
  strength?: number
  own?: boolean
  says: string
}

const BONUSES: Case[] = [
  { weapons: '', bonus: 0, says: 'Nothing equipped: nothing.' },
  { weapons: 'lobo', bonus: 2, says: 'Lobo: +2.' },
  { weapons: 'lobo lobo', bonus: 4, says: 'All bonuses add up, of two copies as well.' },
  { weapons: 'adaptive-weaponry', bonus: 1, says: 'Adaptive Weaponry: +1.' },
  {
    weapons: 'adaptive-weaponry',
    bonus: 1,
    laid: { hordes: { alaska: 2, caribbean: 4, 'great-plains': 1 } },
    says: 'Adaptive Weaponry: two other zones of 2 and more are not enough.',
  },
  {
    weapons: 'adaptive-weaponry',
    bonus: 2,
    laid: { hordes: { alaska: 2, caribbean: 4, 'great-plains': 2 } },
    says: 'Adaptive Weaponry: three are.',
  },
  {
    weapons: 'adaptive-weaponry',
    bonus: 1,
    laid: { hordes: { alaska: 2, caribbean: 4 }, tokens: { 'arctic-canada': 4 } },
    says: 'Adaptive Weaponry: a face-down token is no horde.',
  },
  { weapons: 'assault-rifle', bonus: 0, says: 'Assault Rifle: a re-roll, no bonus.' },
  { weapons: 'infantry-carbine', bonus: 1, says: 'Infantry Carbine: +1.' },
  { weapons: 'crowbar', bonus: 1, says: 'Crowbar: +1.' },
  { weapons: 'baseball-bat', bonus: 2, strength: 1, says: 'Baseball Bat: +2 against 1.' },
  { weapons: 'baseball-bat', bonus: 1, strength: 2, says: 'Baseball Bat: +1 against 2.' },
  { weapons: 'shotgun', bonus: 2, strength: 1, says: 'Pump Shotgun: +2 against 1.' },
  { weapons: 'shotgun', bonus: 2, strength: 2, says: 'Pump Shotgun: +2 against 2.' },
  { weapons: 'shotgun', bonus: 0, strength: 3, says: 'Pump Shotgun: nothing against 3.' },
  { weapons: 'machete', bonus: 1, says: 'Machete: +1.' },
  {
    weapons: 'machete',
    bonus: 2,
    at: 'sahara',
    says: 'Machete: +2 in a grey zone, its token turned or not.',
  },
  { weapons: 'combat-knife', bonus: 1, says: 'Combat Knife: +1.' },
  { weapons: 'combat-knife lobo lobo', bonus: 5, says: 'Combat Knife: it takes up no slot.' },
  { weapons: 'riot-shield', bonus: 0, says: 'Riot Shield: no bonus.' },
  { weapons: 'flamethrower', bonus: 0, strength: 2, says: 'Flamethrower: nothing against 2.' },
  { weapons: 'flamethrower', bonus: 2, strength: 3, says: 'Flamethrower: +2 against 3.' },
  { weapons: 'flamethrower', bonus: 2, strength: 4, says: 'Flamethrower: +2 against 4.' },
  { weapons: 'sledgehammer', bonus: 3, says: 'Sledgehammer: +3.' },
  { weapons: 'katana', bonus: 1, says: 'Katana: +1.' },
  { weapons: 'katana', bonus: 2, laid: { wins: 1 }, says: 'Katana: +2 after one battle won this turn.' },
  { weapons: 'katana', bonus: 3, laid: { wins: 2 }, says: 'Katana: +3 after two.' },
  { weapons: 'katana', bonus: 3, laid: { wins: 3 }, says: 'Katana: +3 at most.' },
  { weapons: 'katana', bonus: 1, laid: { wins: 2 }, own: false, says: 'Katana: +1 when defending.' },
  { weapons: 'light-machine-gun', bonus: 0, says: 'Light Machine Gun: no bonus.' },
  { weapons: 'crossbow', bonus: 0, says: 'Crossbow: no bonus.' },
  { weapons: 'boar-spear', bonus: 1, says: 'Boar Spear: +1.' },
  {
    weapons: 'boar-spear',
    bonus: 2,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'mexico' } } },
    says: 'Boar Spear: +2 with another human character in the zone.',
  },
  {
    weapons: 'boar-spear',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'caribbean' } } },
    says: 'Boar Spear: one next door does not count.',
  },
  { weapons: 'marksman-rifle', bonus: 1, says: 'Marksman Rifle: +1.' },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { veteran: { at: 'mexico' }, pilot: { at: 'korea' } } },
    says: 'Veteran: +1 in every battle.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'mexico' } } },
    says: 'Marshal: +1 for others in its zone.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'caribbean' } } },
    says: 'Marshal: +1 for others next door.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'atlantic-seaboard' } } },
    says: 'Marshal: nothing two zones away.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'mexico' }, marshal: { at: 'korea' } } },
    says: 'Marshal: nothing from far away, whoever else is near.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: 'zombie' } },
    says: 'Marshal: nothing once it has turned.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { marshal: { at: 'mexico' }, ranger: { at: 'caribbean' }, pilot: { at: 'mexico' } } },
    says: 'Marshal: +1 for itself while others are near, however many.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { marshal: { at: 'mexico' }, ranger: { at: 'atlantic-seaboard' }, pilot: 'zombie' } },
    says: 'Marshal: nothing for itself alone; zombies do not count.',
  },
]

for (const { weapons, bonus, laid, at = 'mexico', strength = 1, own = true, says } of BONUSES)
  test(`5.1, 4. ${says}`, () => {
    const cast = { ranger: { at }, pilot: { at: 'korea' } }
    const t = lay({ cast, ...laid }) as Table
    const cards = weapons === '' ? [] : weapons.split(' ').map(cardNamed)
    expect(bonusOf(t, { who: 0, zone: z(at), own, strength, extra: 0 }, cards)).toBe(bonus)
  })

test('7.3 no. 2. What tactics add counts as well.', () => {
  const t = lay({ cast: { veteran: { at: 'mexico' } } }) as Table
  const against = { who: 0, zone: z('mexico'), own: true, strength: 4, extra: 3 }
  expect(bonusOf(t, against, [cardNamed('lobo')])).toBe(6)
})

test('7.3, 5.1. The horde’s die by its strength; a Light Machine Gun makes it one size smaller, not below d6.', () => {
  const gun = cardNamed('light-machine-gun')
  expect([1, 2, 3, 4].map((strength) => sidesFor(strength, []))).toEqual([6, 8, 10, 12])
  expect([1, 2, 3, 4].map((strength) => sidesFor(strength, [gun]))).toEqual([6, 6, 8, 10])
})

test('5.1. Of all weapons only the Crowbar wins ties.', () => {
  const winning = COMBAT.flatMap(({ id, kind }, card) => (kind === 'weapon' && winsTies([card]) ? [id] : []))
  expect(winning).toEqual(['crowbar'])
  expect(winsTies([])).toBe(false)
})

test('4. The Field Medic tends its own zone and those next door, against 3 and 4, as long as it is human.', () => {
  const t = lay({ cast: { ranger: { at: 'levant' }, medic: { at: 'persia' } } }) as Table
  expect([2, 3, 4].map((strength) => medicFor(t, z('levant'), strength))).toEqual([NONE, 1, 1])
  expect(medicFor(t, z('persia'), 3)).toBe(1)
  expect(medicFor(t, z('mediterranean'), 3)).toBe(NONE)
  expect(
    medicFor(lay({ cast: { ranger: { at: 'levant' }, medic: 'zombie' } }) as Table, z('levant'), 3),
  ).toBe(NONE)
  expect(medicFor(lay({ cast: { ranger: { at: 'levant' } } }) as Table, z('levant'), 3)).toBe(NONE)
})

// ── Before the roll (7.3 no. 1) ──

test('Booby Trap: the horde loses 1 before the roll; no card is drawn for it.', () => {
  fight({ hand: 'booby-trap' }, 3, { deck: 'katana katana' })
    .dice(6, 8)
    .takes(0, 'fight')
    .asks(0, 'roll', 'play booby-trap')
    .check(({ battle }) => {
      const numbers = { extra: 0, bonus: 0, sides: 0, die: 0, horde: 0, demand: NONE }
      expect(battle).toEqual({ who: 0, zone: z('mexico'), own: true, strength: 3, used: [], ...numbers })
    })
    .takes(0, 'play booby-trap')
    .tells({ type: 'weakened', zone: z('mexico'), by: 1, strength: 2, why: cardNamed('booby-trap') })
    .tells({ type: 'rolled', sides: 8, bonus: 0 })
    .tells({ type: 'battleLost', demand: 1 })
    .check((t) =>
      expect([hordesOf(t), t.combatDiscard, t.combatDeck.length]).toEqual([
        { mexico: 2 },
        [cardNamed('booby-trap')],
        2,
      ]),
    )
})

test('Booby Trap: a horde that is gone is not fought, and it is no win.', () => {
  fight({ hand: 'booby-trap' }, 1, { deck: 'katana' })
    .takes(0, 'fight')
    .takes(0, 'play booby-trap')
    .told('battleBegan', 'played', 'weakened', 'discarded', 'noBattle')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), handOf(t), t.wins, t.battle]).toEqual([{}, [], 0, null]))
})

test('Firing Line: +3 in that battle, and only in that one; any number may be played.', () => {
  fight({ hand: 'firing-line firing-line' }, 2, { deck: 'katana' })
    .dice(1, 6)
    .takes(0, 'fight')
    .takes(0, 'play firing-line')
    .asks(0, 'roll', 'play firing-line')
    .takes(0, 'play firing-line')
    .tells({ type: 'rolled', bonus: 6 })
    .tells({ type: 'battleWon', die: 1, horde: 6, bonus: 6 })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'rolled', bonus: 0 })
})

test('With nothing to play before it, the roll follows at once.', () => {
  fight({ hand: 'countermeasures second-wind' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .asks(0, 'accept', 'play second-wind')
})

test('7.3 no. 1. Once the horde is gone no other tactic is asked for, before a roll or after it.', () => {
  fight({ hand: 'booby-trap firing-line second-wind' }, 1, { deck: 'katana' })
    .takes(0, 'fight')
    .asks(0, 'roll', 'play booby-trap', 'play firing-line')
    .takes(0, 'play booby-trap')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.battle]).toEqual([['firing-line', 'second-wind'], null]))
})

// ── Re-rolls (7.3 no. 4) ──

test('Assault Rifle: one re-roll a battle for each; the last result counts.', () => {
  fight({ worn: 'assault-rifle assault-rifle' }, 1, { deck: 'katana' })
    .dice(1, 3)
    .takes(0, 'fight')
    .asks(0, 'accept', 'reroll assault-rifle')
    .dice(2, 6)
    .takes(0, 'reroll assault-rifle')
    .asks(0, 'accept', 'reroll assault-rifle')
    .takes(0, 'reroll assault-rifle')
    .tells({ type: 'rerolled', card: cardNamed('assault-rifle'), die: 6, horde: 3 })
    .tells({ type: 'battleWon', die: 6, horde: 3 })
})

test('7.3 no. 4. Each weapon re-rolls once, whatever else is equipped or has re-rolled.', () => {
  fight({ worn: 'assault-rifle lobo' }, 4)
    .dice(1, 12, 1)
    .takes(0, 'fight')
    .takes(0, 'reroll assault-rifle')
    .nothingIsAsked()
  fight({ worn: 'assault-rifle infantry-carbine' }, 4)
    .dice(1, 12, 2)
    .takes(0, 'fight')
    .asks(0, 'accept', 'reroll assault-rifle', 'reroll infantry-carbine')
    .takes(0, 'reroll assault-rifle')
    .asks(0, 'accept', 'reroll infantry-carbine')
})

test('Re-rolls begin anew with the next battle.', () => {
  fight({ worn: 'assault-rifle' }, 2, { deck: 'katana' })
    .dice(1, 3, 6)
    .takes(0, 'fight')
    .takes(0, 'reroll assault-rifle')
    .dice(1, 1)
    .takes(0, 'fight')
    .asks(0, 'accept', 'reroll assault-rifle')
})

test('Infantry Carbine: only a 1 or a 2, as the die shows at that moment.', () => {
  for (const [shows, may] of [
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    const told = fight({ worn: 'infantry-carbine', hand: 'second-wind' }, 4).dice(shows, 12).takes(0, 'fight')
    if (may) told.asks(0, 'accept', 'reroll infantry-carbine', 'play second-wind')
    else
      told
        .asks(0, 'accept', 'play second-wind')
        .dice(2)
        .takes(0, 'play second-wind')
        .may(0, 'reroll infantry-carbine')
  }
})

test('Crossbow: the horde’s die is rolled again, once.', () => {
  fight({ worn: 'crossbow' }, 3)
    .dice(4, 9)
    .takes(0, 'fight')
    .asks(0, 'accept', 'reroll crossbow')
    .dice(3)
    .takes(0, 'reroll crossbow')
    .tells({ type: 'rerolled', die: 4, horde: 3 })
    .tells({ type: 'battleWon', die: 4, horde: 3 })
})

test('Crossbow: the die has the size it had, a Light Machine Gun counted.', () => {
  fight({ worn: 'crossbow light-machine-gun' }, 3)
    .dice(4, 8, 8)
    .takes(0, 'fight')
    .takes(0, 'reroll crossbow')
    .tells({ type: 'rerolled', horde: 8 })
    .tells({ type: 'rolled', sides: 8 })
})

test('Second Wind: the own die once more; the card is discarded. A won battle may be put at risk.', () => {
  fight({ hand: 'second-wind', worn: 'lobo' }, 1, { deck: 'katana' })
    .dice(6, 1, 1)
    .takes(0, 'fight')
    .takes(0, 'play second-wind')
    .tells({ type: 'played', who: 0, card: cardNamed('second-wind') })
    .tells({ type: 'rerolled', card: cardNamed('second-wind'), die: 1, horde: 1 })
    .tells({ type: 'battleWon', die: 1 })
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], [cardNamed('second-wind')]]))
})

test('7.3 no. 5. Higher wins, a tie is lost, lower is lost.', () => {
  fight({ worn: 'lobo' }, 3).dice(3, 4).takes(0, 'fight').tells({ type: 'battleWon', tie: false })
  fight({ worn: 'lobo' }, 3).dice(3, 5).takes(0, 'fight').tells({ type: 'battleLost' })
  fight({ worn: 'lobo' }, 3).dice(3, 6).takes(0, 'fight').tells({ type: 'battleLost' })
  fight({ worn: 'crowbar' }, 3).dice(3, 4).takes(0, 'fight').tells({ type: 'battleWon', tie: true })
  fight({ worn: 'crowbar' }, 3).dice(3, 3).takes(0, 'fight').tells({ type: 'battleWon', tie: false })
  fight({ worn: 'crowbar' }, 3).dice(3, 5).takes(0, 'fight').tells({ type: 'battleLost' })
})

// ── Won (7.3 no. 6) ──

test('Won: the horde loses 1, a card is drawn, and one may fight on or stop.', () => {
  fight({ worn: 'lobo' }, 2, { deck: 'katana crowbar lobo' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'weakened', zone: z('mexico'), by: 1, strength: 1, why: 'battle' })
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew')
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{ mexico: 1 }, ['katana'], 1]))
    .asks(0, 'fight', 'stop')
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{}, ['crowbar', 'katana'], 2]))
})

test('R14. Whoever stops is done; whoever loses is done.', () => {
  fight({ worn: 'lobo' }, 3).dice(6, 1).takes(0, 'fight').takes(0, 'stop').nothingIsAsked()
  fight({ worn: 'lobo' }, 3).dice(6, 1).takes(0, 'fight').dice(1, 8).takes(0, 'fight').nothingIsAsked()
})

test('R14. Own-turn tactics may be played before any battle of the step.', () => {
  fight({ worn: 'lobo', hand: 'air-strike' }, 4)
    .asks(0, 'fight', 'play air-strike mexico')
    .dice(6, 1)
    .takes(0, 'fight')
    .asks(0, 'fight', 'stop', 'play air-strike mexico')
    .takes(0, 'play air-strike mexico')
    .asks(0, 'fight', 'stop')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 1 }))
})

test('7.3. Whoever has turned does not fight.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } }, hordes: { korea: 1 } }, [
    ...FIGHT,
  ]).nothingIsAsked()
})

test('7.3. A tactic that takes the horde away takes the obligation away.', () => {
  fight({ hand: 'air-strike' }, 2).takes(0, 'play air-strike mexico').nothingIsAsked()
})

test('4, Quartermaster: of two cards drawn for a win one is discarded.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'katana lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .asks(0, 'discard katana', 'discard lobo')
    .takes(0, 'discard katana')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('katana')]]))
})

test('4, Quartermaster: two alike leave one without a question; of the last card of all nothing is discarded.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'lobo lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('lobo')]]))
  world({ cast, hordes: { mexico: 1 }, deck: 'katana' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew', 'noCardLeft')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  world({ cast, hordes: { mexico: 1 } }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'noCardLeft')
})

test('5.2. An empty combat deck is made anew from the discards; with none left nothing is drawn.', () => {
  fight({ worn: 'lobo' }, 1, { discards: 'katana' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'reshuffled', deck: 'combat' })
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  const cards = 'katana crowbar lobo machete shotgun'
  let shuffled = 0
  fight({ worn: 'lobo' }, 1, { discards: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t, g) => {
      expect([...t.combatDeck, ...t.hand[0]!].toSorted((a, b) => a - b)).toEqual(
        cards
          .split(' ')
          .map(cardNamed)
          .toSorted((a, b) => a - b),
      )
      shuffled = g.position.rng.drawn.combat!
    })
  // The deck has a chance of its own: what dice fall changes no shuffle.
  fight({ worn: 'lobo' }, 1, { deck: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((_, g) => expect(g.position.rng.drawn.combat).toBeLessThan(shuffled))
  fight({ worn: 'lobo' }, 1).dice(6, 1).takes(0, 'fight').tells({ type: 'noCardLeft', who: 0 })
})

const SAPPER = { sapper: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }

test('4, Sapper: a win with a 5 costs an adjacent horde 1 as well; it must be used, once a turn.', () => {
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

test('4, Sapper: not with a 4; and it is not used up while no horde is adjacent (R15).', () => {
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

test('4, Sapper: with one horde adjacent there is no question.', () => {
  world({ cast: SAPPER, hordes: { mexico: 1, caribbean: 2 } }, [...FIGHT])
    .dice(5, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), t.sapped]).toEqual([{ caribbean: 1 }, true]))
})

test('4, Sapper: nobody else weakens what is adjacent, and no loss does.', () => {
  fight({ worn: 'lobo' }, 1, { hordes: { mexico: 1, caribbean: 2 } })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ caribbean: 2 }))
  world({ cast: SAPPER, hordes: { mexico: 4, caribbean: 2 } }, [...FIGHT])
    .dice(5, 12)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 4, caribbean: 2 }))
})

// ── Lost (7.3 no. 7, 8) ──

test('Lost: one card against 1 and 2, two against 3 and 4.', () => {
  for (const [strength, demand] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ] as const)
    fight({ hand: 'lobo lobo crowbar', worn: 'riot-shield' }, strength)
      .dice(1, 6, 3)
      .takes(0, 'fight')
      .tells({ type: 'battleLost', demand })
})

test('Lost: cards of one’s choice, from hand or equipped, one after the other.', () => {
  fight({ hand: 'lobo airlift', worn: 'lobo' }, 4)
    .dice(1, 12)
    .takes(0, 'fight')
    .asks(0, 'discard lobo', 'discard airlift', 'giveUp lobo')
    .takes(0, 'giveUp lobo')
    .asks(0, 'discard lobo', 'discard airlift')
    .takes(0, 'discard airlift')
    .nothingIsAsked()
    .check((t) => {
      expect([handOf(t), wornOf(t)]).toEqual([['lobo'], []])
      expect(t.combatDiscard).toEqual([cardNamed('lobo'), cardNamed('airlift')])
      expect(t.asked).toBe(0)
    })
})

test('Lost: as many cards as demanded, or fewer, all go without a question; the character stays human.', () => {
  fight({ hand: 'airlift', worn: 'lobo' }, 4)
    .dice(1, 12)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), wornOf(t), t.at[0]]).toEqual([[], [], z('mexico')]))
})

test('Lost: of cards that are all alike they go without a question.', () => {
  fight({ hand: 'lobo lobo lobo' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo', 'lobo'], [cardNamed('lobo')]]))
})

test('Marksman Rifle: lost with a 5 or a 6, nothing is discarded; with a 4 as usual.', () => {
  for (const die of [5, 6])
    fight({ worn: 'marksman-rifle' }, 4)
      .dice(die, 12)
      .takes(0, 'fight')
      .tells({ type: 'spared', by: cardNamed('marksman-rifle'), demand: 0 })
      .nothingIsAsked()
      .check((t) => expect(wornOf(t)).toEqual(['marksman-rifle']))
  fight({ worn: 'marksman-rifle' }, 4)
    .dice(4, 12)
    .takes(0, 'fight')
    .check((t) => expect(wornOf(t)).toEqual([]))
})

test('Riot Shield: 4 and more is one card fewer, 3 is not; each shield has a roll, as long as something is demanded.', () => {
  fight({ worn: 'riot-shield' }, 1)
    .dice(1, 6, 4)
    .takes(0, 'fight')
    .tells({ type: 'shieldRolled', shows: 4, demand: 0 })
    .check((t) => expect(wornOf(t)).toEqual(['riot-shield']))
  fight({ worn: 'riot-shield' }, 1)
    .dice(1, 6, 3)
    .takes(0, 'fight')
    .tells({ type: 'shieldRolled', shows: 3, demand: 1 })
    .check((t) => expect(wornOf(t)).toEqual([]))
  fight({ worn: 'riot-shield riot-shield' }, 3)
    .dice(1, 10, 4, 6)
    .takes(0, 'fight')
    .allDiceRolled()
    .check((t) => expect(wornOf(t)).toHaveLength(2))
  fight({ worn: 'riot-shield riot-shield' }, 1)
    .dice(1, 6, 4)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleLost', 'shieldRolled')
})

test('R17. After a Marksman’s 5 no shield is rolled any more, and no Medic is needed.', () => {
  const cast = { medic: { at: 'mexico', worn: 'riot-shield marksman-rifle' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 3 } }, [...FIGHT])
    .dice(5, 10)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleLost', 'spared')
})

test('4. The Field Medic helps itself, too; not against 2.', () => {
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
    .told('battleBegan', 'rolled', 'battleLost', 'discarded')
})

test('Fall Back: nothing else is discarded, and one may move to an adjacent zone, turning its token.', () => {
  fight({ hand: 'fall-back lobo' }, 4, {
    tokens: { 'arctic-canada': 3 },
    hordes: { mexico: 4, caribbean: 2 },
  })
    .dice(1, 12)
    .takes(0, 'fight')
    .asks(0, 'play fall-back', 'stand')
    .takes(0, 'play fall-back')
    .tells({ type: 'played', who: 0, card: cardNamed('fall-back') })
    .asks(0, 'go pacific-west', 'go great-plains', 'go caribbean', 'go northern-andes', 'stay')
    .takes(0, 'go caribbean')
    .tells({ type: 'moved', from: z('mexico'), to: z('caribbean'), by: cardNamed('fall-back') })
    .nothingIsAsked()
    .check((t) =>
      expect([handOf(t), t.at[0], t.combatDiscard]).toEqual([
        ['lobo'],
        z('caribbean'),
        [cardNamed('fall-back')],
      ]),
    )
})

test('Fall Back as the last card saves from turning; one may stay.', () => {
  fight({ hand: 'fall-back' }, 4)
    .dice(1, 12)
    .takes(0, 'fight')
    .takes(0, 'play fall-back')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('mexico') })
    .check((t) => expect([t.at[0], handOf(t)]).toEqual([z('mexico'), []]))
})

test('R17. Fall Back may be played at a demand of 0, for its move; whoever stands discards as usual.', () => {
  fight({ hand: 'fall-back', worn: 'marksman-rifle' }, 4)
    .dice(6, 12)
    .takes(0, 'fight')
    .asks(0, 'play fall-back', 'stand')
  fight({ hand: 'fall-back lobo lobo' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .takes(0, 'stand')
    .asks(0, 'discard lobo', 'discard fall-back')
})

test('Flamethrower: discarded after a battle in which the die shows 1, won or lost, in addition to a loss.', () => {
  fight({ worn: 'flamethrower lobo' }, 3)
    .dice(1, 2)
    .takes(0, 'fight')
    .tells({ type: 'broke', card: cardNamed('flamethrower') })
    .check((t) => expect(wornOf(t)).toEqual(['lobo']))
  fight({ worn: 'flamethrower lobo', hand: 'airlift' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .takes(0, 'discard airlift')
    .tells({ type: 'broke', card: cardNamed('flamethrower') })
    .check((t) => expect([wornOf(t), handOf(t)]).toEqual([['lobo'], []]))
  fight({ worn: 'flamethrower lobo', hand: 'airlift' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .takes(0, 'giveUp flamethrower')
    .told('battleBegan', 'rolled', 'battleLost', 'discarded')
  fight({ worn: 'flamethrower' }, 3)
    .dice(2, 1)
    .takes(0, 'fight')
    .check((t) => expect(wornOf(t)).toEqual(['flamethrower']))
})

test('Flamethrower: the final die counts, after re-rolls.', () => {
  fight({ worn: 'flamethrower assault-rifle' }, 3)
    .dice(1, 2, 4)
    .takes(0, 'fight')
    .takes(0, 'reroll assault-rifle')
    .check((t) => expect(wornOf(t)).toEqual(['assault-rifle', 'flamethrower']))
})

test('7.3 no. 8. Something demanded and no card at all: the character turns, and the horde stays as it is (R2).', () => {
  fight({}, 2)
    .dice(1, 8)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleLost', 'turned')
    .nothingIsAsked()
    .check((t) => expect([t.at[0], hordesOf(t)]).toEqual([NONE, { mexico: 2 }]))
})

test('8, R10. When the last human turns, the game is lost at once.', () => {
  world(
    { cast: { ranger: { at: 'mexico' } }, hordes: { mexico: 2 }, threats: 'uneasy-lull' },
    [...FIGHT],
    ['escalate', 0, 0],
  )
    .dice(1, 8)
    .takes(0, 'fight')
    .tells({ type: 'allTurned' })
    .ends([], 'overrun')
    .check((t) => expect([t.step, t.threatDeck.length]).toEqual(['end', 1]))
})
