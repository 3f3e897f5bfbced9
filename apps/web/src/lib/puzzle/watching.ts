import { look, play, start, type Move, type Puzzle, type Seat } from '@shamble/engine'
import { moveAt, type Strength } from '@shamble/engine/bots'
import { advisedGame } from '../play/minds.ts'
import { logIn, versionIn } from '../share/links.ts'
import { toldTo, type Shown } from '../shell/source.ts'

/** Moves that bots play on when a move is watched, at most. */
const WATCHED = 12
/** The bots that play on then: each decides at once. */
const STRENGTH: Strength = 'fair'

/**
 * What follows from a move of a puzzle, as its seat sees it: the move, with the dice of the game that the puzzle comes from, and moves of
 * bots until the seat is asked again after another one, or for some moves; after the first move of the puzzle's win, the rest of the win.
 * Nobody is asked on the way: it is not the viewer's to go on from.
 */
export async function following(id: string, { link, seat, wins = [] }: Puzzle, move: Move): Promise<Shown[]> {
  const game = await advisedGame(id, undefined, undefined, await versionIn(link))
  const log = await logIn(game, link)
  let turn = start(game, log.seed, log.seats, log.options, log.carried)
  for (const [each, ...made] of log.moves) turn = play(game, turn.position, each, made, turn.pending)
  const shown: Shown[] = []
  let next: [Seat, Move] = [seat, move]
  let others = false
  const rest = wins[0] === move.join(' ') ? wins.slice(1) : []
  while (shown.length < WATCHED) {
    turn = play(game, turn.position, next[0], next[1], turn.pending)
    const at = log.moves.length + shown.length + 1
    shown.push({ at, sight: look(game, turn.position, seat, []), told: toldTo(turn.told, seat) })
    const asked = turn.pending[0]?.seat
    if (asked === undefined || (asked === seat && others)) break
    others ||= asked !== seat
    const known = rest.shift()?.split(' ') as unknown as Move | undefined
    next = [asked, known ?? moveAt(game, turn.position, asked, at, STRENGTH)]
  }
  return shown
}
