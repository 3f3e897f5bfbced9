import type { Page } from '@playwright/test'
import { openMenu, untilAsked } from '../playing.ts'
import { guestAt, isAsked, openRoom, playUntil } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * The tables of a browser, on the front page: whose turn it is at each, counted where it is in sight.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const titleOf = (page: Page) => page.title()
const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')

/** Sits down at a table for two in another tab of this browser. */
async function sitDown(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`${path}#sit`)
  await expect(tab.locator('[data-seats], [data-chair="0"]').first()).toBeVisible()
  return tab
}

/** A table of two people, begun; the first sits in a new tab of `page`. Returns both tabs. */
async function tableOfTwo(page: Page, path: string, other: Page): Promise<readonly [Page, Page]> {
  const tab = await sitDown(page, path)
  await expect(tab.locator('[data-chair="0"]')).toContainText('(you)')
  await other.goto(`${path}#sit`)
  await expect(other.locator('[data-chair="1"]')).toContainText('(you)')
  await other.locator('[data-ready]').click()
  await tab.locator('[data-start]').click()
  for (const one of [tab, other]) await expect(one.locator('[data-game]')).toBeVisible()
  return [tab, other]
}

test('Of two tables the front page says whose turn it is; one appears after the other has moved, counted in the title.', async ({
  page,
  browser,
  request,
  axeViolations,
}) => {
  const paths = [
    await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-1', clock: 259_200 }),
    await openRoom(request, { game: 'catan-zombies', seats: 3, seed: 'mine-2' }),
  ] as const
  const code = paths[0].slice('/r/'.length)
  const { page: bob } = await guestAt(browser, '/')
  const [mine] = await tableOfTwo(page, paths[0], bob)
  const lobby = await sitDown(page, paths[1])
  await expect(lobby.locator('[data-chair="0"]')).toContainText('(you)')
  await lobby.close()
  // Until the other player must choose.
  await playUntil([mine], async () => !(await isAsked(mine)) && (await isAsked(bob)))
  await mine.close()

  await page.clock.install()
  await page.goto('/')
  const rows = page.locator('[data-my-tables] [data-table]')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Waiting for')
  await expect(rows.first()).toContainText('Zombie Wars')
  await expect(rows.nth(1)).toContainText('Not begun')
  expect(await titleOf(page)).not.toMatch(/^\(/)
  expect(await iconOf(page)).toContain('icon.svg')

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  })
  await playUntil([bob], async () => !(await isAsked(bob)))
  await page.clock.fastForward('05:00')
  await expect(rows.first()).toHaveAttribute('data-waits', 'true')
  await expect(rows.first()).toContainText(/Your turn for .*, (2|3) days? left/)
  await expect.poll(() => titleOf(page)).toMatch(/^\(1\) Shamble/)
  await expect.poll(() => iconOf(page)).toMatch(/^data:image\/svg\+xml,.*%3E1%3C/)
  await expect(page.getByText('One of your tables waits for you.')).toBeAttached()
  expect(await axeViolations()).toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/r/${code}$`))
  await expect(page.locator('button[data-move]:enabled').first()).toBeAttached()
})

test('Notes to oneself are there after a reload, in this browser only.', async ({
  page,
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-5' })
  await page.goto(`${path}#sit`)
  await page.locator('[data-fill]').click()
  await page.locator('[data-start]').click()
  await expect(page.locator('[data-game]')).toBeVisible()
  await openMenu(page)
  await page.getByText('Notes to yourself').click()
  await page.getByLabel('Only this browser has them.').fill('Watch the bridge.')
  await page.reload()
  await openMenu(page)
  await expect(page.getByLabel('Only this browser has them.')).toHaveValue('Watch the bridge.')
  const { page: other, received } = await guestAt(browser, path)
  await openMenu(other)
  await expect(other.locator('[data-own-notes]')).toHaveCount(0)
  expect(received.join('')).not.toContain('Watch the bridge')
})

