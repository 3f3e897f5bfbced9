import { entryOf } from '@shamble/catalogue'
import { layOut, look, play, Referee, start, type Log, type Scene, type Sight } from '@shamble/engine'
import type { Entry } from '@shamble/engine/entry'
import type { Picture } from '@shamble/engine/picture'
import type { RoomSeen } from '@shamble/room'
import { askedOf } from '../challenge/sentences.ts'
import { nameOf, type ChallengeData } from '../challenge/page.ts'
import { momentInWords } from '../dates.ts'
import type { Setup } from '../setup.ts'
import type { LessonData } from '../learn/load.ts'
import type { BookScene } from '../rulebook.ts'
import type { Slot } from '../play/local.svelte.ts'
import type { PuzzleInPage } from '../puzzle/in-page.ts'
import { askedInWords, titleOf } from '../puzzle/words.ts'
import type { Loaded } from '../shell/source.ts'
import { framePath, paths, pictureAddress, unframed } from '../addresses.ts'

/** What link previews, posts and frames show of a page. */
export interface Shared {
  title: string
  /** The second line of its picture. */
  line: string
  description: string
  /** Path and query of the page. */
  page: string
  /** Path and query of the same page in a frame; null where there is nothing to play. */
  frame: string | null
  /** The position; null: a poster. */
  picture: Picture | null
  /** The picture in words. */
  alt: string
}

/** A local game: the position that its address opens with. */
export async function sharedGame({
  game,
  words,
  title,
  setup,
  before,
  slot,
}: Loaded & { title: string; setup: Setup; before: Log['moves']; slot: Slot }): Promise<Shared> {
  const sight = sightAfter(game, { ...setup, moves: before })
  return {
    title: `${title}: ${setup.seed}`,
    line: before.length > 0 ? `Seed ${setup.seed}, after ${before.length} moves` : `Seed ${setup.seed}`,
    description: `${words.about} Everyone with this link gets the same dice and cards.`,
    page: slot.href,
    frame: framePath(slot.href),
    ...(await pictured(entryOf(game.id)!, sight)),
  }
}

/** A replay: the position after `at` moves, else its end. */
export async function sharedReplay({
  game,
  title,
  log,
  link,
  at,
}: Loaded & { title: string; log: Log; link: string; at: number | null }): Promise<Shared> {
  const moves = log.moves.slice(0, at ?? undefined)
  const page = `${paths.replay(game.id, link)}${at === null ? '' : `?at=${at}`}`
  return {
    title: `A game of ${title}: ${log.seed}`,
    line: at === null ? `${log.moves.length} moves to watch` : `Move ${at} of ${log.moves.length}`,
    description: `${log.moves.length} moves of ${title}, to watch from any seat and to play on from.`,
    page,
    frame: framePath(page),
    ...(await pictured(entryOf(game.id)!, sightAfter(game, { ...log, moves }))),
  }
}

/** A challenge: the position it begins with. */
export async function sharedChallenge({ title, words, facts, opening }: ChallengeData): Promise<Shared> {
  const { code, kind, seed, closes } = facts
  const until = closes ? `, until ${momentInWords(closes)}` : ''
  const page = paths.challenge(code)
  return {
    title: nameOf(facts, title),
    line: kind === 'open' ? `Open seed ${seed}` : `Sealed seed${until}`,
    description: `${askedOf(words)} The same dice and cards for everyone, with a leaderboard that anyone can check.`,
    page,
    frame: framePath(page),
    ...(await pictured(entryOf(facts.terms.game)!, opening)),
  }
}

/** A room: nothing of its game, for the link may be seen by others. */
export function sharedRoom({ code, game, chairs }: RoomSeen): Shared {
  const { title } = entryOf(game)!
  const line = 'Take a seat with one click, or watch. No account.'
  return {
    title: `${title}, a table for ${chairs.length}`,
    line,
    description: line,
    page: paths.room(code),
    frame: framePath(paths.room(code)),
    ...postered(title),
  }
}

/** A lesson: the position of its first step. */
export async function sharedLesson({ game, title, lesson }: LessonData): Promise<Shared> {
  const page = paths.learn(game.id)
  const line = `${lesson.steps.length + 1} short steps, five minutes`
  return {
    title: `Learn ${title}`,
    line,
    description: `${title} in ${line}: one thing to do at a time, on the board itself.`,
    page,
    frame: framePath(page),
    ...(await pictured(entryOf(game.id)!, sightOf(game, lesson.steps[0]!))),
  }
}

