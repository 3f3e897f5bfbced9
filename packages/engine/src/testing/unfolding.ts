import { advance, look, open } from '../index.ts'
import type { AnyGame, Json, Seat, Told } from '../index.ts'
import { firstDifference } from './leaves.ts'
import { randomGame, type RandomSettings } from './random-game.ts'

/** How a board applies events between two views. */
export interface Unfolding {
  /** The view after an event, as far as the board draws it. */
  unfold: (view: any, event: any) => any
  /** What the board draws of a view: pieces, places, counts. */
  drawn: (view: any) => Json
}

/**
 * Plays a random game and applies, after each move and for each viewer, the events that the viewer is told to the view before. Returns
 * where the result differs from the view after, so where a board would show something that is not true or take it back; null: nowhere.
 */
export function faultInUnfolding(
  game: AnyGame,
  { unfold, drawn }: Unfolding,
  seed: string,
  settings: RandomSettings = {},
): string | null {
  const log = randomGame(game, seed, settings)
  const viewers: readonly (Seat | null)[] = [null, ...Array(log.seats).keys()]
  let now = open<any, any, any>(game, log.seed, log.seats, log.options, log.carried)
  const viewOf = (viewer: Seat | null): unknown =>
    look(game, now.timeline.position, viewer, now.timeline.pending).view
  let before = viewers.map(viewOf)
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    now = advance(game, now.timeline, seat, move)
    const after = viewers.map(viewOf)
    for (const [i, viewer] of viewers.entries()) {
      const events = toldTo(now.told, viewer)
      const shown = events.reduce((view, event) => unfold(view, event), before[i])
      const differs = firstDifference(drawn(shown), drawn(after[i]))
      if (differs) return faultText(seed, n, move.join(' '), viewer, events, differs)
    }
    before = after
  }
  return null
}

const toldTo = (told: readonly Told<any>[], viewer: Seat | null): Json[] =>
  told.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event as Json)

const faultText = (
  seed: string,
  n: number,
  move: string,
  viewer: Seat | null,
  events: readonly Json[],
  differs: string,
): string =>
  `Seed ${seed}, move ${n} (${move}), viewer ${viewer}: ${differs}. Told: ${JSON.stringify(events).slice(0, 2000)}`
