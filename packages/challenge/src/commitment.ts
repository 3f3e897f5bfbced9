import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { splitLink } from '@shamble/engine'

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

/** The digest of the log in a link, whatever its packing: 32 hexadecimal digits. */
export const digestOf = (link: string): string =>
  bytesToHex(sha256(utf8ToBytes(splitLink(link)[0]))).slice(0, 32)
