const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** The time for a turn, given in seconds. */
export function timeFor(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} seconds`
  if (seconds < HOUR) return seconds === MINUTE ? 'a minute' : `${seconds / MINUTE} minutes`
  return seconds === DAY ? 'a day' : `${seconds / DAY} days`
}
