import { canonical, copy, imagine, look, mayUndo, play, Referee, undo } from '../index.ts'
import type { Json, Move, Position, Seat, Timeline, Told, Turn } from '../index.ts'
import { firstDifference, isOfFrozen, notPlain } from './leaves.ts'
import { askedIn, fault, must, said, type Decision } from './properties.ts'

/** Checks one legal move: every way to make it has the same outcome, and it reveals no secret. */
export function checkMove(at: Decision, seat: Seat, move: Move, world: number): void {
  const { position } = at
  const before = JSON.stringify(position)
  const next = made(at, seat, move)
  if (JSON.stringify(position) !== before) {
    fault(
      at,
      'input-changed',
      `“${move.join(' ')}” changed ${firstDifference(JSON.parse(before), position) ?? 'the order of keys'}.`,
    )
  }
  const bad = notPlain(next.position) ?? notPlain(next.told)
  if (bad) fault(at, 'json', `After “${move.join(' ')}” there is ${bad}.`)
  checkRepeatable(at, seat, move, next, before)
  checkQuiet(at, seat, move, next)
  const others = Array.from({ length: at.log.seats }, (_, viewer) =>
    playElsewhere(at, viewer, seat, move, world + 1 + viewer),
  )
  if (!next.sealed) checkUndrawn(at, move, next.position)
  for (const [viewer, other] of others.entries()) if (other) checkAsking(at, move, next, other, viewer)
  if (!next.sealed) checkTaught(at, seat, move, next, world)
  for (const [viewer, other] of others.entries()) if (other) checkTold(at, move, next, other, viewer)
}

function made(at: Decision, seat: Seat, move: Move): Turn<any, any> {
  try {
    return orCause(() => play<any, any, any>(at.game, at.position, seat, move))
  } catch (cause) {
    return fault(at, isOfFrozen(cause) ? 'copy' : 'move-fails', `“${move.join(' ')}”: ${said(cause)}`, cause)
  }
}

/** Checks that a turn that is not sealed used no chance. */
export function checkUndrawn(at: Decision, move: Move, next: Position<any>): void {
  const differs = firstDifference(at.position.rng, next.rng)
  if (differs) fault(at, 'unsealed-chance', `“${move.join(' ')}” is not sealed but drew from ${differs}.`)
}

function checkRepeatable(at: Decision, seat: Seat, move: Move, next: Turn<any, any>, before: string): void {
  must(at, 'repeatable', `“${move.join(' ')}” once more`, () => {
    const again = orCause(() => play(at.game, JSON.parse(before) as Position<any>, seat, move))
    const differs = firstDifference(next, again)
    if (differs) fault(at, 'repeatable', `“${move.join(' ')}” made again differs in ${differs}.`)
  })
}

function checkQuiet(at: Decision, seat: Seat, move: Move, next: Turn<any, any>): void {
  must(at, 'quiet', `“${move.join(' ')}” quietly`, () => {
    const g = new Referee<any, any>(at.game, copy(at.position), true).settle().make(seat, move)
    const differs = firstDifference(next.position, g.position) ?? firstDifference(next.pending, g.pending)
    if (differs) fault(at, 'quiet', `“${move.join(' ')}” made quietly differs in ${differs}.`)
    if (g.sealed !== next.sealed)
      fault(at, 'quiet', `“${move.join(' ')}” made quietly is ${g.sealed ? '' : 'not '}sealed.`)
  })
}

// In a world that looks alike, the same move must show and tell its mover the same.
function checkTaught(at: Decision, seat: Seat, move: Move, next: Turn<any, any>, world: number): void {
  const other = playElsewhere(at, seat, seat, move, world)
  if (!other)
    fault(
      at,
      'undo-teaches',
      `“${move.join(' ')}” is legal, but not in a world that seat ${seat} cannot tell apart.`,
    )
  const differs =
    firstDifference(
      look(at.game, next.position, seat, next.pending),
      look(at.game, other.position, seat, other.pending),
    ) ?? firstDifference(heardBy(seat, next.told), heardBy(seat, other.told))
  if (differs)
    fault(at, 'undo-teaches', `“${move.join(' ')}” taught seat ${seat} ${differs}, and could be undone.`)
}

