import type { AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { randomGame } from './random-game.ts'

/** A question to the first seat: its name in the rules, and the address of the game that waits for the answer. */
export interface Asked {
  step: string
  address: string
}

/** The first question of each kind that the first seat is asked in games of random moves, where it has a choice. */
export async function questionsOf(game: AnyGame, seeds: readonly string[]): Promise<Asked[]> {
  const found = new Map<string, string>()
  for (const seed of seeds)
    for (const { log, g } of randomGame(game, seed)) {
      const [first, ...others] = g.pending
      if (first?.seat !== 0 || others.length > 0 || first.moves.length < 2 || found.has(first.step)) continue
      found.set(first.step, `/play/${game.id}?log=${await linkOf(game, log)}`)
    }
  return [...found].map(([step, address]) => ({ step, address }))
}
