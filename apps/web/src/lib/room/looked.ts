import { remember, remembered } from '../remembered.ts'

/*
 * When this browser last looked at each table, by the clock of the server: what came later is new.
 */

const KEY = 'shamble:looked'
const MAX_TABLES = 200

/** When a table was last looked at, ms; 0: never. */
export const lookedAt = (code: string): number => all().find(([table]) => table === code)?.[1] ?? 0

/** Notes that a table is being looked at. */
export function keepLooked(code: string, when: number): void {
  const others = all().filter(([table]) => table !== code)
  remember(KEY, JSON.stringify([...others, [code, when]].slice(-MAX_TABLES)))
}

function all(): [code: string, when: number][] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.[1] === 'number') : []
  } catch {
    return []
  }
}
