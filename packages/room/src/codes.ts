import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * Codes of rooms and challenges: `k7m-2qx-9tb`. Six characters at random and three that only the server can compute from them, so a
 * guessed code is known to be none before any storage is asked. Crockford's alphabet: no i, l, o, u, hence nothing
 * that is misread or misheard.
 */

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const RANDOM = 6
const CHECK = 3

/** How many random bytes a code needs. */
export const CODE_BYTES = RANDOM

/** What a code is of: the code of one kind is none of the other. */
export type Coded = 'room' | 'seed'

/** A new code from random bytes (at least `CODE_BYTES`). */
export function makeCode(secret: string, bytes: Uint8Array, of: Coded = 'room'): string {
  const random = lettersOf(bytes.subarray(0, RANDOM))
  return grouped(random + checkOf(secret, random, of))
}

/**
 * Reads a code as people type it: any case, with or without hyphens, `o` for 0, `i` or `l` for 1, `u` for v. Null when
 * it is none of this server's codes.
 */
export function readCode(secret: string, given: string, of: Coded = 'room'): string | null {
  if (given.length > 24) return null
  const plain = given
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/u/g, 'v')
  if (plain.length !== RANDOM + CHECK || [...plain].some((letter) => !LETTERS.includes(letter))) return null
  const random = plain.slice(0, RANDOM)
  return plain.slice(RANDOM) === checkOf(secret, random, of) ? grouped(plain) : null
}

function checkOf(secret: string, random: string, of: Coded): string {
  return lettersOf(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`${of}/${random}`)).subarray(0, CHECK))
}

// Five bits of each byte.
const lettersOf = (bytes: Uint8Array) => [...bytes].map((byte) => LETTERS[byte & 31]).join('')
const grouped = (plain: string) => plain.match(/.{3}/g)!.join('-')
