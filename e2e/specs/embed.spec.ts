import type { Frame, Page } from '@playwright/test'
import { openHost, SECRET, type Host } from '../hosts.ts'
import { EASY_BOTS, move, openMenu, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * A game in a frame on another site.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GAME = `/embed/play/zombie-wars?seed=brains-42&${EASY_BOTS}`

let host: Host
test.beforeAll(async () => {
  host = await openHost()
})
test.afterAll(() => host.stop())

interface Said {
  message: string
  value: unknown
  secret?: string
  shamble?: number
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Said[] }).heard)

async function frameIn(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle()
  return (await element!.contentFrame())!
}

test('A whole game in a WordPress frame without origin, storage and pop-ups, and a link out of it.', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.goto(host.page('wordpress', `${baseURL}${GAME}&seats=2&hourTrack=short`))
  const frame = await frameIn(page)
  await untilAsked(frame)
  // WordPress shows the frame because it has sent its secret.
  await expect(page.locator('iframe')).toBeVisible()
  expect(await frame.evaluate(() => self.origin)).toBe('null')

  for (let n = 0; n < 3; n++) await move(frame)
  await untilAsked(frame)
  const { at } = await stateOf(frame)
  await frame.locator('[data-onward]').click()
  await expect(frame.getByLabel('The address of this game')).toHaveValue(/\/play\/zombie-wars\?log=/)
  const link = (await heard(page)).find(({ message }) => message === 'link')!
  expect(link.secret).toBe(SECRET)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link.value as string)
  await expect(elsewhere.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  await elsewhere.close()

  await playToTheEnd(frame)
  const end = await stateOf(frame)
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await frame.locator('[data-onward]').click()
  await expect(frame.getByLabel('The address of this game')).toHaveValue(/\/replay\/zombie-wars\//)
  const watching = await browser.newPage()
  const replay = await frame.getByLabel('The address of this game').inputValue()
  await watching.goto(`${replay}?at=${end.at}`)
  await expect(watching.locator('[data-game]')).toHaveAttribute('data-fingerprint', end.fingerprint!)
  await watching.close()
})

test('A frame reports its height, in our format and WordPress’s, and again when its width changes.', async ({
  page,
  baseURL,
}) => {
  await page.goto(host.page('wordpress', baseURL + GAME, { width: 320, height: 200 }))
  await untilAsked(await frameIn(page))
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(1)
  const said = await heard(page)
  const [ours] = said.filter(({ shamble }) => shamble === 1)
  const theirs = said.find(({ secret }) => secret === SECRET)
  expect(ours!.message).toBe('height')
  expect(theirs).toEqual({ message: 'height', value: ours!.value, secret: SECRET })
  expect(ours!.value).toBeGreaterThan(320)
  expect(ours!.value).toBeLessThanOrEqual(1000)
  await expect(page.locator('iframe')).toHaveAttribute('height', String(ours!.value))
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => (frame.width = '280'))
  await expect.poll(async () => (await heard(page)).at(-1)!.value).toBeLessThan(ours!.value as number)
})

test('From a plain frame the game continues in its own tab, and nothing is stored.', async ({
  page,
  context,
  baseURL,
}) => {
  // Same site: in frames of other sites browsers may refuse storage anyway.
  await page.goto(host.page('plain', baseURL + GAME).replace('localhost', '127.0.0.1'))
  const frame = await frameIn(page)
  for (let n = 0; n < 2; n++) await move(frame)
  await untilAsked(frame)
  expect(await context.cookies()).toEqual([])
  const kept = await frame.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    bases: (await indexedDB.databases()).length,
  }))
  expect(kept).toEqual({ local: [], session: [], workers: [], bases: 0 })
  const { at } = await stateOf(frame)
  const [tab] = await Promise.all([context.waitForEvent('page'), frame.locator('[data-onward]').click()])
  await expect(tab.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  await tab.close()
})

test('It works in a cross-origin isolated page, and its bots still have a worker.', async ({
  page,
  baseURL,
}) => {
  await page.goto(host.page('isolated', baseURL + GAME))
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  const frame = await frameIn(page)
  for (let n = 0; n < 2; n++) await move(frame)
  expect(page.workers().length).toBe(1)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the frame shows its board, and a link to continue.', async ({ page, baseURL }) => {
    await page.goto(host.page('plain', `${baseURL}/embed/play/zombie-wars?seed=brains-42&sit=all`))
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('.board [data-part^="sq:"]')).toHaveCount(64)
    await expect(frame.getByRole('heading')).toContainText('zombies rise')
    await expect(frame.getByRole('link', { name: 'Continue in full' })).toHaveAttribute(
      'href',
      '/play/zombie-wars?seed=brains-42&sit=all',
    )
  })
})

