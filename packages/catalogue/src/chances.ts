import type { AnyGame } from '@shamble/engine'
import type { Chances } from '@shamble/engine/bots'
import { entryOf } from './index.ts'

/** A game's estimate of the chance to win; undefined for older editions, whose tables may be others. */
export async function chancesOf(game: AnyGame): Promise<Chances | undefined> {
  const entry = entryOf(game.id)
  if (!entry?.chances) return undefined
  const today = (await entry.rules()).game
  return game.version === today.version ? entry.chances() : undefined
}
