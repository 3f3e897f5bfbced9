import { act } from './actions/act.ts'
import { nameBlow, nameShot, stepNext } from './actions/attacking.ts'
import { alertFire, alertStep, whoFires } from './alert.ts'
import { chooseBlow, chooseExecution, chooseFire } from './attacks.ts'
import { breakIn, chooseRoom } from './break-in.ts'
import { refuseCarried } from './carried.ts'
import { moment } from './director/moments.ts'
import { blast, chooseThrow, openBlasted } from './explosives.ts'
import { chooseLook } from './facing.ts'
import { checkEmpty, handOver, reload } from './gear.ts'
import { bite, grab, grabTest, rollBite, rollGrab, settleBite, settleGrab } from './grabs.ts'
import { heroPhase, nextHero } from './hero-move.ts'
import {
  activate,
  advance,
  chooseTarget,
  chooseUnit,
  chooseWay,
  grabOne,
  infectedPhase,
  nextUnit,
} from './infected-move.ts'
import { infectionPhase, infectionTest, rollInfection, settleInfection } from './infection.ts'
import { land, lieDown, sprintOn, zoneTest, zoneTests } from './movement.ts'
import { zWarOne } from './opening.ts'
import { join, type Parts } from './parts.ts'
import { blessed, doubleTap, kneecap } from './perks.ts'
import { rollAttack, settleAttack } from './rolling.ts'
import { chooseRoomSquare, placeInRoom, rollRoom, roomSpawn } from './rooms.ts'
import { chooseCupboard, cupboardGrab, find, leapOut, scavenge } from './searching.ts'
import {
  enter,
  enterBeside,
  placeRoamer,
  roamer,
  rollGroup,
  spawnPhase,
  spawnRoll,
  turnBack,
} from './spawn.ts'
import { announceTurn, endPhase, turnEnds } from './turn.ts'

export type { Event } from './events.ts'
export type * from './table.ts'
export type { View } from './view.ts'

// The steps by chapter: 3, 13; 4, 5; 6, 14; 7, 8, 15; 9, 10, 12; 11.
const turn = { breakIn, chooseRoom, endPhase, turnEnds }
const heroes = { heroPhase, nextHero, act, sprintOn, land, lieDown, zoneTests, zoneTest }
const attacks = {
  stepNext,
  nameShot,
  nameBlow,
  chooseFire,
  chooseBlow,
  chooseExecution,
  rollAttack,
  blessed,
  doubleTap,
  kneecap,
  settleAttack,
  checkEmpty,
  reload,
  blast,
  chooseThrow,
  openBlasted,
  alertStep,
  whoFires,
  alertFire,
}
const rooms = {
  roomSpawn,
  rollRoom,
  placeInRoom,
  chooseRoomSquare,
  scavenge,
  find,
  leapOut,
  chooseCupboard,
  cupboardGrab,
  handOver,
}
const infected = {
  infectedPhase,
  nextUnit,
  chooseUnit,
  activate,
  chooseTarget,
  grabOne,
  advance,
  chooseWay,
  chooseLook,
  grab,
  grabTest,
  rollGrab,
  settleGrab,
  bite,
  rollBite,
  settleBite,
  infectionPhase,
  infectionTest,
  rollInfection,
  settleInfection,
}
const spawning = { spawnPhase, spawnRoll, rollGroup, enter, enterBeside, turnBack, roamer, placeRoamer }

// The rules of the turns join those of the set-up.
join('turns', { announceTurn, endPhase, turnEnds })
join('carried', { refuseCarried })
Object.assign(zWarOne.steps, { ...turn, ...heroes, ...attacks, ...rooms, ...infected, ...spawning, moment })

/** Joins the Director's rules (18 to 20): from then on a game may have one. */
export function joinDirector(rules: Parts['director']): void {
  join('director', rules)
  Object.assign(zWarOne.steps, rules.steps)
}

export { zWarOne, zWarOne as game }
