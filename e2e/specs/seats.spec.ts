import type { Page } from '@playwright/test'
import { stateOf } from '../playing.ts'
import { guestAt, openRoom, playUntil } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Seats in a room: taken, moved, several for one person; and undo with consent.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const game = (page: Page) => page.locator('[data-game]')

test('A seat moves to another device by a one-time link that never reaches a server.', async ({
  browser,
  request,
  baseURL,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const { page: desk } = await guestAt(browser, `${path}#sit`)
  await expect(desk.locator('[data-chair="0"]')).toContainText('(you)')
  expect(desk.url()).toBe(baseURL + path)
  await desk.getByText('Your seat', { exact: true }).click()
  await desk.locator('[data-hand="0"]').click()
  const link = await desk.locator('.moving [data-share="link"]').inputValue()
  expect(link).toMatch(/#s=0\.[\w-]{22}$/)
  await expect(desk.locator('.moving [data-share="qr"]')).toBeVisible()
  await expect(desk.locator('.moving [data-share="frame"]')).toHaveCount(0)

  const name = (await desk.locator('[data-chair="0"] .small').textContent())!.replace(' (you)', '')
  const context = await browser.newContext(PHONE)
  const phone = await context.newPage()
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto(link)
  await expect(phone.locator('[data-chair="0"]')).toContainText(`${name} (you)`)
  expect(phone.url()).toBe(baseURL + path)
  expect(asked.join('\n')).not.toContain(link.split('.').at(-1)!)
  await expect(desk.locator('[data-chair="0"]')).not.toContainText('(you)')
  await phone.reload()
  await expect(phone.locator('[data-chair="0"]')).toContainText('(you)')

  const { page: late } = await guestAt(browser, link)
  await expect(late.getByRole('alert')).toHaveText(/no longer moves a seat/)
})

test('Undo asks the players whose moves it would take back, and they may refuse.', async ({
  browser,
  request,
}) => {
  // With this seed seat 0 settles first.
  const path = await openRoom(request, { game: 'catan-zombies', seats: 3, seed: 'table-9' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  const { page: bob } = await guestAt(browser, path)
  await bob.locator('[data-sit="1"]').click()
  await ann.locator('[data-fill]').click()
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  const bothAt = async (at: number) => {
    for (const each of [ann, bob]) await expect(game(each)).toHaveAttribute('data-at', String(at))
  }
  await ann.locator('button[data-move^="settle "]').first().click()
  await ann.locator('button[data-move^="road "]').first().click()
  await bob.locator('button[data-move^="settle "]').first().click()
  await bothAt(3)

  const undo = ann.getByRole('button', { name: 'Undo the last move' })
  const asked = bob.locator('[data-asked]')
  await undo.click()
  await expect(asked).toContainText('would like to take back 2 moves')
  await expect(ann.locator('[data-asked]')).toContainText('Not answered yet')
  await asked.getByRole('button', { name: 'Refuse' }).click()
  await expect(asked).toHaveCount(0)
  await bothAt(3)
  await undo.click()
  await asked.getByRole('button', { name: 'Agree' }).click()
  await bothAt(1)
  // A player's own last move is taken back at once.
  await undo.click()
  await bothAt(0)
})

test('One person may hold several seats.', async ({ page, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'seats-1' })
  await page.goto(`${path}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  await page.locator('[data-sit="1"]').click()
  await page.locator('[data-start]').click()
  for (let n = 0; n < 2; n++) {
    await expect(game(page)).toHaveAttribute('data-at', String(n))
    await page.locator('button[data-move="raise 3"]').click()
  }
  await playUntil([page], async () => (await stateOf(page)).at >= 8)
})

test('By keyboard alone: take a seat, start, make a move.', async ({ page, request }) => {
  await page.goto(await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'keys-1' }))
  const press = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeEnabled()
    for (let n = 0; n < 80; n++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
        await page.keyboard.press('Enter')
        return
      }
    }
    throw new Error(`The keyboard never came to ${selector}.`)
  }
  await press('[data-sit="0"]')
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  await press('[data-fill]')
  await press('[data-start]:enabled')
  await expect(game(page)).toBeVisible()
  await press('[data-move]')
  await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(0)
  await expect(page.locator('.question')).toBeFocused()
})

test('A name typed before the script has loaded is kept.', async ({ page, request }) => {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  await page.route(/\/islands\/r-[\w-]+\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(await openRoom(request, { game: 'zombie-wars', seats: 2 }), { waitUntil: 'commit' })
  await page.locator('[data-name]').fill('Bob')
  go()
  await page.locator('[data-sit="0"]').click()
  await expect(page.locator('[data-chair="0"]')).toContainText('Bob (you)')
})

test('A tab closed by mistake keeps its seat; a frame on another site does not know it.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const closed = await context.newPage()
  await closed.goto(`${path}#sit`)
  await expect(closed.locator('[data-chair="0"]')).toContainText('(you)')
  await closed.locator('[data-fill]').click()
  await closed.locator('[data-start]').click()
  await expect(game(closed)).toBeVisible()
  await closed.close()

  const page = await context.newPage()
  await page.goto(path)
  await page.locator('button[data-move]').first().click()
  await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(0)

  await page.goto(`/embed${path}`)
  // The room has told it that it is a spectator.
  await expect(page.locator('[data-link="open"]')).toBeAttached()
  await expect(page.getByText('1 is watching.')).toBeVisible()
  await expect(page.locator('button[data-move]')).toHaveCount(0)
  await context.close()
})

test('A browser without storage can take a seat.', async ({ page, request }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No room.', 'SecurityError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.getItem = refuse
  })
  await page.goto(`${await openRoom(request, { game: 'zombie-wars', seats: 2 })}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
})
