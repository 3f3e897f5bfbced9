import { playToTheEnd, stateOf } from '../playing.ts'
import { expect, test } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A whole game against Pseudo by buttons: eight rounds, a score, and the reasons for his placements.', async ({
  page,
}) => {
  await page.goto('/play/waterdeep-solo?seed=lantern-7')
  const made = await playToTheEnd(page, (moves, made) => (made * 7) % moves.length)
  expect(made.length).toBeGreaterThan(40)

  const end = await stateOf(page)
  expect(end.seat).toBe('')
  expect(end.at).toBeGreaterThanOrEqual(made.length)
  expect(JSON.parse(end.result!)).toHaveProperty('scores')
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await expect(page.locator('button[data-move]')).toHaveCount(0)
  await expect(page.locator('.story')).toContainText('Pseudo')
  await expect(page.locator('a[data-replay]')).toBeVisible()
})
