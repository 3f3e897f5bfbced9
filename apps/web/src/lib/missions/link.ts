import type { Json } from '@shamble/engine'
import { pack } from '@shamble/engine/links'
import { paths } from '../addresses.ts'

/*
 * The link of a mission: what is carried into a game of it, packed, in the fragment. No server sees it.
 */

/** Characters of the longest address that is offered as a link: some programs cut longer ones off. */
export const MAX_LINK = 4000

/** The address of a mission's page, from the root. */
export const linkOf = async (game: string, carried: Json): Promise<string> =>
  `${paths.missions(game)}#${await pack(carried)}`
