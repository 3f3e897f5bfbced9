import type { Locator, Page } from '@playwright/test'
import { openHost, type Host } from '../hosts.ts'
import { move, stateOf, untilAsked } from '../playing.ts'
import { guestAt, isAsked } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Missions of one's own: painted from nothing, played, sent as a link, framed, played with friends; and a printed one, changed.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let host: Host
test.beforeAll(async () => {
  host = await openHost()
})
test.afterAll(() => host.stop())

const WIDTH = 8
const editor = (page: Page) => page.locator('.zo-editor')
const square = (page: Page, x: number, y: number, width = WIDTH): Locator =>
  page.locator(`[data-square="${y * width + x}"]`)
const tool = (page: Page, id: string) => page.locator(`[data-tool="${id}"]`).check()
const problems = (page: Page) => page.locator('[data-problem]')

async function openEditor(page: Page): Promise<void> {
  await page.goto('/missions/new')
  await expect(page.locator('[data-workshop="1"]')).toBeVisible()
}

/** Paints a room with a door by keys, and everything else by mouse. */
async function paint(page: Page): Promise<void> {
  await tool(page, 'room')
  await square(page, 0, 0).focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  await tool(page, 'hero')
  for (const [x, y] of [
    [5, 6],
    [6, 6],
    [5, 7],
    [6, 7],
  ] as const)
    await square(page, x, y).click()
  await tool(page, 'exit')
  await square(page, 7, 7).click()
  await tool(page, 'spawn')
  await square(page, 0, 7).click()
  // The room has no door yet: that is a problem, and it is said where.
  await expect(problems(page)).toContainText(['a door to R1'])
  await tool(page, 'door')
  await square(page, 3, 1).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await tool(page, 'item')
  await page.locator('[data-what]').selectOption('med-pack')
  await square(page, 2, 1).click()
  await expect(editor(page)).toHaveAttribute('data-playable', '')
}

test('A mission is painted from nothing, played at once, and opens by its link elsewhere and in a sandboxed frame.', async ({
  page,
  browser,
  baseURL,
  barriers,
}) => {
  test.setTimeout(240_000)
  await openEditor(page)
  expect(Number(await editor(page).getAttribute('data-problems'))).toBeGreaterThan(0)
  await expect(page.locator('[data-play]')).toBeDisabled()
  await paint(page)
  await expect(square(page, 2, 1)).toHaveAttribute('aria-label', 'column 3, row 2, Room 1; Med Pack')
  await expect(square(page, 3, 1)).toHaveAttribute('aria-label', 'column 4, row 2, Room 1; door east')
  await page.getByLabel('Title').fill('The Cellar')
  await page.getByLabel('Who made it').fill('Ann <b>Other</b>')
  await page.getByLabel('Who made it').press('Tab')
  expect(await barriers()).toEqual([])

  // Undone, done again, and kept until the next visit.
  await page.locator('[data-undo]').click()
  await expect(page.getByLabel('Who made it')).toHaveValue('')
  await page.locator('[data-redo]').click()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('The Cellar')
  await expect(editor(page)).toHaveAttribute('data-playable', '')

  await page.locator('[data-play]').click()
  const frame = (await (await page.locator('dialog iframe').elementHandle())!.contentFrame())!
  await untilAsked(frame)
  await move(frame)
  await expect(frame.locator('.zo-turn')).toContainText('The Cellar')
  await page.locator('[data-back]').click()
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(square(page, 7, 7)).toHaveAttribute('aria-label', /exit/)

  await page.locator('[data-share]').click()
  const link = (await page.locator('[data-page]').getAttribute('href'))!
  expect(link.length).toBeLessThan(4000)
  const other = await guestAt(browser, new URL(link).pathname + new URL(link).hash)
  await expect(other.page.getByRole('heading', { level: 1, name: 'The Cellar' })).toBeVisible()
  await expect(other.page.locator('[data-author]')).toHaveText('Ann <b>Other</b>')
  await expect(other.page.getByRole('img', { name: 'The plan of The Cellar' })).toBeVisible()
  const play = (await other.page.locator('[data-mission] [data-play]').getAttribute('href'))!
  await other.page.locator('[data-mission] [data-play]').click()
  await untilAsked(other.page)
  await move(other.page)
  await expect(other.page.locator('.zo-turn')).toContainText('The Cellar')
  expect(other.faults).toEqual([])

  await page.goto(host.page('wordpress', `${baseURL}/embed${play}`))
  const framed = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await untilAsked(framed)
  expect(await framed.evaluate(() => self.origin)).toBe('null')
  await move(framed)
  await expect(framed.locator('.zo-turn')).toContainText('The Cellar')
})

