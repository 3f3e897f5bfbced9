import { look, pendingIn, replay, type Log, type Puzzle } from '@shamble/engine'
import { paths } from '../addresses.ts'
import { dayBefore } from '../challenge/daily.ts'
import { loadGame } from '../games.ts'
import type { DrawnScene } from '../play/drawn-scene.svelte.ts'
import { logIn, versionIn } from '../share/links.ts'
import type { Loaded } from '../shell/source.ts'
import { entryOrWrong, wrong } from '../wrong.ts'
import { puzzleOfDay } from './calendar.ts'
import type { PuzzleInPage } from './in-page.ts'

/** What the island of a puzzle loads of its game: no rules. */
export const PUZZLE_PARTS = ['box', 'data', 'words', 'board'] as const

/** A puzzle of a collection, with all that shows it. Refuses a game or a number that there is not. */
export async function loadPuzzle(game: string, number: string, bare = false, today = false) {
  const entry = entryOrWrong(game)
  const { puzzles } = (await entry.puzzleCollection?.())?.default ?? { puzzles: [] }
  const puzzle = /^[1-9]\d{0,5}$/.test(number) ? puzzles[Number(number) - 1] : undefined
  if (!puzzle)
    return wrong(
      404,
      'no-such-puzzle',
      `${entry.title} has ${puzzles.length} puzzles, and none called “${number}”.`,
      [{ href: paths.puzzles(), label: 'The puzzle of today' }],
    )
  const loaded = await loadGame(entry, bare, undefined, undefined, await versionIn(puzzle.link))
  const log = await logIn(loaded.game, puzzle.link)
  const inPage: PuzzleInPage = {
    id: entry.id,
    title: entry.title,
    numbered: { n: Number(number), of: puzzles.length },
    today,
    puzzle,
    drawn: drawnAt(loaded, log, puzzle),
    options: log.options,
  }
  return { ...inPage, game: loaded.game, words: loaded.words, board: loaded.board, inPage }
}

/** The puzzle of today, by UTC. */
export function loadToday(bare = false) {
  const today = puzzleOfDay(dayBefore(0))
  if (!today) return wrong(404, 'no-such-puzzle', 'There are no puzzles yet.')
  return loadPuzzle(today.game, String(today.n), bare, true)
}

/** The position of a puzzle as its seat saw it. */
export function drawnAt({ game, words }: Loaded, log: Log, { seat }: Pick<Puzzle, 'seat'>): DrawnScene {
  const position = replay(game, log)
  const sight = look(game, position, seat, pendingIn(game, position))
  return {
    shown: { at: log.moves.length, sight, told: [] },
    seat,
    chairs: Array.from({ length: log.seats }, (_, each) => ({
      seat: each,
      name: words.seat(each, log, sight.view),
      who: each === seat ? 'you' : 'bot',
    })),
  }
}
