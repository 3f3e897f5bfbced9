import type { AnyGame, Log } from '@shamble/engine'

// Loaded when it is wanted: most who play never make a link of their game.
const engine = () => import('./link-engine.ts')

/** The address of the replay of a log. */
export async function replayAddress(game: AnyGame, log: Log): Promise<string> {
  const { shorten } = await engine()
  return `/replay/${game.id}/${shorten(game, log)}`
}

/** The address that plays on from a log. */
export async function onwardAddress(game: AnyGame, log: Log): Promise<string> {
  const { shorten } = await engine()
  return `/play/${game.id}?log=${shorten(game, log)}`
}

/** The log in a link. */
export async function logIn(game: AnyGame, link: string): Promise<Log> {
  const { lengthen } = await engine()
  return lengthen(game, link)
}

/** What a link says of itself, if it can be read at all. */
export async function headOf(link: string) {
  const { headOfLink } = await engine()
  return headOfLink(link)
}
