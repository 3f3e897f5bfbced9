import { entryOf } from '@shamble/catalogue'
import type { Move, Position, Seat } from '@shamble/engine'
import {
  bots,
  decide,
  decideInSlices,
  rivalMove,
  steadyChance,
  thinkingOf,
  type Bot,
} from '@shamble/engine/bots'
import { RIVAL, strengthsOf } from './strengths.ts'

/**
 * What a bot is asked: the position (it is shown only what its seat sees), its seat, how many moves were made before,
 * and which bot it is.
 */
export interface Question {
  position: Position<unknown>
  seat: Seat
  at: number
  bot: string
}

/** Thinks about a question in slices, so that it can be interrupted. The same question has always the same answer. */
export async function answer(
  id: string,
  { position, seat, at, bot: name }: Question,
  signal: AbortSignal,
): Promise<Move> {
  const [{ game }, bot] = await Promise.all([entryOf(id)!.built!.rules(), botOf(id, name)])
  if (!bot) return rivalMove(game, position, seat, at)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  const budget = { iterations: strengthsOf(id)[name]!.playouts, now: () => performance.now() }
  try {
    return await decideInSlices(bot, thinking, budget, { signal })
  } catch (cause) {
    signal.throwIfAborted()
    // A rule failed in a world that the bot imagined: no reason for the game to stop, so any legal move will do.
    console.error(cause)
    return decide(bots.random, thinking)
  }
}

/** A bot of a game by its name; null for the rival. One of the game's own is loaded when it is asked first. */
async function botOf(id: string, name: string): Promise<Bot | null> {
  if (name === RIVAL) return null
  if (name in bots) return bots[name as keyof typeof bots]
  return (await entryOf(id)!.built!.bots![name]!.load()).bot
}
