import { chancesOf } from '@shamble/catalogue/chances'
import { judge, type LoggedRow, type Reached, type Terms } from '@shamble/challenge'
import { canonical, lengthening, splitLink, type Json } from '@shamble/engine'
import { atOnce, PERSON } from '@shamble/engine/bots'
import { accountOf, estimatorOf, following } from '@shamble/review'
import { advisedGame } from '$lib/play/minds.ts'

/*
 * Where rows are checked, and their luck is measured: as with bots, the page loads this module and starts a Web Worker from the same file; a page that may have no
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

/** What a row reached without its luck, as a share of a victory, and the standard error of that. */
export interface Aside {
  id: number
  adjusted: number
  error: number
}

/** What the worker is asked. */
export type Asked = { check: Question } | { measure: Question }

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

/** Measures the luck of a row that holds. */
export async function luckAside({ id, terms, row }: Question): Promise<Aside> {
  const game = await advisedGame(terms.game, terms.options, terms.carried, terms.version)
  const [text, packed] = splitLink(row.log)
  const log = atOnce(lengthening(game, text, packed === undefined ? undefined : terms.carried))
  const course = atOnce(following(game, log, estimatorOf(game, log.seats, await chancesOf(game))))
  const { result, luck, error } = accountOf(course, PERSON)
  return { id, adjusted: result - luck, error }
}

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  addEventListener('message', async ({ data }: MessageEvent<Asked>) =>
    postMessage('check' in data ? await checkRow(data.check) : await luckAside(data.measure)),
  )
}
