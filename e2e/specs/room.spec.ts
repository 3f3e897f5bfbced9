import type { Page } from '@playwright/test'
import { openMenu, stateOf } from '../playing.ts'
import { guestAt, isAsked, openRoom, playUntil, viewIn } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Rooms: whole games with friends.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const game = (page: Page) => page.locator('[data-game]')

test('Two people and a bot play a whole game before a spectator; one loses the network and reloads twice; a fourth person takes over on a phone.', async ({
  page: ann,
  browser,
}) => {
  test.setTimeout(240_000)
  await ann.goto('/play/zombie-wars?seed=room-1&seats=3&hourTrack=short')
  await openMenu(ann)
  await ann.getByRole('button', { name: 'Play with friends' }).click()
  await ann.waitForURL(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(ann.locator('[data-seats]')).toHaveValue('3')
  await expect(ann.locator('[data-option="hourTrack"]')).toHaveValue('short')
  const invite = await ann.locator('[data-share="link"]').inputValue()
  expect(invite).toBe(ann.url())

  const bobs = await guestAt(browser, invite)
  const { page: bob } = bobs
  await bob.locator('[data-name]').fill('Bob')
  await bob.locator('[data-sit="1"]').click()
  await expect(ann.locator('[data-chair="1"]')).toContainText('Bob')
  const eves = await guestAt(browser, invite)
  const { page: eve } = eves
  await ann.locator('select[data-bot="2"]').selectOption('easy')
  await expect(ann.locator('[data-start]')).toBeDisabled()
  await bob.locator('[data-ready]').click()
  // What says that there is no network is loaded before there is none.
  const notes = eve.waitForRequest(/\/Notes-[\w-]+\.js$/)
  await ann.locator('[data-start]').click()
  for (const page of [ann, bob, eve]) await expect(game(page)).toBeVisible()

  const reached = (at: number) => async () => (await stateOf(ann)).at >= at
  await playUntil([ann, bob], reached(8))
  await notes

  // The network is lost: all see it, and nothing else is lost.
  await bobs.goOffline()
  await expect(bob.getByText('There is no network.')).toBeVisible()
  await expect(bob.locator('[data-link]')).not.toHaveAttribute('data-link', 'open')
  await expect(ann.locator('[data-chair="1"]')).toContainText('Bob, away')
  await playUntil([ann], async () => !(await isAsked(ann)))
  await bobs.goOnline()
  await expect(bob.locator('[data-link]')).toHaveAttribute('data-link', 'open')
  await expect(ann.locator('[data-chair="1"]')).not.toContainText('away')
  await expect(game(bob)).toHaveAttribute('data-at', (await game(ann).getAttribute('data-at'))!)

  await bob.reload()
  await expect(bob.locator('[data-chair="1"]')).toContainText('Bob (you)')
  await playUntil([ann, bob], reached(16))
  await bob.reload()
  await expect(bob.locator('[data-chair="1"]')).toContainText('Bob (you)')
  await playUntil([ann, bob], reached(24))

  // A free seat is taken over, on a phone.
  await bob.getByText('Your seat', { exact: true }).click()
  await bob.locator('[data-leave="1"]').click()
  await expect(ann.locator('[data-chair="1"]')).toContainText('free')
  const dans = await guestAt(browser, invite, PHONE)
  const { page: dan } = dans
  await dan.locator('[data-take="1"]').click()
  await expect(dan.locator('[data-chair="1"]')).toContainText('(you)')
  expect(await dan.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await playUntil([ann, dan], async () => (await stateOf(ann)).fingerprint !== undefined)

  const end = await stateOf(ann)
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  for (const page of [bob, eve, dan]) {
    await expect(game(page)).toHaveAttribute('data-fingerprint', end.fingerprint!)
    await expect(game(page)).toHaveAttribute('data-result', end.result!)
    await expect(game(page)).toHaveAttribute('data-at', String(end.at))
  }
  const replay = (await eve.locator('a[data-replay]').getAttribute('href'))!
  await eve.goto(`${replay}?at=${end.at}`)
  await expect(game(eve)).toHaveAttribute('data-fingerprint', end.fingerprint!)

  // All can review the game now, each begins with their own seat.
  for (const [page, seat] of [
    [ann, '0'],
    [dan, '1'],
  ] as const) {
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.locator('[data-review] select')).toHaveValue(seat)
  }

  // Again: the same people in the lobby, then another game.
  await ann.getByRole('button', { name: 'Play again' }).click()
  await expect(dan.locator('[data-chair="1"]')).toContainText('(you)')
  await dan.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  await expect(game(dan)).toHaveAttribute('data-at', /^\d$/)
  await expect(game(dan)).not.toHaveAttribute('data-result', /./)
  for (const { errors } of [bobs, eves, dans]) expect(errors).toEqual([])
})

test('In a room of Catan no player receives the hands of others.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'catan-zombies', seats: 3 })
  const ann = await guestAt(browser, `${path}#sit`)
  const bob = await guestAt(browser, path)
  await bob.page.locator('[data-sit="1"]').click()
  await ann.page.locator('select[data-bot="2"]').selectOption('easy')
  await bob.page.locator('[data-ready]').click()
  await ann.page.locator('[data-start]').click()
  // The second settlements bring the first resources; one more turn each makes the hands their own.
  await playUntil([ann.page, bob.page], async () => (await stateOf(ann.page)).at >= 24)

  const views = []
  for (const { page, received } of [ann, bob]) {
    received.length = 0
    await page.reload()
    await expect.poll(() => received.some((text) => text.startsWith('["welcome"'))).toBe(true)
    views.push(viewIn(received))
  }
  for (const [seat, view] of views.entries()) {
    expect(view.me).toBe(seat)
    const { hands, cards } = view as { hands: unknown[]; cards: unknown[] }
    for (const held of [hands, cards])
      for (const [other, hand] of held.entries()) expect(Array.isArray(hand)).toBe(other === seat)
  }
  const snapshot = await (await request.get(`/api${path.replace('/r/', '/rooms/')}`)).json()
  expect(snapshot.room.seed).toBeNull()
  expect(snapshot.game.states[0].v.hands.every(Number.isInteger)).toBe(true)
  // The server renders what a spectator sees.
  const html = await (await request.get(path)).text()
  expect(html).toContain(`data-at="${snapshot.game.length}"`)
  for (const view of views) expect(html).not.toContain(JSON.stringify((view as { hands: unknown[] }).hands))
})

