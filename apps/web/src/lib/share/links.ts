import type { AnyGame, Log } from '@shamble/engine'
import { paths } from '../addresses.ts'

// Loaded on demand: most players never make a link of their game.
const engine = () => import('@shamble/engine/links')

/** The log in a replay link, `<log>` of `/replay/<game>/<log>`. */
export const linkOf = async (game: AnyGame, log: Log): Promise<string> => (await engine()).linkOf(game, log)

/** The address of the replay of a log. */
export const replayAddress = async (game: AnyGame, log: Log): Promise<string> =>
  `/replay/${game.id}/${await linkOf(game, log)}`

/** The address that plays on from a log. */
export const onwardAddress = async (game: AnyGame, log: Log): Promise<string> =>
  `${paths.play(game.id)}?log=${await linkOf(game, log)}`

/** The log in a link. */
export const logIn = async (game: AnyGame, link: string): Promise<Log> => (await engine()).logIn(game, link)

/** The version of the rules that a link was made by; undefined when it cannot be read. */
export const versionIn = async (link: string): Promise<number | undefined> => (await headOf(link))?.version

/** What a link says without its rules; null when it cannot be read at all. */
export const headOf = async (link: string) => (await engine()).headOfLink(link)
