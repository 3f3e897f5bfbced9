import { PHONE } from '../touch.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { openMenu, untilAsked } from '../playing.ts'
import { expect, test, THEMES } from '../test.ts'

/*
 * Open tables: a maker lists one, strangers find it and sit down.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const codeIn = (path: string) => path.replace('/r/', '')

test('Two strangers and a bot: one lists a table, the other finds it and sits down, they begin, and it is gone.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 3, options: { hourTrack: 'short' } })
  const { page: ann, errors } = await guestAt(browser, `${path}#sit`)
  const { page: bob } = await guestAt(browser, '/tables?game=zombie-wars')
  const { page: eve } = await guestAt(browser, '/tables')
  const row = (page: typeof bob) => page.locator(`[data-table="${codeIn(path)}"]`)
  await expect(row(bob)).toHaveCount(0)
  const list = ann.getByRole('switch', { name: 'List this table: anyone may sit down' })
  await list.check()
  // It comes to those who look, without a reload, and says nothing of who sits there.
  await expect(row(bob)).toContainText('2 of 3 seats free, no clock')
  await expect(row(eve)).toContainText('2 of 3 seats free')
  const name = (await ann.locator('[data-chair="0"] .small').textContent())!.replace(' (you)', '')
  await expect(row(bob)).not.toContainText(name)
  await ann.locator('[data-bots-after]').selectOption('5')
  await expect(row(bob)).toContainText(/Bots fill the empty seats in [45] min/)
  await expect(ann.locator('[data-begins] [role="timer"]')).toContainText(/[45]:\d\d/)

  await row(bob).getByRole('link', { name: 'Sit down' }).click()
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  await expect(bob.getByText('This table is listed: anyone may sit down.')).toBeVisible()
  await expect(row(eve)).toContainText('1 of 3 seats free')
  await ann.locator('[data-fill]').click()
  await expect(row(eve)).toContainText('Not open any more')
  await expect(row(eve).getByRole('link')).toHaveCount(0)
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  for (const page of [ann, bob]) await expect(page.locator('[data-game]')).toBeVisible()
  await eve.reload()
  await expect(row(eve)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('A table of one chair cannot be listed: there is no seat for anybody.', async ({ page, request }) => {
  await page.goto(`${await openRoom(request, { game: 'waterdeep-solo', seats: 1 })}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(page.locator('[data-start]')).toBeEnabled()
  await expect(page.locator('[data-list]')).toHaveCount(0)
})

test('A listing is taken back at any time, and without scripts the list is plain HTML with links.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'catan-zombies', seats: 3, clock: 86_400 })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const row = plain.locator(`[data-table="${codeIn(path)}"]`)
  const list = ann.locator('[data-list]')
  await list.check()
  await expect(async () => {
    await plain.goto('/tables?game=catan-zombies')
    await expect(row).toContainText('2 of 3 seats free, a day for a turn', { timeout: 500 })
  }).toPass()
  await expect(row.getByRole('link', { name: 'Sit down' })).toHaveAttribute('href', `${path}#sit`)
  await list.uncheck()
  await expect(async () => {
    await plain.goto('/tables')
    await expect(row).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await plain.goto('/tables?game=waterdeep-solo')
  await expect(plain.locator('main')).toContainText('There are no open tables of a game called')
})

test('Play with anyone: the first opens a listed table, the second is led to it, from the set-up of the game.', async ({
  browser,
}) => {
  const { page: ann } = await guestAt(browser, '/tables?game=world-war-z')
  await ann.locator('[data-any-clock]').selectOption('900')
  await ann.locator('[data-anybody]').click()
  await ann.waitForURL(/\/r\//)
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(ann.locator('[data-list]')).toBeChecked()
  const { page: bob } = await guestAt(browser, '/tables')
  await bob.locator('[data-any-game]').selectOption('world-war-z')
  await bob.locator('[data-any-clock]').selectOption('900')
  await expect(bob.locator('[data-table]').filter({ hasText: '15 minutes for a turn' }).first()).toBeVisible()
  await bob.locator('[data-anybody]').click()
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname)

  // With another set-up nobody waits yet.
  const { page: cid } = await guestAt(browser, '/play/zombie-wars?seed=whoever-1&adjacency=eightWay&seats=3')
  await untilAsked(cid)
  await openMenu(cid)
  await cid.locator('[data-anybody]').click()
  await cid.waitForURL(/\/r\//)
  await expect(cid.locator('[data-list]')).toBeChecked()
  await expect(cid.locator('[data-chair]')).toHaveCount(3)
  await expect(cid.locator('[data-option="adjacency"]')).toHaveValue('eightWay')
})

test('Without sockets the list is asked for.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'z-war-one', seats: 2 })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.routeWebSocket(/\/ws\/tables/, (socket) => void socket.close())
  await page.goto('/tables?game=z-war-one')
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await ann.locator('[data-list]').check()
  const row = page.locator(`[data-table="${codeIn(path)}"]`)
  await expect(async () => {
    await page.clock.runFor(21_000)
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass()
})

for (const [colorScheme, looked] of THEMES)
  test(`The list and a listed table are accessible, and fit a phone, ${colorScheme}.`, async ({
    page,
    request,
    axeViolations,
  }) => {
    await page.setViewportSize(PHONE.viewport!)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = await openRoom(request, { game: 'zombie-wars', seats: 3, options: { hourTrack: 'short' } })
    await page.goto(`${path}#sit`)
    await page.locator('[data-list]').check()
    await page.locator('[data-bots-after]').selectOption('30')
    await page.locator('[data-begins]').waitFor()
    expect(await axeViolations(looked)).toEqual([])
    await page.goto('/tables?game=zombie-wars')
    await expect(page.locator(`[data-table="${codeIn(path)}"]`)).toBeVisible()
    expect(await axeViolations(looked)).toEqual([])
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  })