/*
 * Being asked can reveal a secret. The move is made in two worlds that look alike to a seat, with the same dice. While the seat is told
 * the same in both, the rules must not ask in one and go on in the other, nor ask different seats. Once it is told different things
 * there is nothing to check. Exceptions are explained in `unseen`: `'asked fire': 'the hand lies open'`.
 */
function checkAsking(at: Decision, move: Move, here: Turn<any, any>, there: Turn<any, any>, viewer: Seat) {
  if (here.position.result || there.position.result) return
  const heard = [here, there].map(({ told }) =>
    heardBy(viewer, told).map((event) => canonical(event as Json)),
  )
  const [short, long] = heard.toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (short.some((event, i) => event !== long[i])) return
  const stopped = heard[0]!.length <= heard[1]!.length ? here : there
  const went = stopped === here ? there : here
  const asked = askedIn(stopped.pending)
  const differs =
    short.length < long.length
      ? `${asked[0]} is asked before ${long[short.length]} is told`
      : firstDifference(asked, askedIn(went.pending))
  if (!differs || isExplainedAsking(at, stopped) || isExplainedAsking(at, went)) return
  fault(
    at,
    'asking',
    `“${move.join(' ')}”: seat ${viewer} cannot tell two worlds apart, but in one of them ${differs}. If this is right, explain it in \`unseen\`.`,
  )
}

const isExplainedAsking = ({ game }: Decision, { pending }: Turn<any, any>) =>
  pending.some(({ step }) => Object.hasOwn(game.unseen ?? {}, `asked ${step}`))

/*
 * Events can reveal a secret. The move is made in two worlds that look alike to a seat, with the same dice. If they still look alike
 * afterwards, the seat must have been told the same. If the seat sees a difference, or the move is impossible in the other world,
 * there is nothing to check. A card that is looked at, or shown and hidden again within a turn, is explained in `unseen`:
 * `'told drew.card': 'the seat alone looks at it'`.
 */
function checkTold(at: Decision, move: Move, next: Turn<any, any>, other: Turn<any, any>, seat: Seat): void {
  const own = heardBy(seat, next.told)
  if (own.length === 0) return
  const seen = look(at.game, next.position, seat, next.pending)
  if (firstDifference(seen, look(at.game, other.position, seat, other.pending))) return
  const explained = Object.keys(at.game.unseen ?? {})
  for (const path of differingTales(own, heardBy(seat, other.told))) {
    if (explained.some((name) => path === name || path.startsWith(`${name}.`))) continue
    fault(
      at,
      'told-secret',
      `“${move.join(' ')}”: \`${path}\` tells seat ${seat} what it cannot see. If this is right, explain it in \`unseen\`.`,
    )
  }
}

// Makes the move in a world imagined by `seat`, with the real dice; null if it is impossible there.
function playElsewhere(
  at: Decision,
  seat: Seat,
  mover: Seat,
  move: Move,
  world: number,
): Turn<any, any> | null {
  const { game, position } = at
  const other = { ...imagine(game, position, seat, world), rng: copy(position.rng) }
  try {
    return play<any, any, any>(game, other, mover, move)
  } catch {
    return null
  }
}

const heardBy = (seat: Seat, told: readonly Told<any>[]) =>
  told.filter((t) => t.to === 'all' || t.to === seat).map((t) => t.event)

// The fields that differ, as `told drew.card`, up to the first event of another type.
function differingTales(here: any[], there: any[]): string[] {
  const paths: string[] = []
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]]
    if (a?.type !== b?.type) return [...paths, `told ${(a ?? b).type}`]
    for (const key of Object.keys({ ...a, ...b })) {
      if (canonical((a[key] ?? null) as Json) !== canonical((b[key] ?? null) as Json))
        paths.push(`told ${a.type}.${key}`)
    }
  }
  return paths
}

/** Checks that undo, if it is allowed after a move, restores exactly the position before. */
export function checkUndo(at: Decision, timeline: Timeline<any>, mover: Seat): void {
  if (!mayUndo(timeline, mover)) return
  must(at, 'undo', 'undo', () => {
    const differs = firstDifference(at.position, undo(at.game, timeline, mover).position)
    if (differs)
      fault(
        at,
        'undo',
        `Undo of “${timeline.log.moves.at(-1)!.slice(1).join(' ')}” leaves another ${differs}.`,
      )
  })
}

// Rethrows the exception inside the rules instead of the refusal around it.
function orCause<T>(does: () => T): T {
  try {
    return does()
  } catch (thrown) {
    throw thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  }
}
