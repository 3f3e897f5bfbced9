import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { hold, PHONE } from '../touch.ts'

const game = (page: Page) => page.locator('section.play')

/** Makes set-up moves until the first hero may act. */
async function begin(page: Page) {
  await page.goto('/play/z-war-one?seed=walk-1&seats=1')
  const end = page.locator('button[data-move="end"]')
  for (let made = 0; made < 20 && !(await end.isVisible()); made++) {
    const at = await game(page).getAttribute('data-at')
    await page.locator('button[data-move]').first().click()
    await expect(game(page)).not.toHaveAttribute('data-at', at!)
    await expect(page.locator('button[data-move]').first()).toBeVisible()
  }
  await expect(end).toBeVisible()
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('A finger that is held on a hero shows a card about him, and makes no move.', async ({ page }) => {
  await begin(page)
  await expect(await hold(page, page.locator('.zo-board .hero.active [data-part^="hero:"]'))).toContainText(
    '4 AP left.',
  )
})

test('A card is shown for a part that the focus scrolls to.', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Closer' }).click()
  await page.keyboard.press('Tab')
  const far = page.locator('.zo-board [data-part^="unit:"], .zo-board [data-part^="task:"]').last()
  await expect(far).not.toBeInViewport()
  await far.focus()
  await expect(far).toBeInViewport()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
