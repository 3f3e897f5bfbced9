import { entryOf } from '@shamble/catalogue'
import type { AnyGame } from '@shamble/engine'
import { estimatorBy, estimatorOf, type Estimator } from '@shamble/review'

/** The estimator of a game for this many seats, as pages use it. */
export async function estimatorFor(game: AnyGame, seats: number): Promise<Estimator> {
  const own = await entryOf(game.id)?.course?.()
  return own ? estimatorBy(game, own.course) : estimatorOf(game, seats)
}
