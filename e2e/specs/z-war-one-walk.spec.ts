import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const game = (page: Page) => page.locator('section.play')
const squares = (page: Page) => page.locator('rect.square')

/** Makes set-up moves until the first hero may act. */
async function begin(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('One tap on a far square shows the walk, the second one makes it, and Undo takes all of it back.', async ({
  page,
}) => {
  await begin(page)
  const before = Number(await game(page).getAttribute('data-at'))
  const go = page.getByRole('button', { name: 'Go', exact: true })
  // The farthest square that is proposed with a path of at least four.
  const ids = await squares(page).evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.part!))
  let goal: string | undefined
  for (const id of ids.toReversed()) {
    await page.locator(`rect.square[data-part="${id}"]`).dispatchEvent('click')
    await expect(page.locator('p.path .primary, p.why, p.path')).not.toHaveCount(0)
    if ((await page.locator('[data-path]').count()) < 4) continue
    goal = id
    break
  }
  expect(goal).toBeDefined()
  await expect(page.locator('p.path')).toContainText(/Walk to \w+: [34] AP/)
  expect(Number(await game(page).getAttribute('data-at'))).toBe(before)

  await page.locator(`rect.square[data-part="${goal}"]`).dispatchEvent('click')
  await expect(go).toHaveCount(0)
  await expect.poll(async () => Number(await game(page).getAttribute('data-at'))).toBeGreaterThan(before + 3)
  await expect(page.locator('button[data-move="end"]')).toBeVisible()

  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await expect(game(page)).toHaveAttribute('data-at', String(before))
})

test('A walk that is proposed can be called off by key.', async ({ page }) => {
  await begin(page)
  const before = await game(page).getAttribute('data-at')
  for (const square of (await squares(page).all()).toReversed()) {
    await square.dispatchEvent('click')
    await expect(page.locator('p.why, p.path')).not.toHaveCount(0)
    if ((await page.locator('[data-path]').count()) > 1) break
  }
  await expect(page.locator('[data-path]')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-path]')).toHaveCount(0)
  await expect(game(page)).toHaveAttribute('data-at', before!)
})
