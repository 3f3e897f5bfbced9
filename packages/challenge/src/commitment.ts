import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { splitLink } from '@shamble/engine'

/*
 * A sealed seed is 128 random bits. The server commits to it by publishing the SHA-256 of `seed.nonce` at once, and reveals both when
 * the challenge closes.
 */

/** The commitment to a seed: 64 hexadecimal digits. */
export const commitmentOf = (seed: string, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${seed}.${nonce}`)))

/** Whether the commitment matches this seed. */
export const holds = (commitment: string, seed: string, nonce: string): boolean =>
  commitmentOf(seed, nonce) === commitment

/** The digest of the log in a link, without what the link carries: 32 hexadecimal digits. */
export const digestOf = (link: string): string =>
  bytesToHex(sha256(utf8ToBytes(splitLink(link)[0]))).slice(0, 32)
