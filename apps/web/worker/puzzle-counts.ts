/*
 * How many people found a puzzle, without the platform's types: pages import this.
 */

/** The first tries at a puzzle that were counted, and how many of them found it. */
export interface PuzzleCounts {
  tries: number
  found: number
}

/** The methods of the object of a game's puzzles. */
export interface PuzzlesObject {
  /** Counts a first try at puzzle `n`. Returns the counts after it. */
  count: (n: number, found: boolean) => PuzzleCounts
  /** The counts of puzzle `n`. */
  counts: (n: number) => PuzzleCounts
}
