import type { AnyGame, Move, Pending, Seat } from '../index.ts'

// A verb of a step is unfamiliar until it was tried this often.
const FAMILIAR = 8

/** How often each verb was tried, by `step verb`. */
export type Tried = Map<string, number>

/** Whether a decision offers an unfamiliar verb. */
export function isUnfamiliar(tried: Tried, pending: readonly Pending[]): boolean {
  for (const { step, moves } of pending) {
    let last = ''
    for (const [verb] of moves) {
      if (verb === last) continue
      if (timesTried(tried, step, verb) < FAMILIAR) return true
      last = verb
    }
  }
  return false
}

/** `tries` moves to try: one for each unfamiliar verb, then random ones. Without `chance`, every legal move. */
export function movesToTry(
  tried: Tried,
  pending: readonly Pending[],
  tries: number,
  chance?: (n: number) => number,
): [Seat, Move][] {
  const all = pending.flatMap(({ seat, moves }) => moves.map((move): [Seat, Move] => [seat, move]))
  const chosen: [Seat, Move][] = []
  for (const { seat, step, moves } of pending) {
    for (const verb of new Set(moves.map(([verb]) => verb))) {
      const times = timesTried(tried, step, verb)
      if (times >= FAMILIAR) continue
      tried.set(`${step} ${verb}`, times + 1)
      const alike = moves.filter((move) => move[0] === verb)
      chosen.push([seat, alike[chance ? chance(alike.length) : 0]!])
    }
  }
  if (!chance || all.length <= tries) return all
  while (chosen.length < tries) chosen.push(all[chance(all.length)]!)
  return chosen
}

/** The verbs that were never offered, as `step verb`. */
export function unmet(game: AnyGame, tried: Tried): string[] {
  return Object.entries(game.steps).flatMap(([step, choice]) =>
    typeof choice === 'function'
      ? []
      : Object.keys(choice.take).flatMap((verb) =>
          timesTried(tried, step, verb) === 0 ? [`${step} ${verb}`] : [],
        ),
  )
}

const timesTried = (tried: Tried, step: string, verb: string) => tried.get(`${step} ${verb}`) ?? 0
