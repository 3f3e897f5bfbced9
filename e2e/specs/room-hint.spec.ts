import type { Page } from '@playwright/test'
import { askForHint, hint, hintButton, hintMarks, hintScripts, untilChoice } from '../hints.ts'
import { move, stateOf, untilAsked } from '../playing.ts'
import { guestAt, isAsked, openRoom, viewIn, type Guest } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Hints in a room: only for players without human opponents.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const game = (page: Page) => page.locator('[data-game]')

/** The page of the player who is asked. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  await expect.poll(async () => (await Promise.all(pages.map(isAsked))).some(Boolean)).toBe(true)
  for (const page of pages) if (await isAsked(page)) return page
  throw new Error('A player was asked, and is not any more.')
}

/** Makes the hinted move by its button. */
async function makeHinted(page: Page, named: string): Promise<void> {
  const { at } = await stateOf(page)
  const button = page.locator(`button[data-move="${named}"]`)
  await expect(button).toHaveAttribute('data-hint', '')
  await expect(button).toHaveAccessibleDescription(/^I would do this: /)
  await button.press('Enter')
  await expect(game(page)).not.toHaveAttribute('data-at', String(at))
}

/** Opens a room and starts: two people on the first two seats, bots on the others. */
async function together(page: Page, browser: Parameters<typeof guestAt>[0], path: string): Promise<Guest> {
  await page.goto(`${path}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  const bob = await guestAt(browser, path)
  await bob.page.locator('[data-sit="1"]').click()
  await bob.page.locator('[data-ready]').click()
  if ((await page.locator('[data-fill]:enabled').count()) > 0) await page.locator('[data-fill]').click()
  await page.locator('[data-start]').click()
  for (const one of [page, bob.page]) await expect(game(one)).toBeVisible()
  return bob
}

test('Two people on one side: the asked one sees a hint and makes its move; the other page shows nothing of it.', async ({
  page: ann,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const loaded: string[] = []
  ann.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  const options = { characters: 2 }
  const path = await openRoom(request, { game: 'world-war-z', seats: 2, options, seed: 'advice-1' })
  const bob = await together(ann, browser, path)
  const hinted = new Set<Page>()
  for (let moves = 0; moves < 40 && hinted.size < 2; moves++) {
    const one = await whoIsAsked([ann, bob.page])
    const other = one === ann ? bob.page : ann
    if (hinted.has(one) || (await one.locator('button[data-move]').count()) < 2) {
      await move(one)
      continue
    }
    if (one === ann) expect(hintScripts(loaded)).toEqual([])
    const named = await askForHint(one)
    await expect(hint(one).locator('tbody tr').first()).toContainText(/\d+ %/)
    await expect(hintButton(other)).toHaveCount(0)
    await expect(hintMarks(other)).toHaveCount(0)
    await makeHinted(one, named)
    await expect(hintMarks(one)).toHaveCount(0)
    await expect(hint(one)).toHaveCount(0)
    hinted.add(one)
  }
  expect(hinted.size).toBe(2)
  expect(hintScripts(loaded).length).toBeGreaterThan(0)
  // The other received nothing of the hint.
  expect(bob.received.filter((text) => text.startsWith('["dealt"'))).toHaveLength(1)
  expect(bob.errors).toEqual([])
})

test('A player with several seats gets hints for each, by keyboard on a phone; the page is accessible.', async ({
  page,
  request,
  axeViolations,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 640 })
  const options = { characters: 2 }
  const path = await openRoom(request, { game: 'world-war-z', seats: 2, options, seed: 'advice-2' })
  await page.goto(`${path}#sit`)
  await page.locator('[data-sit="1"]').click()
  await page.locator('[data-start]').click()
  await expect(game(page)).toBeVisible()
  const seats = new Set<string>()
  for (let moves = 0; moves < 40 && seats.size < 2; moves++) {
    await untilAsked(page)
    const { seat } = await stateOf(page)
    if (seats.has(seat) || (await page.locator('button[data-move]').count()) < 2) {
      await move(page)
      continue
    }
    await hintButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-hinted]')).toBeVisible({ timeout: 30_000 })
    await expect(hintButton(page)).toBeFocused()
    await expect(hintButton(page)).toHaveAttribute('aria-expanded', 'true')
    if (seats.size === 0) expect(await axeViolations()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await makeHinted(page, (await page.locator('[data-hinted]').getAttribute('data-hinted'))!)
    seats.add(seat)
  }
  expect([...seats].sort()).toEqual(['0', '1'])
})

test('Rivals get no hints. A player against bots does, until another person takes a bot’s seat.', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const opening = { game: 'zombie-wars', seats: 2 }
  const rivals = await together(page, browser, await openRoom(request, { ...opening, seed: 'advice-5' }))
  for (let turns = 0; turns < 4; turns++) {
    const one = await whoIsAsked([page, rivals.page])
    await untilChoice(one)
    await expect(hintButton(one)).toHaveCount(0)
    await move(one)
  }

  const path = await openRoom(request, { ...opening, seed: 'advice-3' })
  await page.goto(`${path}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  await page.locator('[data-fill]').click()
  await page.locator('[data-start]').click()
  await untilChoice(page)
  await askForHint(page)
  const bob = await guestAt(browser, path)
  await expect(game(bob.page)).toBeVisible()
  await expect(hintButton(bob.page)).toHaveCount(0)
  await bob.page.locator('[data-take="1"]').click()
  await expect(hintButton(page)).toHaveCount(0)
  await expect(hint(page)).toHaveCount(0)
  await expect(hintMarks(page)).toHaveCount(0)
  for (const { errors } of [rivals, bob]) expect(errors).toEqual([])
})

test('A hero gets hints against a bot Director, and sees nothing of his cards.', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const options = { mission: 'director-2' }
  const path = await openRoom(request, { game: 'z-war-one', seats: 2, options, seed: 'advice-4' })
  const ann = await guestAt(browser, `${path}#sit`)
  await expect(ann.page.locator('[data-chair="0"]')).toContainText('(you)')
  await ann.page.locator('[data-fill]').click()
  await ann.page.locator('[data-start]').click()
  await untilChoice(ann.page)
  const named = await askForHint(ann.page)
  const [dealt, ...more] = ann.received.filter((text) => text.startsWith('["dealt"'))
  expect(more).toEqual([])
  await makeHinted(ann.page, named)
  // The position for her search deals him twelve cards at random; she sees none.
  const [, , { table }] = JSON.parse(dealt!) as [string, number, { table: { hand: number[] } }]
  expect(table.hand).toHaveLength(12)
  ann.received.length = 0
  await ann.page.reload()
  await expect.poll(() => ann.received.some((text) => text.startsWith('["welcome"'))).toBe(true)
  expect(viewIn(ann.received)).toMatchObject({ hand: null })
  expect(ann.errors).toEqual([])
})
