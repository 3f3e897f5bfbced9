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

/** The Director's maxims by step (18); where a step is missing, the first move is as good as any. */
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
