import { defaultSeats, newLog, quickChance, readOptions, refereeAt, type AnyGame } from '@shamble/engine'

/** Plays random moves to the end of a game. Yields its log and its referee before each move and at the end. */
export function* randomGame(game: AnyGame, seed: string) {
  const options = readOptions(game, {}, true)
  const log = newLog(game, seed, { seats: defaultSeats(game, options), options })
  const chance = quickChance(seed)
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (;;) {
    yield { log, g }
    if (g.result) return
    const { seat, moves } = g.pending[0]!
    const move = moves[chance(moves.length)]!
    g.make(seat, move)
    log.moves.push([seat, ...move])
  }
}
