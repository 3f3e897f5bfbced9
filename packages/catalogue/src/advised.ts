import type { AnyGame, Options } from '@shamble/engine'
import { withAdvice } from '@shamble/engine/bots'
import type { ServerEntry } from '@shamble/engine/entry'

/** Loads the rules of a game as `ServerEntry.rules` does, with its advice to bots. */
export async function advised(
  { rules, bots }: ServerEntry,
  options?: Options,
  carried?: unknown,
): Promise<AnyGame> {
  const [{ game }, advice] = await Promise.all([rules(options, carried), bots()])
  return withAdvice(game, advice)
}
