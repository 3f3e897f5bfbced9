import { game as catan } from '@shamble/catan-zombies'
import { linkOf } from '@shamble/engine/links'
import { ownGoldens } from '@shamble/tools/goldens'
import { game as waterdeep } from '@shamble/waterdeep-solo'
import type { Page } from '@playwright/test'
import { askForHint, hint, untilChoice } from '../hints.ts'
import { byButton, EASY_BOTS, move, openMenu, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { expect, test, THEMES } from '../test.ts'

/*
 * The shell that all games share: one scroll on a phone, results that stay, the end of a turn at its place, help, hints, ends.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GAMES = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']
const SMALL = [
  [320, 480],
  [360, 640],
  [480, 320],
  [768, 1024],
] as const

/** The elements that scroll up and down on the page, other than the page itself and a board that is zoomed in. */
const scrollers = (page: Page) =>
  page.locator('.play *').evaluateAll((all) =>
    all
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.matches('.near'))
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.className),
  )

for (const game of GAMES)
  for (const [width, height] of SMALL)
    test(`${game}, ${width}×${height}: the whole board and the question are in sight, and only the page scrolls.`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`/play/${game}?seed=shell-1&${EASY_BOTS}`)
      await untilAsked(page)
      expect(await scrollers(page)).toEqual([])
      const board = (await page.locator('.board').boundingBox())!
      expect(board.y).toBeGreaterThanOrEqual(0)
      expect(board.y + board.height).toBeLessThanOrEqual(height)
      await expect(page.locator('.question')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.figures')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

test('On a phone the moves slide over the board; figures and buttons stay, and the next question is read from its top.', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/play/catan-zombies?seed=shell-1&${EASY_BOTS}`)
  await untilAsked(page)
  await page.mouse.move(180, 600)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: /as a list$/ }).click()
  await page.locator('button[data-move]').nth(9).scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => document.querySelector('.play')!.getBoundingClientRect().top)
  expect(await scrolled()).toBeLessThan(0)
  await expect(page.locator('.figures')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 })
  await move(page)
  await untilAsked(page)
  await expect.poll(scrolled).toBeGreaterThanOrEqual(0)
})

test('The end of a turn has a place and a key of its own; digits never end it.', async ({ page }) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await page.locator('button[data-move="raise 3"]').press('Enter')
  await untilAsked(page)
  const end = page.locator('.bar button[data-move="stop"]')
  await expect(end).toBeVisible()
  await expect(page.locator('.moves button[data-move="stop"]')).toHaveCount(0)
  await expect(end.locator('kbd')).toHaveText('E')
  const { at } = await stateOf(page)
  await page.keyboard.press('e')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
})

test('What came of one’s own move is told until the next one, above the moves.', async ({ page }) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  for (let seat = 0; seat < 4; seat++) await move(page, (moves) => moves.indexOf('raise 3'))
  await move(page, (moves) => moves.findIndex((one) => one.startsWith('move ')))
  await untilAsked(page)
  const outcome = page.locator('.outcome')
  await expect(outcome).toBeInViewport({ ratio: 1 })
  const told = await outcome.textContent()
  expect(told).not.toBe('')
  await expect(page.locator('.doing').getByRole('group', { name: 'Dice' })).toBeInViewport()
  await page.locator('button[data-move]').first().press('Enter')
  await expect(outcome.filter({ hasText: told! })).toHaveCount(0)
})

for (const game of GAMES)
  test(`${game}: the first press on the question mark shows help, with symbols and the rule; Escape closes it.`, async ({
    page,
    axeViolations,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/play/${game}?seed=shell-1&${EASY_BOTS}`)
    await untilAsked(page)
    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog')
    await expect(help).toContainText('What you can do now')
    await expect(help.locator('dt').first()).toBeVisible()
    await expect(help.getByRole('link', { name: /^Rule/ }).first()).toHaveAttribute('href', /\/rules\//)
    expect(await axeViolations()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
  })

test('A hint gives a reason, outlines the corner itself, folds its table, and can be played.', async ({
  page,
}) => {
  await page.goto(`/play/catan-zombies?seed=hint-1&${EASY_BOTS}`)
  await untilChoice(page)
  await askForHint(page)
  await expect(page.locator('.board [data-outline="hint"] circle')).toHaveCount(2)
  await expect(hint(page).locator('p')).not.toHaveCount(1)
  await expect(hint(page).locator('table')).toBeHidden()
  const { at } = await stateOf(page)
  await hint(page).getByRole('button', { name: 'Play this move' }).press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
  await expect(page.locator('[data-outline="hint"]')).toHaveCount(0)
})

test('The end fills a phone, and its result can be posted as a challenge with the same bots.', async ({
  page,
  browser,
  axeViolations,
}) => {
  await page.goto('/play/zombie-wars?seed=shell-2&seats=2&hourTrack=short&bots=rival')
  await playToTheEnd(page, undefined, byButton)
  await page.setViewportSize({ width: 360, height: 640 })
  const end = page.locator('[data-ended]')
  await expect(end).toHaveAttribute('data-ended', /won|lost/)
  expect((await end.boundingBox())!.height).toBeGreaterThanOrEqual(640 - 60)
  await expect(page.locator('[data-card="ready"]')).toBeVisible()
  for (const [colorScheme, looked] of THEMES) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(looked)).toEqual([])
  }

  await page.locator('[data-challenge-friend]').click()
  const link = page.locator('[data-challenged] a')
  await expect(link).toBeVisible()
  const friend = await (await browser.newContext()).newPage()
  await friend.goto((await link.getAttribute('href'))!)
  await expect(friend.locator('main')).not.toContainText('No results yet')

  await page.getByRole('button', { name: 'See the board' }).click()
  await expect(page.locator('.board')).toBeInViewport()
})

