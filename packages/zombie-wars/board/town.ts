/*
 * The town of Smallton from above: eight by eight blocks with streets between them. Nothing here is a rule.
 * A block is 100 wide; x goes east, y goes north as on the rim, so the first row is the lowest.
 */

export const BLOCK = 100
export const TOWN = 8 * BLOCK

/** The west edge of a column and the north edge of a row, in SVG units. */
export const left = (x: number) => (x - 1) * BLOCK
export const top = (y: number) => (8 - y) * BLOCK
