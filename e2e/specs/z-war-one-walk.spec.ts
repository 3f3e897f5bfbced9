import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const game = (page: Page) => page.locator('section.play')

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

// Six squares from where Cole starts.
const FAR = 'rect.square[data-part="sq:371"]'

test('One tap on a far square shows the walk, the second one makes it, and Undo takes all of it back.', async ({
  page,
}) => {
  await begin(page)
  const before = Number(await game(page).getAttribute('data-at'))
  await page.locator(FAR).dispatchEvent('click')
  await expect(page.locator('p.path')).toContainText('Walk to L16: 4 AP')
  await expect(page.locator('[data-path]')).toHaveCount(6)
  expect(Number(await game(page).getAttribute('data-at'))).toBe(before)

  await page.locator(FAR).dispatchEvent('click')
  // Six squares; then the move ends by itself, because no action point is left and others wait.
  await expect(game(page)).toHaveAttribute('data-at', String(before + 7))
  await expect(page.locator('button[data-move^="begin "]').first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await expect(game(page)).toHaveAttribute('data-at', String(before))
})

test('A mouse that rests on a far square is shown the walk, and one click makes it.', async ({ page }) => {
  await begin(page)
  const before = Number(await game(page).getAttribute('data-at'))
  await page.locator(FAR).hover()
  await expect(page.getByRole('tooltip')).toContainText('Click: Walk to L16: 4 AP')
  await expect(page.locator('[data-path]')).toHaveCount(6)
  expect(Number(await game(page).getAttribute('data-at'))).toBe(before)
  await page.locator(FAR).click()
  await expect(game(page)).toHaveAttribute('data-at', String(before + 7))
})

test('A walk that is proposed can be called off by key.', async ({ page }) => {
  await begin(page)
  const before = await game(page).getAttribute('data-at')
  await page.locator(FAR).dispatchEvent('click')
  await expect(page.locator('[data-path]')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-path]')).toHaveCount(0)
  await expect(game(page)).toHaveAttribute('data-at', before!)
})

test.describe('While the rules of walks are loading', () => {
  // Requests of a service worker are not held up.
  test.use({ serviceWorkers: 'block' })

  test('a press that is cancelled proposes nothing later.', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/islands/walks-*.js', async (route) => {
      await released
      await route.continue()
    })
    await begin(page)
    const before = await game(page).getAttribute('data-at')
    await page.locator(FAR).dispatchEvent('click')
    await page.keyboard.press('Escape')
    const loaded = page.waitForResponse('**/islands/walks-*.js')
    release()
    await (await loaded).finished()
    // A proposal would be there by now.
    await page.waitForTimeout(300)
    await expect(page.locator('[data-path]')).toHaveCount(0)
    await page.locator(FAR).dispatchEvent('click')
    await expect(page.locator('p.path')).toContainText('Walk to L16')
    await expect(game(page)).toHaveAttribute('data-at', before!)
  })
})
