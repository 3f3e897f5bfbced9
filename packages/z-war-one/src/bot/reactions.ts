import type { Move } from '@shamble/engine'
import { countFrom } from '../map/distances.ts'
import { POWER } from '../heroes/perks.ts'
import { isHere, kindOf } from '../questions.ts'
import { card as cardId, heroId, NONE, square, unit as unitId, type Table } from '../table.ts'
import { dangerOf, outlookOf } from './danger.ts'
import { chosen, most, type Chosen } from './moves.ts'
import { chancesOf, roundsWorth } from './odds.ts'
import { WORTH } from './worth.ts'

/*
 * Maxims of the smaller choices: how to fire, whether to fire on alert, perks that change a roll, where a figure is placed.
 */

type Moves = readonly Move[]

// Weights: stopping an infected matters a little more than killing it.
const KILL = 0.4
const STOP = 0.6

/** 14.2 to 14.5, 6.10. An assassination if possible; else as many rounds as the target is worth. */
export function fireHow(t: Table, moves: Moves): Chosen {
  const sure = moves.find(([how, , last]) => how === 'shoot' && last === 'sure')
  if (sure) return sure
  const [, first] = chosen(moves, 'shoot')!
  const { hero } = t.cards[cardId.of(first!)]!
  const target = t.acting === NONE ? WORTH.target : WORTH.attacker
  return most(moves, (move) => {
    const cards = cardsOf(t, hero, move)
    const { kill, stop } = chancesOf(t, hero, cards)
    return target * (KILL * kill + STOP * stop) - roundsWorth(t, cards)
  })
}

// The cards of a way to fire, one a die.
function cardsOf(t: Table, hero: number, [how, part]: Move): readonly number[] {
  if (how === 'both') return t.heroes[hero]!.active
  const card = cardId.of(part!)
  return how === 'burst' ? Array<number>(kindOf(t, card).burst!).fill(card) : [card]
}

/** 6.10. An assassination if possible. */
export const strikeHow = (_: Table, moves: Moves): Chosen => chosen(moves, 'strike', 'sure')

/** 6.5. The most threatening target. */
export function nameTarget(t: Table, moves: Moves): Chosen {
  const harm = new Map<number, number>()
  dangerOf(t, outlookOf(t), undefined, harm)
  return most(moves, ([, part]) => harm.get(unitId.of(part!)) ?? 0)
}

/** 6.9. A hero on alert always attacks. */
export const fireOnAlert = (_: Table, moves: Moves): Chosen => chosen(moves, 'fire')

/** 6.9. The hero on alert with the most rounds is first. */
export const firesFirst = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, hero]) => {
    const { active } = t.heroes[heroId.of(hero!)]!
    return active.reduce((sum, card) => sum + t.cards[card]!.rounds / (kindOf(t, card).burst ?? 1), 0)
  })

// Uses of Blessed kept for grabs and bites.
const KEPT = 2

/** A failed test is always rolled again, a missed attack only with uses to spare. */
export function bless(t: Table, moves: Moves): Chosen {
  const { kind, hero } = t.roll!
  const isSpare = t.heroes[hero]!.power[POWER.blessed]! > KEPT
  return chosen(moves, kind !== 'attack' || isSpare ? 'bless' : 'accept')
}

/** 16.4, Double Tap. A kill is worth a round. */
export const tap = (_: Table, moves: Moves): Chosen => chosen(moves, 'tap')

/** 16.4, Kneecap. A kill stays a kill. */
export const keepKill = (_: Table, moves: Moves): Chosen => chosen(moves, 'accept')

/** An empty weapon is loaded again. */
export const loadAgain = (_: Table, moves: Moves): Chosen => chosen(moves, 'load')

/** 15.3. Gear changes hands before an action or after it, not in its middle. */
export const goOn = (_: Table, moves: Moves): Chosen => chosen(moves, 'goOn')

/** 15.3. A comrade gets what he asks for. */
export const handOver = (_: Table, moves: Moves): Chosen => chosen(moves, 'give')

/** 16.4, Scavenger. Any card that helps in a fight is kept; the deck has more that do than not. */
export const keepFound = (_: Table, moves: Moves): Chosen => chosen(moves, 'keep')

/** 18.7. Loot is discarded if the Director has not played a card this turn. */
export const throwDown = ({ cardPlayed }: Table, moves: Moves): Chosen =>
  chosen(moves, cardPlayed ? 'keep' : 'discard')

/** 7.3, 11.4. Infected are placed where they have the longest way to the heroes. */
export const putFarAway = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) =>
    t.heroes.reduce((sum, hero) => sum + (isHere(hero) ? countFrom(t, hero.at)[square.of(part!)]! : 0), 0),
  )

/** 10.6. Of equally short ways one with a door, which takes longer; else the one that ends furthest from the heroes. */
export const letGoRound = (t: Table, moves: Moves): Chosen =>
  moves.find(([, part]) => part!.startsWith('door')) ?? putFarAway(t, moves)
