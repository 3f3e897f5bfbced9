import {
  copyOf,
  imagine,
  quickChance,
  quickRng,
  word,
  type AnyGame,
  type Position,
  type Seat,
} from '@shamble/engine'

const WORLDS = 2 ** 31

/** Numbers of imagined worlds for one step of a game: always the same, and independent of the game's own dice. */
export function worldsFor(seed: string, use: string): () => number {
  const chance = quickChance(word({ seed: `review/${seed}`, drawn: {} }, use))
  return () => chance(WORLDS)
}

/**
 * The position before an event, to draw the event again by its true distribution. Where all seats see alike, what nobody sees is dealt
 * again and the dice are new. Elsewhere only the dice are new, and hidden cards lie as they lay: dealing them again as one seat
 * imagines them would not follow the distribution that the other seats' moves imply.
 */
export function drawnAgain(
  game: AnyGame,
  position: Position<unknown>,
  seats: number,
  world: number,
): Position<unknown> {
  const nobody: Seat = 0
  if (seats === 1 || game.allSeeAlike) return imagine(game, position, nobody, world)
  return { ...copyOf(game, position), rng: quickRng(world) }
}
