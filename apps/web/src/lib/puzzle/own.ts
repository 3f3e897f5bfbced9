import { remember, remembered } from '../remembered.ts'
import { dayAfter, dayBefore } from '../challenge/daily.ts'

/*
 * The puzzles tried in this browser. Only it has them.
 */

const TRIED = 'shamble:puzzles'
const DAYS = 'shamble:puzzle-days'

/** Whether each tried puzzle was found at the first try, by `<game>/<n>`. */
type Tried = Record<string, boolean>

/** Whether a puzzle was found at the first try; undefined if it was not tried here. */
export const wasFound = (game: string, n: number): boolean | undefined => tried()[`${game}/${n}`]

/** Keeps the first try at a puzzle. Later ones change nothing. */
export function keepTry(game: string, n: number, found: boolean): void {
  const before = tried()
  if (before[`${game}/${n}`] === undefined)
    remember(TRIED, JSON.stringify({ ...before, [`${game}/${n}`]: found }))
}

/** The puzzle to try after puzzle `n` of a game with `of` puzzles: the next that was not tried here, else the next. */
export function nextOf(game: string, n: number, of: number): number {
  const after = Array.from({ length: of }, (_, step) => ((n + step) % of) + 1)
  return after.find((one) => wasFound(game, one) === undefined) ?? after[0]!
}

/** Notes that today's puzzle was answered. */
export function keepToday(): void {
  const days = daysTried()
  const today = dayBefore(0)
  if (!days.includes(today)) remember(DAYS, JSON.stringify([...days, today].slice(-MAX_DAYS)))
}

const MAX_DAYS = 1000

/** The days in a row, up to today or yesterday, on which today's puzzle was answered in this browser. */
export function puzzleStreak(): number {
  const days = new Set(daysTried())
  let day = days.has(dayBefore(0)) ? dayBefore(0) : dayBefore(1)
  let streak = 0
  for (; days.has(day); day = dayAfter(day, -1)) streak++
  return streak
}

/** How many puzzles were tried in this browser, and how many found at the first try. */
export function triedSoFar(): { tries: number; found: number } {
  const all = Object.values(tried())
  return { tries: all.length, found: all.filter(Boolean).length }
}

function tried(): Tried {
  const kept = parsed(TRIED)
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Tried) : {}
}

function daysTried(): string[] {
  const kept = parsed(DAYS)
  return Array.isArray(kept) ? kept.filter((day) => typeof day === 'string') : []
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? 'null')
  } catch {
    return null
  }
}
