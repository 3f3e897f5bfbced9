import { expect, test } from 'vitest'
import { cardNamed, NONE } from '../src/table.ts'
import { handOf, hordesOf, world } from './lay.ts'
import { fight, FIGHT, z } from './playing.ts'

/* 7.3 no. 1 to 6. A battle up to its result, and a battle that is won. */

// ── Tactics before the roll (no. 1) ──

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

test('Booby Trap: a horde that is gone is not fought, and there is no win.', () => {
  fight({ hand: 'booby-trap' }, 1, { deck: 'katana' })
    .takes(0, 'fight')
    .takes(0, 'play booby-trap')
    .told('battleBegan', 'played', 'weakened', 'discarded', 'noBattle')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), handOf(t), t.wins, t.battle]).toEqual([{}, [], 0, null]))
})

test('Firing Line: +3 in that battle only; any number may be played.', () => {
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

test('Without a tactic to play the roll follows at once.', () => {
  fight({ hand: 'countermeasures second-wind' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .asks(0, 'accept', 'play second-wind')
})

test('7.3 no. 1. When the horde is gone no other tactic is asked for, before or after a roll.', () => {
  fight({ hand: 'booby-trap firing-line second-wind' }, 1, { deck: 'katana' })
    .takes(0, 'fight')
    .asks(0, 'roll', 'play booby-trap', 'play firing-line')
    .takes(0, 'play booby-trap')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.battle]).toEqual([['firing-line', 'second-wind'], null]))
})

// ── Re-rolls (no. 4) ──

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

test('Re-rolls are available again in the next battle.', () => {
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

test('Crossbow: the die has the same size, including a Light Machine Gun.', () => {
  fight({ worn: 'crossbow light-machine-gun' }, 3)
    .dice(4, 8, 8)
    .takes(0, 'fight')
    .takes(0, 'reroll crossbow')
    .tells({ type: 'rerolled', horde: 8 })
    .tells({ type: 'rolled', sides: 8 })
})

test('Second Wind: the human die is rolled again and the card is discarded. A won battle may be put at risk.', () => {
  fight({ hand: 'second-wind', worn: 'lobo' }, 1, { deck: 'katana' })
    .dice(6, 1, 1)
    .takes(0, 'fight')
    .takes(0, 'play second-wind')
    .tells({ type: 'played', who: 0, card: cardNamed('second-wind') })
    .tells({ type: 'rerolled', card: cardNamed('second-wind'), die: 1, horde: 1 })
    .tells({ type: 'battleWon', die: 1 })
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], [cardNamed('second-wind')]]))
})

// ── The result (no. 5) ──

test('7.3 no. 5. Higher wins; a tie or a lower result is lost.', () => {
  fight({ worn: 'lobo' }, 3).dice(3, 4).takes(0, 'fight').tells({ type: 'battleWon', tie: false })
  fight({ worn: 'lobo' }, 3).dice(3, 5).takes(0, 'fight').tells({ type: 'battleLost' })
  fight({ worn: 'lobo' }, 3).dice(3, 6).takes(0, 'fight').tells({ type: 'battleLost' })
  fight({ worn: 'crowbar' }, 3).dice(3, 4).takes(0, 'fight').tells({ type: 'battleWon', tie: true })
  fight({ worn: 'crowbar' }, 3).dice(3, 3).takes(0, 'fight').tells({ type: 'battleWon', tie: false })
  fight({ worn: 'crowbar' }, 3).dice(3, 5).takes(0, 'fight').tells({ type: 'battleLost' })
})

// ── Won (no. 6) ──

test('Won: the horde loses 1, a card is drawn, and the character may fight on or stop.', () => {
  fight({ worn: 'lobo' }, 2, { deck: 'katana crowbar lobo' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'weakened', zone: z('mexico'), by: 1, strength: 1, why: 'battle' })
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew', 'battleEnded')
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{ mexico: 1 }, ['katana'], 1]))
    .asks(0, 'fight', 'stop')
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{}, ['crowbar', 'katana'], 2]))
})

test('R14. After stopping, or after a loss, there is no other battle.', () => {
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

test('7.3. A character that has turned does not fight.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } }, hordes: { korea: 1 } }, [
    ...FIGHT,
  ]).nothingIsAsked()
})

test('7.3. A tactic that removes the horde removes the obligation.', () => {
  fight({ hand: 'air-strike' }, 2).takes(0, 'play air-strike mexico').nothingIsAsked()
})
