import { canonical, MOST_CARRIED, type Json } from '@shamble/engine'

/*
 * What is carried into a game as a short text that is safe in an address: its JSON, compressed by the platform, in base64url. It
 * stands in the query of a game's address and behind the mark of a mission's, and comes from anybody.
 */

const FORMAT = 'deflate-raw'
/** JSON that may be carried has so many bytes at most: three for a character. */
const MOST_BYTES = 3 * MOST_CARRIED
/** Longer texts are none of ours: what may be carried is never so long, however badly it can be compressed. */
const MOST_LETTERS = Math.ceil((4 / 3) * (MOST_BYTES + 100))

/** A value as short text. The same value has always the same text. */
export async function pack(x: Json): Promise<string> {
  const stream = new Blob([canonical(x)]).stream().pipeThrough(new CompressionStream(FORMAT))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The value in such a text; undefined when there is none. Never unpacks more than may be carried, whatever the text says. */
export async function unpack(text: string): Promise<Json | undefined> {
  if (text.length > MOST_LETTERS || !/^[\w-]+$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const json = await allOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)))
    return json === null ? undefined : (JSON.parse(json) as Json)
  } catch {
    return undefined
  }
}

// The text of a stream; null as soon as it is longer than it may be.
async function allOf(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
