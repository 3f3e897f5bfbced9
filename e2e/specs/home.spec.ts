import { move } from '../playing.ts'
import { expect, test } from '../test.ts'

test('The home page opens.', async ({ page, axeViolations }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Shamble/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('Play and Play with friends are in sight on a desk, a tablet and a phone.', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Play now' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Play with friends' })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('link', { name: 'Play with friends' }).click()
  await page.locator('[data-open-room="z-war-one"]').click()
  await page.waitForURL(/\/r\/[0-9a-z-]+$/)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
})

test('The challenges of today are listed; a streak grows day by day and is kept in this browser.', async ({
  page,
  axeViolations,
}) => {
  await page.goto('/daily')
  await expect(page.locator('[data-daily]')).toHaveCount(5)
  await expect(page.locator('[data-streak]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const before of [1, 2, 4]) {
      const day = new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
      localStorage.setItem(`shamble:player:daily-zombie-wars-${day}`, 'token')
    }
  })
  await page.reload()
  await expect(page.locator('[data-streak="2"]')).toContainText('Play one today to continue it.')
  expect(await axeViolations()).toEqual([])
})

test('Earlier days have a page each, with their leaderboards, back to the first; other days are refused in words.', async ({
  page,
  request,
  axeViolations,
}) => {
  await page.goto('/daily')
  await page.locator('[rel="prev"]').click()
  await expect(page).toHaveURL(/\/daily\?day=\d{4}-\d\d-\d\d$/)
  await expect(page.locator('[data-daily]')).toHaveCount(5)
  await expect(page.locator('[data-daily]').first()).toContainText('No one played it.')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\/daily$/)
  await page.goto('/daily?day=2026-11-01')
  await expect(page.locator('[rel="prev"]')).toHaveCount(0)
  for (const day of ['2026-10-31', '2999-01-01', '2026-11-31', 'yesterday'])
    expect((await request.get(`/daily?day=${day}`)).status()).toBe(404)
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
