import type { SetUp } from '@shamble/engine'
import { SIT } from './fragment.ts'
import { paths } from '../addresses.ts'

/** Opens a room. Returns its address, with the fragment that sits the player down, or why there is none. */
export async function openRoom(
  game: string,
  { seats, options, carried }: Partial<SetUp> = {},
): Promise<{ address: string } | { says: string }> {
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats, options, carried }),
    })
    const answer = (await response.json()) as { code: string; error?: { message: string } }
    if (answer.error) return { says: answer.error.message }
    return { address: paths.room(answer.code) + SIT }
  } catch {
    return { says: 'The server cannot be reached, and a room needs it.' }
  }
}
