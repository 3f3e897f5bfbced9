import { copy, copyOf, imagine, look, quickChance, Referee, sequelOf, sideOf, start } from '../index.ts'
import type { AnyGame, Log, Pending, Position, Seat, Sight } from '../index.ts'
import { scoreOf } from '../bots/index.ts'
import { ConformanceFault, type Property } from './fault.ts'
import { firstDifference, freezeCommon, notPlain } from './leaves.ts'
import { longestOf } from './random-game.ts'

/*
 * Properties of a decision. `checkCheap` runs at every decision, `checkPosition`, which copies positions, at a share of them.
 */

/** One decision of one game. */
export interface Decision {
  game: AnyGame
  log: Log
  position: Position<any>
  pending: readonly Pending[]
}

/** Throws the fault that a property is violated here. */
export function fault(at: Pick<Decision, 'log'>, property: Property, detail: string, cause?: unknown): never {
  throw new ConformanceFault(at.log, property, detail, { cause })
}

/** Calls a function; any exception violates the property. */
export function must<T>(at: Pick<Decision, 'log'>, property: Property, what: string, does: () => T): T {
  try {
    return does()
  } catch (cause) {
    if (cause instanceof ConformanceFault) throw cause
    return fault(at, property, `${what}: ${said(cause)}`, cause)
  }
}

/** Checks that there is a choice or a result, that moves are well-formed and distinct, and that the game is not too long. */
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
  for (let seat = 0; seat < log.seats; seat++) {
    checkStanding(at, seat)
    checkWorth(at, seat)
  }
  checkSides(at)
  checkCarries(at)
}

function checkSides(at: Decision): void {
  const { game, log, position } = at
  const { winners } = position.result!
  const won = new Map<number, boolean>()
  for (let seat = 0; seat < log.seats; seat++) {
    const side = must(at, 'sides', `side of seat ${seat}`, () => sideOf(game, position.table, seat))
    if (!Number.isInteger(side)) fault(at, 'sides', `Seat ${seat} is on side ${side}.`)
    const wins = winners.includes(seat)
    if ((won.get(side) ?? wins) !== wins)
      fault(at, 'sides', `Of side ${side} some seats win and others do not: ${JSON.stringify(winners)}.`)
    won.set(side, wins)
  }
}

// What is carried out must be accepted by the next game, if there is one.
function checkCarries(at: Decision): void {
  const { game, log, position } = at
  const result = position.result!
  if (result.carries !== undefined && !game.refuseCarried)
    fault(at, 'carries', 'The game carries something out that it never takes in.')
  must(at, 'carries', 'the game that follows', () => {
    const next = sequelOf(game, log, result)
    if (next) start(game, log.seed, next.seats, next.options, next.carried)
  })
}

