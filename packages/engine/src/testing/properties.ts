import { canonical, copy, imagine, look, play, quickChance, Referee, undo } from '../index.ts'
import type { AnyGame, Json, Log, Move, Pending, Position, Seat, Session, Told, Turn } from '../index.ts'
import { ConformanceFault, type Property } from './fault.ts'
import { firstDifference, notPlain } from './leaves.ts'
import { longestOf } from './random-game.ts'

/*
 * What must hold at a decision. `checkCheap` is asserted at every one; `checkPosition` and `checkMove`
 * copy and look at whole positions, and are asserted at a share of them.
 */

/** One decision of one game. */
export interface Decision {
  game: AnyGame
  log: Log
  position: Position<any>
  pending: readonly Pending[]
}

/** Throws the fault that a property does not hold here. */
export function fault(at: Pick<Decision, 'log'>, property: Property, detail: string, cause?: unknown): never {
  throw new ConformanceFault(at.log, property, detail, { cause })
}

/** Does something in which anything thrown breaks the property. */
export function must<T>(at: Pick<Decision, 'log'>, property: Property, what: string, does: () => T): T {
  try {
    return does()
  } catch (cause) {
    if (cause instanceof ConformanceFault) throw cause
    return fault(at, property, `${what}: ${said(cause)}`, cause)
  }
}

/** A choice or a result; well-formed, distinct moves; not too long a game. */
export function checkCheap(at: Decision): void {
  const { game, log, position, pending } = at
  if (position.result) return checkResult(at)
  if (pending.length === 0) fault(at, 'dead-end', `The agenda is ${JSON.stringify(position.agenda)}.`)
  if (log.moves.length >= longestOf(game))
    fault(at, 'longest', `It should last at most ${longestOf(game)} moves.`)
  for (const p of pending) checkMoves(at, p)
}

function checkResult(at: Decision): void {
  const { log, position, pending } = at
  const { winners, scores } = position.result!
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < log.seats
  const fits =
    winners.every(isSeat) &&
    new Set(winners).size === winners.length &&
    (!scores || (scores.length === log.seats && scores.every(Number.isFinite)))
  if (!fits || pending.length > 0)
    fault(at, 'result', `The result is ${JSON.stringify(position.result)}; open: ${pending.length}.`)
}

function checkMoves(at: Decision, { seat, step, moves }: Pending): void {
  const choice = at.game.steps[step]
  const verbs = typeof choice === 'object' ? choice.take : {}
  if (!(Number.isInteger(seat) && seat >= 0 && seat < at.log.seats))
    fault(at, 'move-shape', `${step} asks seat ${seat}.`)
  const met = new Set<string>()
  for (const move of moves) {
    if (!move.every(isWord) || !Object.hasOwn(verbs, move[0]))
      fault(at, 'move-shape', `${step} lists ${JSON.stringify(move)}.`)
    met.add(move.join(' '))
  }
  if (met.size === moves.length) return
  const twice = moves.find((move, i) => moves.findIndex((other) => other.join(' ') === move.join(' ')) !== i)!
  fault(at, 'duplicate', `${step} lists “${twice.join(' ')}” twice.`)
}

const isWord = (part: unknown) => typeof part === 'string' && part.length > 0 && !/\s/.test(part)

/** The position as a whole: plain, settled, and secret. `world` numbers the imagined worlds. */
export function checkPosition(at: Decision, world: number): void {
  const { game, log, position } = at
  const bad = notPlain(position)
  if (bad) fault(at, 'json', `The position has ${bad}.`)
  checkFrames(at, position.agenda)
  checkSettled(at)
  for (let seat = 0; seat < log.seats; seat++) {
    const score = must(at, 'score', `score of seat ${seat}`, () => game.score(position.table, seat))
    if (!(score >= 0 && score <= 1)) fault(at, 'score', `Seat ${seat} scores ${score}.`)
    checkSecrecy(at, seat, world + seat)
    if (game.whyNot) checkWhyNot(at, seat)
  }
}

function checkFrames(at: Decision, agenda: unknown): void {
  if (Array.isArray(agenda)) return agenda.forEach((part) => checkFrames(at, part))
  if (typeof agenda === 'object' && agenda !== null) {
    fault(at, 'frames', `${JSON.stringify(agenda)} is scheduled in ${JSON.stringify(at.position.agenda)}.`)
  }
}

function checkSettled(at: Decision): void {
  const g = new Referee<any, any>(at.game, copy(at.position))
  must(at, 'settled', 'settling', () => g.settle())
  const differs = firstDifference(at.position, g.position) ?? firstDifference(at.pending, g.pending)
  if (differs) fault(at, 'settled', `Settling again changes ${differs}.`)
  if (g.told.length > 0) fault(at, 'settled', `Settling again tells ${JSON.stringify(g.told)}.`)
  if (g.sealed)
    fault(at, 'settled', 'Settling again seals: `options`, `seat` or `ask` rolls, shuffles or reveals.')
}

