import { expect, test } from 'vitest'
import { fromBase64url, quickChance, toBase64url } from '../src/index.ts'

test('base64url of bytes is what the platform makes of them, and is read back', () => {
  const chance = quickChance('base64url')
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, () => chance(256))
    const text = toBase64url(bytes)
    expect(text).toBe(Buffer.from(bytes).toString('base64url'))
    expect(fromBase64url(text)).toEqual(bytes)
  }
})

test('a text that no bytes have is refused', () => {
  for (const text of ['A', 'AB', 'AA=', 'A+', 'AAA AAA', 'é']) expect(fromBase64url(text)).toBeUndefined()
})