test('Bots say how hard a printed mission is, and a copy of it is edited.', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/missions/z-war-one#chapter-1')
  await expect(page.getByRole('heading', { level: 1, name: 'Supply Run' })).toBeVisible()
  await page.locator('[data-measure]').click()
  await expect(page.locator('[data-measured]')).toContainText(
    /Won \d+ % of \d+ games? \(95 %: \d+ % to \d+ %\)/,
    {
      timeout: 60_000,
    },
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.locator('[data-edit]').click()
  await expect(page.locator('[data-workshop="1"]')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Supply Run')
  await expect(page).toHaveURL(/\/missions\/new$/)
})

test('A printed mission whose wall is broken shows the problem and where it is; undone, it is gone.', async ({
  page,
}) => {
  await openEditor(page)
  await page.locator('[data-begin]').selectOption('chapter-1')
  await expect(editor(page)).toHaveAttribute('data-problems', '0')
  await tool(page, 'gap')
  await square(page, 9, 0, 24).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(problems(page)).toHaveText([/a door inside R2/, /Grocer \(stockroom\) \(R2\) is not closed/])
  await expect(page.locator('[data-wrong]')).toHaveCount(1)
  await expect(page.locator('[data-play]')).toBeDisabled()
  await page.getByRole('button', { name: /Show\s+where: .*a door inside R2/ }).click()
  await expect(page.locator('[data-square]:focus')).toHaveAttribute('aria-label', /Grocer \(stockroom\)/)
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toHaveAttribute('data-problems', '0')

  // Tables are forms, and say what they miss.
  await page.locator('[data-section="spawn"] summary').click()
  const row = page.getByRole('group', { name: 'row 1', exact: true }).nth(1)
  await row.getByLabel('to', { exact: true }).fill('5')
  await row.getByLabel('to', { exact: true }).press('Tab')
  await expect(problems(page)).toHaveText([/Stage 1, who enters: it needs exactly one row for a roll of 6/])
})

test('Two people play a mission that came by a link in a room.', async ({ page: ann, browser }) => {
  test.setTimeout(120_000)
  await openEditor(ann)
  await paint(ann)
  await ann.locator('[data-share]').click()
  await ann.locator('[data-page]').click()
  await ann.locator('[data-mission] [data-room]').click()
  await ann.waitForURL(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
  const bobs = await guestAt(browser, ann.url())
  const { page: bob } = bobs
  await bob.locator('[data-sit="1"]').click()
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  await expect(ann.locator('.zo-turn')).toContainText('A mission of my own')
  const moved = new Set<Page>()
  for (let n = 0; moved.size < 2 && n < 200; n++) {
    for (const page of [ann, bob]) {
      if (!(await isAsked(page))) continue
      await move(page, (moves) => moves.indexOf('end'))
      moved.add(page)
    }
    await ann.waitForTimeout(50)
  }
  expect(moved.size).toBe(2)
  await expect(bob.locator('[data-game]')).toHaveAttribute('data-at', String((await stateOf(ann)).at))
  await expect(bob.locator('.zo-turn')).toContainText('A mission of my own')
  expect(bobs.faults).toEqual([])
})

test('What is no mission is said so, and nothing breaks.', async ({ page }) => {
  for (const mark of ['#nonsense', '#____', '#q1YqSVSyUqpWKkktLlGyUlAqSyxSqgUA']) {
    await page.goto('about:blank')
    await page.goto(`/missions/z-war-one${mark}`)
    await expect(page.locator('[data-mission] [data-says]')).not.toHaveText('')
    await expect(page.getByRole('link', { name: 'Make one' })).toBeVisible()
  }
})