// Looking after imagining gives the same sight, to the seat that imagines and to a spectator beside it.
function checkSecrecy(at: Decision, seat: Seat, world: number): void {
  const { game, position, pending } = at
  const other = must(at, 'sight-secret', `imagine for seat ${seat}`, () =>
    imagine(game, position, seat, world),
  )
  for (const eye of [seat, null]) {
    const property = eye === null ? 'spectator-secret' : 'sight-secret'
    const who = eye === null ? 'A spectator' : `Seat ${seat}`
    must(at, property, `${who} looks`, () => {
      const sight = look(game, position, eye, [...pending])
      const bad = notPlain(sight)
      if (bad) fault(at, 'json', `The view of ${who} has ${bad}.`)
      const differs = firstDifference(sight, look(game, other, eye))
      if (differs)
        fault(at, property, `${who} sees another ${differs} when seat ${seat} imagines world ${world}.`)
    })
  }
}

function checkWhyNot(at: Decision, seat: Seat): void {
  const { game, position, pending } = at
  const own = pending.filter((p) => p.seat === seat).flatMap((p) => p.moves)
  if (own.length === 0) return
  const view = game.view(position.table, seat)
  const asked = quickChance(at.log.moves.length)
  for (const move of own.length <= 8 ? own : Array.from({ length: 8 }, () => own[asked(own.length)]!)) {
    for (let n = 2; n <= move.length; n++) {
      const clicked = move.slice(1, n)
      const reason = must(at, 'why-not', `why not ${clicked.join(' ')}`, () =>
        game.whyNot!(view, seat, clicked),
      )
      if (reason)
        fault(
          at,
          'why-not',
          `“${move.join(' ')}” is legal, but ${clicked.join(' ')} is refused: ${reason.says}`,
        )
    }
  }
}

/** One legal move: it can be made, in every way, with the same outcome, and gives no secret away. */
export function checkMove(at: Decision, seat: Seat, move: Move, world: number): void {
  const { game, position } = at
  const before = JSON.stringify(position)
  const next = must(at, 'move-fails', `“${move.join(' ')}”`, () =>
    orCause(() => play<any, any, any>(game, position, seat, move)),
  )
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
  if (!next.sealed) {
    checkUndrawn(at, move, next.position)
    checkTaught(at, seat, move, next, world)
  }
  for (let heard = 0; heard < at.log.seats; heard++) checkTold(at, seat, move, next, heard, world + 1 + heard)
}

/** A turn that is not sealed drew nothing. */
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

// The same move in a world that looks alike must lead its mover to the same sight and the same story.
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
 * An event leak. The move is made in two worlds that look alike to a seat, with the same dice. If they
 * still look alike afterwards, whatever the seat was told must be the same: else the event told it
 * something that the table does not show it. Sound, but for what is shown and hidden again within one
 * turn (a card seen by all and shuffled back) or only looked at; a game names such events in `unseen`,
 * `'told drew.card': 'the seat alone looks at it'`. Where the seat sees the difference on the table, or
 * the move is impossible in the other world, nothing can be concluded.
 */
function checkTold(
  at: Decision,
  mover: Seat,
  move: Move,
  next: Turn<any, any>,
  seat: Seat,
  world: number,
): void {
  const own = heardBy(seat, next.told)
  if (own.length === 0) return
  const other = playElsewhere(at, seat, mover, move, world)
  if (!other) return
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

// The move made in a world imagined by `seat`, with the real dice; null when it is impossible there.
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

// The fields of events that differ, `told drew.card`; the first event that differs altogether ends the list.
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

/** After a move: taking it back, where that is allowed, gives exactly the position before. */
export function checkUndo(at: Decision, session: Session<any>, mover: Seat): void {
  if (session.log.moves.length <= session.floor) return
  must(at, 'undo', 'undo', () => {
    const differs = firstDifference(at.position, undo(at.game, session, mover).position)
    if (differs)
      fault(
        at,
        'undo',
        `Undo of “${session.log.moves.at(-1)!.slice(1).join(' ')}” leaves another ${differs}.`,
      )
  })
}

// What went wrong inside the rules, not the polite refusal around it.
function orCause<T>(does: () => T): T {
  try {
    return does()
  } catch (thrown) {
    throw thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  }
}

function said(thrown: unknown): string {
  return thrown instanceof Error
    ? (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join('\n  ')
    : String(thrown)
}
