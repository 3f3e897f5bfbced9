import { commitmentOf } from '@shamble/challenge'
import { makeToken, TOKEN_BYTES } from '@shamble/room'
import type { Facts, Making } from './facts.ts'

/** The facts of a challenge. Without a given seed, draws one and commits to it. */
export function factsOf(making: Making | Facts): Facts {
  if ('nonce' in making) return making
  if (making.seed !== null) return { ...making, seed: making.seed, nonce: null, commitment: null }
  const [seed, nonce] = [secret(), secret()]
  return { ...making, seed, nonce, commitment: commitmentOf(seed, nonce) }
}

// 128 random bits in the form of a seed.
const secret = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
