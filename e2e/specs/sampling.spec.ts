import { EASY_BOTS, move, untilAsked, type Chooser } from '../playing.ts'
import { returnsIn, samplesOf, type Reader } from '../sampling.ts'
import { expect, test } from '../test.ts'

// In rounds of these seeds no piece truly goes back, and no number truly returns.
const GAMES: { game: string; address: string; read: Reader; mine: Chooser; rounds: number }[] = [
  {
    game: 'Zombie Wars',
    address: `/play/zombie-wars?seed=sampled-1&seats=3&${EASY_BOTS}`,
    rounds: 2,
    mine: (moves) => moves.indexOf('stop'),
    read: () => {
      const sample: Record<string, string> = {}
      for (const pawn of document.querySelectorAll<SVGElement>('.zw-pieces [data-part^="horde:"]')) {
        const { part, in: place } = pawn.dataset
        sample[`place of ${part}`] = place!
        sample[`size of ${part}`] = pawn.parentElement!.querySelector('.strength')!.textContent!
      }
      sample.living = document.querySelector('.zw-mats .count span')?.textContent?.trim() ?? ''
      return sample
    },
  },
  {
    game: 'Catan and Zombies',
    address: `/play/catan-zombies?seed=sampled-1&seats=3&board=beginnerStart&${EASY_BOTS}`,
    rounds: 3,
    mine: (moves) => moves.findIndex((each) => /^(place|roll|endTurn|decline)/.test(each)),
    read: () => {
      const sample: Record<string, string> = {}
      for (const part of document.querySelectorAll<SVGElement>('.cz-board .hex'))
        sample[`zombies on ${part.dataset.part}`] = String(part.querySelectorAll('.zombie').length)
      for (const part of document.querySelectorAll<SVGElement>('.cz-board :is(.corner, .edge)'))
        sample[`piece on ${part.dataset.part}`] =
          part.querySelector('.house, .road')?.getAttribute('class') ?? ''
      for (const row of document.querySelectorAll<HTMLElement>('.cz-mats tbody tr'))
        sample[`points of ${row.querySelector('th')!.textContent!.trim()}`] =
          row.querySelector('td')!.textContent!
      return sample
    },
  },
]

for (const { game, address, read, mine, rounds } of GAMES) {
  test(`${game}: nothing that bots do is shown, taken back, and shown again; what is shown at the end is true.`, async ({
    page,
  }) => {
    await page.goto(address)
    await untilAsked(page)
    const samples = await samplesOf(page, read, async () => {
      for (let n = 0; n < rounds * 2; n++) await move(page, mine, n)
      await untilAsked(page)
    })
    expect(samples.length).toBeGreaterThan(4)
    expect(returnsIn(samples)).toEqual([])

    // Read from the page anew, without any event.
    await page.reload()
    await untilAsked(page)
    const [truth] = await samplesOf(page, read, async () => {})
    expect(samples.at(-1)).toEqual(truth)
  })
}
