import { chancesOf } from '@shamble/catalogue/chances'
import { same, type AnyGame, type Log } from '@shamble/engine'
import { estimatorOf, valuesAlong } from '@shamble/review'
import { PERSON } from '$lib/play/person.ts'
import { advisedGame } from '$lib/play/minds.ts'

/** A decision of the player, with the chances of both games after it, from 0 to 100. */
export interface Better {
  /** The number of moves before it. */
  at: number
  own: number
  its: number
}

/** By how much the other game stood better at least: less cannot be told from chance. */
const MIN_GAIN = 3

/**
 * The player's first decision that the other game took otherwise, and stood better after it; null when there is none. Decisions are
 * counted by the player's own: the moves of bots may differ earlier. Games by different versions of the rules are each judged by their own.
 */
export async function firstBetter(own: Log, other: Log): Promise<Better | null> {
  const [mine, its] = await Promise.all([own, other].map(decisionsOf))
  for (const [n, { at, move, chance }] of mine!.entries()) {
    const answer = its![n]
    if (answer && !same(move, answer.move) && answer.chance >= chance + MIN_GAIN)
      return { at, own: chance, its: answer.chance }
  }
  return null
}

// The player's decisions, each with the chance after it.
async function decisionsOf(log: Log) {
  const game: AnyGame = await advisedGame(log.game, undefined, undefined, log.version)
  const chances = valuesAlong(game, log, PERSON, estimatorOf(game, log.seats, await chancesOf(game)))
  return log.moves.flatMap(([seat, ...move], at) =>
    seat === PERSON ? [{ at, move, chance: Math.round(100 * chances[at + 1]!) }] : [],
  )
}
