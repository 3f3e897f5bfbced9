import type { AnyGame } from '@shamble/engine'
import { corridor, type Table } from '@shamble/engine/specimen'

/*
 * Corridor with a planted fault: the view shows the card on top of the deck. The fuzz must find it, and say
 * so with an exit code and a dump.
 */

/** The specimen game with a leak in its view. */
export const game: AnyGame = {
  ...corridor,
  view: (table: Table, seat: number | null) => ({
    ...corridor.view(table, seat),
    top: table.deck.at(-1) ?? 0,
  }),
}
