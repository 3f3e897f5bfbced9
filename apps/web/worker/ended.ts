import { judging } from '@shamble/challenge'
import type { AnyGame } from '@shamble/engine'
import { withCarried } from '@shamble/engine/links'
import type { Outcome, Room } from '@shamble/room'
import type { Ended } from './facts.ts'
import { sliced } from './slices.ts'

/** The end of an attempt at a sealed seed, with its run if it counts: first, in time, and not conceded. */
export async function endedOf(game: AnyGame, room: Room, { log, ...outcome }: Outcome): Promise<Ended> {
  const { practice, closes } = outcome.challenge
  const counts = log !== null && !practice && outcome.when < closes
  return { ...outcome, conceded: log === null, run: counts ? await runIn(game, room, log) : null }
}

// An invalid log of our own is a bug: the attempt is counted, and not ranked.
async function runIn(game: AnyGame, room: Room, log: string): Promise<Ended['run']> {
  try {
    const { seats, options, seed } = room.match!.log
    const carried = room.carried ?? undefined
    const link = await withCarried(log, carried)
    const terms = {
      game: game.id,
      version: game.version,
      seats,
      options,
      ...(carried !== undefined && { carried }),
    }
    const { standing, result, moves } = await sliced(judging(game, terms, seed, link))
    return { standing, result, moves, log: link }
  } catch (cause) {
    console.error(cause)
    return null
  }
}
