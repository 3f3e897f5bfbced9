import { parBotOf } from '@shamble/catalogue/server'
import { judging, parRun, SLICE_STEPS, termsOf } from '@shamble/challenge'
import {
  look,
  quickChance,
  readCarried,
  Refusal,
  seatsFor,
  shorten,
  start,
  type AnyGame,
  type Json,
  type Options,
} from '@shamble/engine'
import { SLICE_END } from '@shamble/engine/bots'
import { drawnOptions, randomGame, type Stranger } from '@shamble/engine/testing'

/*
 * What a server does with a value that a stranger carries into a game: before a page is drawn, and in the slices of judging and par.
 */

/** A carried value that the game accepts, and the set-up of its game. */
export interface Carried {
  carried: Json
  options: Options
  seats: number
}

const SEED = 'costs'

/** Value number `n` of a stranger; null when the game refuses it. */
export function acceptedOf(game: AnyGame, make: Stranger, seed: string, n: number): Carried | null {
  const chance = quickChance(`${seed}-${n}`)
  const given = make(chance, n)
  const options = drawnOptions(game, chance)
  try {
    const carried = readCarried(game, given, options)
    const possible = seatsFor(game, options)
    return carried === null ? null : { carried, options, seats: possible[chance(possible.length)]! }
  } catch (cause) {
    if (cause instanceof Refusal) return null
    throw cause
  }
}

let copies = 0
/** The same mission under another name: no cache knows it. */
export function renamed({ carried, ...rest }: Carried): Carried {
  const copy = structuredClone(carried) as { mission: { name: string } }
  copy.mission.name = `Copy ${++copies}`
  return { ...rest, carried: copy }
}

/** What a page does before it is drawn: reads the value, starts the game, and looks at it as a spectator and as the one who is asked. */
export function open(game: AnyGame, { carried, options, seats }: Carried): void {
  const read = readCarried(game, carried, options) ?? undefined
  const { position, pending } = start(game, SEED, seats, options, read)
  for (const seat of new Set([null, pending[0]?.seat ?? null])) look(game, position, seat, pending)
}

/** The first slices of a run for par, as functions that do one each. */
export async function parSlices(game: AnyGame, one: Carried): Promise<Iterable<() => void>> {
  const par = await parBotOf(game.id)
  return slicesOf(parRun(game, termsOf(game, one), SEED, par, 0), par.slice)
}

/** The slices of judging a game that one person has played at random; none where nobody plays alone. */
export function judgedSlices(game: AnyGame, one: Carried): Iterable<() => void> {
  if (!seatsFor(game, one.options).includes(1)) return []
  const alone = { ...one, seats: 1 }
  const log = shorten(game, randomGame(game, SEED, alone))
  // What follows the log is not unpacked: the terms have it.
  return slicesOf(judging(game, termsOf(game, alone), SEED, `${log}.carried`), SLICE_STEPS)
}

function* slicesOf(work: Generator<unknown, unknown>, steps: number): Generator<() => void> {
  let isDone = false
  for (;;) {
    yield () => {
      for (let step = 0; step < steps && !isDone; step++) {
        const { done, value } = work.next()
        isDone = done === true
        if (value === SLICE_END) return
      }
    }
    if (isDone) return
  }
}