test('A finished game is played again from its turning point, with the same players.', async ({
  page,
  request,
}) => {
  const link = await linkOf(catan, ownGoldens(catan)['golden-2']!.log)
  await page.goto(`/play/catan-zombies?log=${link}&sit=1&bots=easy`)
  const turning = page.locator('[data-ended] [data-turning]')
  await expect(turning).toContainText('Turning point')
  const at = Number(await turning.getAttribute('data-turning'))
  const href = await page.getByRole('link', { name: 'Play again from there' }).getAttribute('href')
  expect(href).toMatch(/&sit=1&bots=easy,easy,easy$/)
  const again = await (await request.get(href!)).text()
  expect(again).toContain(`data-at="${at - 1}"`)
  expect(again).not.toContain('data-result')
})

test('On a desk the end scrolls with the page.', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = await linkOf(waterdeep, ownGoldens(waterdeep)['golden-0']!.log)
  await page.goto(`/play/waterdeep-solo?log=${link}`)
  await expect(page.locator('[data-card="ready"]')).toBeVisible()
  const account = page.getByRole('rowheader', { name: 'Your score' })
  await account.scrollIntoViewIfNeeded()
  await expect(account).toBeInViewport()
  expect(await scrollers(page)).toEqual([])
})

for (const [width, height] of [
  [1180, 720],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`On a desk of ${width}×${height} the moves stand beside a wide board, with the hand in sight below them.`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/play/world-war-z?seed=shell-4')
    await untilAsked(page)
    const board = (await page.locator('.board').boundingBox())!
    const mats = (await page.locator('.wz-mats').boundingBox())!
    const turn = (await page.locator('.turn').boundingBox())!
    expect(turn.x).toBeGreaterThanOrEqual(board.x + board.width)
    expect(turn.width).toBeGreaterThan(0.35 * width)
    expect(mats.x).toBeGreaterThanOrEqual(board.x + board.width)
    expect(mats.y).toBeGreaterThanOrEqual(turn.y + turn.height)
    await expect(page.locator('.wz-mats .wz-card').first()).toBeInViewport()
    expect(await scrollers(page)).toEqual([])
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('.wz-board')).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('The first games of a kind are slow; after an end they run at the normal pace.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/play/zombie-wars?seed=shell-3&${EASY_BOTS}`)
  const speed = async () => {
    await untilAsked(page)
    await openMenu(page)
    await page.getByText('Sound, animation, retry').click()
    return page.getByLabel('Animation').inputValue()
  }
  expect(await speed()).toBe('slow')
  await page.evaluate(() => localStorage.setItem('shamble:known:zombie-wars', 'yes'))
  await page.reload()
  expect(await speed()).toBe('normal')
})

test('Sounds are off until wanted, and loaded when they are switched on.', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const tones = () => loaded.filter((path) => /\/islands\/tones-/.test(path))
  await page.goto(`/play/zombie-wars?seed=shell-4&${EASY_BOTS}`)
  await move(page)
  await untilAsked(page)
  expect(tones()).toEqual([])
  await openMenu(page)
  await page.getByText('Sound, animation, retry').click()
  await page.getByLabel('Sounds: my turn, dice, bites, the end').check()
  await expect.poll(tones).toHaveLength(1)
  await page.reload()
  await untilAsked(page)
  await openMenu(page)
  await page.getByText('Sound, animation, retry').click()
  await expect(page.getByLabel('Sounds: my turn, dice, bites, the end')).toBeChecked()
})
