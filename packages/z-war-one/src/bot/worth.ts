/*
 * What things are worth to the company, on one scale. Found by playing: the README says what they win.
 */

export const WORTH = {
  /** A step nearer: on an errand, in company, to a comrade who is held. */
  errand: 0.02,
  company: 0.015,
  rescue: 0.015,
  /** To be where a Task is to be done. */
  ready: 0.05,
  /** To stand where a comrade has to pass. */
  way: 0.05,
  /** A search, where nothing else is to be done. */
  search: 0.03,
  /** To be held, to stay so for a turn, and to lie on the ground. */
  held: 0.06,
  stays: 0.03,
  lying: 0.01,
  /** A grab test on the way. */
  test: 0.045,
  /** An infected that can be upon a hero the turn after next. */
  soon: 0.006,
  /** What waits behind a door, for each infected. */
  room: 0.05,
  /** That an infected is gone for good: near heroes, far from them, and in a room that must be cleared. */
  nearKill: 0.014,
  farKill: 0.004,
  roomKill: 0.08,
  /** A target, when one decides how many rounds to spend: in the heroes' own move, and when it is upon them. */
  target: 0.04,
  attacker: 0.11,
  /** A round, and one of a weapon that has many. */
  round: 0.0012,
  manyRounds: 0.0004,
  /** A use of the Stink Tank, an explosive, and a use of a power perk. */
  tank: 0.02,
  explosive: 0.03,
  power: 0.08,
  /** An action point that is left. */
  spare: 0.001,
  /** What plans may differ by that are worth the same. */
  alike: 0.001,
}

/** What a bite costs, by the stage before it; after the last comes death. */
export const BITTEN = [0.12, 0.09, 0.12, 0.14, 0.2, 0.9]
