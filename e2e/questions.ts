import { defaultSeats, newLog, quickChance, readOptions, refereeAt, type AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'

/** A question to the first seat: its name in the rules, and the address of the game that waits for the answer. */
export interface Asked {
  step: string
  address: string
}

/** The first question of each kind that the first seat is asked in games of random moves, where it has a choice. */
export async function questionsOf(game: AnyGame, seeds: readonly string[]): Promise<Asked[]> {
  const found = new Map<string, string>()
  for (const seed of seeds) {
    const options = readOptions(game, {}, true)
    const log = newLog(game, seed, { seats: defaultSeats(game, options), options })
    const chance = quickChance(seed)
    const g = refereeAt<unknown, unknown, unknown>(game, log)
    while (!g.result) {
      const [first] = g.pending
      const { seat, step, moves } = first!
      if (seat === 0 && g.pending.length === 1 && moves.length > 1 && !found.has(step))
        found.set(step, `/play/${game.id}?log=${await linkOf(game, log)}`)
      const move = moves[chance(moves.length)]!
      g.make(seat, move)
      log.moves.push([seat, ...move])
    }
  }
  return [...found].map(([step, address]) => ({ step, address }))
}
