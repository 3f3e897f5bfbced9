import { play, start, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { rivalMove } from '@shamble/engine/bots'
import { advisedGame } from '$lib/play/minds.ts'

/** More than any game takes; a bug must not play for ever. */
const MAX_MOVES = 5000

/** The replay link of a game from this start that the bot of challenges plays on every seat. */
export async function rivalRun(id: string, log: Log): Promise<string> {
  const game = await advisedGame(id, undefined, undefined, log.version)
  const { seed, seats, options, carried } = log
  let { position, pending } = start(game, seed, seats, options, carried)
  const moves: Log['moves'] = []
  while (!position.result && moves.length < MAX_MOVES) {
    const { seat } = pending[0]!
    const move = rivalMove(game, position, seat, moves.length)
    ;({ position, pending } = play(game, position, seat, move, pending))
    moves.push([seat, ...move])
    if (moves.length % 8 === 0) await new Promise((done) => setTimeout(done))
  }
  return linkOf(game, { ...log, moves })
}
