import { EASY_BOTS, openMenu, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A whole game against three bots; its replay link ends in the same position in another browser.', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  // Bots draw from the seed too: the same moves give the same game everywhere.
  expect(await playToTheEnd(page)).toHaveLength(38)

  const end = await stateOf(page)
  expect(end.at).toBe(293)
  expect(end.seat).toBe('')
  expect(JSON.parse(end.result!)).toHaveProperty('winners')
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await expect(page.locator('button[data-move]')).toHaveCount(0)

  const link = await page.locator('a[data-replay]').getAttribute('href')
  expect(link!.length).toBeLessThanOrEqual(2000)
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' })
  const watching = await elsewhere.newPage()
  await watching.goto(new URL(link!, page.url()).href)
  await watching.locator('[data-live]').waitFor()
  await expect(watching.locator('[data-game]')).toHaveAttribute('data-at', '0')
  await watching.getByRole('button', { name: 'To the end' }).click()
  await expect(watching.locator('[data-game]')).toHaveAttribute('data-fingerprint', end.fingerprint!)
  expect((await stateOf(watching)).at).toBe(end.at)

  // It can be scrubbed by hand and by keys, viewed from any seat, and continued from any move.
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', end.at],
    ['ArrowLeft', end.at - 1],
    ['Home', 0],
  ] as const) {
    await watching.keyboard.press(key)
    await expect(watching.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  }
  // The space bar watches and pauses; there is one Pause.
  await watching.locator('body').press(' ')
  await expect(watching.getByRole('button', { name: 'Pause' })).toHaveCount(1)
  await expect.poll(async () => (await stateOf(watching)).at).toBeGreaterThan(1)
  await watching.keyboard.press(' ')
  await watching.keyboard.press('Home')
  await watching.getByRole('button', { name: 'Forward', exact: true }).click()
  await expect(watching.locator('[data-game]')).toHaveAttribute('data-at', '1')
  await watching.getByLabel('Seen by').selectOption({ index: 2 })
  await watching.getByRole('slider').fill('7')
  await expect(watching.locator('[data-game]')).toHaveAttribute('data-at', '7')
  await watching.getByRole('button', { name: 'Play on from here' }).click()
  await watching.waitForURL(/\/play\/zombie-wars\?log=/)
  expect((await stateOf(watching)).at).toBeGreaterThanOrEqual(7)
  await watching.goto(`${watching.url()}&${EASY_BOTS}`)
  await untilAsked(watching)
  expect((await stateOf(watching)).at).toBeGreaterThanOrEqual(7)
  await elsewhere.close()
})

test('Without a seed one is drawn and put into the address.', async ({ page }) => {
  await page.goto('/play/zombie-wars')
  expect(page.url()).toMatch(/\/play\/zombie-wars\?seed=[a-z]+-[a-z]+-\d+$/)
  await untilAsked(page)
})

test('The same address gives the same game.', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const boards = []
  for (const here of [page, other]) {
    await here.goto('/play/zombie-wars?seed=brains-42&sit=all')
    await untilAsked(here)
    boards.push(await here.locator('.board svg').first().textContent())
  }
  expect(boards[0]).toBe(boards[1])
})

test('Moves can be made on the board: click a horde, then its destination. Escape deselects.', async ({
  page,
}) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  const game = page.locator('[data-game]')
  for (let seat = 0; seat < 4; seat++) {
    await untilAsked(page)
    await page.locator('button[data-move="raise 3"]').click()
    await expect(game).toHaveAttribute('data-at', String(seat + 1))
  }
  await page.locator('button[data-move^="move "]').first().waitFor()
  const horde = page.locator('.board [data-part^="horde:"][data-hot]').first()
  await horde.click()
  const squares = page.locator('.board [data-part^="sq:"][data-hot]')
  await expect(squares.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(squares).toHaveCount(0)
  await horde.click()
  await squares.first().click()
  await expect(game).toHaveAttribute('data-at', '5')
})

test('An illegal click is explained with its rule.', async ({ page }) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
  await page.locator('button[data-move^="move "]').first().waitFor()
  await page.locator('.board [data-part^="horde:"]:not([data-hot])').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Rule' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^\/rules\/zombie-wars#\d/)
})

