import { move, openMenu, stateOf } from '../playing.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test, THEMES } from '../test.ts'

/*
 * The page of a room around the game: joining, titles, previews, accessibility.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Title, icon and clock show whose turn it is.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 3, seed: 'table-5', clock: 900 })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  const { page: bob } = await guestAt(browser, path)
  await bob.locator('[data-name]').fill('Bob')
  await bob.locator('[data-sit="1"]').click()
  await ann.locator('[data-fill]').click()
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  await expect(ann).toHaveTitle('● Your turn · Zombie Wars')
  await expect(ann.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg')
  await expect(ann.locator('[data-chair="0"] [data-left]')).toHaveText(/1[45]:\d\d$/)
  await ann.locator('button[data-move="raise 3"]').click()
  await expect(ann).toHaveTitle('Waiting for Bob · Zombie Wars')
  await expect(ann.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg')
  await expect(bob).toHaveTitle('● Your turn · Zombie Wars')
  await expect(ann.locator('.aside[aria-live="polite"]').filter({ hasText: 'The game begins.' })).toHaveCount(
    1,
  )
})

test('The lobby has one primary button: the next step to the game.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 3 })
  const { page: ann } = await guestAt(browser, path)
  const primary = ann.locator('.lobby .primary:enabled')
  await expect(primary).toHaveText(['Sit down'])
  await primary.click()
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(primary).toHaveText(['Fill with bots'])
  const { page: bob } = await guestAt(browser, path)
  await bob.locator('[data-sit="1"]').click()
  await expect(primary).toHaveText(['I am ready'])
  await primary.click()
  await expect(primary).toHaveText(['Fill with bots'])
  await primary.click()
  // What is missing is shown once, in the middle of the table.
  await expect(primary).toHaveCount(0)
  await expect(ann.getByText(/^Not ready yet: /)).toHaveCount(1)
  await bob.locator('[data-ready]').click()
  await expect(primary).toHaveText(['Start the game'])
  // Half of the chairs stand on each side of the table.
  const middle = (await ann.locator('[data-start]').boundingBox())!
  const tops = await ann
    .locator('.lobby [data-chair]')
    .evaluateAll((all) => all.map((chair) => chair.getBoundingClientRect().top))
  expect(tops.map((top) => top < middle.y)).toEqual([true, true, false])
})

test('No setting in the lobby is cut, and the mark of every seat is outlined.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'catan-zombies', seats: 4 })
  for (const width of [360, 768, 1280]) {
    const { page } = await guestAt(browser, path, { viewport: { width, height: 800 } })
    await expect(page.locator('[data-option="board"]')).toBeVisible()
    const cut = await page.locator('select[data-option]').evaluateAll((selects: HTMLSelectElement[]) =>
      selects
        .filter((select) => {
          const given = select.offsetWidth
          select.style.width = 'max-content'
          return select.offsetWidth > given
        })
        .map((select) => select.dataset['option']),
    )
    expect(cut, `${width} px`).toEqual([])
    for (const seat of [0, 1, 2, 3]) {
      const shape = page.locator(`[data-chair="${seat}"] .cz-mark path`).first()
      await expect(shape).not.toHaveCSS('stroke', 'none')
    }
  }
})

test('Two people with the same default name can both sit down, one under another name.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const { page: ann } = await guestAt(browser, path)
  const { page: bob } = await guestAt(browser, path)
  const given = await ann.locator('[data-name]').inputValue()
  await bob.evaluate((name) => localStorage.setItem('shamble:name', name), given)
  await bob.reload()
  await expect(bob.locator('[data-name]')).toHaveValue(given)
  await ann.locator('[data-sit="0"]').click()
  await bob.locator('[data-sit="1"]').click()
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  await expect(bob.locator('[data-chair="1"]')).not.toContainText(given)
})

test('A sound announces a player’s turn once it is wanted; turned off, it stays off.', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const notes: number[] = []
    Object.assign(window, { notes })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      notes.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const notes = () => page.evaluate(() => (window as unknown as { notes: number[] }).notes.length)
  await page.goto(await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'table-6' }))
  await page.locator('[data-sit="0"]').click()
  await page.locator('select[data-bot="1"]').selectOption('easy')
  await page.locator('[data-start]').click()
  await move(page)
  expect(await notes()).toBe(0)
  await openMenu(page)
  await page.getByText('Sound and animation').click()
  await page.getByLabel('Sounds: my turn, dice, bites, the end').check()
  await expect.poll(notes).toBeGreaterThan(0)
  const before = await notes()
  await page.keyboard.press('Escape')
  // A turn may have several moves; the next one begins after the bot's.
  for (let made = 0; made < 30 && (await notes()) === before; made++) await move(page)
  await expect.poll(notes).toBeGreaterThan(before)

  await openMenu(page)
  await page.getByLabel('Sounds: my turn, dice, bites, the end').uncheck()
  await page.reload()
  const { at } = await stateOf(page)
  while ((await stateOf(page)).at < at + 4) await move(page)
  expect(await notes()).toBe(0)
  await openMenu(page)
  await page.getByText('Sound and animation').click()
  await expect(page.getByLabel('Sounds: my turn, dice, bites, the end')).not.toBeChecked()
})

for (const [colorScheme, looked] of THEMES) {
  test(`A lobby and a game in a room are accessible, ${colorScheme}.`, async ({
    page,
    request,
    axeViolations,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = await openRoom(request, { game: 'zombie-wars', seats: 3, clock: 900 })
    await page.goto(path)
    await page.locator('[data-share="qr"]').waitFor()
    expect(await axeViolations(looked)).toEqual([])
    await page.locator('[data-sit="0"]').click()
    await page.locator('[data-fill]').click()
    await expect(page.locator('[data-start]')).toBeEnabled()
    expect(await axeViolations(looked)).toEqual([])
    await page.locator('[data-start]').click()
    await page.locator('button[data-move]').first().waitFor()
    await page.getByText('Your seat', { exact: true }).click()
    await openMenu(page)
    await page.getByText('Sound and animation').click()
    await page.getByText('Invite others').click()
    await page.locator('[data-share="qr"]').waitFor()
    expect(await axeViolations(looked)).toEqual([])
  })
}

test('A room code can be typed on the front page in any case and spacing, also without scripts.', async ({
  browser,
  request,
  baseURL,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Have you got a code?').fill(path.slice(3).replaceAll('-', ' ').toUpperCase())
  await page.getByRole('button', { name: 'Join the table' }).click()
  expect(page.url()).toBe(baseURL + path)
  await expect(page.locator('[data-chair]')).toHaveCount(2)

  const wrong = `${path.slice(3, -1)}${path.endsWith('7') ? '8' : '7'}`
  await page.goto('/r')
  await page.getByLabel('Have you got a code?').fill(wrong)
  await page.getByRole('button', { name: 'Join the table' }).click()
  await expect(page.locator('main p').first()).toHaveText(/not the code of a room\. A letter may be wrong\./)
  await page.getByRole('link', { name: 'Type the code again' }).click()
  await expect(page.getByLabel('Have you got a code?')).toBeVisible()
  await context.close()
})

test('The page of a room sends no referrer, and its preview reveals nothing.', async ({
  page,
  request,
  baseURL,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'open-secret' })
  await page.goto(`${path}#sit`)
  await expect(page.locator('[data-chair="0"]')).toContainText('(you)')
  const name = (await page.locator('[data-chair="0"] .small').textContent())!.replace(' (you)', '')
  const response = await request.get(path)
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['cache-control']).toBe('no-store')
  const head = /<head>.*<\/head>/s.exec(await response.text())![0]
  expect(head).toContain('<meta property="og:title" content="Zombie Wars, a table for 2"')
  const oembed = await request.get('/oembed', { params: { url: baseURL + path } })
  const described = await oembed.text()
  expect(JSON.parse(described)).toMatchObject({ type: 'rich', title: 'Zombie Wars, a table for 2' })
  expect(described).toContain(`/embed${path}`)
  for (const told of [head, described]) {
    expect(told).not.toContain('open-secret')
    expect(told).not.toContain(name)
  }
  expect((await request.get(`/og${path}.png`)).headers()['content-type']).toBe('image/png')
  const missing = await request.get('/r/000-000-000')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['referrer-policy']).toBe('no-referrer')
})

test('A page that is too old for the server says so and offers to reload.', async ({ page, request }) => {
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.onMessage(() =>
      socket.send(
        JSON.stringify([
          'bye',
          'old-protocol',
          'This page is older than the server. Reload it: nothing is lost.',
        ]),
      ),
    )
  })
  await page.goto(await openRoom(request, { game: 'zombie-wars', seats: 2 }))
  await expect(page.getByRole('status').filter({ hasText: 'older than the server' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('[data-sit="0"]')).toBeVisible()
})

test('Play with friends: a game for one opens with a chair for a friend, a third guest gets another, and two of them start without the rest.', async ({
  page: ann,
  browser,
}) => {
  await ann.goto('/play/world-war-z?seed=guests-1&seats=1&characters=4')
  await openMenu(ann)
  await ann.getByRole('button', { name: 'Play with friends' }).click()
  await ann.waitForURL(/\/r\//)
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(ann.locator('[data-chair]')).toHaveCount(2)
  await expect(ann.locator('[data-fewer]')).toHaveText('Start alone')
  const guests = [await guestAt(browser, ann.url()), await guestAt(browser, ann.url())]
  const pages = guests.map(({ page }) => page)
  // Both at once: neither page knows of the other's press.
  await Promise.all(pages.map((page) => page.locator('[data-join]').click()))
  for (const page of pages) await expect(page.getByText('(you)')).toBeVisible()
  await expect(ann.locator('[data-chair]')).toHaveCount(3)
  const last = (await pages[1]!.locator('[data-chair="2"]').textContent())!.includes('(you)') ? 1 : 0
  const [bob, cid] = [pages[1 - last]!, pages[last]!]
  await cid.getByRole('button', { name: /^Leave seat/ }).click()
  await expect(ann.locator('[data-fewer]')).toBeDisabled()
  await bob.locator('[data-ready]').click()
  await expect(ann.locator('[data-fewer]')).toHaveText('Start with the two of us')
  await ann.locator('[data-fewer]').click()
  for (const page of [ann, bob]) await expect(page.locator('[data-game]')).toBeVisible()
  for (const { errors } of guests) expect(errors).toEqual([])
})

test('A watcher is told before the start that the crowd will vote; clock and votes are in sight on a phone.', async ({
  browser,
  request,
}) => {
  // A seed with which Ann is asked first.
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, clock: 900, seed: 'clocks-1' })
  const phone = { viewport: { width: 360, height: 640 } }
  const { page: ann } = await guestAt(browser, path, phone)
  const { page: eve } = await guestAt(browser, path, phone)
  await ann.locator('[data-sit="0"]').click()
  await ann.locator('select[data-bot="1"]').selectOption('crowd')
  await expect(eve.getByText(/^If you stay and watch, you vote: the crowd plays Blue\./)).toBeVisible()
  await ann.locator('[data-start]').click()
  for (let n = 0; n < 20 && !(await eve.locator('[data-clocks="vote"]').isVisible()); n++) {
    if (n === 0) await expect(ann.locator('[data-clocks="turn"]')).toBeInViewport()
    await move(ann)
  }
  await expect(eve.locator('[data-clocks="vote"]')).toBeInViewport()
})
