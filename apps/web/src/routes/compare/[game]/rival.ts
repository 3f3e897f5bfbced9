import { pendingIn, play, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { rivalMove } from '@shamble/engine/bots'

/** More than any game takes: a bug must not think for ever. */
const MOST_MOVES = 5000

/** How the bot of challenges plays a start when it has every chair, as a log for links. */
export async function rivalRun(game: AnyGame, { seed, seats, options }: Log): Promise<string> {
  let { position } = start(game, seed, seats, options)
  const moves: Log['moves'] = []
  while (!position.result && moves.length < MOST_MOVES) {
    const { seat } = pendingIn(game, position)[0]!
    const move = rivalMove(game, position, seat, moves.length)
    position = play(game, position, seat, move).position
    moves.push([seat, ...move])
    if (moves.length % 8 === 0) await new Promise((done) => setTimeout(done))
  }
  return shorten(game, { game: game.id, version: game.version, seats, options, seed, moves })
}
