import type { HintWords } from '../bots/index.ts'
import { explain } from '../explain.ts'
import { copyOf, fitting, hot, look, quickChance, Referee } from '../index.ts'
import type {
  AnyGame,
  Asked,
  Json,
  Move,
  Pending,
  Position,
  Result,
  Seat,
  SetUp,
  Told,
  WhyNot,
  Words,
} from '../index.ts'
import { startAny } from './random-game.ts'
import { kindOf, meetParts, type KindOf } from './reasons.ts'

/*
 * What texts say, against a second account: the numbers and names that each text must mention, and what must hold when a reason is
 * given. Random games bring the texts, with every text read back.
 */

/** Numbers and names in the order in which a text mentions them. A text that is left empty is `null`. */
export type Mentions = readonly (number | string)[]

/** What must hold of the table when a reason is given. */
export interface Claim<View> {
  /** The sentences of this claim. */
  says: RegExp
  /** Whether it is true. */
  holds: (view: View, seat: Seat, clicked: readonly string[], asked: Asked | undefined) => boolean
  /** What the sentence mentions; nothing by default. */
  mentions?: (view: View, seat: Seat, clicked: readonly string[], asked: Asked | undefined) => Mentions
  /**
   * The clicks in vain that get this reason or another one whenever `holds`: the step that asks (or `nobody`) and the kinds of the parts
   * clicked, such as `act door`.
   */
  due?: RegExp
}

/** The second account of a game's texts. */
export interface Account<View, Event extends { type: string }> {
  words: Words<View, Event>
  /** With `reasons`: the reasons for clicks are read, too. */
  whyNot?: WhyNot<View>
  hints?: HintWords<View>
  /** The names and words that are read in a text, besides numbers, in lower case. */
  names: RegExp
  /** What no text contains, such as a verb that does not agree. */
  broken?: RegExp
  events: {
    readonly [T in Event['type']]: (
      event: Extract<Event, { type: T }>,
      after: View,
      before: View,
    ) => Mentions | null
  }
  /** By verb. A verb that is missing mentions nothing. */
  moves: Readonly<Record<string, (move: Move, view: View, choice: Pending, facts: Json | null) => Mentions>>
  kindOf?: KindOf
  /** Verbs are clickable things, with names of their own. */
  namesVerbs?: true
  /** By kind of part, or by verb. */
  parts: Readonly<Record<string, (id: string, view: View) => Mentions>>
  /** The name of a seat; without a set-up before a game is chosen. */
  seat?: (seat: Seat, setUp?: SetUp) => Mentions
  /** By step: the questions that words ask themselves; null: not read. All others mention what the rules' own question mentions. */
  asks?: Readonly<Record<string, (choice: Pending, view: View) => Mentions | null>>
  figures?: (view: View, seat: Seat | null) => Mentions | null
  /** What is hinted of a move; null: nothing. */
  hinted?: (move: Move, view: View, choice: Pending, facts: Json | null) => Mentions | null
  result: (result: Result, view: View) => Mentions
  /** Results that random games hardly ever have. */
  rareResults?: readonly Result[]
  /** What a position is said to be worth, from 0 to 1. */
  worth?: (worth: number) => Mentions
  reasons?: readonly Claim<View>[]
  /** The clicks in vain that always get a reason, written as in `Claim.due`. */
  always?: RegExp
  /** Events whose fields depend on one another: they are not crossed. */
  whole?: readonly Event['type'][]
  /** Events that random games hardly ever tell. */
  rare?: readonly Event[]
  /** What can be clicked besides the parts of legal moves. */
  ids?: readonly string[]
}

/** What is played. */
export interface TextsPlan {
  games: number
  seed: string
  /** Verbs that lead to what random players hardly ever meet: in every second game they are preferred. */
  prefers?: readonly string[]
  /** Alters a table into a state that games seldom reach. Its texts are read, too. */
  vary?: (table: any, chance: (n: number) => number) => void
  /** Of how many decisions, in the mean, one is read: its moves, and the reasons for clicks. 4 by default. */
  every?: number
}

