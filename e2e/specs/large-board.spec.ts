import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Page } from '@playwright/test'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { stateOf } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * A board that is too large for a phone: the specimen of 24 × 24 squares in the shell, on a page built here.
 */

const PHONE = { width: 360, height: 740 }
const TARGET = 44
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const SITE = 'http://specimen.test/'
const files = new Map<string, { contentType: string; body: string | Buffer }>()

test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../specimen', import.meta.url))
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: {
      write: false,
      rolldownOptions: { input: `${root}/page.ts`, output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput
  for (const file of built.output) {
    const body = file.type === 'chunk' ? file.code : Buffer.from(file.source)
    files.set(file.fileName, { contentType: TYPES[extname(file.fileName)]!, body })
  }
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  const head = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Plan</title>${head}<body><script type="module" src="/page.js"></script>`
  files.set('', { contentType: 'text/html', body })
})

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  await page.route(`${SITE}**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1))
    return route.fulfill(file ?? { status: 404 })
  })
  await page.goto(SITE)
  await expect(page.locator('[data-part^="sq:"]')).toHaveCount(24 * 24)
})

const widthOf = async (page: Page) => (await page.locator('[data-part="sq:300"]').boundingBox())!.width
const frame = (page: Page) => page.locator('.frame').first()
const panned = (page: Page) =>
  frame(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const)

// After a swipe the board keeps scrolling; a tap then only stops it.
const untilItStandsStill = (page: Page) =>
  expect
    .poll(async () => {
      const [was] = await panned(page)
      await page.waitForTimeout(200)
      return (await panned(page))[0] - was
    })
    .toBe(0)

/** Moves fingers over the board; `at` gives their distance from its middle from the start (0) to the end (1). */
async function touch(page: Page, at: (part: number) => [x: number, y: number][]) {
  const box = (await frame(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at(part).map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Two fingers at a distance from their middle. */
const pinch = (page: Page, from: number, to: number) =>
  touch(page, (part) => {
    const apart = from + (to - from) * part
    return [
      [-apart, -apart],
      [apart, apart],
    ]
  })

test('A tap on a square that is too small zooms in to 44 pixels; the next tap clicks it.', async ({
  page,
}) => {
  await expect.poll(() => widthOf(page)).toBeCloseTo(15, 0)
  const next = page.locator('[data-part="sq:301"]')
  await next.tap()
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(TARGET)
  expect((await stateOf(page)).at).toBe(0)
  await expect(next).toBeInViewport()
  await next.tap()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '1')
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(TARGET)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})

test('In a low window the board has space beside it, and a tap still zooms in to the square that was tapped.', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE.width, height: 320 })
  await expect.poll(() => widthOf(page)).toBeLessThan(12)
  const corner = page.locator('[data-part="sq:553"]')
  await corner.tap()
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(TARGET)
  const [around, square] = [(await frame(page).boundingBox())!, (await corner.boundingBox())!]
  expect(square.x).toBeGreaterThanOrEqual(around.x)
  expect(square.y).toBeGreaterThanOrEqual(around.y)
  expect(square.y + square.height).toBeLessThanOrEqual(around.y + around.height + 1)
})

test('The button and + and − go through the zoom steps.', async ({ page }) => {
  for (const width of [45, 75, 15]) {
    await page.locator('button.zoom').tap()
    await expect.poll(() => widthOf(page)).toBeCloseTo(width, 0)
  }
  await page.locator('[data-part="sq:301"]').focus()
  for (const [key, width] of [
    ['+', 45],
    ['+', 75],
    ['+', 75],
    ['-', 45],
    ['-', 15],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => widthOf(page)).toBeCloseTo(width, 0)
  }
})

test('Arrow keys scroll a square beyond the edge into view.', async ({ page }) => {
  await page.locator('button.zoom').tap()
  await page.locator('[data-part="sq:301"]').focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
  const reached = page.locator('[data-part="sq:309"]')
  await expect(reached).toBeFocused()
  await expect(reached).toBeInViewport({ ratio: 0.9 })
})

test('Pinching zooms in up to the limit and out to the whole board, without a click.', async ({ page }) => {
  await pinch(page, 30, 75)
  await expect.poll(() => widthOf(page)).toBeCloseTo(37.5, 0)
  await pinch(page, 20, 160)
  await expect.poll(() => widthOf(page)).toBeCloseTo(75, 0)
  await pinch(page, 160, 20)
  await expect.poll(() => widthOf(page)).toBeCloseTo(15, 0)
  expect((await stateOf(page)).at).toBe(0)
})

test('A finger pans a zoomed board; a tap then clicks the square under it.', async ({ page }) => {
  await page.locator('button.zoom').tap()
  const before = await panned(page)
  await touch(page, (part) => [[90 * part, 0]])
  await expect.poll(async () => before[0] - (await panned(page))[0]).toBeGreaterThan(40)
  await untilItStandsStill(page)
  expect((await stateOf(page)).at).toBe(0)
  await page.locator('[data-part="sq:275"]').tap()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '1')
})

test('A mouse drags the board, and clicks when it has not dragged.', async ({ page }) => {
  await page.locator('button.zoom').click()
  const before = await panned(page)
  const box = (await page.locator('[data-part="sq:301"]').boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x - 40, box.y - 10, { steps: 5 })
  await page.mouse.up()
  const [x, y] = await panned(page)
  expect([x - before[0], y - before[1]].map(Math.round)).toEqual([60, 30])
  expect((await stateOf(page)).at).toBe(0)
  await page.locator('[data-part="sq:301"]').click()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '1')
})

test('The board pans to the walker in the corner, but not against a player who pans away.', async ({
  page,
}) => {
  await page.locator('button.zoom').tap()
  await page.locator('button[data-move="leap sq:575"]').tap()
  const walker = page.locator('[data-part="walker"]')
  await expect(walker).toBeInViewport()
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(TARGET)
  // Turning the phone keeps it in view.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expect(walker).toBeInViewport()
  await page.setViewportSize(PHONE)
  await expect(walker).toBeInViewport()
  await frame(page).evaluate((node) => node.scrollTo(0, 0))
  await page.locator('[data-part="sq:0"]').tap()
  await page.keyboard.press('Escape')
  expect(await panned(page)).toEqual([0, 0])
})