for (const [width, height] of [
  [300, 200],
  [320, 600],
  [600, 440],
] as const) {
  test(`At ${width} × ${height} the whole board and a move are visible, and nothing overflows.`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(
      host.page('plain', `${baseURL}/embed/play/zombie-wars?seed=brains-42&sit=all`, { width, height }),
    )
    const frame = await frameIn(page)
    await untilAsked(frame)
    const seen = await frame.evaluate(() => {
      const board = document.querySelector('.board svg')!.getBoundingClientRect()
      const button = document.querySelector('[data-move]')!.getBoundingClientRect()
      const { scrollWidth } = document.documentElement
      return { right: board.right, bottom: board.bottom, top: button.top, width: board.width, scrollWidth }
    })
    expect(seen.right).toBeLessThanOrEqual(width)
    expect(seen.bottom).toBeLessThanOrEqual(height)
    expect(seen.top).toBeLessThan(height)
    expect(seen.width).toBeGreaterThanOrEqual(120)
    expect(seen.scrollWidth).toBeLessThanOrEqual(width)
    await move(frame)
  })
}

test('Our own tag frames its link at the reported height; without scripts the link remains.', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = host.page('tag', `${baseURL}/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await page.goto(address)
  const element = page.locator('shamble-game iframe')
  await expect(element).toHaveAttribute('src', baseURL + GAME)
  await untilAsked((await (await element.elementHandle())!.contentFrame())!)
  await expect(element).not.toHaveAttribute('height', '480')

  const silent = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await silent.goto(address)
  await expect(silent.getByRole('link', { name: 'Play it there' })).toBeVisible()
})

test('Replays and scenes work in a frame.', async ({ page, baseURL }) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  for (let n = 0; n < 5; n++) await move(page)
  await openMenu(page)
  await page.getByText('Share or embed').click()
  await page.getByLabel('The game so far, to watch').check()
  await expect(page.locator('[data-share="link"]')).toHaveValue(/\/replay\//)
  const replay = await page.locator('[data-share="link"]').inputValue()

  await page.goto(host.page('wordpress', replay.replace('/replay/', '/embed/replay/')))
  const frame = await frameIn(page)
  await expect(frame.locator('[data-game]')).toHaveAttribute('data-at', '0')
  await frame.getByRole('slider').fill('5')
  await expect(frame.locator('[data-game]')).toHaveAttribute('data-at', '5')
  await frame.getByRole('button', { name: 'Back' }).click()
  await expect(frame.locator('[data-game]')).toHaveAttribute('data-at', '4')
  await frame.getByRole('link', { name: 'Watch it in full' }).click()
  await expect.poll(async () => (await heard(page)).at(-1)!.value).toBe(`${replay}?at=4`)

  await page.goto(host.page('wordpress', `${baseURL}/embed/scene/zombie-wars/fighting-2`))
  const scene = await frameIn(page)
  await move(scene)
  await scene.getByRole('link', { name: 'In the rule book' }).click()
  await expect
    .poll(async () => (await heard(page)).at(-1)!.value)
    .toBe(`${baseURL}/rules/zombie-wars#fighting-2`)
})

test('The panel gives a link, a QR code and a frame that works.', async ({
  page,
  axeViolations,
  request,
}) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await openMenu(page)
  await page.getByText('Share or embed').click()
  await expect(page.locator('[data-share="link"]')).toHaveValue(/seed=brains-42/)
  await expect(page.locator('[data-share="qr"] path')).toHaveAttribute('d', /^M\d/)
  await move(page)
  await untilAsked(page)
  await page.getByLabel('This very position, to play on').check()
  await expect(page.locator('[data-share="frame"]')).toHaveValue(/\/embed\/play\/zombie-wars\?log=/)
  const code = await page.locator('[data-share="frame"]').inputValue()
  const src = /src="([^"]+)"/.exec(code)![1]!.replaceAll('&amp;', '&')
  expect((await request.get(src)).status()).toBe(200)
  expect(await axeViolations()).toEqual([])
})

test('Only embeds may be framed, by any site; their scripts may be loaded from anywhere.', async ({
  page,
  request,
}) => {
  for (const path of [GAME, '/embed/scene/zombie-wars/fighting-2', '/embed/play/none']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['set-cookie']).toBeUndefined()
  }
  const assets: string[] = ['/embed.js']
  page.on('request', (asked) => {
    if (/\.(js|css|woff2)/.test(asked.url())) assets.push(asked.url())
  })
  await page.goto(GAME)
  await untilAsked(page)
  for (const asset of assets) {
    const headers = (await request.get(asset)).headers()
    expect(headers['access-control-allow-origin'], asset).toBe('*')
    expect(headers['cross-origin-resource-policy'], asset).toBe('cross-origin')
  }
})

test('A frame without a seed draws one and stays a frame.', async ({ page }) => {
  await page.goto('/embed/play/zombie-wars#?secret=abc')
  await untilAsked(page)
  expect(page.url()).toMatch(/\/embed\/play\/zombie-wars\?seed=[a-z]+-[a-z]+-\d+#\?secret=abc$/)
})
