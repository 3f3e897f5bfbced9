import { chacha8 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from './position.ts'

/*
 * Word n of stream s is word n of ChaCha8, keyed by SHA-256 of the seed, with the first twelve bytes of SHA-256 of s as nonce.
 * So a position stores only counters, and drawing from one stream never shifts another.
 */

const WORDS_A_BLOCK = 16
const BYTES_A_BLOCK = 64
const TWO_TO_32 = 0x1_0000_0000
const MAX_SEEDS = 256

interface Stream {
  nonce: Uint8Array
  block: number
  words: DataView
}

interface Source {
  key: Uint8Array
  streams: Map<string, Stream>
}

const NOTHING = new Uint8Array(BYTES_A_BLOCK)
const sources = new Map<string, Source>()

/** The next 32-bit word of a named stream, or of the quick generator in an imagined world. */
export function word(rng: Rng, stream: string): number {
  if (rng.quick !== undefined) return quickWord(rng)
  const n = rng.drawn[stream] ?? 0
  rng.drawn[stream] = n + 1
  const held = streamOf(rng.seed, stream)
  const block = Math.floor(n / WORDS_A_BLOCK)
  if (held.block !== block) {
    held.block = block
    held.words = new DataView(keyStream(sourceOf(rng.seed).key, held.nonce, block).buffer)
  }
  return held.words.getUint32((n % WORDS_A_BLOCK) * 4, true)
}

/** A uniform number from 0 to `sides - 1`, by rejection sampling. */
export function below(rng: Rng, sides: number, stream: string): number {
  if (!(sides >= 1)) throw new Error(`A die cannot have ${sides} sides.`)
  const fair = TWO_TO_32 - (TWO_TO_32 % sides)
  let drawn = word(rng, stream)
  while (drawn >= fair) drawn = word(rng, stream)
  return drawn % sides
}

/** One 64-byte block of ChaCha8 (the layout of RFC 8439, eight rounds). */
export function keyStream(key: Uint8Array, nonce: Uint8Array, block: number): Uint8Array {
  return chacha8(key, nonce, NOTHING, new Uint8Array(BYTES_A_BLOCK), block)
}

/** Chance for imagined worlds: fast, repeatable, not secret. */
export function quickRng(state: number): Rng {
  return { seed: '', drawn: {}, quick: state | 0 }
}

/** A repeatable quick generator as a function: `chance(n)` is from 0 to `n - 1`. For bots and tests. */
export function quickChance(seed: number | string): (n: number) => number {
  const rng = quickRng(typeof seed === 'number' ? seed : textToNumber(seed))
  return (n) => below(rng, n, '')
}

// FNV-1a, 32 bits.
function textToNumber(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

// SplitMix32: one word of state.
function quickWord(rng: Rng): number {
  const state = (rng.quick = (rng.quick! + 0x9e3779b9) | 0)
  let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

function sourceOf(seed: string): Source {
  let source = sources.get(seed)
  if (!source) {
    if (sources.size >= MAX_SEEDS) sources.clear()
    source = { key: sha256(utf8ToBytes(seed)), streams: new Map() }
    sources.set(seed, source)
  }
  return source
}

function streamOf(seed: string, stream: string): Stream {
  const { streams } = sourceOf(seed)
  let held = streams.get(stream)
  if (!held) {
    const nonce = sha256(utf8ToBytes(stream)).slice(0, 12)
    held = { nonce, block: -1, words: new DataView(NOTHING.buffer) }
    streams.set(stream, held)
  }
  return held
}
