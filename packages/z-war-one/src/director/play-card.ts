import type { Choice, Move } from '@shamble/engine'
import { DIRECTOR, type Window } from '../data/director.ts'
import { directorCard, type G } from '../table.ts'
import { aimsOf, EFFECTS } from './cards.ts'
import { discardCard, fitting, passFor } from './deck.ts'
import { cardFacts } from './facts.ts'
import { goOn } from './steps.ts'

/*
 * 18.3, 18.11. What the Director is asked at a moment.
 */

const ASKS: Record<Window, string> = {
  'turn-announce': 'The turn is announced. Play a card?',
  'hero-move-start': 'The heroes are about to move. Play a card?',
  'room-spawn': 'A room is about to be rolled for. Play a card?',
  'before-grab-test': 'A hero is about to take a grab test. Play a card?',
  'after-ballistic-roll': 'The shot is rolled. Play a card?',
  'infected-move-start': 'The infected are about to move. Play a card?',
  'spawn-start': 'More are coming. Play a card before the rolls?',
  'spawn-instead-of-group': 'The spawn point is named. Play a card instead of the second roll?',
  'spawn-end': 'The rolls are made. Play a card?',
  'infection-test-start': 'The bitten are about to be tested. Play a card?',
}

// Which stretches may be passed for: moments that come only once in a phase have none.
const STRETCHES: Partial<Record<Window, readonly string[]>> = {
  'room-spawn': ['passPhase'],
  'before-grab-test': ['passMove', 'passPhase'],
  'after-ballistic-roll': ['passMove', 'passPhase'],
  'spawn-instead-of-group': ['passPhase'],
}

// 18.3, 18.11. The Director plays a card that says so at this moment, or passes. Where a roll would follow, the card takes its place.
export const playCard: Choice<G, [window: Window, ...about: number[]]> = {
  seat: (g) => g.table.director,
  ask: (window) => ASKS[window],
  options(g, can, window) {
    for (const kind of fitting(g.table, window)) {
      const aims = aimsOf(g.table, kind)
      if (aims === null) can('play', directorCard(kind))
      else for (const aim of aims) can('play', directorCard(kind), aim)
    }
    can('pass')
    for (const verb of STRETCHES[window] ?? []) can(...([verb] as Move))
  },
  facts: cardFacts,
  take: {
    play(g, [_, ...about], part, aim = null) {
      const kind = directorCard.of(part)
      discardCard(g, kind, aim)
      EFFECTS[DIRECTOR[kind]!.id]!(g, about, aim)
    },
    pass: (g, [window, ...about]) => goOn(g, window, about),
    passMove(g, [window, ...about]) {
      passFor(g.table, window, 'activation')
      goOn(g, window, about)
    },
    passPhase(g, [window, ...about]) {
      passFor(g.table, window, 'phase')
      goOn(g, window, about)
    },
  },
}
