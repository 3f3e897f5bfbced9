/*
 * The worth of things to the company, on one scale, tuned by self-play. The README has the results.
 */

export const WORTH = {
  /** Per step nearer: on an errand, to company, to a comrade who is held. */
  errand: 0.02,
  company: 0.015,
  rescue: 0.015,
  /** Standing where a Task is to be done. */
  ready: 0.05,
  /** Cost of standing where a comrade has to pass. */
  way: 0.05,
  /** A search, when there is nothing else to do. */
  search: 0.03,
  /** Cost of being held, of staying held for a turn, and of being prone. */
  held: 0.06,
  stays: 0.03,
  lying: 0.01,
  /** Cost of a grab test on the way. */
  test: 0.045,
  /** Cost of an infected that can reach a hero the turn after next. */
  soon: 0.006,
  /** Cost of each infected behind a door. */
  room: 0.05,
  /** A kill: near heroes, far from them, and in a room that must be cleared. */
  nearKill: 0.014,
  farKill: 0.004,
  roomKill: 0.08,
  /** A target, against the rounds it takes: in the hero move, and in the infected move. */
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
  /** Plans that differ by less count as equal. */
  alike: 0.001,
}

/** Cost of a bite, by the stage before it; after the last stage comes death. */
export const BITTEN = [0.12, 0.09, 0.12, 0.14, 0.2, 0.9]
