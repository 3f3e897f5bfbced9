import { judge, type LoggedRow, type Reached, type Terms } from '@shamble/challenge'
import { canonical, type Json } from '@shamble/engine'
import { advisedGame } from '$lib/play/minds.ts'

/*
 * Where rows are checked: as with bots, the page loads this module and starts a Web Worker from the same file; a page that may have no
 * worker calls it.
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

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** Replays the log of a row, recomputes every move of the bots, and compares the outcome with the row. */
export async function checkRow({ id, terms, seed, row }: Question): Promise<Finding> {
  const game = await advisedGame(terms.game, terms.options, terms.carried, terms.version)
  try {
    const came = judge(game, terms, seed, row.log)
    const holds = said(came) === said(row)
    return { id, holds, why: holds ? '' : 'The log is sound, but it does not come to what the board says.' }
  } catch (cause) {
    return { id, holds: false, why: (cause as Error).message }
  }
}

// The part of a row that is compared.
const said = ({ standing, result, moves }: Reached) =>
  canonical({ standing, result, moves } as unknown as Json)

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await checkRow(data)))
}