/** A scene of a rule book. */
export async function sharedScene({
  game,
  title,
  scene,
  id,
}: Loaded & { title: string; scene: BookScene; id: string }): Promise<Shared> {
  return {
    title: scene.title ?? `A scene of ${title}`,
    line: `From the rules of ${title}`,
    description: `A scene from the rules of ${title}, to play in place.`,
    page: `${paths.rules(game.id)}#${id}`,
    frame: framePath(paths.scene(game.id, id)),
    ...(await pictured(entryOf(game.id)!, sightOf(game, scene))),
  }
}

/** A puzzle: its position as its seat sees it, never the answer. */
export async function sharedPuzzle({
  id,
  title,
  numbered,
  puzzle,
  drawn,
  today,
}: Omit<PuzzleInPage, 'options'>): Promise<Shared> {
  const { n } = numbered!
  const page = today ? paths.puzzles() : paths.puzzle(id, String(n))
  return {
    title: today ? `Today’s puzzle: ${title}` : `${title}, puzzle ${n}`,
    line: titleOf(puzzle),
    description: `A position of ${title} to solve on the board. ${askedInWords(puzzle)}`,
    page,
    frame: framePath(today ? paths.puzzleToday() : page),
    ...(await pictured(entryOf(id)!, drawn.shown.sight)),
  }
}

/** A game without a seed: each visitor gets another one. */
export const sharedTitle = ({ id, title, line }: Entry): Shared => ({
  title,
  line,
  description: line,
  page: paths.play(id),
  frame: framePath(paths.play(id)),
  ...postered(title),
})

/** A rule book. It has no frame; its scenes have. */
export const sharedRules = ({ id, title, line }: Entry): Shared => ({
  title: `The rules of ${title}`,
  line,
  description: `The whole rule book of ${title} in our own words, with scenes to play.`,
  page: paths.rules(id),
  frame: null,
  ...postered(`The rules of ${title}`),
})

/** A campaign: nothing of a company, which is in the fragment. */
export const sharedCampaign = ({ id, title, line }: Entry): Shared => ({
  title: `The campaign of ${title}`,
  line,
  description: `Where a company stands in ${title}: heroes, what they have learnt, chapters and their replays.`,
  page: paths.campaign(id),
  frame: null,
  ...postered(`The campaign of ${title}`),
})

/** A mission: nothing of it, for it is in the fragment. */
export const sharedMission = ({ id, title }: Entry): Shared => ({
  title: `A mission for ${title}`,
  line: 'Made by a player; play it at once',
  description: `A mission for ${title} that a player has made: its plan, and a game of it at once.`,
  page: paths.missions(id),
  frame: null,
  ...postered(`A mission for ${title}`),
})

/** The editor of missions. */
export const sharedEditor = ({ title }: Entry): Shared => ({
  title: `A mission of your own for ${title}`,
  line: 'Paint a plan, play it, send it as a link',
  description: `Paint a plan for ${title}, say what is to be done, play it at once, and send it as a link that has all of it.`,
  page: paths.editor(),
  frame: null,
  ...postered(`A mission of your own for ${title}`),
})

/** The address of the picture of what is shared, `width` pixels wide. */
export function pictureOf({ page, frame }: Pick<Shared, 'page' | 'frame'>, width?: number): string {
  // A scene has a path of its own only as a frame.
  return pictureAddress(page.includes('#') ? unframed(frame!) : page, width)
}

// A scene as the seat that is asked first sees it.
function sightOf(game: Loaded['game'], scene: Scene<unknown>): Sight<unknown> {
  const { position, pending } = new Referee<unknown, unknown>(game, layOut(game, scene)).settle()
  return look(game, position, pending[0]?.seat ?? null, pending)
}

function sightAfter(game: Loaded['game'], log: Omit<Log, 'game' | 'version'>): Sight<unknown> {
  let turn = start(game, log.seed, log.seats, log.options, log.carried)
  for (const [seat, ...move] of log.moves) turn = play(game, turn.position, seat, move, turn.pending)
  return look(game, turn.position, null, turn.pending)
}

async function pictured({ title, picture }: Entry, { view }: Sight<unknown>) {
  const drawn = picture && (await picture()).picture(view)
  return drawn ? { picture: drawn, alt: drawn.alt } : postered(title)
}

const postered = (title: string) => ({
  picture: null,
  alt: `${title}, written over a town at midnight: three zombies walk under a full moon.`,
})
