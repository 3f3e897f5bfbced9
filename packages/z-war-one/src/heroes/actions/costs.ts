import type { Move } from '@shamble/engine'
import { AP } from '../../data/action-points.ts'
import { PERK } from '../../data/perks.ts'
import type { Square } from '../../map/layout.ts'
import { stepsOf } from '../movement.ts'
import { hasPerk, isGrappled } from '../../questions.ts'
import { isSpawnPoint } from '../../infected/spawn.ts'
import { NONE, type G, type Hero, type Table } from '../../table.ts'

/*
 * 4.2, 4.3. Costs of actions, and whether a hero can pay them.
 */

/** Adds a move to those on offer. */
export interface Can {
  (...move: Move): void
  /** Told of the moves that only the rule of spawn points forbids (4.5, R-13). */
  kept?: Can
}

const nothing: Can = () => {}

/** What aiming costs a hero: 2, with Dead Eye 1 (16.4). */
export const aimCost = ({ deadeye }: Hero): number => (deadeye ? AP.deadeye : AP.aimed)

/** What standing up costs a hero: 2, with Kip Up 1 (16.4). */
export const standCost = (figure: Hero): number => (hasPerk(figure, PERK.kipUp) ? AP.kipUp : AP.stand)

/** Takes action points. Any action but a quick shot at the same target ends the aim bonus. */
export function pay(g: G, hero: number, cost: number): void {
  const figure = g.table.heroes[hero]!
  figure.ap -= cost
  figure.aimCard = figure.aimUnit = NONE
}

/** Offers an action that may move the hero away; nothing when he has too few action points. */
export const moving = (t: Table, hero: number, can: Can, cost: number): Can =>
  t.heroes[hero]!.ap >= cost ? can : nothing

/**
 * Offers an action that leaves the hero where he is; nothing when he has too few action points, or too few left to leave a
 * spawn point. `afterwards`: what a step costs him after the action.
 */
export function staying(
  t: Table,
  hero: number,
  can: Can,
  cost: number,
  afterwards = leaveCost(t.heroes[hero]!),
): Can {
  const { ap } = t.heroes[hero]!
  if (ap < cost) return nothing
  return cost > 0 && mustLeave(t, hero) && ap - cost < afterwards ? keptFrom(can) : can
}

/** Offers what ends the move; nothing on a spawn point that the hero can leave. */
export const ending = (t: Table, hero: number, can: Can, cost: number): Can =>
  moving(t, hero, mustLeave(t, hero) ? keptFrom(can) : can, cost)

const keptFrom = (can: Can): Can => can.kept ?? nothing

/** Whether a hero stands on a spawn point that he can leave in this move (4.5, R-13). */
export function mustLeave(t: Table, hero: number): boolean {
  const figure = t.heroes[hero]!
  if (!isSpawnPoint(t, figure.at) || isGrappled(figure) || figure.ap < leaveCost(figure)) return false
  return stepsOf(t, hero).some((to) => !isSpawnPoint(t, to))
}

/**
 * Whether a hero may step onto a square and then have `ap` action points and `squares` of a sprint left. `afterwards`: what the
 * next step costs him.
 */
export function mayLand(
  t: Table,
  hero: number,
  to: Square,
  ap: number,
  squares = 0,
  afterwards: number = AP.move,
): boolean {
  if (!isSpawnPoint(t, to)) return true
  if (squares === 0 && ap < afterwards) return false
  return stepsOf(t, hero, to).some((next) => !isSpawnPoint(t, next))
}

const leaveCost = ({ prone }: Hero): number => (prone ? AP.crawl : AP.move)
