import type { AnyGame, Options } from '@shamble/engine'
import type { ServerEntry } from '@shamble/engine/entry'

/** Rules of one version of a game. */
export interface Edition {
  game: AnyGame
  /** The day on which they were frozen, 2027-03-04; null: they are today's. */
  frozen: string | null
}

/** The day on which a version of a game was frozen; null: it has no edition. */
export async function frozenOn(id: string, version: number): Promise<string | null> {
  return (await import('./older.ts')).dayOf(id, version)
}

/** Every frozen version of every game. */
export const frozenVersions = async (): Promise<[id: string, version: number][]> =>
  (await import('./older.ts')).frozenVersions()

/**
 * The rules of a game in one version; without one, today's. Today's are the game's package, with the data that these options and this
 * carried value need; older ones are loaded when they are asked for. Throws a `Refusal` when there is no such version, or when it
 * needs a newer engine.
 */
export async function editionOf(
  { rules }: Pick<ServerEntry, 'rules'>,
  version?: number,
  options?: Options,
  carried?: unknown,
): Promise<Edition> {
  const { game } = await rules(options, carried)
  if (version === undefined || version === game.version) return { game, frozen: null }
  return (await import('./older.ts')).older(game, version)
}
