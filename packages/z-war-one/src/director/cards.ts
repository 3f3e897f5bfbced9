import type { Choice } from '@shamble/engine'
import { BRUTE, NEWBORN } from '../data/infected.ts'
import { DIRECTOR } from '../data/director.ts'
import { faceNearest } from '../infected/facing.ts'
import { grabBonus, rollGrabWith } from '../fighting/grabs.ts'
import { layoutOf } from '../missions/index.ts'
import { findUnit, isHere, unitOf } from '../questions.ts'
import { fillRoom } from '../map/rooms.ts'
import { enter, roamer, spawnRoll } from '../infected/spawn.ts'
import {
  ACTIVE,
  CLOSED,
  door as doorId,
  NONE,
  OPENED,
  unit as unitId,
  withLetter,
  type G,
  type Table,
} from '../table.ts'

/*
 * 20.6. The Director deck: what each card does. `about`: arguments of its moment; `aim`: the part it is played on.
 */

type Effect = (g: G, about: readonly number[], aim: string | null) => void

/** What Iron Grip takes off a grab test. */
export const GRIP = 2
const FULL_HOUSE = 8
const UP_AGAIN = 3
const DRAUGHT = 2

/** The effect of each card, by its id. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  'direct-control': directControl,
  'second-wave': (g) => g.then(spawnRoll), // After the spawn rolls, one more complete roll.
  'on-the-wind': onTheWind,
  'up-again': (g) => g.then(upAgain, UP_AGAIN),
  'iron-grip': ironGrip,
  misfire,
  'jammed-lock': jammedLock,
  draught: (g) => g.then(draught, DRAUGHT),
  'fresh-bite': (g, [point]) => g.then(enter, NEWBORN, point!), // No group roll: one Newborn enters.
  'something-big': (g, [point]) => g.then(enter, BRUTE, point!), // No group roll: one Brute enters.
  'full-house': (g, [area, door, hero, from]) => fillRoom(g, area!, door!, hero!, from!, FULL_HOUSE),
  'behind-you': (g) => g.then(roamer), // Before the spawn rolls, one roamer.
  fever,
  'power-cut': powerCut,
}

/** The parts on which a card can be played now; null for a card that needs none. A card without an aim is not offered. */
export function aimsOf(t: Table, kind: number): string[] | null {
  const { id } = DIRECTOR[kind]!
  if (id === 'direct-control')
    return t.infected
      .filter(({ at, controlled }) => at !== NONE && !controlled)
      .map((each) => unitId(each.id))
  if (id === 'jammed-lock') return unwatchedDoors(t).map((door) => doorId(door))
  if (id === 'up-again') return fallen(t).length > 0 ? null : []
  if (id === 'draught') return swingDoors(t).length > 0 ? null : []
  return null
}

// 18.6, 20.6. Direct Control: one infected on the board gets a control token, for the rest of the game.
function directControl(g: G, _: readonly number[], aim: string | null): void {
  unitOf(g.table, unitId.of(aim!)).controlled = true
}

// 20.6. On the Wind: every smell range is doubled until the end of this infected move.
function onTheWind(g: G): void {
  g.table.wind = true
}

// 20.6. Iron Grip: the grab test is reduced by two (R-69: so is its second roll).
function ironGrip(g: G, [id, hero]: readonly number[]): void {
  rollGrabWith(g, id!, hero!, grabBonus(g.table, hero!) - GRIP)
}

// 20.6. Misfire: every die of the attack is a miss; the rounds stay spent, and Blessed does not help.
function misfire(g: G): void {
  const roll = g.table.roll!
  roll.misfired = true
  roll.does = roll.does.map(() => 'miss')
}

// 20.6. Jammed Lock: the door cannot be opened, closed or knocked on until the end phase.
function jammedLock(g: G, _: readonly number[], aim: string | null): void {
  g.table.jammed = doorId.of(aim!)
}

// 20.6. Fever: in this infection test a roll of 1 to 4 means next stage.
function fever(g: G): void {
  g.table.fever = true
}

// 20.6. Power Cut: until the end phase no ballistic attack, execution or perk reaches further than four squares.
function powerCut(g: G): void {
  g.table.powerCut = true
}

// 20.6. Up Again: up to three prone infected stand up, facing their nearest hero, and act in this phase.
export const upAgain: Choice<G, [left: number]> = {
  seat: (g) => g.table.director,
  ask: (left) => `Up Again: who stands up? ${left === 1 ? 'One' : `Up to ${left}`} more.`,
  options(g, can, left) {
    if (left === 0 || fallen(g.table).length === 0) return
    for (const id of fallen(g.table)) can('raise', unitId(id))
    can('done')
  },
  take: {
    raise(g, [left], part) {
      const unit = findUnit(g.table, unitId.of(part))!
      unit.prone = false
      faceNearest(g, unit)
      g.tell({ type: 'stoodUp', unit: unit.id, facing: unit.facing })
      g.then(upAgain, left - 1)
    },
    done() {},
  },
}

// 20.6. Draught: up to two closed, unlocked doors that lead only to active areas swing open (R-65: no barricaded ones).
export const draught: Choice<G, [left: number]> = {
  seat: (g) => g.table.director,
  ask: (left) => `Draught: which door swings open? ${left === 1 ? 'One' : `Up to ${left}`} more.`,
  options(g, can, left) {
    if (left === 0 || swingDoors(g.table).length === 0) return
    for (const door of swingDoors(g.table)) can('swing', doorId(door))
    can('done')
  },
  take: {
    swing(g, [left], part) {
      const t = g.table
      t.doors = withLetter(t.doors, doorId.of(part), OPENED)
      g.tell({ type: 'doorOpened', door: doorId.of(part), hero: NONE, unit: NONE, facing: NONE })
      g.then(draught, left - 1)
    },
    done() {},
  },
}

/** The prone infected on the board. */
const fallen = (t: Table): number[] =>
  t.infected.flatMap(({ id, at, prone }) => (at !== NONE && prone ? [id] : []))

/** The closed doors in front of which no hero stands. */
function unwatchedDoors(t: Table): number[] {
  const { doors } = layoutOf(t.mission)
  return doors.flatMap(({ sides }, door) =>
    t.doors[door] === CLOSED && !t.heroes.some((hero) => isHere(hero) && sides.includes(hero.at))
      ? [door]
      : [],
  )
}

/** The closed doors that lead only to active areas. */
function swingDoors(t: Table): number[] {
  const { doors, areaOf } = layoutOf(t.mission)
  return doors.flatMap(({ sides }, door) =>
    t.doors[door] === CLOSED && sides.every((at) => t.areas[areaOf[at]!] === ACTIVE) ? [door] : [],
  )
}
