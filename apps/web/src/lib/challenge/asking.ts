import type { ChallengePage, Logs, ParProgress, Row } from '@shamble/challenge'
import type { SetUp } from '@shamble/engine'

/** Why something was not done, as a sentence. */
export interface No {
  says: string
}

/** The server's answer, or why there is none. */
export type Answer<T> = (T & { says?: undefined }) | No

/** The place of an attempt on the leaderboard. */
export interface Placed {
  rank: number
  of: number
  row: Row
}

/** A challenge to make: with an open seed, or without one when the server draws a sealed seed. */
export interface Wanted extends SetUp {
  game: string
  name?: string
  seed?: string
  sealed?: true
  hours?: number
}

/** The page of a challenge as it is now, with the row of the token's player. */
export const pageNow = (code: string, token: string | null) =>
  ask<ChallengePage>(
    `/api/challenges/${code}`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

/** Lets a bot play for the par of a challenge. */
export const askForPar = (code: string) => ask<ParProgress>(`/api/challenges/${code}/par`, { method: 'POST' })

/** A page of the leaderboard with its logs. */
export const logsFrom = (code: string, from: number) => ask<Logs>(`/api/challenges/${code}/logs?from=${from}`)

/** Sends a finished game of an open seed. */
export const sendLog = (code: string, attempt: { token: string; name: string; log: string }) =>
  ask<Placed>(`/api/challenges/${code}/attempts`, body(attempt))

/** Opens a room for an attempt at a sealed challenge. */
export const openAttempt = (code: string, attempt: { token: string; name: string }) =>
  ask<{ room: string; practice?: true }>(`/api/challenges/${code}/attempts`, body(attempt))

/** Makes a challenge. */
export const makeChallenge = (wanted: Wanted) => ask<{ code: string }>('/api/challenges', body(wanted))

const body = (content: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
})

async function ask<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
  try {
    const answer = (await (await fetch(path, init)).json()) as T & { error?: { message: string } }
    return answer.error ? { says: answer.error.message } : answer
  } catch {
    return { says: 'The server cannot be reached. Try again in a moment.' }
  }
}
