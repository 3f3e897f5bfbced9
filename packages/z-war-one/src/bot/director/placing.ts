import type { Move } from '@shamble/engine'
import { outsideDoor } from '../../infected/break-in.ts'
import { ZOMBIE } from '../../data/infected.ts'
import { facingTowards } from '../../infected/facing.ts'
import { figuresLeft } from '../../infected/figures.ts'
import { FACINGS } from '../../map/layout.ts'
import { layoutOf } from '../../missions/index.ts'
import { classOf, isHere, unitOf } from '../../questions.ts'
import { area as areaId, door as doorId, NONE, square, unit as unitId, type Table } from '../../table.ts'
import { stepsBetween } from '../steps.ts'
import { chosen, most, type Chosen } from '../moves.ts'
import { farFromPrey, isOpenToShots, isUnderFire, stepsToHeroes } from './prey.ts'

/*
 * Where the Director places units (18.4, 18.5), and which he takes off the board (18.9).
 */

type Moves = readonly Move[]

// Costs in squares: to stand where a hero shoots first, to come under alert fire, to open a door.
const SHOTS = 2
const FIRE = 1.5
const DOOR = 1

/** 18.5. Near the prey, and out of sight of heroes who have still to move. */
export const putNear = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) => {
    const at = square.of(part!)
    return -farFromPrey(t, at) - (isOpenToShots(t, at) ? SHOTS : 0)
  })

/** 10.6. Of equally short ways one that no hero on alert watches, and without a door. */
export const goUnseen = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) => {
    if (part!.startsWith('door')) return -DOOR
    return isUnderFire(t, square.of(part!)) ? -FIRE : 0
  })

/** 10.3. Of equally near infected the one hardest to kill goes first: it draws the alert fire. */
export const sendFirst = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) => {
    const unit = unitOf(t, unitId.of(part!))
    return classOf(unit).killPoints - unit.hurt
  })

/** 21.6. The closed room that is nearest to the heroes is broken into. */
export const breakNear = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, part]) => {
    const door = outsideDoor(t, areaId.of(part!))
    if (door === NONE) return -Infinity
    const [from] = layoutOf(t.mission).doors[door]!.sides
    return -Math.min(...t.heroes.filter(isHere).map(({ at }) => stepsBetween(t, from, at)))
  })

// Zombie figures kept for the next rolls; steps from all heroes beyond which a unit is useless.
const SPARE = 3
const LOST = 12

/** 18.9. No unit is taken off while enough figures are left; then the Zombie furthest from all heroes is. */
export function takeOff(t: Table, moves: Moves): Chosen {
  const done = chosen(moves, 'done')
  if (figuresLeft(t, ZOMBIE) >= SPARE) return done
  const lost = moves.filter(([verb, part]) => verb === 'remove' && stepsOf(t, part!) > LOST)
  return most(lost, ([, part]) => stepsOf(t, part!)) ?? done
}

const stepsOf = (t: Table, part: string): number => {
  const unit = unitOf(t, unitId.of(part))
  return unit.kind === ZOMBIE ? Math.min(Number.MAX_SAFE_INTEGER, stepsToHeroes(t, unit.at)) : 0
}

/** 20.6, Up Again. The unit nearest to its prey stands up. */
export const raiseNear = (t: Table, moves: Moves): Chosen =>
  most(
    moves.filter(([verb]) => verb === 'raise'),
    ([, part]) => -farFromPrey(t, unitOf(t, unitId.of(part!)).at),
  ) ?? chosen(moves, 'done')

/** 20.6, Draught. The door swings open that is nearest to a hero. */
export const swingNear = (t: Table, moves: Moves): Chosen =>
  most(
    moves.filter(([verb]) => verb === 'swing'),
    ([, part]) =>
      -Math.min(...layoutOf(t.mission).doors[doorId.of(part!)]!.sides.map((at) => farFromPrey(t, at))),
  ) ?? chosen(moves, 'done')

/** 18.8. A risen hero faces the nearest hero. */
export function faceNear(t: Table, moves: Moves): Chosen {
  const risen = t.infected.at(-1)!
  const near = t.heroes
    .filter(isHere)
    .toSorted((a, b) => stepsBetween(t, risen.at, a.at) - stepsBetween(t, risen.at, b.at))[0]
  return near && chosen(moves, 'face', FACINGS[facingTowards(t, risen, near.at)]!)
}
