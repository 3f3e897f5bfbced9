import { explain } from '../explain.ts'
import { hot, type Pending, type Reason, type Seat } from '../index.ts'
import { fault, must, type Decision } from './properties.ts'

/*
 * What players are told when a click is refused. Every beginning of every legal move is clicked, and then every part met in this game.
 */

/** The clicks in vain, and those that got no reason, by step and kind of part. */
export type Silence = Record<string, { clicks: number; silent: number }>

/** The kind of a part by its id. */
export type KindOf = (id: string) => string

const NOT_YOUR_TURN = /\bnot your turn\b|^It is (?:the turn of )?(?:the )?[\w ]+(?:[’']s turn\b|$)/
const ADVICE = /\b[Cc]lick\b|\bsend an Agent\b|\bfirst go to\b/

/** Adds the ids of parts that the legal moves name. */
export function meetParts(parts: Set<string>, pending: readonly Pending[]): void {
  for (const { moves } of pending)
    for (const move of moves) for (let n = 1; n < move.length; n++) parts.add(move[n]!)
}

/** Checks the reasons of every seat that is asked. `parts`: the ids met in this game. */
export function checkReasons(
  at: Decision,
  parts: ReadonlySet<string>,
  silence: Silence,
  kinds: KindOf = kindOf,
): void {
  const { game, pending } = at
  if (!game.whyNot) return
  for (const seat of new Set(pending.map((p) => p.seat))) {
    const own = pending.filter((p) => p.seat === seat && p.moves.length > 0)
    if (own.length > 0) checkSeat(at, seat, own, parts, silence, kinds)
  }
}

function checkSeat(
  at: Decision,
  seat: Seat,
  own: readonly Pending[],
  parts: ReadonlySet<string>,
  silence: Silence,
  kinds: KindOf,
): void {
  const view = at.game.view(at.position.table, seat)
  const moves = own.flatMap((p) => p.moves)
  const { step } = own[0]!
  const asked = { step, moves }
  const ask = (clicked: readonly string[]): Reason | null =>
    must(at, 'why-not', `why not ${clicked.join(' ')}`, () =>
      explain(at.game.whyNot!, view, seat, clicked, asked),
    )
  for (const clicked of beginnings(moves)) {
    const reason = at.game.whyNot!(view, seat, clicked, asked)
    if (reason) fault(at, 'why-not', `${step}: ${clicked.join(' ')} is legal, but refused: ${reason.says}`)
  }
  const open = hot(moves, [])
  const begun = [...open].find((id) => id.includes(':') && !moves.some((move) => move[0] === id))
  for (const path of begun === undefined ? [[]] : [[], [begun]]) {
    const next = hot(moves, path)
    for (const id of parts) {
      if (next.has(id) || open.has(id) || path.includes(id)) continue
      const reason = ask([...path, id])
      if (path.length === 0) count(silence, `${step} ${kinds(id)}`, reason)
      if (reason) checkReason(at, reason, [...path, id], open)
    }
  }
}

/** Every distinct beginning of every legal move, as it is clicked: its parts, and then its verb. */
function beginnings(moves: Pending['moves']): string[][] {
  const found = new Map<string, string[]>()
  for (const [verb, ...parts] of moves) {
    const clicks = [...parts, verb]
    for (let n = 1; n <= clicks.length; n++) {
      const clicked = clicks.slice(0, n)
      found.set(clicked.join(' '), clicked)
    }
  }
  return [...found.values()]
}

function checkReason(
  at: Decision,
  { says, first }: Reason,
  clicked: readonly string[],
  open: ReadonlySet<string>,
): void {
  const told = `${clicked.join(' ')}: “${says}”`
  if (NOT_YOUR_TURN.test(says)) fault(at, 'why-not-turn', told)
  if (first === undefined && ADVICE.test(says)) fault(at, 'why-not-first', `${told} names nothing.`)
  if (first === undefined) return
  if (!open.has(first)) fault(at, 'why-not-first', `${told}: ${first} cannot be clicked.`)
  if (clicked.includes(first)) fault(at, 'why-not-first', `${told}: ${first} is clicked already.`)
}

function count(silence: Silence, what: string, reason: Reason | null): void {
  const met = (silence[what] ??= { clicks: 0, silent: 0 })
  met.clicks++
  if (!reason) met.silent++
}

/** What stands before the colon of an id, or all of it. */
export const kindOf: KindOf = (id) => (id.includes(':') ? id.slice(0, id.indexOf(':')) : id)
