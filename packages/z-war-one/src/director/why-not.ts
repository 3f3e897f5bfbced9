import { because as reason, capital } from '@shamble/engine'
import type { Reason } from '@shamble/engine'
import { DIRECTOR, type Window } from '../data/director.ts'
import { WHEN } from './texts.ts'
import { cardTitle } from './words.ts'
import { isShut } from '../map/distances.ts'
import { layoutOf } from '../missions/index.ts'
import { areaName, doorName, heroName, squareName, unitName } from '../words/names.ts'
import { findUnit, heroAt, holderOf, unitAt } from '../questions.ts'
import {
  area as areaId,
  directorCard,
  door as doorId,
  heroId,
  INACTIVE,
  LOCKED,
  NONE,
  square,
  unit as unitId,
  type Phase,
} from '../table.ts'
import type { View } from '../view.ts'

/** Why the Director cannot do now what he clicked; null when no rule of the table forbids it. */
export function directorRefused(view: View, id: string): Reason | null {
  if (id.startsWith('director:')) return cardRefused(view, directorCard.of(id))
  if (id.startsWith('unit:')) return unitRefused(view, unitId.of(id))
  if (id.startsWith('hero:')) return heroRefused(view, heroId.of(id))
  if (id.startsWith('sq:')) return squareRefused(view, square.of(id))
  if (id.startsWith('door:')) return doorRefused(view, doorId.of(id))
  if (id.startsWith('area:')) return areaRefused(view, areaId.of(id))
  return null
}

const because = (rule: string, says: string): Reason => reason(rule, capital(says))

// The phase in which a card is played (18.11), where its moment comes in one phase only.
const PHASES: Partial<Record<Window, Phase>> = {
  'turn-announce': 'announce',
  'hero-move-start': 'heroes',
  'infected-move-start': 'infected',
  'spawn-start': 'spawn',
  'spawn-instead-of-group': 'spawn',
  'spawn-end': 'spawn',
  'infection-test-start': 'infection',
}

function cardRefused(view: View, kind: number): Reason | null {
  const { window } = DIRECTOR[kind]!
  if (view.silenced) return because('18.7', 'Loot was thrown down: no card is played this turn.')
  if (view.cardPlayed) return because('18.3', 'A card has been played this turn, and there is one a turn.')
  const phase = PHASES[window]
  const isPast =
    (window === 'hero-move-start' && view.heroes.some(({ move }) => move === 'open')) ||
    (window === 'infected-move-start' && view.infected.some(({ acted }) => acted))
  if (isPast || (phase !== undefined && phase !== view.phase))
    return because('18.11', `${cardTitle(kind)} is played ${WHEN[window]}.`)
  return null
}

function unitRefused(view: View, id: number): Reason | null {
  const unit = findUnit(view, id)
  if (!unit) return null
  const holder = holderOf(view, id)
  if (holder !== NONE)
    return because('18.9', `${unitName(id, view)} holds ${heroName(holder)}, and stays where it is.`)
  if (view.phase === 'spawn' && unit.risen !== NONE)
    return because('18.9', `${unitName(id, view)} is a hero who has risen: he stays on the board.`)
  if (view.phase === 'infected' && unit.acted)
    return because('10.3', `${unitName(id, view)} has acted in this phase.`)
  return null
}

function heroRefused(view: View, hero: number): Reason | null {
  const { fate, hidden } = view.heroes[hero]!
  if (fate === 'dead') return because('18.8', `${heroName(hero)} is dead, and no target.`)
  return hidden ? because('10.1', `No infected can see or smell ${heroName(hero)} now.`) : null
}

function squareRefused(view: View, at: number): Reason | null {
  const hero = heroAt(view, at)
  if (hero !== NONE) return because('2.1', `${heroName(hero)} is on ${squareName(at, view)}.`)
  const unit = unitAt(view, at)
  if (unit) return because('2.1', `${unitName(unit.id, view)} is on ${squareName(at, view)}.`)
  const area = layoutOf(view.mission).areaOf[at]!
  return view.areas[area] === INACTIVE
    ? because('7.1', `${areaName(area, view)} is closed: no infected enters it.`)
    : null
}

function doorRefused(view: View, door: number): Reason | null {
  if (view.doors[door] === LOCKED) return because('7.7', `${doorName(door, view)} is locked.`)
  if (view.jammed === door) return because('20.6', `${doorName(door, view)} is jammed this turn.`)
  return isShut(view.doors, door) ? null : because('10.9', `${doorName(door, view)} stands open.`)
}

const areaRefused = (view: View, area: number): Reason | null =>
  view.areas[area] === INACTIVE ? null : because('21.6', `${areaName(area, view)} is open already.`)
