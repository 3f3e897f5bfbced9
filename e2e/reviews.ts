import { defaultSeats, newLog, quickChance, readOptions, refereeAt, type AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'

/** A game of random moves, played to its end: the address of its replay, that of the game before its last move, and the moves. */
export async function finishedReplay(
  game: AnyGame,
  seed: string,
): Promise<{ address: string; unfinished: string; moves: number; last: string }> {
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
  const moves = log.moves.length
  const before = await linkOf(game, { ...log, moves: log.moves.slice(0, -1) })
  return {
    address: `/replay/${game.id}/${await linkOf(game, log)}`,
    unfinished: `/play/${game.id}?log=${before}`,
    moves,
    last: log.moves.at(-1)!.slice(1).join(' '),
  }
}
