import type { Move } from '@shamble/engine'
import type { Table } from '../../table.ts'
import type { Chosen } from '../moves.ts'
import { playOrPass } from './cards.ts'
import {
  breakNear,
  faceNear,
  goUnseen,
  putNear,
  raiseNear,
  sendFirst,
  swingNear,
  takeOff,
} from './placing.ts'
import { bestPrey } from './prey.ts'
import { lead } from './steering.ts'

/** What the Director does at each step of his (18), from what he sees; at a step that is not named any move will do. */
export const DIRECTING: Readonly<Record<string, (t: Table, moves: readonly Move[]) => Chosen>> = {
  playCard: playOrPass,
  chooseUnit: sendFirst,
  chooseTarget: bestPrey,
  grabOne: bestPrey,
  chooseWay: goUnseen,
  steer: lead,
  upAgain: raiseNear,
  draught: swingNear,
  dropOff: takeOff,
  chooseRoom: breakNear,
  chooseRoomSquare: putNear,
  chooseCupboard: putNear,
  placeRoamer: putNear,
  enterBeside: putNear,
  chooseBeside: putNear,
  chooseFacing: faceNear,
}
