import type { AnyGame } from '../game.ts'
import { damaged, lengthen, shorten, splitLink } from '../link.ts'
import type { Json, Log } from '../position.ts'
import { pack, unpack } from './packed.ts'

/*
 * Replay links: a log as text, then the packed value that is carried into its game. Packing is asynchronous.
 */

export { headOfLink } from '../link.ts'
export { pack, unpack }

/** The replay link of a log. */
export const linkOf = (game: AnyGame, log: Log): Promise<string> =>
  withCarried(shorten(game, log), log.carried)

/** The replay link of a log as text and its carried value. */
export async function withCarried(text: string, carried: Json | undefined): Promise<string> {
  return carried === undefined ? text : `${text}.${await pack(carried)}`
}

/** The log of a link. Throws a `Refusal` for a damaged link, or one of another version of the rules. */
export async function logIn(game: AnyGame, link: string): Promise<Log> {
  const [text, packed] = splitLink(link)
  if (packed === undefined) return lengthen(game, text)
  const carried = game.refuseCarried && (await unpack(packed))
  if (!carried) throw damaged('What is carried in it cannot be read.')
  return lengthen(game, text, carried)
}
