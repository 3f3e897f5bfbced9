import type { Locator } from '@playwright/test'
import { worldWarZ } from '@shamble/world-war-z'
import { zombieWars } from '@shamble/zombie-wars'
import { untilAsked } from '../playing.ts'
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

test('A replay tells how the game went before its end, also in a frame: course, luck and the review.', async ({
  page,
  axeViolations,
}) => {
  const { address } = await finishedReplay(worldWarZ, 'review-1')
  for (const path of [address, `/embed${address}`]) {
    await page.goto(path)
    await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '0')
    await expect(page.locator('[data-card]')).toHaveCount(0)
    await page.getByRole('button', { name: 'How it went' }).click()
    await expect(page.locator('[data-card="ready"] figure')).toBeVisible()
    await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '0')
    await page.getByRole('button', { name: 'Review', exact: true }).press('Enter')
    await expect(page.locator('[data-sentence]')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  }
})

test('A dearest decision is an exercise on the board: wrong, then right; kept in this browser to do again.', async ({
  page,
  axeViolations,
}) => {
  const { unfinished, last } = await finishedReplay(worldWarZ, 'review-1')
  await page.goto(unfinished)
  await untilAsked(page)
  await page.locator(`button[data-move="${last}"]`).press('Enter')
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 60_000 })
  const first = page.locator('[data-dearest] li').first()
  const textOf = async (part: Locator) =>
    (await part.textContent())!.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const wrong = /^Move \d+: (.*?)\. Another move/.exec(await textOf(first.locator('p').first()))![1]!
  const right = (await textOf(first.locator('details p'))).replace(/\.$/, '')
  await first.locator('[data-try]').click()

  const exercise = page.locator('[data-exercise]')
  await expect(page.getByRole('heading', { name: 'Find a better move' })).toBeVisible()
  const choose = async (says: string) => {
    await untilAsked(page)
    await page.locator('button[data-move]', { hasText: says }).first().press('Enter')
  }
  await choose(wrong)
  await expect(exercise).toHaveAttribute('data-exercise', 'made', { timeout: 30_000 })
  await expect(exercise.locator('[data-verdict]')).toContainText('There is a better one.')
  await expect(exercise.locator('[data-answer]')).toHaveCount(0)
  expect(await axeViolations()).toEqual([])
  await choose(right)
  await expect(exercise).toHaveAttribute('data-exercise', 'better')
  await expect(exercise.locator('[data-answer]')).toContainText('is better than')
  await expect(exercise.getByRole('link', { name: 'Play on from here' })).toBeVisible()

  await exercise.getByRole('link', { name: 'More exercises' }).click()
  await expect(page.locator('[data-own-reviews="world-war-z"]')).toContainText('One game reviewed.')
  await expect(page.locator('[data-own-reviews] li', { hasText: 'Solved.' })).toHaveCount(1)
  expect(await axeViolations()).toEqual([])
  await page.locator('[data-again]', { hasText: 'Find something better' }).first().click()
  await untilAsked(page)
  await exercise.getByRole('button', { name: 'Show the answer' }).click()
  await expect(exercise.locator('[data-answer]')).toContainText(/\w/, { timeout: 30_000 })
  await expect(exercise).toHaveAttribute('data-exercise', 'told')

  await page.goto('/exercises')
  await page.getByRole('button', { name: 'Delete …' }).click()
  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await expect(page.locator('[data-reviewed="0"]')).toContainText('Nothing is kept yet.')
})

test('An exercise needs a finished game, and a move that could be chosen.', async ({ request }) => {
  const { address, unfinished, moves } = await finishedReplay(worldWarZ, 'review-1')
  const link = address.replace('/replay/', '/exercise/')
  const open = async (path: string) => (await request.get(path)).status()
  expect(await open(`${link}?at=9`)).toBe(200)
  expect(await open(`${link}?at=${moves}`)).toBe(400)
  expect(await open(link)).toBe(400)
  const log = new URL(unfinished, 'http://localhost').searchParams.get('log')!
  expect(await open(`/exercise/world-war-z/${log}?at=9`)).toBe(400)
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
