import { commitmentOf } from '@shamble/challenge'
import { makeToken, TOKEN_BYTES } from '@shamble/room'
import type { Facts, Making } from './facts.ts'

/** What stands about a challenge. Where no seed was given one is drawn, and a commitment is made to it. */
export function factsOf(making: Making | Facts): Facts {
  if ('nonce' in making) return making
  if (making.seed !== null) return { ...making, seed: making.seed, nonce: null, commitment: null }
  const [seed, nonce] = [secret(), secret()]
  return { ...making, seed, nonce, commitment: commitmentOf(seed, nonce) }
}

// 128 random bits as a text that may be a seed.
const secret = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
