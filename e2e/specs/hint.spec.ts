import { STRENGTHS } from '@shamble/engine/bots'
import { makeChallenge } from '../challenges.ts'
import { asked, hint, marked, ofHints, question, untilUnsure } from '../hints.ts'
import { FAST, move, stateOf } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * What would you do? A hint is asked for with one click, marks what the strongest bot would do, and ends with the move; nobody who is
 * measured against others gets one.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const strength of STRENGTHS) {
  test(`Against ${strength} opponents a few moves are made as a hint says.`, async ({ page }) => {
    await page.goto(`/play/zombie-wars?seed=hint-1&seats=2&bots=${strength}`)
    await expect(page.getByText(`bot, ${strength}`)).toBeVisible()
    for (let made = 0; made < 3; made++) {
      await untilUnsure(page)
      const named = await asked(page)
      await expect(hint(page).getByRole('status')).toContainText('I would do this: ')
      const button = page.locator(`button[data-move="${named}"]`)
      await expect(button).toHaveAttribute('data-hint', '')
      await expect(page.locator('button[data-move][data-hint]')).toHaveCount(1)
      const { at } = await stateOf(page)
      await button.press('Enter')
      await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
      await expect(marked(page)).toHaveCount(0)
    }
  })
}

test('A hint marks the things on the board, compares the best moves, and its script comes with the first question.', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`/play/waterdeep-solo?seed=hint-1`)
  await untilUnsure(page)
  expect(ofHints(loaded)).toEqual([])
  const [, ...things] = (await asked(page)).split(' ')
  expect(ofHints(loaded).length).toBeGreaterThan(0)
  for (const thing of things)
    await expect(page.locator(`.board [data-part="${thing}"]`).first()).toHaveAttribute('data-hint', '')
  const rows = hint(page).locator('tbody tr')
  await expect(rows.first()).toContainText(/−?\d+ VP/)
  expect(await rows.count()).toBeLessThanOrEqual(4)
  await expect(hint(page)).toContainText('Where Pseudo goes next, as things stand: ')

  // Folded away, and asked again: it says the same.
  const first = await page.locator('[data-hinted]').getAttribute('data-hinted')
  await question(page).click()
  await expect(marked(page)).toHaveCount(0)
  expect(await asked(page)).toBe(first)
})

test('In another game against bots: the outlook is a chance, and taking back ends the hint.', async ({
  page,
}) => {
  await page.goto(`/play/catan-zombies?seed=hint-1&${FAST}`)
  await untilUnsure(page)
  await asked(page)
  await expect(hint(page).locator('tbody tr').first()).toContainText(/\d+ %/)
  await expect(hint(page)).toContainText(/rolls in 36/)
  await move(page)
  await untilUnsure(page)
  await asked(page)
  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await expect(marked(page)).toHaveCount(0)
  await expect(question(page)).not.toHaveAttribute('aria-expanded', 'true')
})

test('Moving on while it is still thought about ends it: nothing is marked later.', async ({ page }) => {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  await page.goto(`/play/zombie-wars?seed=hint-1&seats=2&${FAST}`)
  await untilUnsure(page)
  await page.route(/\/islands\/adviser-[\w-]+\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await question(page).click()
  await expect(hint(page).getByRole('progressbar')).toBeVisible()
  await move(page)
  go()
  await untilUnsure(page)
  await expect(marked(page)).toHaveCount(0)
  // The next question is answered.
  await asked(page)
})

test('By keyboard and ear, on a phone: nothing bars the way, and what is marked says why.', async ({
  page,
  barriers,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/play/zombie-wars?seed=hint-1&seats=2&${FAST}`)
  await untilUnsure(page)
  await question(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-hinted]')).toBeVisible({ timeout: 30_000 })
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('button[data-move][data-hint]')).toHaveAccessibleDescription(/^I would do this: /)
  expect(await barriers()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('Whoever is measured against others gets no hint: not in a challenge.', async ({ page, request }) => {
  const code = await makeChallenge(request, { seed: 'hint-1' })
  await page.goto(`/s/${code}`)
  await page.locator('a[data-play]').click()
  await page.waitForURL(/challenge=/)
  await untilUnsure(page)
  await expect(question(page)).toHaveCount(0)
})
