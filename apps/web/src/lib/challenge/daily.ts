const A_DAY = 86_400_000

/** The code of a game's challenge of today by UTC, or of some days before. */
export function dailyCode(game: string, before = 0): string {
  return `daily-${game}-${new Date(Date.now() - before * A_DAY).toISOString().slice(0, 10)}`
}
