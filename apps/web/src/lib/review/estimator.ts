import { entryOf } from '@shamble/catalogue'
import type { AnyGame } from '@shamble/engine'
import { estimatorBy, estimatorOf, type Estimator } from '@shamble/review'

/** What judges positions of a game: the chances that the game names, or else its score, calibrated. `game`: with its advice to bots. */
export async function estimatorFor(game: AnyGame, seats: number): Promise<Estimator> {
  const own = await entryOf(game.id)?.course?.()
  return own ? estimatorBy(game, own.course) : estimatorOf(game, seats)
}
