import type { ChallengePage, Logs, ParProgress, Row } from '@shamble/challenge'
import type { SetUp } from '@shamble/engine'

/** Why something was not done, as a sentence. */
export interface No {
  says: string
}

/** What the server answered, or why not. */
export type Answer<T> = (T & { says?: undefined }) | No

/** What an attempt at an open seed came to on the board. */
export interface Placed {
  rank: number
  of: number
  row: Row
}

/** What a challenge is made of: an open seed, or none when the server is to draw and keep one. */
export interface Wanted extends SetUp {
  game: string
  name?: string
  seed?: string
  sealed?: true
  hours?: number
}

/** The page of a challenge as it is now, with the row of whoever has the token. */
export const pageNow = (code: string, token: string | null) =>
  ask<ChallengePage>(
    `/api/challenges/${code}`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

/** Asks for the par of a challenge: from then on a bot plays for it. */
export const askForPar = (code: string) => ask<ParProgress>(`/api/challenges/${code}/par`, { method: 'POST' })

/** A page of the board with its logs. */
export const logsFrom = (code: string, from: number) => ask<Logs>(`/api/challenges/${code}/logs?from=${from}`)

/** Sends a finished game of an open seed to its board. */
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
