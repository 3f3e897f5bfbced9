import type { AnyGame, Options } from '@shamble/engine'
import { withAdvice } from '@shamble/engine/bots'
import type { ServerEntry } from '@shamble/engine/entry'

/** Loads the rules of a game, with its advice to bots. The options may be unchecked; without them it loads all data. */
export async function advised({ rules, bots }: ServerEntry, options?: Options): Promise<AnyGame> {
  const [{ game }, advice] = await Promise.all([rules(options), bots()])
  return withAdvice(game, advice)
}
