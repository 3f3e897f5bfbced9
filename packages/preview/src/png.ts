/*
 * PNG with a palette (ISO/IEC 15948): a signature, then chunks of length, name, data and checksum. The pixels are a zlib stream,
 * the format `deflate` of CompressionStream.
 */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PALETTE_COLOURS = 3
const BITS = 8

/** Pixels as indices into a palette of 0xRRGGBB. */
export interface Pixels {
  width: number
  height: number
  pixels: Uint8Array
  palette: readonly number[]
}

/** Encodes pixels as PNG. */
export async function png({ width, height, pixels, palette }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([BITS, PALETTE_COLOURS, 0, 0, 0], 8)
  const colours = Uint8Array.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let n = 0; n < 4; n++) bytes[4 + n] = name.charCodeAt(n)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

// CRC-32 of PNG (annex D).
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

function checksum(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (let n = 0; n < bytes.length; n++) c = TABLE[(c ^ bytes[n]!) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
