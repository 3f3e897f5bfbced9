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
 * What the tests of every rule book ask: the scenes in it can be played as it says, what their captions claim comes true, and the sections that words and
 * reasons point to are paragraphs of it.
 */

/** A rule book as a game exports it: chapters of Markdown with scenes in them. */
interface Book {
  chapters: readonly { id: string; text: string }[]
}

/** A scene of a rule book. */
export interface BookScene<Table> extends Scene<Table> {
  /** The chapter it stands in, and which scene of it it is: `fighting-2`. */
  id: string
  chapter: string
  /** What it shows, as a title without a full stop. */
  title: string
  /** Moves that a reader may try, each made by whoever is asked first. */
  try: string[]
  /** What the caption says will happen, as events that are told on the way, in this order. */
  claims: Claim<{ type: string }>[]
  /** Types of events that, by the caption, do not happen, or happen once. */
  not?: string[]
  once?: string[]
  /** How the game ends, where the caption says that it does. */
  ends?: Result
}

const SCENE = /^```scene\s*\n([\s\S]*?)^```/gm
const SECTION = /^[\s*_#]*(\d+(?:\.\d+)*)[.\s*_]/gm
const REASON = /\b(?:because|no)\(\s*'([\d.]+)'/g

/** The scenes of a rule book, in its order: the blocks of JSON that are marked `scene`. */
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
 * Lays a scene out and makes the moves that a reader may try; `check` looks at every position on the way. Throws when a move is
 * refused, when what the caption claims was not told (or it claims nothing), when the game was over before the last move or cannot go
 * on after it, and when dice that the scene has set are left.
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
    if (!asked) throw new Error(`${scene.id}: nobody is asked when ${move} is to be tried.`)
    g.make(asked.seat, move.split(' ') as unknown as Move)
    check(g.table, g)
  }
  if (!scene.claims?.length) throw new Error(`${scene.id}: its caption claims nothing.`)
  proveClaims({ ...scene, title: scene.id }, g.told, reader)
  if (scene.ends && canonical(scene.ends as unknown as Json) !== canonical(g.result as Json))
    throw new Error(`${scene.id}: it ends with ${JSON.stringify(g.result)}.`)
  const left = Object.values(g.position.rng.loaded ?? {}).flat()
  if (left.length > 0) throw new Error(`${scene.id}: the dice ${left.join(', ')} are never rolled.`)
  if (g.result === null && g.pending.length === 0) throw new Error(`${scene.id}: nobody can go on from here.`)
  return g
}

/** Where words and reasons of a game point into its rule book. */
export interface Pointers {
  /** The section behind each step and each event. */
  steps: Readonly<Record<string, string>>
  events: Readonly<Record<string, string>>
  /** Sections that are named elsewhere. */
  more?: readonly string[]
  /** The source text of the game's reasons. */
  reasons: string
}

/**
 * What is wrong with what points into a rule book, a sentence each: a section that is no paragraph of it, a step that asks
 * something and has no section, reasons without any.
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
