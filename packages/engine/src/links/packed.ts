import { fromBase64url, toBase64url } from './base64url.ts'
import { canonical } from '../canonical.ts'
import { MAX_CARRIED } from '../carried.ts'
import type { Json } from '../position.ts'

/*
 * JSON as a short text that is safe in an address: the version of this form, then the canonical JSON, compressed by the platform, in
 * base64url. Platforms may compress differently, so two texts can hold the same value.
 */

const VERSION = '1'
const COMPRESSION = 'deflate-raw'
const PACKED = /^1[\w-]+$/
/** Bytes of the longest JSON that may be carried: three for a character. */
const MAX_BYTES = 3 * MAX_CARRIED

/** A value as short text. */
export async function pack(x: Json): Promise<string> {
  const stream = new Blob([canonical(x)]).stream().pipeThrough(new CompressionStream(COMPRESSION))
  return VERSION + toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/**
 * The value in a text made by `pack`; undefined when there is none. Anyone may have written the text: decompression stops when the
 * JSON is longer than `maxBytes`.
 */
export async function unpack(text: string, maxBytes = MAX_BYTES): Promise<Json | undefined> {
  // What cannot be compressed grows by a few bytes, and base64url makes four letters of three bytes.
  if (text.length > (4 / 3) * (maxBytes + 100) || !PACKED.test(text)) return undefined
  try {
    const bytes = fromBase64url(text.slice(VERSION.length))
    if (!bytes) return undefined
    const json = await textOf(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream(COMPRESSION)),
      maxBytes,
    )
    return json === null ? undefined : (JSON.parse(json) as Json)
  } catch {
    return undefined
  }
}

// The text of a stream; null as soon as it exceeds the limit.
async function textOf(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  const reader = stream.getReader()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
