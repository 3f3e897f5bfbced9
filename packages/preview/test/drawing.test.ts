import type { Mark, Picture } from '@shamble/engine/picture'
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { canvasOf, type Canvas } from '../src/canvas.ts'
import { drawMarks, drawPicture, write } from '../src/draw.ts'
import { broken, written } from '../src/letters.ts'
import { subpathsOf } from '../src/path.ts'
import { png } from '../src/png.ts'
import { outlinesOfFace } from '../scripts/outlines.ts'

const colourAt = ({ pixels, palette, width }: Canvas, x: number, y: number) =>
  `#${palette[pixels[y * width + x]!]!.toString(16).padStart(6, '0')}`

function drawn(marks: Mark[], size = 20): Canvas {
  const canvas = canvasOf(size, size, '#000000')
  drawMarks(canvas, marks)
  return canvas
}

describe('a canvas', () => {
  test('A box covers its pixels and no others.', () => {
    const canvas = drawn([{ draw: 'box', x: 5, y: 6, width: 4, height: 3, fill: '#ff0000' }])
    const covered = Array.from(canvas.pixels).filter((colour) => colour !== 0).length
    expect(covered).toBe(12)
    expect([colourAt(canvas, 5, 6), colourAt(canvas, 8, 8)]).toEqual(['#ff0000', '#ff0000'])
    expect([colourAt(canvas, 4, 6), colourAt(canvas, 9, 8), colourAt(canvas, 5, 9)]).toEqual(
      Array(3).fill('#000000'),
    )
  })

  test('Half a pixel is half a colour.', () => {
    const canvas = drawn([{ draw: 'box', x: 5.5, y: 5, width: 4, height: 1, fill: '#ffffff' }])
    expect(colourAt(canvas, 5, 5)).toBe('#808080')
    expect(colourAt(canvas, 6, 5)).toBe('#ffffff')
    expect(colourAt(canvas, 9, 5)).toBe('#808080')
  })

  test('A disc has the area of a disc.', () => {
    const { pixels, palette } = drawn([{ draw: 'disc', x: 50, y: 50, r: 40, fill: '#ffffff' }], 100)
    const light = Array.from(pixels).reduce((sum, colour) => sum + (palette[colour]! & 255) / 255, 0)
    expect(light).toBeGreaterThan(Math.PI * 1600 * 0.99)
    expect(light).toBeLessThan(Math.PI * 1600 * 1.01)
  })

  test('A line has a width, and a diagonal is as long as it is.', () => {
    const { pixels, palette } = drawn(
      [{ draw: 'path', d: 'M10 10L80 80', stroke: '#ffffff', strokeWidth: 6 }],
      100,
    )
    const light = Array.from(pixels).reduce((sum, colour) => sum + (palette[colour]! & 255) / 255, 0)
    const wanted = Math.hypot(70, 70) * 6 + Math.PI * 9
    expect(Math.abs(light - wanted) / wanted).toBeLessThan(0.03)
  })

  test('What lies outside is cut off, on every side.', () => {
    const canvas = drawn([
      { draw: 'path', d: 'M-50-50H70V5H-50z', fill: '#ffffff' },
      { draw: 'disc', x: 200, y: 200, r: 50, fill: '#ff0000' },
    ])
    expect(colourAt(canvas, 0, 0)).toBe('#ffffff')
    expect(colourAt(canvas, 19, 4)).toBe('#ffffff')
    expect(colourAt(canvas, 10, 6)).toBe('#000000')
    expect(Array.from(canvas.pixels).filter((colour) => colour !== 0)).toHaveLength(100)
  })

  test('A picture keeps to its own box.', () => {
    const canvas = canvasOf(40, 20, '#000000')
    const picture: Picture = {
      box: [0, 0, 10, 10],
      marks: [{ draw: 'box', x: -100, y: -100, width: 300, height: 300, fill: '#00ff00' }],
      captions: [],
      alt: '',
    }
    drawPicture(canvas, picture, { x: 10, y: 0, width: 20, height: 20 })
    expect([9, 10, 29, 30].map((x) => colourAt(canvas, x, 10))).toEqual([
      '#000000',
      '#00ff00',
      '#00ff00',
      '#000000',
    ])
  })

  test('There are never more colours than a palette has.', () => {
    const marks = Array.from({ length: 400 }, (_, n): Mark => {
      const colour = ((n * 7919) % 0xffffff).toString(16).padStart(6, '0')
      return { draw: 'disc', x: (n * 37) % 100, y: (n * 61) % 100, r: 9.3, fill: `#${colour}` }
    })
    const { palette, pixels } = drawn(marks, 100)
    expect(palette.length).toBeLessThanOrEqual(256)
    expect(Math.max(...pixels)).toBeLessThan(palette.length)
  })
})

