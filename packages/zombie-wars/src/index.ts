import type { Game } from '@shamble/engine'
import { nameTargets, unlessEvaded } from './attack.ts'
import { addZombie, luck, pay, settleNoxious, spread, stepAside } from './breeds.ts'
import { standing } from './challenge.ts'
import { checkEnd, claim } from './ending.ts'
import type { Event } from './events.ts'
import { aim, aimRest, fight, strike } from './fight.ts'
import { fall, lose, loseSome } from './killing.ts'
import { leadSquad, nameFought, squadMarchesOn } from './mobs.ts'
import { sacrifice, settleMove } from './move.ts'
import { reinforce, settleReinforcements } from './reinforcements.ts'
import { react } from './roll.ts'
import { endTurn, firstPlayer, freeAction, hour, nameFirst, nameFree, standUp, turn } from './round.ts'
import { score } from './score.ts'
import { raise, setUp } from './set-up.ts'
import { settleFight } from './settling.ts'
import { layOne, send, sendSome } from './split.ts'
import type { Table } from './table.ts'
import { leadMob, marchOn, order, settlePressure, stepTo, walk } from './townies.ts'
import { give, turnSome, turnTownspeople } from './turning.ts'
import { act, goOn } from './turn.ts'
import { view, type View } from './view.ts'

export type { Event, ToldDie, ToldParty } from './events.ts'
export type { Hour } from './data.ts'
export type * from './table.ts'
export type { View } from './view.ts'

// The steps by chapter: 4, 5, 9 to 11; 6 and 8; 7; 8.3 to 8.7; 12 and 13.
const night = { raise, hour, standUp, firstPlayer, turn, act, goOn, endTurn, freeAction, checkEnd, claim }
const moving = { settleMove, sacrifice, send, sendSome, layOne }
const declaring = { nameTargets, stepAside, unlessEvaded, nameFought }
const fighting = {
  ...declaring,
  fight,
  aim,
  strike,
  aimRest,
  turnTownspeople,
  turnSome,
  give,
  fall,
  loseSome,
  lose,
  settleFight,
}
const townsfolk = { order, walk, stepTo, leadMob, marchOn, leadSquad, squadMarchesOn, settlePressure }
const variants = {
  nameFirst,
  nameFree,
  react,
  pay,
  luck,
  reinforce,
  settleReinforcements,
  addZombie,
  spread,
  settleNoxious,
}

/** Zombie Wars, with every variant of the rules as a switch (14). Nothing is hidden, so there is nothing to imagine but the dice. */
export const zombieWars: Game<Table, View, Event> = {
  id: 'zombie-wars',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  options: {
    advanced: [false, true],
    deadlines: [false, true],
    superCop: [false, true],
    aTimeForHeroes: [false, true],
    hourTrack: ['standard', 'short', 'nightmare'],
    adjacency: ['orthogonal', 'eightWay'],
    lastHorde: ['claim', 'endsGame', 'playOut'],
    uniqueBreeds: [false, true],
    ghostTownieAction: [false, true],
  },
  setUp,
  steps: { ...night, ...moving, ...fighting, ...townsfolk, ...variants },
  view,
  allSeeAlike: true,
  imagine() {},
  score,
  standing,
  longest: 3000,
}

export { zombieWars as game }
