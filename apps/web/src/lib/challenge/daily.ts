const A_DAY = 86_400_000

/** Today by UTC, or some days before, as 2026-11-21. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * A_DAY).toISOString().slice(0, 10)

/** The day after another, or some days after; before it with a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * A_DAY).toISOString().slice(0, 10)

/** The code of a game's challenge of today by UTC, or of some days before. */
export const dailyCode = (game: string, before = 0): string => `daily-${game}-${dayBefore(before)}`
