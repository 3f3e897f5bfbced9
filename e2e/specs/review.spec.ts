import { worldWarZ } from '@shamble/world-war-z'
import { zombieWars } from '@shamble/zombie-wars'
import { finishedReplay } from '../reviews.ts'
import { expect, test } from '../test.ts'
import { PHONE } from '../touch.ts'

/*
 * The review of a finished game: loaded when asked for, computed in this browser, by keyboard and on a phone.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A finished game is reviewed when asked: first the course and the sentence, then the dearest decisions.', async ({
  page,
  axeViolations,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const { address, moves } = await finishedReplay(worldWarZ, 'review-1')
  await page.goto(`${address}?at=${moves}`)
  await page.locator('[data-card="ready"]').waitFor()
  expect(loaded.filter((path) => /Review|reviewer/.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  await expect(page.locator('[data-sentence]')).toHaveText(/^You (won|lost|shared the victory)/)
  await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-accuracy]')).toHaveText(/\d+ \(\d+ decisions\)/)
  expect(await axeViolations()).toEqual([])

  await page.getByText('The same as a table').click()
  await expect(page.locator('[data-review] tbody tr').first()).toHaveText(/[+−]\d/)
  expect(await axeViolations()).toEqual([])

  // Random moves hold mistakes.
  const onward = page.locator('[data-dearest] a', { hasText: 'Play on from here' }).first()
  const at =
    Number(/^Move (\d+):/.exec((await page.locator('[data-dearest] li p').first().innerText()).trim())![1]) -
    1
  await onward.click()
  await page.waitForURL(/\/play\/world-war-z/)
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))
})

test('A review may be stopped, and what is known stays.', async ({ page }) => {
  const { address, moves } = await finishedReplay(zombieWars, 'review-2')
  await page.goto(`${address}?at=${moves}`)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.locator('[data-sentence]').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('[data-review="stopped"]')).toBeVisible()
  await expect(page.locator('[data-sentence]')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`On a phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, viewport: { width: 360, height: 740 }, colorScheme })

    test('a review fits.', async ({ page, axeViolations }) => {
      const { address, moves } = await finishedReplay(worldWarZ, 'review-1')
      await page.goto(`${address}?at=${moves}`)
      await page.getByRole('button', { name: 'Review' }).tap()
      await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 60_000 })
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      expect(await axeViolations()).toEqual([])
    })
  })