test('A move without dice can be taken back; one with dice cannot.', async ({ page }) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
  for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
  const game = page.locator('[data-game]')
  await page.locator('button[data-move^="split "]').first().click()
  await expect(game).toHaveAttribute('data-at', '5')
  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await expect(game).toHaveAttribute('data-at', '4')
  await page.locator('button[data-move^="move "]').first().click()
  await expect(game).toHaveAttribute('data-at', '5')
  await expect(page.getByRole('button', { name: 'Undo the last move' })).toHaveCount(0)
})

test('An unfinished game continues after a reload, and from the front page.', async ({ page }) => {
  await page.goto(`/play/zombie-wars?seed=left-1&sit=all`)
  for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
  const game = page.locator('[data-game]')
  await expect(game).toHaveAttribute('data-at', '4')
  await page.reload()
  await expect(game).toHaveAttribute('data-at', '4')
  await untilAsked(page)

  await page.goto('/')
  await page.getByRole('link', { name: /Zombie Wars: left-1/ }).click()
  await expect(game).toHaveAttribute('data-at', '4')
  await openMenu(page)
  await page.getByText('Sound, animation, retry').click()
  await page.getByRole('button', { name: 'Retry this seed' }).click()
  await expect(game).toHaveAttribute('data-at', '0')
})

test('A game is set up with a form: seats, bots, options.', async ({ page }) => {
  await page.goto('/play/zombie-wars?seed=form-1')
  await untilAsked(page)
  await openMenu(page)
  await page.getByText('New game, seats and rules').click()
  await page.getByLabel('Seats').selectOption('2')
  await page.getByLabel('Bots').selectOption('easy')
  await page.getByLabel('Super Cop').selectOption('true')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/seats=2/)
  expect(new URL(page.url()).searchParams.get('superCop')).toBe('true')
  expect(new URL(page.url()).searchParams.get('seed')).toBeTruthy()
  await expect(page.locator('[data-chair]')).toHaveCount(2)
})

test('A browser without storage can play.', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.getItem = refuse
  })
  await page.goto(`/play/zombie-wars?seed=left-2&sit=all`)
  for (let seat = 0; seat < 4; seat++) await page.locator('button[data-move="raise 3"]').click()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '4')
})

test('Bots alone play a whole game for a spectator.', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto(`/play/zombie-wars?seed=watch&seats=2&hourTrack=short&sit=none&${EASY_BOTS}`)
  await expect(page.locator('[data-result]')).toBeVisible({ timeout: 200_000 })
  await expect(page.locator('button[data-move]')).toHaveCount(0)
})

test('Animation can be skipped, and ends in the same position as without.', async ({ page, browser }) => {
  const still = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const boards = []
  for (const here of [page, still]) {
    await here.goto(`/play/zombie-wars?seed=brains-42&sit=all`)
    for (let seat = 0; seat < 4; seat++) {
      await here.locator('button[data-move="raise 3"]').click()
      await here.keyboard.press('Escape')
      await expect(here.locator('[data-game]')).toHaveAttribute('data-at', String(seat + 1))
    }
    await here.locator('button[data-move^="move "]').first().click()
    await here.keyboard.press('Escape')
    await expect(here.locator('[data-game]')).toHaveAttribute('data-at', '5')
    boards.push(await here.locator('.board svg').first().textContent())
  }
  expect(boards[0]).toBe(boards[1])
})

test('Two people on one screen: the next player’s secrets are shown only after a handover.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/catan-zombies?seed=shared-1&seats=3&sit=all`)
  const game = page.locator('[data-game]')
  const curtain = page.getByRole('button', { name: /^I am / })
  const move = page.locator('button[data-move]:enabled').first()
  let handed = 0
  while (handed < 2) {
    await move.or(curtain).first().waitFor()
    if (await curtain.isVisible()) {
      await expect(page.locator('.board svg')).toHaveCount(0)
      await curtain.click()
      handed++
      continue
    }
    const { at } = await stateOf(page)
    await move.click()
    await expect(game).not.toHaveAttribute('data-at', String(at))
  }
  await expect(move).toBeVisible()
})
