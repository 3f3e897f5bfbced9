import { STRENGTHS } from '@shamble/engine/bots'
import { makeChallenge } from '../challenges.ts'
import { askForHint, hint, hintButton, hintMarks, hintScripts, untilChoice } from '../hints.ts'
import { EASY_BOTS, move, stateOf } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * Hints: one click asks for one, it marks what the strongest bot would do, and ends with the move. Ranked games have none.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const strength of STRENGTHS) {
  test(`Against ${strength} opponents a few moves follow the hints.`, async ({ page }) => {
    // Bots that think by the clock play differently each time; with three seats no game is over after a few moves.
    await page.goto(`/play/zombie-wars?seed=hint-1&seats=3&bots=${strength}`)
    await expect(page.getByText(`bot, ${strength}`)).toHaveCount(2)
    for (let made = 0; made < 3; made++) {
      await untilChoice(page)
      const named = await askForHint(page)
      await expect(hint(page).getByRole('status')).toContainText('I would do this: ')
      const button = page.locator(`button[data-move="${named}"]`)
      await expect(button).toHaveAttribute('data-hint', '')
      await expect(page.locator('button[data-move][data-hint]')).toHaveCount(1)
      const { at } = await stateOf(page)
      await button.press('Enter')
      await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
      await expect(hintMarks(page)).toHaveCount(0)
    }
  })
}

test('A hint marks parts on the board and compares the best moves; its script is loaded on first use.', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`/play/waterdeep-solo?seed=hint-1`)
  await untilChoice(page)
  expect(hintScripts(loaded)).toEqual([])
  const [, ...things] = (await askForHint(page)).split(' ')
  expect(hintScripts(loaded).length).toBeGreaterThan(0)
  for (const thing of things)
    await expect(page.locator(`.board [data-part="${thing}"]`).first()).toHaveAttribute('data-hint', '')
  const rows = hint(page).locator('tbody tr')
  await expect(rows.first()).toContainText(/−?\d+ VP/)
  expect(await rows.count()).toBeLessThanOrEqual(4)
  await expect(hint(page)).toContainText('Where Pseudo goes next, as things stand: ')

  // Closed and asked again it is the same.
  const first = await page.locator('[data-hinted]').getAttribute('data-hinted')
  await hintButton(page).click()
  await expect(hintMarks(page)).toHaveCount(0)
  expect(await askForHint(page)).toBe(first)
})

test('In another game against bots: the outlook is a chance, and undo ends the hint.', async ({ page }) => {
  await page.goto(`/play/catan-zombies?seed=hint-1&${EASY_BOTS}`)
  await untilChoice(page)
  await askForHint(page)
  await expect(hint(page).locator('tbody tr').first()).toContainText(/\d+ %/)
  await expect(hint(page)).toContainText(/rolls in 36/)
  await move(page)
  await untilChoice(page)
  await askForHint(page)
  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await expect(hintMarks(page)).toHaveCount(0)
  await expect(hintButton(page)).not.toHaveAttribute('aria-expanded', 'true')
})

test('A move ends a hint that is still being computed: nothing is marked later.', async ({ page }) => {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  await page.goto(`/play/zombie-wars?seed=hint-1&seats=2&${EASY_BOTS}`)
  await untilChoice(page)
  await page.route(/\/islands\/adviser-[\w-]+\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await hintButton(page).click()
  await expect(hint(page).getByRole('progressbar')).toBeVisible()
  await move(page)
  go()
  await untilChoice(page)
  await expect(hintMarks(page)).toHaveCount(0)
  // The next hint works.
  await askForHint(page)
})

test('Hints are accessible by keyboard and screen reader on a phone, and marks give their reason.', async ({
  page,
  axeViolations,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/play/zombie-wars?seed=hint-1&seats=2&${EASY_BOTS}`)
  await untilChoice(page)
  await hintButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-hinted]')).toBeVisible({ timeout: 30_000 })
  await expect(hintButton(page)).toBeFocused()
  await expect(hintButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('button[data-move][data-hint]')).toHaveAccessibleDescription(/^I would do this: /)
  expect(await axeViolations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('There are no hints in a challenge.', async ({ page, request }) => {
  const code = await makeChallenge(request, { seed: 'hint-1' })
  await page.goto(`/s/${code}`)
  await page.locator('a[data-play]').click()
  await page.waitForURL(/challenge=/)
  await untilChoice(page)
  await expect(hintButton(page)).toHaveCount(0)
})
