import { canonical, play, start, type AnyGame, type Json, type Log } from '@shamble/engine'
import { randomGame, type Golden } from '@shamble/engine/testing'

/*
 * What tests of two versions of the rules ask. Only of the engine: it also runs in the Worker.
 */

/**
 * The number of moves of a log after which two sets of rules show or ask something else, or one of them refuses the next; null: none.
 */
export function parting(
  a: AnyGame,
  b: AnyGame,
  { seed, seats, options, carried, moves }: Log,
): number | null {
  let [one, other] = [a, b].map((game) => start(game, seed, seats, options, carried)) as [Moment, Moment]
  for (const [at, [seat, ...move]] of moves.entries()) {
    if (shownAt(one) !== shownAt(other)) return at
    one = play(a, one.position, seat, move, one.pending)
    try {
      other = play(b, other.position, seat, move, other.pending)
    } catch {
      return at
    }
  }
  return shownAt(one) === shownAt(other) ? null : moves.length
}

type Moment = ReturnType<typeof start>

// The table, and who may do what.
const shownAt = ({ position: { table, result }, pending }: Moment): string =>
  canonical([table, result, pending.map(({ seat, moves }) => [seat, moves])] as unknown as Json)

// Rules of Z War One that golden games may not meet, as they are of heroes with experience.
const CARRIED: Record<string, Json> = {
  'z-war-one': {
    heroes: [0, 1, 2, 3].map(() => ({ xp: 0, perks: ['redline', 'dead-eye', 'berserker'] })),
    won: [],
  },
}

/** Finished games by old rules: their golden games, and one with what may be carried. */
export function gamesBy(old: AnyGame, goldens: Readonly<Record<string, Golden>>): Log[] {
  const carried = CARRIED[old.id]
  const more = carried ? [randomGame(old, 'carried', { seats: 2, options: 'default', carried })] : []
  return [...Object.values(goldens).map(({ log }) => log), ...more]
}

/** A row of the journal of a stored room. */
export type EntryRow = [
  at: number,
  seat: number,
  n: number,
  seen: number,
  chosen: number,
  time: number,
  did: string,
]

/**
 * A room in the middle of an old game: the column `kept` and the rows of its journal, given the column of a room of as many seats that
 * has just begun.
 */
export function oldRoom(
  kept: string,
  old: AnyGame,
  { seed, seats, options, carried, moves }: Log,
): { kept: string; entries: EntryRow[] } {
  const room = JSON.parse(kept)
  let { position, pending } = start(old, seed, seats, options, carried)
  const began = position
  const made = Array.from({ length: seats }, () => 0)
  const entries = moves.map(([seat, ...move], at): EntryRow => {
    const own = pending.filter((choice) => choice.seat === seat).flatMap((choice) => choice.moves)
    const chosen = own.findIndex((one) => canonical([...one]) === canonical(move))
    ;({ position, pending } = play(old, position, seat, move, pending))
    return [at, seat, ++made[seat]!, at, chosen, room.touched, JSON.stringify(move)]
  })
  const set = { seed, options, ...(carried !== undefined && { carried }) }
  const match = { ...room.match, ...set, version: old.version, position: began }
  const begun = { stored: null, seal: 0, kept: 0, first: 0 }
  const text = JSON.stringify({
    ...room,
    ...set,
    version: old.version,
    match: { ...match, ...begun },
  })
  return { kept: text, entries }
}
