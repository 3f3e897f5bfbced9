import { entryOf } from '@shamble/catalogue'
import { judge, type LoggedRow, type Terms } from '@shamble/challenge'

/*
 * Where rows of a board are checked: as with the bots, the page loads this module and starts a worker from the same file;
 * a page that may have no worker checks by itself.
 */

export interface Question {
  id: number
  terms: Terms
  seed: string
  row: LoggedRow
}

/** Whether a row holds; and if not, why. */
export interface Finding {
  id: number
  holds: boolean
  why: string
}

/** The address of this module, to make a worker of. */
export const here = import.meta.url

/** Plays the log of a row again, thinks every move of the bots again, and compares with what the board says. */
export async function checkRow({ id, terms, seed, row }: Question): Promise<Finding> {
  const { game } = await entryOf(terms.game)!.built!.rules()
  try {
    const { standing, moves } = judge(game, terms, seed, row.log)
    const holds = JSON.stringify([standing, moves]) === JSON.stringify([row.standing, row.moves])
    return { id, holds, why: holds ? '' : 'The log is sound, but it does not come to what the board says.' }
  } catch (cause) {
    return { id, holds: false, why: (cause as Error).message }
  }
}

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await checkRow(data)))
}
