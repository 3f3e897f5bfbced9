import { EASY_BOTS, openMenu, stateOf, untilAsked } from '../playing.ts'
import { expect, test, THEMES } from '../test.ts'

// Checking every element of a board is slow on a busy machine.
test.slow()

const PAGES = {
  'the front page': '/',
  'a game': `/play/zombie-wars?seed=brains-42&sit=all`,
  'the rules': '/rules/zombie-wars',
  'the challenge of the day': '/daily/waterdeep-solo',
  'the credits': '/credits',
  'how a review is computed': '/review',
  'exercises from one’s own games': '/exercises',
  'a scene': '/embed/scene/zombie-wars/fighting-2',
  'a broken link': '/play/zombie-wars?seed=no%20seed!',
  'no such game': '/play/monopoly',
}

for (const [colorScheme, looked] of THEMES) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} is accessible, ${colorScheme}.`, async ({ page, axeViolations, pageErrors }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const response = await page.goto(path)
      if (path.includes('seed=brains')) await untilAsked(page)
      expect(await axeViolations(looked)).toEqual([])
      // Browsers log an error for every page that answers 4xx.
      if (response!.status() >= 400) pageErrors.length = 0
    })
  }

  test(`A game in progress and its replay are accessible, ${colorScheme}.`, async ({
    page,
    axeViolations,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
    for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 1+1+1"]').click()
    await page.locator('button[data-move^="move "]').first().click()
    await untilAsked(page)
    await page.locator('.board [data-part^="horde:"][data-hot]').first().click()
    expect(await axeViolations(looked)).toEqual([])
    await openMenu(page)
    await page.getByText('New game, seats and rules').click()
    expect(await axeViolations(looked)).toEqual([])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the replay link' }).click()
    await page.getByText('The link to the replay is copied.').waitFor()
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await page.locator('[data-game]').waitFor()
    expect(await axeViolations(looked)).toEqual([])
  })
}

test('A game can be played with the keyboard alone, and focus is never lost.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  const focused = () =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null)

  // Tab reaches the moves; Enter makes one.
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-move'))) break
  }
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(3)
  await expect.poll(focused).toBe(true)

  // Numbers choose parts, then what to do with them.
  for (let n = 0; n < 12; n++) {
    await untilAsked(page)
    const { at, result } = await stateOf(page)
    if (result) break
    for (let tries = 0; tries < 5 && (await stateOf(page)).at === at; tries++) await page.keyboard.press('1')
    await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(at)
    await expect.poll(focused).toBe(true)
  }
})

test('Arrow keys move over the board, Enter clicks, and events are announced.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
  await page.locator('button[data-move^="move "]').first().waitFor()
  await page.locator('.board [tabindex="0"]').focus()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.part!)
  const parts = new Set<string>()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    const before = await focused()
    await page.keyboard.press(key)
    // What the keys do is loaded with the first of them.
    await expect.poll(focused).not.toBe(before)
    parts.add(await focused())
  }
  expect(parts.size).toBeGreaterThan(3)
  await expect(page.locator('.board [tabindex="0"]')).toHaveCount(1)

  await page.locator('.board [data-part^="horde:"][data-hot]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.board [data-part^="horde:"][data-clicked]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.board [data-clicked]')).toHaveCount(0)
  await expect(page.locator('[aria-live="polite"]')).toContainText('Your turn')
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`At ${width} × ${height} the whole board is visible without scrolling, and nothing overflows.`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 700,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
    for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
    await page.locator('button[data-move^="move "]').first().waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    const board = (await page.locator('.board svg').first().boundingBox())!
    expect(board.x).toBeGreaterThanOrEqual(0)
    expect(board.x + board.width).toBeLessThanOrEqual(width)
    expect(board.y + board.height).toBeLessThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    if (width < 700) {
      const small = await page
        .locator('.turn button:visible')
        .evaluateAll((all) =>
          all
            .filter((button) => button.getBoundingClientRect().height < 44)
            .map((button) => button.textContent),
        )
      expect(small).toEqual([])
      // Small squares can be zoomed in.
      await page.getByRole('button', { name: 'Closer' }).click()
      await page.getByRole('button', { name: 'Closer' }).click()
      // Zooming is loaded at the first press.
      const square = page.locator('.board [data-part="sq:44"]')
      await expect.poll(async () => (await square.boundingBox())!.width).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await context.close()
  })
}

test('The rules open beside the game at the current section, and the game stays.', async ({
  page,
  request,
}) => {
  await page.goto('/play/zombie-wars?seed=brains-42')
  await page.locator('button[data-move]:enabled').first().waitFor()
  const rules = page.getByRole('link', { name: 'Rules', exact: true })
  await rules.press('Enter')
  const book = page.getByRole('region', { name: 'The rules of Zombie Wars' })
  await expect(book.getByRole('button', { name: 'Close the rules' })).toBeFocused()
  const frame = page.frameLocator('[data-rule-book] iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.locator('header').first()).toBeHidden()
  expect(new URL((await book.locator('iframe').getAttribute('src'))!, page.url()).hash).toMatch(/^#\d/)
  await page.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await expect(rules).toBeFocused()
  await expect(page).toHaveURL(/\/play\/zombie-wars/)
  // No other site may do the same.
  const { 'content-security-policy': policy } = (await request.get('/rules/zombie-wars')).headers()
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain("'none'; frame-ancestors")
})
