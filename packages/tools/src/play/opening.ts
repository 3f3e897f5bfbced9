import { advance, open, type Advanced, type Log } from '@shamble/engine'
import { logIn } from '@shamble/engine/links'
import type { Dump } from '@shamble/engine/testing'
import { complain, orComplain, type Playable } from '../games.ts'

/** A game where play begins. */
export interface Opened {
  at: Advanced<any, any>
  /** Printed first: the fault of a dump, and how far its moves could be made. */
  notes: string[]
}

/** A new game. */
export function openNew(
  { game }: Playable,
  { seed, seats, options, carried }: Omit<Log, 'game' | 'moves'>,
): Opened {
  return { at: orComplain(() => open(game, seed, seats, options, carried)), notes: [] }
}

/** The game of a replay link or its whole address, after its last move. */
export async function openLink(playable: Playable, link: string): Promise<Opened> {
  const log = await logIn(playable.game, link.slice(link.lastIndexOf('/') + 1)).catch(complain)
  return openLog(playable, log)
}

/** A stored game after its last move, or before the first that is illegal now. */
export function openLog({ game }: Playable, log: Log, dump?: Dump): Opened {
  const notes = dump ? [`${dump.property}: ${dump.detail}`] : []
  if (log.version !== game.version) {
    notes.push(`Recorded under version ${log.version} of the rules; this is version ${game.version}.`)
  }
  let at = orComplain(() => open(game, log.seed, log.seats, log.options, log.carried))
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    try {
      at = advance(game, at.timeline, seat, move)
    } catch (cause) {
      notes.push(`Move ${n + 1} of ${log.moves.length} cannot be made. ${(cause as Error).message}`)
      break
    }
  }
  return { at, notes }
}
