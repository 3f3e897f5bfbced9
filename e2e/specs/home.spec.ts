import { move } from '../playing.ts'
import { expect, test } from '../test.ts'

test('The home page opens.', async ({ page, axeViolations }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Shamble/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('The first game is against the easiest bots, the next against the usual ones; an unfinished game shows players and turn.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Zombie Wars' }).click()
  await expect(page).toHaveURL(/\/play\/zombie-wars\?.*bots=easy/)
  await move(page)
  await page.goto('/')
  await expect(page.locator('main')).toContainText(/you and 3 bots, .* moves?, .*(your turn|to choose), /)
  await page.getByRole('link', { name: 'Play Zombie Wars' }).click()
  await expect(page).toHaveURL(/\/play\/zombie-wars\?seed=/)
  expect(page.url()).not.toContain('bots=')
})
