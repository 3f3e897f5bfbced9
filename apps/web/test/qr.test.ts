import { describe, expect, test } from 'vitest'
import { qrPath } from '../src/lib/share/qr.ts'

describe('a QR code', () => {
  test('has its three eyes, and quiet around it.', () => {
    const { d, size } = qrPath('https://shamble.example/play/zombie-wars?seed=brains-42')!
    const dark = new Set<string>()
    for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let n = 0; n < Number(width); n++) dark.add(`${Number(x) + n},${y}`)
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let n = 0; n < 7; n++) expect(dark.has(`${x + n},${y}`)).toBe(true)
      expect(dark.has(`${x + 1},${y + 1}`)).toBe(false)
      expect(dark.has(`${x + 3},${y + 3}`)).toBe(true)
    }
    for (let n = 0; n < size; n++)
      for (let edge = 0; edge < 4; edge++) expect(dark.has(`${n},${edge}`)).toBe(false)
  })

  test('is not made of what is too long for one.', () => {
    expect(qrPath('x'.repeat(3000))).toBeNull()
  })
})
