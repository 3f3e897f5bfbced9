import type { Page } from '@playwright/test'
import { defaults } from '@shamble/engine'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { playByHand, type Press, type Pressed } from '@shamble/z-war-one/presses'
import { untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

/* Chapter 1 by mouse, press by press: what the count of presses assumes is so on the page. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

const SEED = 'presses-4'

async function press(page: Page, wanted: Press): Promise<void> {
  await expect(page.locator('.settling, .filling')).toHaveCount(0)
  if ('unfold' in wanted) return page.getByRole('button', { name: /as a list$/ }).click()
  if ('move' in wanted) return page.locator(`button[data-move="${wanted.move}"]`).click()
  const part = page.locator(`[data-part="${wanted.part}"]`).first()
  if (wanted.rest) {
    await part.hover()
    await expect(page.locator('[data-path]').first()).toBeAttached()
  }
  await part.click()
}

test('A game of chapter 1 takes as many clicks as are counted.', async ({ page }) => {
  test.slow()
  await load()
  const all: Pressed[] = []
  const counted = await playByHand(SEED, { ...defaults(zWarOne), mission: 'chapter-1' }, false, (pressed) =>
    all.push(pressed),
  )
  await page.goto(`/play/z-war-one?seed=${SEED}&seats=1`)
  let clicks = 0
  for (const { presses, at } of all) {
    await untilAsked(page)
    for (const each of presses) {
      await test.step(`${JSON.stringify(each)} to ${at}`, () => press(page, each))
      clicks++
    }
    await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  }
  await expect(page.locator('[data-result]')).toBeAttached()
  expect(clicks).toBe(Object.values(counted).reduce((sum, { mouse }) => sum + mouse, 0))
})
