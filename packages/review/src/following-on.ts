import { quickChance, type AnyGame, type Move, type Seat } from '@shamble/engine'
import type { Mind } from '@shamble/engine/bots'
import { worldsFor } from './again.ts'
import { afterMove, playOne, type Decision } from './playing-on.ts'

/** What is told more often after one move than after another: a sentence, and in how many of the same worlds it was told. */
export interface Follows {
  line: string
  after: number
  instead: number
  of: number
}

/** Turns an event into a sentence, from the views before and after the move that told it; empty if it is not shown. */
export type Telling = (event: never, view: unknown, before: unknown) => string

/** Imagined worlds, and moves that bots play on in each. */
const WORLDS = 64
const FOLLOWED = 16

/** A line tells one move from another if it comes this much more often, as a share of the worlds. */
const TELLING = 0.25

/**
 * What tells two moves of a decision apart: the sentence that is told in far more worlds after the one than after the other. Both are
 * played on by bots in the same worlds. What the move itself tells in every world only says what was done, and is left out. Null when
 * nothing differs by a quarter of the worlds.
 */
export function followsFrom(
  game: AnyGame,
  decision: Decision,
  mind: Mind,
  seed: string,
  telling: Telling,
  [move, other]: readonly [Move, Move],
): Follows | null {
  const after = linesAfter(game, decision, mind, seed, telling, move)
  const instead = linesAfter(game, decision, mind, seed, telling, other)
  let most: Follows | null = null
  for (const line of new Set([...after.later.keys(), ...instead.later.keys()])) {
    if (after.always.has(line) || instead.always.has(line)) continue
    const one = { line, after: after.later.get(line) ?? 0, instead: instead.later.get(line) ?? 0, of: WORLDS }
    if (!most || Math.abs(one.after - one.instead) > Math.abs(most.after - most.instead)) most = one
  }
  return most && Math.abs(most.after - most.instead) >= TELLING * WORLDS ? most : null
}

// In how many worlds each sentence is told; and those that the move itself tells in all of them.
function linesAfter(
  game: AnyGame,
  decision: Decision,
  mind: Mind,
  seed: string,
  telling: Telling,
  move: Move,
): { later: Map<string, number>; always: Set<string> } {
  const next = worldsFor(seed, `follows/${decision.at}`)
  const later = new Map<string, number>()
  const atOnce = new Map<string, number>()
  const add = (counts: Map<string, number>, lines: ReadonlySet<string>) => {
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  for (let n = 0; n < WORLDS; n++) {
    const world = next()
    const chance = quickChance(world)
    const g = afterMove(game, decision, move, world, false)
    let before = game.view(decision.position.table, decision.seat)
    const lines = new Set<string>()
    const note = () => {
      const view = game.view(g.table, decision.seat)
      for (const line of toldTo(decision.seat, g.told, (event) => telling(event as never, view, before)))
        lines.add(line)
      g.told = []
      before = view
    }
    note()
    add(atOnce, lines)
    for (let played = 0; !g.result && played < FOLLOWED; played++) {
      playOne(game, g, mind, chance)
      note()
    }
    add(later, lines)
  }
  return { later, always: new Set([...atOnce].filter(([, many]) => many === WORLDS).map(([line]) => line)) }
}

const toldTo = (
  seat: Seat,
  told: readonly { event: unknown; to: Seat | 'all' }[],
  say: (event: unknown) => string,
) => told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [say(event)] : [])).filter(Boolean)
