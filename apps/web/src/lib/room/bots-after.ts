const AN_HOUR = 60

/** The time after which bots fill the empty seats, given in minutes. */
export const botsAfter = (minutes: number): string =>
  minutes < AN_HOUR ? `after ${minutes} minutes` : `after ${minutes / AN_HOUR} hours`
