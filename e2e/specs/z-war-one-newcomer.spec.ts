import type { Page } from '@playwright/test'
import { stateOf, untilAsked } from '../playing.ts'
import { returnsIn, samplesOf } from '../sampling.ts'
import { expect, test } from '../test.ts'
import { doSteps, hold, PHONE, tap } from '../touch.ts'

/* The first five minutes of a newcomer to Z War One on a phone, by touch alone: with the motion that others see. */

test.use(PHONE)

/** A whole infected phase, shown event by event, in milliseconds. */
const PHASE = 120_000

/** Presses a button and waits until the next question. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const { at } = await stateOf(page)
  await tap(page, page.getByRole('button', { name }).first())
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at), { timeout: PHASE })
  await untilAsked(page)
}

/** The square of each figure on the board, and the turn. Runs in the page. */
function pieces(): Record<string, string> {
  const found: Record<string, string> = { figures: document.querySelector('.figures span')!.textContent! }
  for (const figure of document.querySelectorAll<HTMLElement>(
    '.zo-board .figure [data-in], .zo-board .figure[data-in]',
  ))
    found[figure.dataset.part!] = figure.dataset.in!
  return found
}

test('The lesson begins by touch alone.', async ({ page }) => {
  await doSteps(page, 'z-war-one', 1)
})

test('Quick start, a look, a walk by two taps that is taken back, and a turn in which nothing moves back.', async ({
  page,
  axeViolations,
}) => {
  await page.goto('/play/z-war-one?seed=newcomer-7')
  await untilAsked(page)
  await press(page, /^Quick start/)
  await expect(page.locator('.figures')).toContainText('Turn 1')
  await expect(page.locator('.zo-board .figure.hero')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /moves$/ })).toHaveCount(4)

  const cole = page.locator('.zo-board [data-part="hero:0"]')
  await press(page, 'Cole moves')
  await expect(await hold(page, cole)).toContainText('4 AP left.')

  // Three squares away, whichever way the first of them leads.
  const before = await stateOf(page)
  const home = await cole.getAttribute('data-in')
  const far = page.locator('.zo-board rect.square[data-part="sq:443"]')
  await tap(page, far)
  await expect(page.locator('p.path')).toContainText('Walk to')
  await tap(page, far)
  await expect(cole).toHaveAttribute('data-in', 'sq:443')
  await untilAsked(page)
  await tap(page, page.getByRole('button', { name: 'Undo the last move' }))
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(before.at))
  await expect(cole).toHaveAttribute('data-in', home!)

  for (const next of ['Kat moves', 'Sam moves']) {
    await press(page, /^End the move/)
    await press(page, next)
  }
  await press(page, /^End the move/)

  const samples = await samplesOf(page, pieces, async () => {
    await press(page, /^End the move/)
    await expect(page.locator('.figures')).toContainText('Turn 2')
  })
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const infected = Object.keys(first).filter((part) => part.startsWith('unit:'))
  expect(infected.some((part) => last[part] !== first[part])).toBe(true)
  expect(returnsIn(samples)).toEqual([])

  // What was shown at the end is what a fresh page shows.
  const shown = await page.evaluate(pieces)
  await page.reload()
  await untilAsked(page)
  expect(await page.evaluate(pieces)).toEqual(shown)
  expect(await axeViolations()).toEqual([])
})
