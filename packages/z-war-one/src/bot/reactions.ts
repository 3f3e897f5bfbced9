import type { Move } from '@shamble/engine'
import { countFrom } from '../distances.ts'
import { PERK } from '../data/perks.ts'
import { SEARCH } from '../data/search.ts'
import { CARDS } from '../data/cards.ts'
import { isHere, kindOf, unitOf } from '../questions.ts'
import { canFire } from '../weapons.ts'
import { card as cardId, heroId, square, unit as unitId, type Table } from '../table.ts'
import { most } from './most.ts'

/*
 * What is asked in the middle of things: how to fire, whether to fire on alert, perks that change a roll, where a figure is put.
 */

type Moves = readonly Move[]
type Chosen = Move | undefined

const find = (moves: Moves, ...parts: string[]): Chosen =>
  moves.find((move) => parts.every((part, n) => move[n] === part))

/** 14.2 to 14.5. A sure kill first, then the burst, both pistols, one shot. */
export const fireHow = (moves: Moves): Chosen =>
  moves.find(([how, , sure]) => how === 'shoot' && sure === 'sure') ??
  find(moves, 'burst') ??
  find(moves, 'both') ??
  find(moves, 'shoot')

/** 6.10. Whoever can assassinate does. */
export const strikeHow = (moves: Moves): Chosen => find(moves, 'strike', 'sure') ?? moves[0]

/** 6.9. Alert attacks are what the alert was for. */
export const fireOnAlert = (moves: Moves): Chosen => find(moves, 'fire')

/** 6.9. The surest shot comes first, so that the others save theirs. */
export const firesFirst = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, hero]) => {
    const { active } = t.heroes[heroId.of(hero!)]!
    return active.reduce(
      (sum, card) => sum + (canFire(t, card) ? t.cards[card]!.rounds / (kindOf(t, card).burst ?? 1) : 20),
      0,
    )
  })

/** A failed test is rolled again; a missed attack only while uses are left for tests. */
export function bless(t: Table, moves: Moves): Chosen {
  const { kind, hero } = t.roll!
  const uses = t.heroes[hero]!.power[3]!
  return find(moves, kind !== 'attack' || uses > 2 ? 'bless' : 'accept')
}

/** 16.4. A round for a kill is a bargain. */
export const tap = (moves: Moves): Chosen => find(moves, 'tap')

/** 16.4. A kill stays a kill. */
export const keepKill = (moves: Moves): Chosen => find(moves, 'accept')

/** An empty weapon is loaded again. */
export const loadAgain = (moves: Moves): Chosen => find(moves, 'load') ?? moves[0]

/** 15.3. What a comrade asks for he gets. */
export const handOver = (moves: Moves): Chosen => find(moves, 'give')

/** 16.4. Loot is no help in a fight; the next card may be. */
export function keepOrSwap(t: Table, moves: Moves, drawn: number | undefined): Chosen {
  void t
  const gives = drawn === undefined ? undefined : CARDS[SEARCH[drawn]!.gives]
  return find(moves, gives?.kind === 'loot' ? 'swap' : 'keep')
}

/** 7.3, 11.4. What must be put somewhere is put where it has the longest way to the heroes. */
export const putFarAway = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) =>
    t.heroes.reduce(
      (sum, hero) => sum + (isHere(hero) ? Math.min(20, countFrom(t, hero.at)[square.of(part!)]!) : 0),
      0,
    ),
  )

/** 10.6. Of ways that are equally short the one that ends furthest from the heroes. */
export const detour = (t: Table, moves: Moves): Chosen =>
  putFarAway(
    t,
    moves.filter(([, part]) => part!.startsWith('sq')),
  ) ?? moves[0]

export { PERK, unitId, unitOf, cardId }
