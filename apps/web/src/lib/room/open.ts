import type { SetUp } from '@shamble/engine'
import { SIT } from './fragment.ts'
import { paths } from '../addresses.ts'

/** Where a room is, with the fragment that sits the player down, or why there is none. */
type Opened = { address: string } | { says: string }

/** Opens a room. */
export const openRoom = (game: string, { seats, options, carried }: Partial<SetUp> = {}): Promise<Opened> =>
  opened('/api/rooms', { game, seats, options, carried })

/** Finds an open table that plays the same, else opens one that is listed. `list`: minutes until bots begin; null: they do not. */
export const openWithAnybody = (
  game: string,
  set: Partial<SetUp> & { clock?: number | null; list?: number | null },
): Promise<Opened> => opened(`/api/tables/${game}`, set)

async function opened(path: string, body: object): Promise<Opened> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { code: string; error?: { message: string } }
    if (answer.error) return { says: answer.error.message }
    return { address: paths.room(answer.code) + SIT }
  } catch {
    return { says: 'The server cannot be reached, and a room needs it.' }
  }
}
