import type { Json } from '@shamble/engine'
import { pack } from '@shamble/engine/links'
import { paths } from '../addresses.ts'

/*
 * The link of a mission: what is carried into a game of it, packed, behind the mark of the address. No server sees it.
 */

/** A longer address is not sent as a link, for some programs cut it off: such a mission goes as a file. */
export const LONGEST_LINK = 4000

/** The address of a mission's page, from the root. */
export const linkOf = async (game: string, carried: Json): Promise<string> =>
  `${paths.missions(game)}#${await pack(carried)}`
