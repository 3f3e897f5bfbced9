/*
 * How large a mission may be (21.7). A mission may come from a stranger: whatever it says, reading and playing it is no more work
 * than these allow. The missions of the house need half of most of them.
 */

/** Squares along one side of a floor. */
export const MOST_SIDE = 36
export const MOST_FLOORS = 4
/** Squares of all floors. */
export const MOST_SQUARES = 1200
/** Characters of a name, and of a sentence or a paragraph. */
export const LONGEST_NAME = 80
export const LONGEST_TEXT = 800
/** Entries of a list or of a record: rooms, tokens, objectives, stages, events. */
export const MOST_ENTRIES = 40
/** Rows of a table of an eight-sided die. */
export const MOST_ROWS = 8
/** Infected of all classes that one roll brings. */
export const MOST_UNITS = 8
/** Rolls for infected in one turn. */
export const MOST_ROLLS = 6
/** Events of one turn. */
export const MOST_AT_ONCE = 4
/** The turn tracker has so many boxes: a mission without a limit of its own is lost with the last. */
export const LAST_TURN = 40