describe('paths', () => {
  const ends = (d: string) =>
    subpathsOf(d).map(({ points }) => points.slice(-2).map((n) => Math.round(n * 100) / 100))

  test('Small commands go from where one is, large ones to where they say.', () => {
    expect(ends('M10 10h5v5l-2-2L3 4')).toEqual([[3, 4]])
    expect(ends('M1 1m2 2 3 3')).toEqual([[6, 6]])
    expect(ends('M0 0c1 1 2 2 3 0s2 1 4 4q1 1 2 0')).toEqual([[9, 4]])
  })

  test('An arc goes around its middle; its flags may be written without spaces.', () => {
    const [circle] = subpathsOf('M-8-32a8 8 0 1 0 16 0a8 8 0 1 0-16 0z')
    const points = circle!.points
    for (let n = 0; n < points.length; n += 2)
      expect(Math.hypot(points[n]!, points[n + 1]! + 32)).toBeCloseTo(8, 5)
    expect(subpathsOf('M0 0a5 5 0 018 6')).toEqual(subpathsOf('M0 0a5 5 0 0 1 8 6'))
  })

  test('A smooth curve goes on as the one before it came; after a line it is a line.', () => {
    expect(subpathsOf('M0 0q6-6 12 0t12 0')).toEqual(subpathsOf('M0 0q6-6 12 0q6 6 12 0'))
    const [line] = subpathsOf('M0 0h4t8 0')
    expect(line!.points.filter((_, n) => n % 2 === 1).every((y) => y === 0)).toBe(true)
  })

  test('A closed part ends where it began, and the next begins there.', () => {
    const [one, two] = subpathsOf('M1 1h4v4zl2 2')
    expect(one).toEqual({ points: [1, 1, 5, 1, 5, 5], closed: true })
    expect(two).toEqual({ points: [1, 1, 3, 3], closed: false })
  })
})

describe('letters', () => {
  test('Every letter that a title, a seed or a number is made of is there.', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,:;!?()+/&×’–')
      expect(written(letter, 10).letters.length, letter).toBe(1)
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      expect(written(letter, 10).letters.length, letter).toBe(1)
  })

  test('A capital is as high as it is said to be, stands on 0, and has its holes.', () => {
    const [letter] = written('B', 40).letters
    const heights = letter!.flatMap((points) => points.filter((_, n) => n % 2 === 1))
    expect(Math.min(...heights)).toBeCloseTo(-40, 0)
    expect(Math.max(...heights)).toBeCloseTo(0, 0)
    expect(letter).toHaveLength(3)
    const canvas = canvasOf(60, 60, '#000000')
    const length = write(canvas, 'O', 5, 50, 40, '#ffffff')
    expect(colourAt(canvas, Math.round(5 + length / 2), 30)).toBe('#000000')
    expect(colourAt(canvas, Math.round(5 + length / 5), 30)).toBe('#ffffff')
  })

  test('The outlines are those of the display face, as the font library reads it.', () => {
    expect(readFileSync(new URL('../src/outlines.ts', import.meta.url), 'utf8')).toBe(outlinesOfFace())
  })

  test('Accents go, and what the face does not have is a gap.', () => {
    expect(written('é', 10)).toEqual(written('e', 10))
    expect(written('a\u6f22b', 10)).toEqual(written('a b', 10))
  })

  test('Words are broken into lines that fit; what does not fit ends in dots.', () => {
    const lines = broken('One die, one effect: where do the two fives go?', 20, 250, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    for (const line of lines) expect(written(line, 20).length).toBeLessThanOrEqual(250)
    expect(broken('a'.repeat(200), 20, 250, 3)).toHaveLength(1)
  })
})

/** The chunks of a PNG by name. Checks their checksums. */
function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    let c = 0xffffffff
    for (const byte of bytes.subarray(at + 4, at + 8 + length)) {
      c ^= byte
      for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1
    }
    expect(view.getUint32(at + 8 + length), name).toBe((c ^ 0xffffffff) >>> 0)
    chunks.set(name, bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

test('A PNG holds the pixels that were drawn, row by row, and their colours.', async () => {
  const canvas = drawn([{ draw: 'disc', x: 9, y: 11, r: 6.5, fill: '#d96a4f' }])
  const chunks = chunksOf(await png(canvas))
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const rows = inflateSync(chunks.get('IDAT')!)
  for (let y = 0; y < 20; y++) {
    expect(rows[y * 21]).toBe(0)
    expect([...rows.subarray(y * 21 + 1, (y + 1) * 21)]).toEqual([
      ...canvas.pixels.subarray(y * 20, (y + 1) * 20),
    ])
  }
  expect(chunks.get('PLTE')!.length).toBe(canvas.palette.length * 3)
})
