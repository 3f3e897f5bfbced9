/*
 * What things are worth to the company, in shares of a victory. Found by playing: see the README for what they win.
 */

export const WORTH = {
  /** A step nearer on an errand, and for those who keep it company. */
  errand: 0.02,
  follow: 0.015,
  /** A step nearer to a comrade who is held. */
  rescue: 0.015,
  /** To be held, and to lie on the ground. */
  held: 0.06,
  lying: 0.01,
  /** A use of the Stink Tank, and of a power perk. */
  tank: 0.02,
  power: 0.08,
  /** To be where a Task is to be done. */
  ready: 0.05,
  /** To stand where a comrade has to pass. */
  way: 0.05,
  crowd: 0,
  bite: 1,
  stays: 0.5,
  /** An infected that can be upon a hero the turn after next. */
  soon: 0.006,
  /** A grab test on the way. */
  test: 0.045,
  /** What waits behind a door, for each infected. */
  room: 0.05,
  /** That an infected is gone for good: near heroes, far from them, and in a room that must be cleared. */
  nearKill: 0.014,
  farKill: 0.004,
  roomKill: 0.08,
  /** What a target in the heroes' own move is worth, when one decides how many rounds to spend. */
  target: 0.04,
  /** A round, and one of a weapon that has many. */
  round: 0.0012,
  manyRounds: 0.0004,
  /** An action point that is left. */
  spare: 0.001,
}

/** What a bite costs, by the stage before it; after the last comes death. */
export const BITTEN = [0.12, 0.09, 0.12, 0.14, 0.2, 0.9]
