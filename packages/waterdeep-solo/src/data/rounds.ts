/** Rounds of a game (A3). */
export const ROUNDS = 8
/** Agents of each side at the start (B2). */
export const AGENTS = 4
/** The round in which each side gets its extra Agent (A3). */
export const EXTRA_AGENT_ROUND = 5
