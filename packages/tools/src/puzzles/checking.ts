import { entryOf } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { chancesOf } from '@shamble/catalogue/chances'
import { pendingIn, replay, rightMoves, type AnyGame, type Puzzle } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { headOfLink, logIn } from '@shamble/engine/links'
import { estimatorOf, finisherOf, puzzling, winInTurn, type Check, type Decision } from '@shamble/review'

/** A puzzle of a collection as it is checked: by the rules of its edition. */
export interface Checkable {
  game: AnyGame
  decision: Decision
  check: Check
}

/** Reads a puzzle of a game. `seed` names the worlds of the check; the game's own seed: those that it was found by. */
export async function checkable(id: string, { link, seat }: Puzzle, seed?: string): Promise<Checkable> {
  const head = await headOfLink(link)
  const game = await advised(entryOf(id)!, undefined, undefined, head?.version)
  const log = await logIn(game, link)
  const position = replay(game, log)
  return {
    game,
    decision: { at: log.moves.length, seat, position, pending: pendingIn(game, position) },
    check: {
      estimator: estimatorOf(game, log.seats, await chancesOf(game)),
      mind: finisherOf(game),
      seed: seed ?? log.seed,
    },
  }
}

/** What a check found: the best move as its words, and whether the puzzle is as clear as it says. */
interface Again {
  isPuzzle: boolean
  best: string
}

/** Checks a puzzle once more, in other worlds; the search for a win has none. */
export async function checkedAgain(id: string, puzzle: Puzzle, seed: string): Promise<Again> {
  const { game, decision, check } = await checkable(id, puzzle, seed)
  if (puzzle.wins) {
    const win = winInTurn(game, decision, puzzle.wins.length)
    const right = win?.right.map((move) => move.join(' ')) ?? []
    return { isPuzzle: right.join() === rightMoves(puzzle).join(), best: right[0] ?? '' }
  }
  const { isPuzzle, games } = atOnce(puzzling(game, decision, check))
  return { isPuzzle, best: games[0]!.move.join(' ') }
}
