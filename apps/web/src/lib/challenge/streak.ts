import { dayBefore } from './daily.ts'
import { daysPlayed } from './player.ts'

/** The days in a row, up to today or yesterday, on which this browser has begun a challenge of the day. */
export function streakNow(played = daysPlayed()): number {
  const from = played.has(dayBefore(0)) ? 0 : 1
  let days = 0
  while (played.has(dayBefore(from + days))) days++
  return days
}
