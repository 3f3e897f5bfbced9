import type { AnyGame, Options } from '@shamble/engine'
import { withAdvice } from '@shamble/engine/bots'
import type { ServerEntry } from '@shamble/engine/entry'
import { editionOf } from './editions.ts'

/** Loads the rules of a game as `editionOf` does, with its advice to bots. */
export async function advised(
  entry: ServerEntry,
  options?: Options,
  carried?: unknown,
  version?: number,
): Promise<AnyGame> {
  const [{ game }, advice] = await Promise.all([editionOf(entry, version, options, carried), entry.bots()])
  return withAdvice(game, advice)
}