interface Reading {
  game: AnyGame
  account: Account<any, any>
  where: string
  faults: string[]
  /** The texts of the account that were not met. */
  unmet: Set<string>
  /** By type, the events met in this game, to be crossed with one another. */
  met: Map<string, Record<string, unknown>[]>
}

const EVERY = 4
const KEPT = 40
const MAX_FAULTS = 5
// The worth of a position in parts.
const PARTS = 100
const PREFERRED = 5
const MINUS = '−'
const MAX_MOVES = 12
const MAX_CLICKS = 50
const FEW_CLICKS = 5
const BROKEN = /undefined|null|NaN|Infinity|\[object|\s\s|^\s|\s$|(^|\s)-\d/

/** Plays random games and reads every text. Throws where one differs from the account; returns what of the account was not met. */
export function readTexts(game: AnyGame, account: Account<any, any>, plan: TextsPlan): string[] {
  const unmet = [
    ...Object.keys(account.events).map((type) => `event ${type}`),
    ...Object.keys(account.moves).map((verb) => `move ${verb}`),
    ...Object.keys(account.parts).map((kind) => `part ${kind}`),
    ...(account.reasons ?? []).map(({ says }) => `reason ${says.source}`),
  ]
  const reading: Reading = { game, account, where: '', faults: [], unmet: new Set(unmet), met: new Map() }
  for (let k = 0; k < plan.games; k++) {
    playOne(reading, `${plan.seed}-${k}`, plan, k % 2 === 1)
    if (reading.faults.length > 0) throw new Error(`${game.id}:\n${reading.faults.join('\n')}`)
  }
  return [...reading.unmet]
}

function playOne(reading: Reading, seed: string, plan: TextsPlan, biased: boolean): void {
  const { game, account } = reading
  const { every = EVERY, vary } = plan
  const prefers = (biased && plan.prefers) || []
  reading.met.clear()
  const chance = quickChance(seed)
  const { log, turn } = startAny(game, seed, chance, {})
  const g = new Referee<any, any>(game, turn.position).settle()
  const parts = new Set(account.ids)
  readSeats(reading, log)
  const first = game.view(g.table, 0)
  readEvents(reading, turn.told, 0, first, first, chance)
  let n = 0
  while (!g.result) {
    reading.where = `seed ${seed}, move ${n++}`
    meetParts(parts, g.pending)
    for (const { moves } of g.pending) for (const [verb] of moves) parts.add(verb)
    const open = chance(g.pending.length)
    const { seat, moves } = g.pending[open]!
    if (chance(every) === 0) readDecision(reading, g.position, g.pending, parts, log.seats, chance)
    if (vary && chance(every) === 0) {
      const varied = new Referee<any, any>(game, copyOf(game, g.position))
      vary(varied.table, chance)
      varied.settle()
      readDecision(reading, varied.position, varied.pending, parts, log.seats, chance)
    }
    const viewer = chance(4) > 0 ? seat : chance(log.seats)
    const before = game.view(g.table, viewer)
    g.told = []
    g.choose(open, chosen(moves, prefers, chance))
    readEvents(reading, g.told, viewer, before, game.view(g.table, viewer), chance)
  }
  const view = game.view(g.table, 0)
  for (const event of account.rare ?? []) readEvent(reading, event, view, view)
  for (const result of [g.result, ...(account.rareResults ?? [])])
    compare(reading, 'result', account.words.result(result, view), account.result(result, view))
  const worth = chance(PARTS + 1) / PARTS
  if (account.worth) compare(reading, 'worth', account.hints!.worth!(worth), account.worth(worth))
}

// The index of a random move, mostly with one of the preferred verbs.
function chosen(moves: readonly Move[], prefers: readonly string[], chance: (n: number) => number): number {
  const wanted = moves.flatMap(([verb], n) => (prefers.includes(verb) ? [n] : []))
  return wanted.length > 0 && chance(PREFERRED) > 0 ? wanted[chance(wanted.length)]! : chance(moves.length)
}

// Words are functions of the event: also of one whose fields come from several.
function crossed({ met }: Reading, event: { type: string }, chance: (n: number) => number): any {
  const kept = met.get(event.type) ?? []
  met.set(event.type, kept)
  if (kept.length < KEPT) kept.push(event)
  else kept[chance(KEPT)] = event
  const fields = Object.keys(event).map((field) => [field, kept[chance(kept.length)]![field]])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function readEvents(
  reading: Reading,
  told: readonly Told<any>[],
  viewer: Seat,
  before: unknown,
  after: unknown,
  chance: (n: number) => number,
): void {
  for (const { event, to } of told) {
    if (to !== 'all' && to !== viewer) continue
    readEvent(reading, event, after, before)
    if (reading.account.whole?.includes(event.type)) continue
    readEvent(reading, crossed(reading, event, chance), after, before)
  }
}

function readEvent(reading: Reading, event: any, after: any, before: any): void {
  const { words, events } = reading.account
  const tells = events[event.type]
  if (!tells) return amiss(reading, `The account has no event ${event.type}.`)
  reading.unmet.delete(`event ${event.type}`)
  compare(
    reading,
    JSON.stringify(event),
    words.event(event, after, before),
    (tells as (...all: any[]) => Mentions | null)(event, after, before),
  )
}

function readSeats(reading: Reading, setUp: SetUp): void {
  const { words, seat: named } = reading.account
  if (!named) return
  for (let seat = 0; seat < setUp.seats; seat++) {
    compare(reading, `seat ${seat}`, words.seat(seat), named(seat))
    compare(reading, `seat ${seat} of ${setUp.seats}`, words.seat(seat, setUp), named(seat, setUp))
  }
}

function readDecision(
  reading: Reading,
  position: Position<any>,
  pending: readonly Pending[],
  parts: ReadonlySet<string>,
  seats: number,
  chance: (n: number) => number,
): void {
  const { game, account } = reading
  for (let seat = 0; seat < seats; seat++) {
    const { view, choices } = look<any, any, any>(game, position, seat, [...pending])
    const own = choices.filter((choice) => choice.seat === seat)
    for (const choice of own) readChoice(reading, choice, view, chance)
    if (account.figures)
      compare(reading, 'figures', account.words.figures!(view, seat).join(' · '), account.figures(view, seat))
    clickAll(reading, view, seat, own, parts, chance)
  }
  if (account.figures) {
    const view = game.view(position.table, null)
    compare(reading, 'figures', account.words.figures!(view, null).join(' · '), account.figures(view, null))
  }
}

function readChoice(reading: Reading, choice: Pending, view: any, chance: (n: number) => number): void {
  const { account } = reading
  const { kindOf: kindIn = kindOf, words, moves, parts, asks, hints, hinted } = account
  const { step, facts } = choice
  const asked = asks?.[step] ? asks[step](choice, view) : read(choice.ask, reading.account.names)
  compare(reading, `asked at ${step}`, words.ask(choice, view), asked, true)
  for (const n of some(choice.moves.length, MAX_MOVES, chance)) {
    const move = choice.moves[n]!
    const [verb] = move
    const fact = facts?.[n] ?? null
    const what = `“${move.join(' ')}” at ${step}`
    reading.unmet.delete(`move ${verb}`)
    compare(reading, what, words.move(move, view, fact), moves[verb]?.(move, view, choice, fact) ?? [])
    const hint = hints?.reasons?.(view, move, fact).join(' ') ?? ''
    compare(reading, `hint for ${what}`, hint, hinted?.(move, view, choice, fact) ?? null)
    for (const id of account.namesVerbs ? move : move.slice(1)) {
      const kind = kindIn(id)
      reading.unmet.delete(`part ${kind}`)
      compare(reading, `part ${id}`, words.part(id, view), parts[kind]?.(id, view) ?? [])
    }
  }
}

// Each of the parts met, alone and after a verb or part of a legal move; and by a seat that is not asked.
function clickAll(
  reading: Reading,
  view: any,
  seat: Seat,
  own: readonly Pending[],
  parts: ReadonlySet<string>,
  chance: (n: number) => number,
): void {
  const moves = own.flatMap((choice) => choice.moves)
  const asked = own.length > 0 ? { step: own[0]!.step, moves } : undefined
  const ids = [...parts]
  for (const n of some(ids.length, asked ? MAX_CLICKS : FEW_CLICKS, chance)) {
    click(reading, view, seat, [ids[n]!], asked)
    const begun = moves.length > 0 ? moves[chance(moves.length)]![chance(2)] : undefined
    if (begun !== undefined && begun !== ids[n]) click(reading, view, seat, [begun, ids[n]!], asked)
  }
}

function click(
  reading: Reading,
  view: any,
  seat: Seat,
  clicked: readonly string[],
  asked: Asked | undefined,
): void {
  const { whyNot, reasons, always, kindOf: kindIn = kindOf } = reading.account
  if (!whyNot || !reasons) return
  const moves = asked?.moves ?? []
  const isLegal = fitting(moves, clicked).length > 0
  const reason = isLegal ? whyNot(view, seat, clicked, asked) : explain(whyNot, view, seat, clicked, asked)
  const at = `seat ${seat} clicks ${clicked.join(' ')} at ${asked?.step}`
  if (!reason) {
    // A click that begins anew is not in vain.
    if (isLegal || hot(moves, []).has(clicked.at(-1)!)) return
    const question = [asked?.step ?? 'nobody', ...clicked.map(kindIn)].join(' ')
    const claim = reasons.find(({ due, holds }) => due?.test(question) && holds(view, seat, clicked, asked))
    if (claim) amiss(reading, `${at}: no reason, but ${claim.says.source} holds.`)
    else if (always?.test(question)) amiss(reading, `${at}: no reason.`)
    return
  }
  const { says } = reason
  const claims = reasons.filter((claim) => claim.says.test(says))
  const what = `${at}: “${says}”`
  if (isLegal) return amiss(reading, `${what} is said of a legal move.`)
  if (claims.length !== 1) return amiss(reading, `${what}: ${claims.length} claims.`)
  const [claim] = claims
  reading.unmet.delete(`reason ${claim!.says.source}`)
  // A reason may be against the last part alone.
  const heard = whyNot(view, seat, clicked, asked) ? clicked : clicked.slice(-1)
  if (!claim!.holds(view, seat, heard, asked)) amiss(reading, `${what}: not true.`)
  compare(reading, what, says, claim!.mentions?.(view, seat, heard, asked) ?? [])
}

/** At most `most` of the numbers below `all`, at random, in order. */
function some(all: number, most: number, chance: (n: number) => number): number[] {
  const numbers = Array.from({ length: all }, (_, n) => n)
  while (numbers.length > most) numbers.splice(chance(numbers.length), 1)
  return numbers
}

// `any`: an account without an entry says nothing of the text.
function compare(reading: Reading, what: string, text: string, mentions: Mentions | null, any = false): void {
  const { names, broken } = reading.account
  if (BROKEN.test(text) || broken?.test(text)) amiss(reading, `${what}: “${text}” is broken.`)
  if (mentions === null) {
    if (text !== '' && !any) amiss(reading, `${what}: “${text}” should be left empty.`)
    return
  }
  if (text === '') return amiss(reading, `${what}: says nothing.`)
  const says = read(text, names)
  const should = mentions.flatMap((mention) => known(reading, mention))
  if (says.join(' ') !== should.join(' '))
    amiss(reading, `${what}: “${text}” mentions ${says.join(', ')}, the account ${should.join(', ')}.`)
}

function known(reading: Reading, mention: number | string): string[] {
  const found = read(String(mention).replace(/^-/, MINUS), reading.account.names)
  if (found.length === 0) amiss(reading, `“${mention}” is neither a number nor a name.`)
  return found
}

const read = (text: string, names: RegExp): string[] =>
  text.toLowerCase().match(new RegExp(`${MINUS}?\\d+(?:\\.\\d+)?|\\b(?:${names.source})\\b`, 'g')) ?? []

function amiss({ where, faults }: Reading, says: string): void {
  if (faults.length < MAX_FAULTS) faults.push(`${where}: ${says}`)
}
