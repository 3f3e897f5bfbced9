import type { Move, Seat } from '@shamble/engine'
import { movesOf, type Bot } from '@shamble/engine/bots'
import { DIRECTING } from './director/maxims.ts'
import { act, beginWith, firstWeapon, sprintOn, stepOn } from './maxims.ts'
import type { Chance, Chosen } from './moves.ts'
import { buy } from './perks.ts'
import {
  bless,
  fireHow,
  fireOnAlert,
  firesFirst,
  goOn,
  handOver,
  keepFound,
  keepKill,
  letGoRound,
  loadAgain,
  nameTarget,
  putFarAway,
  strikeHow,
  tap,
  throwDown,
} from './reactions.ts'
import { NONE, type Table } from '../table.ts'
import type { View } from '../view.ts'

/*
 * A bot that plays by maxims, one function each, from what its seat sees. Heroes go on errands by walking distance, stand on alert
 * where infected will come, keep the way clear for carriers, and help those who are held. Plans of about equal worth are chosen
 * between at random. On the Director's seat it plays the Director, by maxims of its own.
 */

/** Plays any number of heroes, or the Director; deterministic for a given position and `chance`. */
export const bot: Bot = {
  name: 'sergeant',
  // It never pauses: it decides at once.
  // oxlint-disable-next-line require-yield
  *think(thinking) {
    const moves = movesOf(thinking)
    const { step } = thinking.sight.choices.find(({ seat }) => seat === thinking.seat)!
    const { sight, seat, chance } = thinking
    return moves.length === 1 ? moves[0]! : drilled(sight.view as View, seat, step, moves, chance)
  },
}

/** The move the maxims choose at a choice named `step`, from the view of the asked seat. Cheap enough for playouts. */
export function drilled(view: View, seat: Seat, step: string, moves: readonly Move[], chance: Chance): Move {
  const maxims: Maxims = seat === view.director ? DIRECTING : MAXIMS
  return maxims[step]?.(tableOf(view), moves, chance) ?? moves[0]!
}

// The table as a seat sees it: what lies face down is left out.
const tableOf = (view: View): Table => ({
  ...view,
  nextId: NONE,
  deck: [],
  hand: view.hand ?? [],
  directorDeck: [],
})

// By step; where a step is missing, the first move is as good as any.
type Maxims = Readonly<Record<string, (t: Table, moves: readonly Move[], chance: Chance) => Chosen>>

const MAXIMS: Maxims = {
  buyPerks: buy,
  firstWeapon,
  nextHero: beginWith,
  act,
  sprintOn,
  stepNext: stepOn,
  nameShot: nameTarget,
  nameBlow: nameTarget,
  chooseFire: fireHow,
  chooseBlow: strikeHow,
  alertFire: fireOnAlert,
  whoFires: firesFirst,
  blessed: bless,
  doubleTap: tap,
  kneecap: keepKill,
  reload: loadAgain,
  handOver,
  midway: goOn,
  scavenge: keepFound,
  chooseRoomSquare: putFarAway,
  chooseCupboard: putFarAway,
  placeRoamer: putFarAway,
  chooseWay: letGoRound,
  shield: throwDown,
}
