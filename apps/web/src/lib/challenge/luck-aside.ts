import type { Row, Terms } from '@shamble/challenge'
import { logsFrom } from './asking.ts'
import type { Aside } from './checker.ts'
import { startChecking } from './checking.ts'

/** A result without its luck in points of 100, give or take two standard errors: `54 ± 8`. */
export const asideInWords = ({ adjusted, error }: Aside): string =>
  `${String(Math.round(100 * adjusted)).replace('-', '−')} ± ${Math.max(1, Math.round(200 * error))}`

/** What names a row of a leaderboard. */
export const keyOf = ({ when, name }: Row): string => `${when} ${name}`

/**
 * Measures rows of a leaderboard without their luck, in the order of the board, and yields each as `[key, words]`. It ends when the
 * board does, or its consumer. Throws an `Error` with a sentence when the server gives no logs.
 */
export async function* luckAsideOf(
  code: string,
  terms: Terms,
  rows: readonly Row[],
): AsyncGenerator<[key: string, aside: string]> {
  const wanted = new Set(rows.map(keyOf))
  const checker = await startChecking()
  let id = 0
  try {
    for (let from: number | null = 0; from !== null && wanted.size > 0;) {
      const page = await logsFrom(code, from)
      if (page.says !== undefined) throw new Error(page.says)
      for (const row of page.rows)
        if (wanted.delete(keyOf(row)))
          yield [keyOf(row), asideInWords(await checker.measure({ id: id++, terms, seed: page.seed, row }))]
      from = page.next
    }
  } finally {
    checker.stop()
  }
}
