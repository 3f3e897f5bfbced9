import { makeLogged, newLog, refereeAt, type AnyGame, type Log, type Move, type SetUp } from '@shamble/engine'
import { moveAt, type Strength } from '@shamble/engine/bots'

const MAX_MOVES = 20_000

/** Every n-th decision of the first seat that is made badly on purpose. */
const PLANTED_EVERY = 5

/** A move made by a weaker bot, and what the bot of the game would have done. */
export interface Planted {
  at: number
  made: Move
  would: Move
}

/** A game of bots on all seats: of one strength, or each seat of its own. */
export const playedLog = (
  game: AnyGame,
  setUp: SetUp,
  seed: string,
  strengths: Strength | readonly Strength[],
): Log => played(game, setUp, seed, strengths, false).log

/** A game of bots of one strength, whose first seat makes every fifth of its decisions as `easy` would. Lists those in which that differs. */
export const erringLog = (
  game: AnyGame,
  setUp: SetUp,
  seed: string,
  strength: Strength,
): { log: Log; planted: Planted[] } => played(game, setUp, seed, strength, true)

function played(
  game: AnyGame,
  setUp: SetUp,
  seed: string,
  strengths: Strength | readonly Strength[],
  errs: boolean,
) {
  const log = newLog(game, seed, setUp)
  const planted: Planted[] = []
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  let decisions = 0
  for (let at = 0; !g.result; at++) {
    if (at >= (game.longest ?? MAX_MOVES)) throw new Error(`${game.id}: seed ${seed} does not end.`)
    const { seat } = g.pending[0]!
    const own = g.pending.filter((choice) => choice.seat === seat).flatMap(({ moves }) => moves)
    let move = own[0]!
    if (own.length > 1) {
      const strength = typeof strengths === 'string' ? strengths : strengths[seat]!
      const would = moveAt(game, g.position, seat, at, strength)
      const isErring = errs && seat === 0 && ++decisions % PLANTED_EVERY === 0
      move = isErring ? moveAt(game, g.position, seat, at, 'easy') : would
      if (move.join(' ') !== would.join(' ')) planted.push({ at, made: move, would })
    }
    makeLogged(g, at, seat, move)
    log.moves.push([seat, ...move])
  }
  return { log, planted }
}
