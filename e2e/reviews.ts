import { defaultSeats, newLog, quickChance, readOptions, refereeAt, type AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'

/** The address of the replay of a game of random moves, played to its end, and the number of its moves. */
export async function finishedReplay(
  game: AnyGame,
  seed: string,
): Promise<{ address: string; moves: number }> {
  const options = readOptions(game, {}, true)
  const log = newLog(game, seed, { seats: defaultSeats(game, options), options })
  const chance = quickChance(seed)
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  while (!g.result) {
    const { seat, moves } = g.pending[0]!
    const move = moves[chance(moves.length)]!
    g.make(seat, move)
    log.moves.push([seat, ...move])
  }
  return { address: `/replay/${game.id}/${await linkOf(game, log)}`, moves: log.moves.length }
}
