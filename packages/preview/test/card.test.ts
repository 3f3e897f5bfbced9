import { describe, expect, test } from 'vitest'
import { CARD, cardPng, curve, drawnCard, WIDTHS, type Canvas } from '../src/index.ts'

const card = { title: 'Won', line: 'Seed brains-42', picture: null }

/** How many pixels of two cards of the same size differ. */
function different(a: Canvas, b: Canvas): number {
  expect(b.pixels).toHaveLength(a.pixels.length)
  return a.pixels.filter((colour, n) => a.palette[colour] !== b.palette[b.pixels[n]!]).length
}

test.each(WIDTHS)(
  'A card %i pixels wide has the shape of all cards, and says so in its PNG.',
  async (width) => {
    const bytes = await cardPng(card, width)
    const view = new DataView(bytes.buffer)
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([
      width,
      Math.round((width * CARD.height) / CARD.width),
    ])
  },
)

describe('The course of a game', () => {
  test('is a line from the left to the right of its box; won is at the top.', () => {
    expect(curve([0, 1, 0.5], 100, 50)).toBe('M0 50L50 0L100 25')
  })

  test('is drawn below the words.', () => {
    const empty = drawnCard(card, 300)
    const full = drawnCard({ ...card, course: [0.5, 0.8, 0.2, 1] }, 300)
    expect(different(empty, full)).toBeGreaterThan(100)
  })
})

test('Where there is a picture there is no poster, and its captions stand beside it.', () => {
  const picture = {
    box: [0, 0, 10, 10] as const,
    marks: [{ draw: 'box' as const, x: 0, y: 0, width: 10, height: 10, fill: '#a4c462' as const }],
    captions: [{ text: 'Hour 3 of 9', colour: '#d96a4f' as const }],
    alt: 'A green square.',
  }
  const posted = drawnCard(card, 300)
  const pictured = drawnCard({ ...card, picture }, 300)
  const bare = drawnCard({ ...card, picture: { ...picture, captions: [] } }, 300)
  expect(different(posted, pictured)).toBeGreaterThan(1000)
  expect(different(bare, pictured)).toBeGreaterThan(20)
  // The centre of the right half belongs to the picture.
  expect(pictured.palette[pictured.pixels[75 * 300 + 220]!]).toBe(0xa4c462)
})
