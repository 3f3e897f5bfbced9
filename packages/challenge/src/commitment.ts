import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * A sealed seed is 128 random bits. What is published at once is the SHA-256 of `seed.nonce`, so that the server cannot
 * change its mind; what is published at the end are both, so that anybody can see that it has not.
 */

/** The commitment to a seed: 64 hexadecimal digits. */
export const commitmentOf = (seed: string, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${seed}.${nonce}`)))

/** Whether a commitment was made to this seed. */
export const holds = (commitment: string, seed: string, nonce: string): boolean =>
  commitmentOf(seed, nonce) === commitment

/** The name of a log: of the same text the same, 32 hexadecimal digits. */
export const digestOf = (log: string): string => bytesToHex(sha256(utf8ToBytes(log))).slice(0, 32)
