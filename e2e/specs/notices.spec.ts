import { openMenu } from '../playing.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Tables that take days: what the page says of time, and how a player is told of their turn.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Lobby and table say what happens when the time is up.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'clocks-1' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await expect(ann.locator('select[data-clock] option')).toContainText(['a day', '3 days', '7 days'])
  await ann.locator('select[data-clock]').selectOption('7 days')
  await expect(ann.locator('#about-clock')).toContainText('When it is up, a bot plays the turn.')
  await expect(ann.locator('#about-clock')).toContainText('kept for 60 days after the last move')
  await ann.locator('[data-fill]').click()
  await ann.locator('[data-start]').click()
  await expect(ann.locator('[data-time]')).toHaveText(/^Time for a turn: 7 days\. When it is up, a bot plays/)
  await expect(ann.locator('[data-clocks="turn"]')).toHaveText(/[67] d/)
})

test('A player makes the address of a feed, reads whose turn it is, and ends it.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'clocks-1' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await ann.locator('[data-fill]').click()
  await ann.locator('[data-start]').click()
  await openMenu(ann)
  await ann.locator('[data-notices] > summary').click()
  await ann.locator('[data-begin="feed"]').click()
  const link = await ann.locator('[data-share="link"]').inputValue()
  expect(link).toContain(`${path}/turns.ics?key=`)
  const calendar = await request.get(link)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain('SUMMARY:Your turn · Zombie Wars')
  await ann.getByText('For a feed reader').click()
  await expect(ann.locator('[data-share="link"]')).toHaveValue(/turns\.atom\?key=/)
  await ann.locator('[data-end="feed"]').click()
  await expect(ann.locator('[data-begin="feed"]')).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)
})
