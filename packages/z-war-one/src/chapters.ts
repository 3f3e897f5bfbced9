import type { Game } from '@shamble/engine'
import { act } from './heroes/actions/act.ts'
import { nameBlow, nameShot, stepNext } from './heroes/actions/attacking.ts'
import { alertFire, alertStep, whoFires } from './fighting/alert.ts'
import { chooseBlow, chooseExecution, chooseFire } from './fighting/attacks.ts'
import { box } from './box.ts'
import { breakIn } from './infected/break-in.ts'
import { again, sequel } from './campaign/campaign.ts'
import { refuseCompany } from './campaign/company.ts'
import { standing } from './challenge.ts'
import { copyTable } from './copies.ts'
import type { Event } from './events.ts'
import { blast, chooseThrow, openBlasted } from './fighting/explosives.ts'
import { chooseLook } from './infected/facing.ts'
import { checkEmpty, handOver, midway, reload } from './heroes/gear.ts'
import { bite, grab, grabTest, rollBite, rollGrab, settleBite, settleGrab } from './fighting/grabs.ts'
import { heroPhase, nextHero } from './heroes/hero-move.ts'
import { imagine } from './imagine.ts'
import { activate, advance, chooseWay, infectedPhase, nextUnit } from './infected/infected-move.ts'
import { infectionPhase, infectionTest, rollInfection, settleInfection } from './infected/infection.ts'
import { land, lieDown, sprintOn, zoneTest, zoneTests } from './heroes/movement.ts'
import { CHAPTERS } from './missions/list.ts'
import { blessed, doubleTap, kneecap } from './heroes/perks.ts'
import { rollAttack, settleAttack } from './fighting/rolling.ts'
import { chooseRoomSquare, placeInRoom, rollRoom, roomSpawn } from './map/rooms.ts'
import { chooseCupboard, cupboardGrab, find, leapOut, scavenge } from './heroes/searching.ts'
import { buyPerks, firstWeapon, setUp, station } from './set-up.ts'
import { enter, placeRoamer, roamer, rollGroup, spawnPhase, spawnRoll, turnBack } from './infected/spawn.ts'
import { announce, endPhase, turnEnds } from './turn.ts'
import type { Table } from './table.ts'
import { view, type View } from './view.ts'

// The steps by chapter: 1.3; 3, 13; 4, 5; 6, 14; 7, 8, 15; 9, 10, 12; 11.
const settingUp = { buyPerks, station, firstWeapon }
const turn = { announce, breakIn, endPhase, turnEnds }
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
  midway,
}
const infected = {
  infectedPhase,
  nextUnit,
  activate,
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
const spawning = { spawnPhase, spawnRoll, rollGroup, enter, turnBack, roamer, placeRoamer }

/** Printed chapters without a Director: pages that play no others load only these rules. */
export const chapters: Game<Table, View, Event> = {
  ...box,
  setUp,
  refuseCarried: refuseCompany,
  sequel,
  again,
  daily: (day) => ({ mission: CHAPTERS[day % CHAPTERS.length]! }),
  steps: { ...settingUp, ...turn, ...heroes, ...attacks, ...rooms, ...infected, ...spawning },
  view,
  copy: copyTable,
  imagine,
  standing,
  sideOf: (t, seat) => (seat === t.director ? 1 : 0),
  unseen: { nextId: 'infected are numbered as they enter play' },
  longest: 6000,
}

export { chapters as game }
