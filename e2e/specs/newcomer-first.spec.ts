import type { Page } from '@playwright/test'
import { EASY_BOTS, stateOf, untilAsked } from '../playing.ts'
import { returnsIn, samplesOf } from '../sampling.ts'
import { expect, test } from '../test.ts'
import { doSteps, hold, PHONE, tap, tapMove } from '../touch.ts'

/* The first five minutes of a newcomer on a phone, by touch alone: with the motion that others see. */

test.use(PHONE)

/** Taps a button of the trade until the page has made all moves that it means. */
async function press(page: Page, part: string, says: string): Promise<void> {
  await tap(page, page.locator(`.cz-trade [data-part="${part}"]`))
  await expect(page.locator('.question')).toContainText(says)
}

test('Zombie Wars: the lesson, a townsperson and a horde that tell what they are, an attack on the board, its result until the next move.', async ({
  page,
  axeViolations,
}) => {
  await doSteps(page, 'zombie-wars', 2)

  await page.goto(`/play/zombie-wars?seed=sampled-1&seats=2&${EASY_BOTS}`)
  await tapMove(page, ['raise'])
  await expect(page.locator('.figures')).toContainText('Hour 1 of 12')
  const own = page.locator('.zw-pieces [data-part="horde:0"]')
  await expect(await hold(page, own)).toContainText('chance to stay standing')

  for (let turn = 0; turn < 4; turn++) {
    const samples = await samplesOf(
      page,
      () => ({ hour: document.querySelector('.zw-sky .said')!.textContent! }),
      () => tapMove(page, ['attack', 'move', 'stop']),
    )
    expect(returnsIn(samples)).toEqual([])
  }
  // What the dice did is said until the next move.
  await expect(page.locator('.zw-tray .verdict')).not.toBeEmpty()
  expect(await axeViolations()).toEqual([])
})

test('Catan and Zombies: the lesson, a hex that tells what it pays, and a trade with − and +.', async ({
  page,
  axeViolations,
}) => {
  await doSteps(page, 'catan-zombies', 2)

  await page.goto(`/play/catan-zombies?seed=sampled-1&seats=3&board=beginnerStart&${EASY_BOTS}`)
  await untilAsked(page)
  const hex = page.locator('.cz-land [data-part="hex:4"]')
  await expect(await hold(page, hex)).toContainText('rolls in 36')
  // Bots make offers too.
  for (let n = 0; (await tapMove(page, ['offer', 'place', 'roll', 'decline'])) !== 'offer'; n++)
    expect(n).toBeLessThan(10)
  const { at } = await stateOf(page)
  const trade = page.locator('.cz-trade')
  await expect(trade.getByRole('group', { name: 'You give' })).toBeInViewport({ ratio: 0.5 })
  await press(page, 'hand:brick', 'You offer 1 brick for nothing.')
  await press(page, 'want:wool', 'You offer 1 brick for 1 wool.')
  await press(page, 'want:ore', 'You offer 1 brick for 1 wool and 1 ore.')
  // The earlier card is taken out, and the later one stays.
  await press(page, 'less:want:wool', 'You offer 1 brick for 1 ore.')
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at + 2))
  await expect(trade.locator('[data-part="propose"]')).toBeInViewport()
  await tap(page, trade.locator('[data-part="propose"]'))
  await untilAsked(page)
  expect((await stateOf(page)).at).toBeGreaterThan(at + 2)
  expect(await axeViolations()).toEqual([])
})
