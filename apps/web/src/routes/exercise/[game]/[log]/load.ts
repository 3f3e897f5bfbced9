import { replay } from '@shamble/engine'
import { decisionAt } from '@shamble/review'
import type { Asked } from '$lib/addresses.ts'
import { paths } from '$lib/addresses.ts'
import { wrong } from '$lib/wrong.ts'
import { load as loadReplay } from '../../../replay/[game]/[log]/load.ts'

/** A decision of a finished game to make again: the move after the first `at` moves of a replay link. */
export async function load(asked: Asked<'exercise'>) {
  const loaded = await loadReplay(asked, true)
  const { game, log, link, at } = loaded
  const offers = [{ href: paths.replay(game.id, link), label: 'Watch the game' }]
  if (!replay(game, log).result)
    wrong(400, 'unfinished', 'A move is looked at again when its game is over.', offers)
  if (at === null || at >= log.moves.length)
    wrong(400, 'no-such-move', `This game has ${log.moves.length} moves.`, offers)
  const [seat] = log.moves[at]!
  const own = decisionAt(game, log, at).pending.filter((choice) => choice.seat === seat)
  if (own.reduce((sum, { moves }) => sum + moves.length, 0) < 2)
    wrong(400, 'no-choice', 'At this move there was nothing to choose.', offers)
  return { ...loaded, at, seat }
}

export type ExerciseData = Awaited<ReturnType<typeof load>>
