import { games } from '@shamble/catalogue'
import { advance, defaults, look, open, seatsFor } from '@shamble/engine'
import { CARD, cardPng, drawnCard, WIDTHS } from '@shamble/preview'
import { describe, expect, test } from 'vitest'

const MAX_BYTES = 60_000

describe.each(games.filter((entry) => entry.picture))('$id', (entry) => {
  const pictureAfter = async (moves: number, seed: string) => {
    const [{ game }, { picture }] = await Promise.all([entry.rules(), entry.picture!()])
    let { timeline } = open(game, seed, seatsFor(game, defaults(game)).at(-1)!, {})
    for (let n = 0; n < moves && timeline.pending.length > 0; n++) {
      const { seat, moves } = timeline.pending[0]!
      timeline = advance(game, timeline, seat, moves[(n * 7) % moves.length]!).timeline
    }
    return picture(look(game, timeline.position, null, timeline.pending).view)
  }

  test.each([0, 30, 120])('after %i moves: small enough, always the same, in every width.', async (moves) => {
    const picture = await pictureAfter(moves, 'brains-42')
    expect(picture.alt.length).toBeGreaterThan(40)
    expect(picture.captions.length).toBeGreaterThan(0)
    const card = { title: entry.title, line: 'Seed brains-42', picture }
    for (const width of WIDTHS) {
      const bytes = await cardPng(card, width)
      const head = new DataView(bytes.buffer)
      expect([head.getUint32(16), head.getUint32(20)]).toEqual([
        width,
        Math.round((width * CARD.height) / CARD.width),
      ])
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES)
      expect(await cardPng(card, width)).toEqual(bytes)
    }
  })

  test('another position is another picture.', async () => {
    const card = async (moves: number) =>
      drawnCard({ title: entry.title, line: '', picture: await pictureAfter(moves, 'brains-42') }).pixels
    expect(await card(0)).not.toEqual(await card(40))
  })
})
