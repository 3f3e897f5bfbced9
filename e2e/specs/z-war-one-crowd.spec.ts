import type { Page } from '@playwright/test'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

/* A crowd leads two heroes of Z War One: its voters mean whole walks, and their pages vote for each step. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Three squares east of the starting squares, in the open. */
const FAR = 'sq:543'

const quickStart = (page: Page) => page.locator('[data-part="quick-start"]')
const asked = (page: Page) => page.locator('button[data-move]:enabled')

test('Two voters tap a far square: the crowd’s hero walks there, step by step, without another press.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, {
    game: 'z-war-one',
    seats: 2,
    options: { mission: 'chapter-1' },
    seed: 'crowd-walk',
  })
  const ann = await guestAt(browser, `${path}#sit`)
  await ann.page.locator('select[data-bot="1"]').selectOption('crowd')
  await ann.page.locator('select[data-window]').selectOption('60')
  const [cat, dan] = [await guestAt(browser, path), await guestAt(browser, path)]
  const voters = [cat.page, dan.page]
  await ann.page.locator('[data-start]').click()

  // Whoever is asked takes the quick start; then Ann's heroes stay where they are until the crowd is asked.
  for (let n = 0; n < 200; n++) {
    for (const page of [ann.page, ...voters])
      if ((await quickStart(page).count()) > 0)
        await quickStart(page)
          .click({ timeout: 2000 })
          .catch(() => {})
    const turn = await ann.page.locator('.figures').innerText()
    if (turn.startsWith('Turn 1') && (await asked(cat.page).count()) > 0) break
    if (turn.startsWith('Turn 1'))
      await ann.page
        .locator('button[data-move^="begin"], button[data-move="end"]')
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
    await ann.page.waitForTimeout(200)
  }
  const presses = async (page: Page) => {
    await page.locator(`[data-part="${FAR}"]`).click()
    await expect(page.locator('p.path')).toContainText('Walk to')
    await page.locator(`[data-part="${FAR}"]`).click()
  }
  for (const page of voters) await presses(page)
  await expect(ann.page.locator(`.zo-board .hero [data-in="${FAR}"]`)).toBeAttached()
  for (const { errors } of [ann, cat, dan]) expect(errors).toEqual([])
})
