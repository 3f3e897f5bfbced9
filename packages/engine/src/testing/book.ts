import {
  canonical,
  layOut,
  Referee,
  type AnyGame,
  type Claim,
  type Game,
  type Json,
  type Move,
  type Result,
  type Scene,
} from '../index.ts'
import { proveClaims } from './claims.ts'

/*
 * Tests for any rule book: its scenes can be played as they say, the claims of their captions come true, and the sections that words
 * and reasons refer to are paragraphs of it.
 */

/** A rule book: chapters of Markdown that contain scenes. */
interface Book {
  chapters: readonly { id: string; text: string }[]
}

/** A scene of a rule book. */
export interface BookScene<Table> extends Scene<Table> {
  /** Its chapter and its number there: `fighting-2`. */
  id: string
  chapter: string
  /** Without a full stop. */
  title: string
  /** Moves that a reader may try, each made by the seat that is asked first. */
  try: string[]
  /** The events that the caption claims, in this order, possibly with others between them. */
  claims: Claim<{ type: string }>[]
  /** Types of events that, by the caption, do not happen, or happen exactly once. */
  not?: string[]
  once?: string[]
  /** The result, if the caption claims one. */
  ends?: Result
}

const SCENE = /^```scene\s*\n([\s\S]*?)^```/gm
const SECTION = /^[\s*_#]*(\d+(?:\.\d+)*)[.\s*_]/gm
const REASON = /\bbecause\(\s*'([\d.]+)'/g

/** The scenes of a rule book in order: its blocks of JSON that are marked `scene`. */
export function bookScenes<Table>({ chapters }: Book): BookScene<Table>[] {
  return chapters.flatMap(({ id, text }) =>
    Array.from(text.matchAll(SCENE), ([, json], n) => ({
      ...(JSON.parse(json!) as BookScene<Table>),
      id: `${id}-${n + 1}`,
      chapter: id,
    })),
  )
}

/**
 * Plays the moves of a scene; `check` is called at every position. Throws when a move is refused, when a claim of the caption does not
 * come true (or there is none), when the game ends before the last move or is stuck after it, and when loaded dice are left.
 */
export function tryScene<Table, View, Event extends { type: string }>(
  game: Game<Table, View, Event>,
  scene: BookScene<Table>,
  check: (table: Table, g: Referee<Table, Event>) => void,
): Referee<Table, Event> {
  const g = new Referee<Table, Event>(game, layOut(game, scene)).settle()
  check(g.table, g)
  const reader = g.pending[0]?.seat
  for (const move of scene.try) {
    const asked = g.pending[0]
    if (!asked) throw new Error(`${scene.id}: no seat is asked when ${move} is to be tried.`)
    g.make(asked.seat, move.split(' ') as unknown as Move)
    check(g.table, g)
  }
  if (!scene.claims?.length) throw new Error(`${scene.id}: its caption claims nothing.`)
  proveClaims({ ...scene, title: scene.id }, g.told, reader)
  if (scene.ends && canonical(scene.ends as unknown as Json) !== canonical(g.result as Json))
    throw new Error(`${scene.id}: it ends with ${JSON.stringify(g.result)}.`)
  const left = Object.values(g.position.rng.loaded ?? {}).flat()
  if (left.length > 0) throw new Error(`${scene.id}: the dice ${left.join(', ')} are never rolled.`)
  if (g.result === null && g.pending.length === 0)
    throw new Error(`${scene.id}: no seat can go on from here.`)
  return g
}

/** The references of a game's words and reasons to its rule book. */
export interface Pointers {
  /** The section behind each step and each event. */
  steps: Readonly<Record<string, string>>
  events: Readonly<Record<string, string>>
  /** Sections that are referred to elsewhere. */
  more?: readonly string[]
  /** The source text of the game's reasons. */
  reasons: string
}

/**
 * Broken references to a rule book, a sentence each: a section that is no paragraph, a choice without a section, no section in any
 * reason.
 */
export function bookFaults(book: Book, { steps }: Pick<AnyGame, 'steps'>, pointers: Pointers): string[] {
  const paragraphs = bookSections(book)
  const given = Array.from(pointers.reasons.matchAll(REASON), ([, section]) => section!)
  const named = [
    ...Object.values(pointers.steps),
    ...Object.values(pointers.events),
    ...(pointers.more ?? []),
    ...given,
  ]
  const asking = Object.keys(steps).filter((name) => typeof steps[name] !== 'function')
  return [
    ...named
      .filter((section) => !paragraphs.has(section))
      .map((section) => `There is no paragraph ${section}.`),
    ...asking
      .filter((name) => pointers.steps[name] === undefined)
      .map((name) => `The step ${name} has no section.`),
    ...(given.length > 0 ? [] : ['No reason names a section.']),
  ]
}

// The numbers of the sections that are paragraphs of a rule book.
function bookSections({ chapters }: Book): Set<string> {
  return new Set(chapters.flatMap(({ text }) => Array.from(text.matchAll(SECTION), ([, n]) => n!)))
}
