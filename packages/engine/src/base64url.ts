/** The alphabet of base64url (RFC 4648, section 5), by value. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let bit = 0; bit < bytes.length * 8; bit += 6) {
    const two = (bytes[bit >> 3]! << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    text += BASE64URL[(two >> (10 - (bit & 7))) & 63]
  }
  return text
}

/** The bytes in a base64url text without padding; undefined when it is not one that `toBase64url` makes. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  for (let n = 0; n < text.length; n++) {
    const value = BASE64URL.indexOf(text[n]!)
    if (value < 0) return undefined
    bits = ((bits << 6) | value) & 0xffff
    const over = ((n + 1) * 6) % 8
    if (over < 6) bytes[((n + 1) * 6 - over) / 8 - 1] = bits >> over
  }
  return toBase64url(bytes) === text ? bytes : undefined
}