test('A player who comes back finds the board of the page kept, and reads what the others have done since.', async ({
  page,
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-6' })
  const { page: bob } = await guestAt(browser, '/')
  const [mine] = await tableOfTwo(page, path, bob)
  // The first player has moved, and the second must choose.
  await playUntil([mine], async () => !(await isAsked(mine)) && (await isAsked(bob)))
  await mine.close()
  await playUntil([bob], async () => !(await isAsked(bob)))

  // The first board in the page is the server’s.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const board = document.querySelector('[data-game]')
      if (!board) return
      watch.disconnect()
      Object.assign(window, { board })
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Since your last turn' })).toBeVisible()
  await expect(page.locator('.since li').first()).toContainText(/\w/)
  const isKept = await page.evaluate(
    () => (window as unknown as { board: Element }).board === document.querySelector('[data-game]'),
  )
  expect(isKept).toBe(true)

  // Step by step, from the position after the player's own last move to what is true.
  const at = await page.locator('[data-game]').getAttribute('data-at')
  await page.getByRole('button', { name: 'Show it step by step' }).press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', at!)
  await expect(page.locator('.question')).not.toHaveText('')
  while (await page.getByRole('button', { name: 'Next', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', at!)
  await untilAsked(page)
})

test('A slow table keeps what was said until the others have read it; new words and moves are marked.', async ({
  page,
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-7', clock: 259_200 })
  const { page: bob } = await guestAt(browser, '/')
  const [mine] = await tableOfTwo(page, path, bob)
  await playUntil([mine], async () => !(await isAsked(mine)) && (await isAsked(bob)))
  await mine.close()
  await bob.getByText('Say something').click()
  await bob.getByRole('button', { name: 'Take your time.' }).click()
  await playUntil([bob], async () => !(await isAsked(bob)))

  await page.goto('/')
  await expect(page.locator('[data-my-tables] [data-table]')).toContainText('New: moves and words')
  await page.goto(path)
  const kept = page.locator('[data-kept]')
  await expect(kept).toContainText('Said at this table, 1 new')
  await expect(kept).toContainText('Take your time.')
  await page.reload()
  await expect(kept).toHaveAttribute('data-kept', '0')
  await page.goto('/')
  await expect(page.locator('[data-my-tables] [data-table]')).not.toContainText('New:')
})

test('A finished table is listed with its result, is not asked about again, and can be removed.', async ({
  page,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-3' })
  await page.goto(`${path}#sit`)
  await page.locator('[data-fill]').click()
  await page.locator('[data-start]').click()
  await expect(page.locator('[data-game]')).toBeVisible()
  await page.getByText('Your seat').click()
  await page.getByRole('button', { name: /^Resign/ }).click()
  await page.locator('[data-resign]').click()
  await expect(page.locator('[data-phase="over"]')).toBeAttached()
  await page.goto('/')
  await page.getByText('Finished (1)').click()
  await expect(page.locator('[data-my-tables] [data-table]')).toContainText('Won by a bot')
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/my-tables')) asked++
  })
  await page.reload()
  await page.getByText('Finished (1)').click()
  await page.getByRole('button', { name: /^Remove Zombie Wars/ }).click()
  await expect(page.locator('[data-my-tables]')).toHaveCount(0)
  expect(asked).toBe(0)
})

test('A link takes the tables to another device, once; its secret does not stay in the address.', async ({
  page,
  browser,
  request,
  axeViolations,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'mine-4' })
  await page.goto(`${path}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  await page.goto('/')
  await page.locator('[data-take] > summary').click()
  await page.locator('[data-make-link]').click()
  const link = await page.locator('[data-share="link"]').inputValue()
  expect(link).toMatch(/\/#tables=[\w-]{22}$/)
  await expect(page.locator('[data-share="qr"]')).toBeVisible()
  expect(await axeViolations()).toEqual([])

  const { page: phone } = await guestAt(browser, link, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await expect(phone).toHaveURL(/\/$/)
  await phone.locator('[data-fetch]').click()
  await expect(phone.locator('[data-arriving]')).toContainText('One table is here now.')
  await expect(phone.locator('[data-my-tables] [data-table]')).toHaveCount(1)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  for (const control of await phone.locator('[data-my-tables] :is(a, button, summary)').all())
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await phone.locator('[data-my-tables] [data-table] a').click()
  await expect(phone.locator('[data-chair="0"]')).toContainText('(you)')

  const { page: late } = await guestAt(browser, link)
  await late.locator('[data-fetch]').click()
  await expect(late.locator('[data-arriving]')).toContainText('This link has been used')
  await expect(late.locator('[data-my-tables]')).toHaveCount(0)
})
