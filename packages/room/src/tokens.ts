import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64url } from '@shamble/engine'
import { roomRefusal } from './refusals.ts'

/*
 * A token is 128 random bits in base64url, made by the device that uses it. It is the only credential of a person; the room stores
 * its hash.
 */

const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** Number of random bytes in a token. */
export const TOKEN_BYTES = 16

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** Checks the form of a token. */
export function readToken(text: string): string {
  if (!isToken(text)) throw roomRefusal('bad-token')
  return text
}

/** A token from `TOKEN_BYTES` random bytes. */
export const makeToken = (bytes: Uint8Array): string => toBase64url(bytes)

/** The hash of a token, in hex. */
export function hashOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(`token/${token}`)))
}
