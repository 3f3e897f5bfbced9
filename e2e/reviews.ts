import type { AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { randomGame } from './random-game.ts'

/** A game of random moves, played to its end: the address of its replay, that of the game before its last move, and the moves. */
export async function finishedReplay(
  game: AnyGame,
  seed: string,
): Promise<{ address: string; unfinished: string; moves: number; last: string }> {
  const { log } = [...randomGame(game, seed)].at(-1)!
  const moves = log.moves.length
  const before = await linkOf(game, { ...log, moves: log.moves.slice(0, -1) })
  return {
    address: `/replay/${game.id}/${await linkOf(game, log)}`,
    unfinished: `/play/${game.id}?log=${before}`,
    moves,
    last: log.moves.at(-1)!.slice(1).join(' '),
  }
}
