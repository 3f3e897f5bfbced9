/*
 * Dates have one form everywhere: 21 November 2026. The site is in English, so its dates are too.
 */

const DAY = { dateStyle: 'long' } as const
const MOMENT = { dateStyle: 'long', timeStyle: 'short' } as const

/** A day by UTC. */
export const dayInWords = (day: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' }).format(new Date(day))

/** A day in the reader's time zone. */
export const dayHere = (time: number): string => new Intl.DateTimeFormat('en-GB', DAY).format(time)

/** A moment in UTC, as the server writes it. */
export const momentInWords = (time: number): string =>
  `${new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC' }).format(time)} UTC`

/** A moment in the reader's time zone. */
export const momentHere = (time: number): string => new Intl.DateTimeFormat('en-GB', MOMENT).format(time)
