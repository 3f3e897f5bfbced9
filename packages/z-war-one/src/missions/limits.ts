/*
 * Limits of a mission file (21.7). It may come from a stranger: the limits bound the work of reading and playing it. The printed
 * missions need half of most of them.
 */

/** Squares along one side of a floor. */
export const MAX_SIDE = 36
export const MAX_FLOORS = 4
/** Squares of all floors. */
export const MAX_SQUARES = 1200
/** Characters of a name, and of a sentence or a paragraph. */
export const MAX_NAME = 80
export const MAX_TEXT = 800
/** Entries of a list or of a record: rooms, tokens, objectives, stages, events. */
export const MAX_ENTRIES = 40
/** Rows of a table of an eight-sided die. */
export const MAX_ROWS = 8
/** Infected of all classes that one roll brings. */
export const MAX_UNITS = 8
/** Rolls for infected in one turn. */
export const MAX_ROLLS = 6
/** Events of one turn. */
export const MAX_AT_ONCE = 4
/** The boxes of the turn tracker: a mission without a turn limit is lost with the last. */
export const LAST_TURN = 40
