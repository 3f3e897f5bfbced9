import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openMenu } from '../playing.ts'
import { guestAt, isAsked, openRoom, playUntil } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Talk in a room: phrases, nudges, and a report of what happened meanwhile.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Phrases that the test does not use otherwise. */
const READY = [
  'phew',
  'sorry',
  'thanks',
  'back',
  'oh-no',
  'what-luck',
  'nice-move',
  'one-moment',
  'good-game',
]
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const said = (page: Page, seat: number) => page.locator(`[data-said="${seat}"]`)
const spoken = (page: Page, sentence: string | RegExp) =>
  page.locator('.aside[role="status"]').filter({ hasText: sentence })

/** Ann at a desk, Bob on a phone, and bots: a game has begun. On this seed Ann is asked first. */
async function table(browser: Browser, request: APIRequestContext) {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 3, seed: 'table-5' })
  const ann = await guestAt(browser, path)
  await ann.page.locator('[data-name]').fill('Ann')
  await ann.page.locator('[data-sit="0"]').click()
  const bob = await guestAt(browser, path, PHONE)
  await bob.page.locator('[data-name]').fill('Bob')
  await bob.page.locator('[data-sit="1"]').click()
  return { ann, bob }
}

async function begin(ann: Page, bob: Page) {
  await ann.locator('[data-fill]').click()
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  for (const page of [ann, bob]) await expect(page.locator('[data-game]')).toBeVisible()
}

test('Two people exchange phrases and reactions, in the lobby and in the game; they can be turned off.', async ({
  browser,
  request,
}) => {
  const guests = await table(browser, request)
  const [ann, bob] = [guests.ann.page, guests.bob.page]

  // In the lobby, below the chairs. The panel is loaded once another person is there.
  await expect(bob.getByText('Say something')).toBeVisible()
  await ann.getByText('Say something').click()
  await ann.locator('[data-say="hello"]').click()
  await expect(said(bob, 0)).toHaveText(/Hello!/)
  await expect(spoken(bob, 'Ann: Hello!')).toHaveCount(1)
  await expect(spoken(ann, 'Ann: Hello!')).toHaveCount(1)
  await begin(ann, bob)

  await ann.locator('.chairs [data-chair="1"]').scrollIntoViewIfNeeded()
  // A phrase stays for a few seconds, and longer while it is hovered.
  await ann.clock.install()
  await ann.clock.pauseAt(Date.now() + 60_000)
  // In the game, from the menu, which closes.
  await openMenu(bob)
  await bob.getByRole('button', { name: 'Crave brains' }).first().click()
  await expect(bob.getByRole('button', { name: 'Close', exact: true })).toBeHidden()
  await expect(said(ann, 1).locator('[data-sign="brains"]')).toBeVisible()
  await expect(spoken(ann, 'Bob craves brains.')).toHaveCount(1)
  await expect(ann.locator('[data-game]')).toHaveAttribute('data-at', '0')
  // It is shown at the chair if that is visible.
  await expect(async () => {
    const chair = (await ann.locator('.chairs [data-chair="1"]').boundingBox())!
    const bubble = (await said(ann, 1).boundingBox())!
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(chair.y)
    expect(bubble.y + bubble.height).toBeGreaterThan(chair.y - 20)
  }).toPass({ timeout: 10_000 })
  // It disappears by itself.
  await ann.clock.resume()
  await expect(said(ann, 1)).toHaveCount(0, { timeout: 15_000 })

  // Too many messages are rejected with a notice.
  await ann.getByText('Say something').click()
  const enough = ann.getByRole('alert')
  let clicks = 0
  for (; !(await enough.isVisible()) && clicks < READY.length; clicks++)
    await ann.locator(`[data-say="${READY[clicks]}"]`).click()
  await expect(enough).toHaveText('You have said a lot just now. Wait a few seconds.')
  const heard = guests.bob.received.filter((text) => text.startsWith('["said",0,'))
  expect(heard.length).toBeGreaterThan(1)
  // The first was sent before.
  expect(heard.length - 1).toBeLessThan(clicks)

  // Turned off it stays off, for this player only.
  await openMenu(bob)
  await bob.locator('[popover] [data-talk]').uncheck()
  await bob.reload()
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  await expect(bob.getByText('Say something').first()).toBeVisible()
  // As soon as the rate limit allows another one.
  await expect(async () => {
    await ann.locator('[data-say="good-luck"]').click()
    await expect(said(ann, 0)).toHaveText(/Good luck!/, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect.poll(() => guests.bob.received.includes('["said",0,"good-luck"]')).toBe(true)
  await expect(said(bob, 0)).toHaveCount(0)
  for (const { errors } of [guests.ann, guests.bob]) expect(errors).toEqual([])
})

test('A player who lets others wait can be nudged, and hears a bell.', async ({ browser, request }) => {
  const guests = await table(browser, request)
  const [ann, bob] = [guests.ann.page, guests.bob.page]
  await ann.evaluate(() => {
    const notes: number[] = []
    Object.assign(window, { notes })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      notes.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const notes = () => ann.evaluate(() => (window as unknown as { notes: number[] }).notes.length)
  await begin(ann, bob)
  await openMenu(ann)
  await ann.getByText('Sound and animation').click()
  await ann.getByLabel('Sounds: my turn, dice, bites, the end').check()
  await ann.keyboard.press('Escape')
  await expect(ann).toHaveTitle(/Your turn/)
  const before = await notes()
  await expect(bob.locator('[data-nudge]')).toHaveCount(0)
  await bob.locator('[data-nudge="0"]').click({ timeout: 60_000 })
  await expect(ann).toHaveTitle('● Bob is waiting · Zombie Wars')
  await expect(spoken(ann, 'Bob nudges you: the table is waiting.')).toHaveCount(1)
  await expect.poll(notes).toBeGreaterThan(before)
  // The next nudge has to wait.
  await expect(bob.locator('[data-nudge]')).toHaveCount(0)
  // Players cannot nudge themselves.
  await expect(ann.locator('[data-nudge]')).toHaveCount(0)
})

test('A player who was away sees what the others did.', async ({ browser, request }) => {
  const guests = await table(browser, request)
  const [ann, bob] = [guests.ann.page, guests.bob.page]
  await begin(ann, bob)
  const game = (page: Page) => page.locator('[data-game]')
  await playUntil([ann, bob], async () => Number(await game(ann).getAttribute('data-at')) >= 12)
  await playUntil([bob], async () => !(await isAsked(bob)))
  await guests.bob.goOffline()
  await expect(ann.locator('[data-chair="1"]')).toContainText('away')
  const from = Number(await game(bob).getAttribute('data-at'))
  await playUntil(
    [ann],
    async () => !(await isAsked(ann)) && Number(await game(ann).getAttribute('data-at')) > from,
  )
  await guests.bob.goOnline()
  await expect(bob.locator('[data-link]')).toHaveAttribute('data-link', 'open')
  await playUntil([ann], async () => isAsked(bob))
  // The report is loaded on demand: it may appear after the moves.
  const lines = bob.locator('.since li')
  await expect(lines.first()).toBeVisible()
  expect(await lines.count()).toBeLessThanOrEqual(5)
  await expect(bob.locator('.board [data-since]')).not.toHaveCount(0)
})