function checkStanding(at: Decision, seat: Seat): void {
  const { game, log, position } = at
  const moves = log.moves.filter(([who]) => who === seat).length
  const standing = must(at, 'standing', `standing of seat ${seat}`, () =>
    game.standing?.(position.table, position.result!, seat, moves),
  )
  if (standing && !(standing.length > 0 && standing.every(Number.isFinite)))
    fault(at, 'standing', `Seat ${seat} stands at ${JSON.stringify(standing)}.`)
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

/** Checks the whole position: plain JSON, settled, without leaks. `world` is the number of the first imagined world. */
export function checkPosition(at: Decision, world: number): void {
  const { game, log, position } = at
  const bad = notPlain(position)
  if (bad) fault(at, 'json', `The position has ${bad}.`)
  checkFrames(at, position.agenda)
  checkCopy(at)
  checkSettled(at)
  checkFacts(at)
  checkPolicy(at)
  for (let seat = 0; seat < log.seats; seat++) {
    const score = must(at, 'score', `score of seat ${seat}`, () => scoreOf(game, position.table, seat))
    if (!(score >= 0 && score <= 1)) fault(at, 'score', `Seat ${seat} scores ${score}.`)
    if (score === 1 && !position.result) fault(at, 'score', `Seat ${seat} scores 1 before the end.`)
    checkWorth(at, seat)
    checkSecrecy(at, seat, world + seat)
    if (game.allSeeAlike) checkAlike(at, seat)
  }
}

function checkFrames(at: Decision, agenda: unknown): void {
  if (Array.isArray(agenda)) return agenda.forEach((part) => checkFrames(at, part))
  if (typeof agenda === 'object' && agenda !== null) {
    fault(at, 'frames', `${JSON.stringify(agenda)} is scheduled in ${JSON.stringify(at.position.agenda)}.`)
  }
}

function checkCopy(at: Decision): void {
  const { game, position } = at
  const copied = must(at, 'copy', 'copying', () => copyOf(game, position))
  const bad = notPlain(copied)
  if (bad) fault(at, 'copy', `The copy has ${bad}.`)
  const differs = firstDifference(position, copied)
  if (differs) fault(at, 'copy', `The copy has another ${differs}.`)
  freezeCommon(position, copied)
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

function checkPolicy(at: Decision): void {
  const { game, log, position, pending } = at
  const policy = game.bots?.policy
  if (!policy) return
  const before = JSON.stringify([position, pending])
  for (const choice of pending) {
    const view = game.view(position.table, choice.seat)
    const chance = quickChance(log.moves.length)
    const index = must(at, 'advice', `policy for ${choice.step}`, () => policy(view, choice, chance))
    if (!choice.moves[index]) fault(at, 'advice', `At ${choice.step} the policy names move ${index}.`)
  }
  if (JSON.stringify([position, pending]) !== before) fault(at, 'advice', 'The policy changed the position.')
}

function checkWorth(at: Decision, seat: Seat): void {
  const { game, position } = at
  const judge = game.bots?.worth
  if (!judge) return
  const worth = must(at, 'advice', `worth to seat ${seat}`, () =>
    judge(position.table, seat, position.result),
  )
  if (!(worth >= 0 && worth <= 1)) fault(at, 'advice', `To seat ${seat} it is worth ${worth}.`)
}

// Facts are plain JSON, and computing them changes nothing.
function checkFacts(at: Decision): void {
  const { game, position, pending } = at
  const before = JSON.stringify(position)
  for (const { seat } of pending) {
    const { choices } = must(at, 'facts', `facts for seat ${seat}`, () =>
      look(game, position, seat, [...pending]),
    )
    for (const { step, moves, facts } of choices) {
      if (!facts) continue
      const bad = notPlain(facts)
      if (bad || facts.length !== moves.length)
        fault(at, 'facts', `${step} has ${bad ?? `${facts.length} facts for ${moves.length} moves`}.`)
    }
  }
  if (JSON.stringify(position) !== before) {
    const differs = firstDifference(JSON.parse(before), position)
    fault(at, 'facts', `Asking for facts changed ${differs ?? 'the order of keys'}.`)
  }
}

// The seat, and a spectator, see the same in a world that the seat imagines.
function checkSecrecy(at: Decision, seat: Seat, world: number): void {
  const { game, position, pending } = at
  const other = must(at, 'sight-secret', `imagine for seat ${seat}`, () =>
    imagine(game, position, seat, world),
  )
  for (const viewer of [seat, null]) {
    const property = viewer === null ? 'spectator-secret' : 'sight-secret'
    const who = viewer === null ? 'A spectator' : `Seat ${seat}`
    const imagined = `when seat ${seat} imagines world ${world}`
    must(at, property, `${who} looks`, () => {
      const sight = look(game, position, viewer, [...pending])
      const bad = notPlain(sight)
      if (bad) fault(at, 'json', `The view of ${who} has ${bad}.`)
      const there = look(game, other, viewer)
      const asked = firstDifference(askedIn(sight.choices), askedIn(there.choices))
      if (asked) fault(at, 'asking', `${who} sees another seat asked, ${asked}, ${imagined}.`)
      const facts = firstDifference(factsIn(sight), factsIn(there))
      const sameMoves = firstDifference(withoutFacts(sight), withoutFacts(there)) === null
      if (facts && sameMoves) fault(at, 'facts', `${who} is given other facts, ${facts}, ${imagined}.`)
      const differs = firstDifference(sight, there)
      if (differs) fault(at, property, `${who} sees another ${differs} ${imagined}.`)
    })
  }
}

/** The seat, step and question of each choice. */
export const askedIn = (choices: readonly Pending[]): string[] =>
  choices.map(({ seat, step, ask }) => `seat ${seat}, ${step}: ${ask}`)

const factsIn = ({ choices }: Sight<unknown>) => choices.map(({ facts }) => facts ?? null)

const withoutFacts = (sight: Sight<unknown>) => ({
  ...sight,
  choices: sight.choices.map(({ facts: _, ...choice }) => choice),
})

function checkAlike(at: Decision, seat: Seat): void {
  const { game, position } = at
  const differs = firstDifference(game.view(position.table, null), game.view(position.table, seat))
  if (differs) fault(at, 'all-see-alike', `Seat ${seat} sees another ${differs} than a spectator.`)
}

/** What an error says, for the text of a fault. */
export function said(thrown: unknown): string {
  return thrown instanceof Error
    ? (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join('\n  ')
    : String(thrown)
}
