import type { Page } from '@playwright/test'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

/* A crowd leads two heroes of Z War One: its voters mean whole walks, and their pages vote for each step. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Three squares east of the starting squares, in the open. */
const FAR = 'sq:543'

/** Every page that is asked presses the quick start, until the first turn begins. */
async function quickStartAll(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) {
      const quickStart = page.locator('[data-part="quick-start"]')
      if (await quickStart.isVisible()) await quickStart.click({ timeout: 1000 })
    }
    for (const page of pages) await expect(page.locator('.figures')).toContainText('Turn 1', { timeout: 200 })
  }).toPass()
}

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

  await quickStartAll([ann.page, ...voters])
  await expect(cat.page.locator('.question')).toHaveText('Which hero moves next?')

  const presses = async (page: Page) => {
    await page.locator(`[data-part="${FAR}"]`).click()
    await expect(page.locator('p.path')).toContainText('Walk to')
    await page.locator(`[data-part="${FAR}"]`).click()
  }
  for (const page of voters) await presses(page)
  await expect(ann.page.locator(`.zo-board .hero [data-in="${FAR}"]`)).toBeAttached()
  for (const { errors } of [ann, cat, dan]) expect(errors).toEqual([])
})
