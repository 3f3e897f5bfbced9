import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * Codes of rooms and challenges: `k7m-2qx-9tb`. Six random characters and a MAC of three, so a guessed code is refused before any
 * storage is read. Crockford's alphabet has no i, l, o and u, which are easily misread.
 */

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const RANDOM = 6
const CHECK = 3

/** Number of random bytes in a code. */
export const CODE_BYTES = RANDOM

/** The kind of a code: a code of one kind is invalid for the other. */
export type Coded = 'room' | 'seed'

/** A new code from random bytes (at least `CODE_BYTES`). */
export function makeCode(secret: string, bytes: Uint8Array, of: Coded = 'room'): string {
  const random = lettersOf(bytes.subarray(0, RANDOM))
  return grouped(random + checkOf(secret, random, of))
}

/**
 * Reads a code as people type it: any case, with or without hyphens, `o` for 0, `i` or `l` for 1, `u` for v. Null when
 * this server did not make it.
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
