import { below } from './chance.ts'
import type { AnyGame, Choice, Game, Rule } from './game.ts'
import { same, type Frame, type Json, type Move, type Options, type Pending } from './position.ts'
import type { Position, Result, Seat, Told } from './position.ts'
import { Refusal } from './refusal.ts'

const MAX_STEPS = 10_000
const SIDE_BY_SIDE = '&'

type Step = Rule<any, any> | Choice<any, any>

/** The interface of rules to the game (`g`), and the loop that runs them. Rules change the table in place. */
export class Referee<Table, Event> {
  readonly game: AnyGame
  readonly position: Position<Table>
  /** The choices that are open now. */
  pending: Pending[] = []
  /** The events since this referee was made. Empty in quiet play. */
  told: Told<Event>[] = []
  /** Chance was used or a secret shown: undo stops here. */
  sealed = false

  readonly #quiet: boolean
  readonly #names: Map<Step, string>
  readonly #due: Frame[] = []
  #asking: Frame = ['']
  #offered: Move[] = []
  readonly #can = (...move: Move): void => {
    this.#offered.push(move)
  }
  // For each pending choice, the agenda that it is on.
  #lanes: Frame[][] = []

  /** Quiet play records no events, which is faster: for bots. */
  constructor(game: Game<Table, any, Event>, position: Position<Table>, quiet = false) {
    this.game = game
    this.position = position
    this.#quiet = quiet
    this.#names = namesOf(game)
  }

  get table(): Table {
    return this.position.table
  }
  set table(table: Table) {
    this.position.table = table
  }

  /** Schedules a step. Steps happen in the order scheduled, before anything scheduled earlier. */
  then<A extends Json[]>(step: Rule<this, A> | Choice<this, A>, ...args: NoInfer<A>): void {
    const name = this.#nameOf(step)
    if (args.length === 0) this.#due.push([name])
    else if (args.length === 1) this.#due.push([name, args[0]!])
    else this.#due.push([name, ...args])
  }

  /** Schedules a step once for each list of arguments, in parallel: seats need not wait for one another. */
  together<A extends Json[]>(step: Rule<this, A> | Choice<this, A>, each: NoInfer<A>[]): void {
    const name = this.#nameOf(step)
    this.#due.push([SIDE_BY_SIDE, ...each.map((args): Json => [[name, ...args]])])
  }

  /** Asks the choice just made again, after what it led to. */
  again(): void {
    this.#due.push(this.#asking)
  }

  /** Rolls one fair die, 1 to `sides`, from the named stream. */
  roll(sides: number, stream = 'dice'): number {
    this.sealed = true
    const loaded = this.position.rng.loaded?.[stream]?.shift()
    if (loaded !== undefined) {
      if (loaded < 1 || loaded > sides) throw new Error(`A die of ${sides} sides cannot show ${loaded}.`)
      return loaded
    }
    return 1 + below(this.position.rng, sides, stream)
  }

  /** Shuffles cards in place and returns them. */
  shuffle<T>(cards: T[], stream: string): T[] {
    this.sealed = true
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(this.position.rng, i + 1, stream)
      const card = cards[i]!
      cards[i] = cards[j]!
      cards[j] = card
    }
    return cards
  }

  /** Picks one of a list at random. A loaded die is its index, counted from 1. */
  pick<T>(list: readonly T[], stream: string): T {
    return list[this.roll(list.length, stream) - 1]!
  }

  /** Records an event, for all or, as a secret, for one seat. */
  tell(event: Event, to: Seat | 'all' = 'all'): void {
    if (to !== 'all') this.sealed = true
    if (!this.#quiet) this.told.push({ event: (this.game.retell?.(event) ?? event) as Event, to })
  }

  /** Seals the turn: something hidden became known. */
  reveal(): void {
    this.sealed = true
  }

  /** Ends the game. `carries`: what goes into the next game of a campaign. */
  over(winners: Seat[], reason: string, scores?: number[], carries?: Json): void {
    const result: Result = { winners, reason }
    if (scores) result.scores = scores
    if (carries !== undefined) result.carries = carries
    this.position.result = result
  }

  get result(): Result | null {
    return this.position.result
  }

  /** Sets the game up and plays to the first decision. */
  begin(seats: number, options: Options, carried: Json | null): this {
    this.game.setUp(this, seats, options, carried)
    this.#flush(this.position.agenda)
    return this.settle()
  }

  /** Runs scheduled steps until a seat must choose or the game is over. */
  settle(): this {
    this.pending = []
    this.#lanes = []
    this.#run(this.position.agenda)
    if (this.position.result) {
      this.pending = []
      this.position.agenda = []
    }
    return this
  }

  /** Continues from a settled position whose open choices are known, without listing them again. */
  resume(pending: Pending[]): this {
    this.pending = pending
    this.#lanes = []
    this.#findLanes(this.position.agenda)
    return this
  }

  /** The facts of the moves of an open choice, one for each move; undefined if the choice has none. */
  factsOf(open: number): (Json | null)[] | undefined {
    const frame = this.#lanes[open]!.at(-1)!
    const choice = this.game.steps[frame[0]] as Choice<this, any>
    if (!choice.facts) return undefined
    const args = frame.slice(1)
    return this.pending[open]!.moves.map((move) => choice.facts!(this, move, ...args))
  }

  /** Makes a move for a seat and settles. Throws a `Refusal`, with nothing changed, if it is illegal. */
  make(seat: Seat, move: Move): this {
    const open = this.pending.findIndex((p) => p.seat === seat && p.moves.some((m) => same(m, move)))
    if (open < 0) throw this.#refuse(seat, move)
    return this.#take(open, move)
  }

  /** Makes the move at an index of an open choice. For bots and links, which choose from the list itself. */
  choose(open: number, index: number): this {
    return this.#take(open, this.pending[open]!.moves[index]!)
  }

  #take(open: number, move: Move): this {
    const lane = this.#lanes[open]!
    const frame = lane.pop()!
    this.#carryOut(this.game.steps[frame[0]] as Choice<this, any>, frame, move)
    this.#flush(lane)
    return this.settle()
  }

  #carryOut(choice: Choice<this, any>, frame: Frame, move: Move): void {
    this.#asking = frame
    const args = frame.slice(1)
    if (move.length === 1) choice.take[move[0]]!(this, args)
    else if (move.length === 2) choice.take[move[0]]!(this, args, move[1])
    else choice.take[move[0]]!(this, args, ...move.slice(1))
  }

  #refuse(seat: Seat, move: Move): Refusal {
    const said = move.join(' ')
    if (this.position.result)
      return new Refusal('game-over', `The game is over: no one may ${said} any more.`)
    const own = this.pending.filter((p) => p.seat === seat).flatMap((p) => p.moves)
    if (own.length === 0) {
      const whose = [...new Set(this.pending.map((p) => p.seat + 1))].join(' or ')
      return new Refusal(
        'illegal-move',
        `Seat ${seat + 1} has nothing to choose now; it is seat ${whose}'s turn.`,
      )
    }
    const allowed = own.slice(0, 12).map((m) => m.join(' '))
    const more = own.length > allowed.length ? `, and ${own.length - allowed.length} more` : ''
    return new Refusal(
      'illegal-move',
      `Seat ${seat + 1} may not ${said}. Allowed: ${allowed.join(', ')}${more}.`,
    )
  }

  #run(agenda: Frame[]): void {
    for (let n = 0; n < MAX_STEPS; n++) {
      const frame = agenda.pop()
      if (!frame || this.position.result) return
      const name = frame[0]
      if (name === SIDE_BY_SIDE) {
        if (this.#runLanes(agenda, frame)) return
        continue
      }
      const step = this.#stepOf(frame)
      if (typeof step === 'function') {
        switch (frame.length) {
          case 1:
            step(this)
            break
          case 2:
            step(this, frame[1])
            break
          default:
            step(this, ...frame.slice(1))
        }
        this.#flush(agenda)
      } else if (this.#put(step, frame, agenda)) return
    }
    throw new Error(`Runaway rules: ${agenda.map(([name]) => name).join(' < ')}`)
  }

  // In a settled position every agenda ends with the choice it waits for, or with parallel agendas.
  #findLanes(lane: Frame[]): void {
    const frame = lane.at(-1)
    if (!frame) return
    if (frame[0] === SIDE_BY_SIDE) {
      for (const inner of frame.slice(1) as Frame[][]) this.#findLanes(inner)
      return
    }
    const seat = (this.#stepOf(frame) as Choice<this, any>).seat(this, ...frame.slice(1))
    const asked = typeof seat === 'number' ? 1 : seat.length
    for (let n = 0; n < asked; n++) this.#lanes.push(lane)
  }

  // Runs parallel agendas; true while any of them waits for a choice.
  #runLanes(agenda: Frame[], frame: Frame): boolean {
    const waiting: Frame[][] = []
    for (const lane of frame.slice(1) as Frame[][]) {
      this.#run(lane)
      if (lane.length > 0) waiting.push(lane)
    }
    if (waiting.length === 0) return false
    agenda.push([SIDE_BY_SIDE, ...waiting])
    return true
  }

  // Opens a choice. False if it lapsed, or was obvious and has been made.
  #put(choice: Choice<this, any>, frame: Frame, lane: Frame[]): boolean {
    const args = frame.slice(1)
    const moves: Move[] = (this.#offered = [])
    choice.options(this, this.#can, ...args)
    if (moves.length === 0) return false
    if (choice.obvious && moves.length === 1) {
      this.#carryOut(choice, frame, moves[0]!)
      this.#flush(lane)
      return false
    }
    const ask = typeof choice.ask === 'string' ? choice.ask : choice.ask(...args)
    const seat = choice.seat(this, ...args)
    for (const who of typeof seat === 'number' ? [seat] : seat) {
      this.pending.push({ seat: who, step: frame[0], ask, moves })
      this.#lanes.push(lane)
    }
    lane.push(frame)
    return true
  }

  #stepOf(frame: Frame): Step {
    const { steps, formerly, id } = this.game
    const step = steps[frame[0]]
    if (step) return step
    const renamed = formerly?.[frame[0]]
    if (renamed === undefined || !steps[renamed]) throw new Error(`${id} has no step called ${frame[0]}.`)
    frame[0] = renamed
    return steps[renamed]
  }

  #nameOf(step: Step): string {
    const name = this.#names.get(step)
    if (name === undefined)
      throw new Error(`${this.game.id}: a step is scheduled that is not listed in \`steps\`.`)
    return name
  }

  #flush(agenda: Frame[]): void {
    while (this.#due.length > 0) agenda.push(this.#due.pop()!)
  }
}

const names = new WeakMap<AnyGame, Map<Step, string>>()

function namesOf(game: AnyGame): Map<Step, string> {
  let known = names.get(game)
  if (!known) {
    known = new Map(Object.entries(game.steps).map(([name, step]) => [step, name]))
    names.set(game, known)
  }
  return known
}
