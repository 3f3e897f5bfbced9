import type { Game } from '@shamble/engine'
import {
  afterRoll,
  battle,
  battleStep,
  beforeRoll,
  decide,
  drawForWin,
  endBattle,
  keepOne,
  rollDice,
  splash,
} from './battle.ts'
import { box } from './box.ts'
import { standing } from './challenge.ts'
import { equip } from './equip.ts'
import { counter, escalate, escalateStep, offer, putAway, redraw, settle } from './escalate.ts'
import type { Event } from './events.ts'
import { discard, keepHandLimit, lose } from './hand.ts'
import { fallBack, pay, retreat } from './loss.ts'
import { move, moveOn, pilotTo } from './move.ts'
import { count, endRound, startRound, stepTo, turn } from './round.ts'
import { chooseRole, layWorld, setUp } from './set-up.ts'
import { drawSome, putAside, turnTokens } from './tactics.ts'
import type { Table } from './table.ts'
import { ground, lure } from './threats.ts'
import { imagine, view, type View } from './view.ts'
import {
  advance,
  attack,
  combine,
  defend,
  hunt,
  join,
  lead,
  nameSubject,
  raid,
  zombieTurn,
} from './zombie/turn.ts'

export type { Event } from './events.ts'
export type { Table, Trail } from './table.ts'
export type { View } from './view.ts'

// The steps, by chapter: 3 and 7; 7.1 and 7.2; 5.2; 7.3; 7.5 and 6; 8.
const rounds = { chooseRole, layWorld, startRound, turn, stepTo, keepHandLimit, endRound, count }
const turns = { move, moveOn, pilotTo, equip, lose, discard }
const tactics = { drawSome, turnTokens, putAside }
const battles = {
  battleStep,
  battle,
  beforeRoll,
  rollDice,
  afterRoll,
  decide,
  drawForWin,
  keepOne,
  splash,
  endBattle,
}
const losses = { fallBack, retreat, pay }
const threats = { escalateStep, escalate, redraw, offer, counter, settle, putAway, ground, lure }
const zombies = { zombieTurn, hunt, combine, join, advance, lead, raid, attack, defend, nameSubject }

// The players win together or not at all (1).
const SURVIVORS = 0

/** World War Z, solo: two to four characters against the hordes, for one player or up to one for each character. */
export const worldWarZ: Game<Table, View, Event> = {
  ...box,
  setUp,
  steps: { ...rounds, ...turns, ...tactics, ...battles, ...losses, ...threats, ...zombies },
  view,
  allSeeAlike: true,
  imagine,
  sideOf: () => SURVIVORS,
  standing,
  unseen: {
    'told tokenTurned.value': 'all see the value, even if a horde of 4 hides it within the same move',
    'told grew.by': 'all see how much of the growth exceeded 4',
    'told hordeMoved.lost': 'all see how much exceeded 4',
    'told drew.card': 'all see the order of a draw, which a sorted hand does not keep',
  },
  longest: 2000,
}

export { worldWarZ as game }