test('A game for one is played in a room, while others watch.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'waterdeep-solo' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  const { page: eve } = await guestAt(browser, path)
  await ann.locator('[data-start]').click()
  await playUntil([ann], async () => (await stateOf(ann)).at >= 6)
  const { at } = await stateOf(ann)
  await expect(game(eve)).toHaveAttribute('data-at', String(at))
  await expect(eve.locator('button[data-move]')).toHaveCount(0)
  await expect(eve.getByText('No seat is free.')).toBeVisible()
  await ann.getByText('Your seat', { exact: true }).click()
  await ann.getByRole('button', { name: 'Resign this seat' }).click()
  await ann.locator('[data-resign]').click()
  await expect(game(eve)).toHaveAttribute('data-result', /resignation/)
  await expect(eve.locator('.question')).toHaveText('Everyone has resigned.')
})

test('A guest on the chair of a bot is sent away for good, and the bot plays on.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const ann = await guestAt(browser, `${path}#sit`)
  await ann.page.locator('[data-fill]').click()
  await ann.page.locator('[data-start]').click()
  const eve = await guestAt(browser, path)
  await eve.page.locator('[data-take="1"]').click()
  await expect(ann.page.locator('[data-chair="1"]')).toContainText('guest')
  await eve.page.getByText('Your seat', { exact: true }).click()
  await expect(eve.page.locator('[data-leave="1"]')).toBeVisible()
  await expect(eve.page.getByRole('button', { name: 'Resign this seat' })).toHaveCount(0)

  await ann.page.getByText('Your seat', { exact: true }).click()
  await expect(ann.page.locator('[data-bots-open]')).toBeChecked()
  await ann.page.locator('[data-away="1"]').click()
  await ann.page.locator('[data-dismiss="1"]').click()
  await expect(ann.page.locator('[data-chair="1"]')).toContainText('bot')
  await expect(ann.page.locator('[data-bots-open]')).not.toBeChecked()
  await expect(eve.page.getByText('No seat is free.')).toBeVisible()
  for (const { errors } of [ann, eve]) expect(errors).toEqual([])
})
