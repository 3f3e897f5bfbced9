import { expect, test } from 'vitest'
import { cardNamed, NONE } from '../src/table.ts'
import { handOf, hordesOf, world, wornOf } from './lay.ts'
import { fight, FIGHT, z } from './playing.ts'

/* 7.3 no. 7, 8. A battle that is lost. */

// ── Discarding (no. 7) ──

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

test('Lost: the owner chooses the cards, from hand or equipped, one by one.', () => {
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

test('Lost: with no more cards than demanded all go without a question; the character stays human.', () => {
  fight({ hand: 'airlift', worn: 'lobo' }, 4)
    .dice(1, 12)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), wornOf(t), t.at[0]]).toEqual([[], [], z('mexico')]))
})

test('Lost: equal cards go without a question.', () => {
  fight({ hand: 'lobo lobo lobo' }, 1)
    .dice(1, 6)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo', 'lobo'], [cardNamed('lobo')]]))
})

test('7.3 no. 7, 6.2. The question says how many cards to discard, and of which kind.', () => {
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

// ── Weapons and tactics that help ──

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

test('Riot Shield: 4 or more is one card less, 3 is not; each shield has a roll while anything is demanded.', () => {
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
    .told('battleBegan', 'rolled', 'battleLost', 'shieldRolled', 'battleEnded')
})

test('R17. After a Marksman’s 5 no shield is rolled, and no Medic is needed.', () => {
  const cast = { medic: { at: 'mexico', worn: 'riot-shield marksman-rifle' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 3 } }, [...FIGHT])
    .dice(5, 10)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleLost', 'spared', 'battleEnded')
})

test('Fall Back: nothing else is discarded, and the character may move to an adjacent zone, turning up its token.', () => {
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

test('Fall Back as the last card prevents turning; the character may stay.', () => {
  fight({ hand: 'fall-back' }, 4)
    .dice(1, 12)
    .takes(0, 'fight')
    .takes(0, 'play fall-back')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('mexico') })
    .check((t) => expect([t.at[0], handOf(t)]).toEqual([z('mexico'), []]))
})

test('R17. Fall Back may be played at a demand of 0, for its move. Standing means to discard as usual.', () => {
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
    .told('battleBegan', 'rolled', 'battleLost', 'discarded', 'battleEnded')
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

// ── Turning (no. 8) ──

test('7.3 no. 8, R2. With a demand and no card at all the character turns, and the horde stays as it is.', () => {
  fight({}, 2)
    .dice(1, 8)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleLost', 'turned', 'battleEnded')
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
