import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * A token is 128 random bits in base64url, made by the device that will use it. Whoever has it may act for its person;
 * the room stores only its hash.
 */

const TOKEN = /^[A-Za-z0-9_-]{22}$/
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** How many random bytes a token needs. */
export const TOKEN_BYTES = 16

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** A token from sixteen random bytes. */
export function makeToken(bytes: Uint8Array): string {
  let token = ''
  for (let bit = 0; bit < TOKEN_BYTES * 8; bit += 6) {
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    token += LETTERS[(two >> (10 - (bit & 7))) & 63]
  }
  return token
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(`token/${token}`)))
}
