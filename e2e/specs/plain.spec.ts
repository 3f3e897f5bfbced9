import { linkOf } from '@shamble/engine/links'
import { ownGoldens } from '@shamble/tools/goldens'
import { game } from '@shamble/zombie-wars'
import { holdScripts } from '../held-scripts.ts'
import { makeChallenge } from '../challenges.ts'
import { EASY_BOTS, openMenu, stateOf, untilAsked } from '../playing.ts'
import { openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

const CONTROLS = ':is(button, select, input, textarea)'
/** What the browser does without a script: popovers, fields for text, forms with an address. */
const PLAIN = '[popovertarget], textarea, input:not([type]), form[action] :not([type="button"])'

/** Pages whose controls are drawn by the server. */
const DRAWN = [
  '/play/zombie-wars?seed=brains-42&sit=all',
  '/play/z-war-one?seed=quarantine-7',
  '/learn/waterdeep-solo',
  '/campaign/z-war-one',
  '/missions/new',
  '/r',
  '/embed/play/world-war-z?seed=quarantine-7',
  '/embed/learn/zombie-wars',
]

/** The replay link of a whole game. */
const replayLink = () => linkOf(game, Object.values(ownGoldens(game))[0]!.log)

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link shows its board, the question, the moves and the story.', async ({ page }) => {
    await page.goto('/play/zombie-wars?seed=brains-42&sit=all')
    await expect(page.locator('.board [data-part^="sq:"]')).toHaveCount(64)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('zombies rise')
    await expect(page.locator('button[data-move]')).toHaveCount(3)
    await expect(page.locator('.story li').first()).toBeVisible()
    // Controls that need scripts are hidden.
    await expect(page.locator('button[type="button"]:not([popovertarget], [data-move]):visible')).toHaveCount(
      0,
    )
    expect(await page.content()).toContain('the page needs JavaScript')
    // Its style sheets need no script.
    const fill = await page.locator('.zw-town .ground').evaluate((ground) => getComputedStyle(ground).fill)
    expect(fill).not.toBe('rgb(0, 0, 0)')
  })

  test('no move can be pressed, also not the one that ends a turn.', async ({ page }) => {
    await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
    await expect(page.locator('button[data-move="stay"]')).toBeDisabled()
    await expect(page.locator('button[data-move]:enabled')).toHaveCount(0)
  })

  test('nothing in the bar of a replay can be pressed.', async ({ page }) => {
    await page.goto(`/replay/zombie-wars/${await replayLink()}`)
    const bar = page.locator('[aria-label="Moves of the game"]')
    await expect(bar.locator('button:disabled, input:disabled')).toHaveCount(6)
    await expect(bar.locator('button:enabled, input:enabled')).toHaveCount(0)
  })

  test('nothing that needs a script can be pressed, on any page.', async ({ page, request }) => {
    const link = await replayLink()
    const room = await openRoom(request, { game: 'catan-zombies', seats: 4 })
    const code = await makeChallenge(request, { seed: 'plain-1' })
    const made = [room, `/embed${room}`, `/s/${code}`, `/embed/s/${code}`]
    const watched = [`/compare/zombie-wars?a=${link}`, `/embed/replay/zombie-wars/${link}`]
    for (const path of [...DRAWN, ...made, ...watched]) {
      await page.goto(path)
      const controls = page.locator(`.island ${CONTROLS}:not(${PLAIN})`)
      expect(await controls.count(), path).toBeGreaterThan(0)
      await expect(controls.and(page.locator(':enabled')), path).toHaveCount(0)
    }
  })

  test('a game can be set up, and a seed is drawn.', async ({ page }) => {
    await page.goto('/play/zombie-wars?seed=brains-42')
    await openMenu(page)
    await expect(page.getByText('New game, seats and rules')).toBeVisible()
    await page.getByLabel('Seats').selectOption('3')
    await page.getByRole('button', { name: 'Start the game' }).click()
    expect(page.url()).toMatch(/seed=[a-z]/)
    await expect(page.locator('[data-chair]')).toHaveCount(3)
  })

  test('the rules can be read, with their scenes as pictures.', async ({ page }) => {
    await page.goto('/rules/zombie-wars')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('figure svg').first()).toBeVisible()
  })
})

test('A rule book loads no script until a scene is started; then the scene is playable in place.', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/rules/zombie-wars')
  expect(scripts).toEqual([])
  await page.getByText('Play this scene here').first().click()
  const frame = page.frameLocator('iframe').first()
  await frame.locator('[data-game]').waitFor()
  expect(scripts.length).toBeGreaterThan(0)
})

test('There are no third-party requests, no cookies, and no policy violations.', async ({
  page,
  baseURL,
  context,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) foreign.push(request.url())
  })
  for (const path of ['/', `/play/zombie-wars?seed=brains-42&${EASY_BOTS}`, '/rules/zombie-wars']) {
    const response = (await page.goto(path))!
    const policy = response.headers()['content-security-policy'] ?? ''
    // A rule book opens in a frame of our own, beside its game.
    expect(policy).toContain(path.startsWith('/rules/') ? "frame-ancestors 'self'" : "frame-ancestors 'none'")
    if (path.startsWith('/play')) {
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      await untilAsked(page)
    }
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('Pages may not be framed, except those under /embed/.', async ({ request }) => {
  for (const path of ['/', '/play/zombie-wars?seed=brains-42', '/nothing-here']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy).toContain("frame-ancestors 'none'")
  }
  const policy = (await request.get('/embed/scene/zombie-wars/none')).headers()['content-security-policy']
  expect(policy).toContain('frame-ancestors *')
})

test('The theme follows the system, can be switched, and stays so without a flash.', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/rules/zombie-wars')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  const light = await background()
  expect(light).not.toBe(dark)
  await page.goto('/')
  expect(await background()).toBe(light)
})

test('After the first visit everything works offline, also a new game.', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  await page.reload()
  await untilAsked(page)
  await page.goto(`/play/zombie-wars?seed=never-seen-before&${EASY_BOTS}`)
  await untilAsked(page)
  await expect(page.locator('.board [data-part^="sq:"]')).toHaveCount(64)
  expect(await page.locator('.zw-town .ground').evaluate((ground) => getComputedStyle(ground).fill)).not.toBe(
    'rgb(0, 0, 0)',
  )
  await page.locator('button[data-move]').first().click()
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', '0')
  await page.goto('/play/zombie-wars')
  await untilAsked(page)
  expect(page.url()).toMatch(/seed=/)
  await page.goto('/rules/zombie-wars')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zombie Wars')
  // Unavailable pages say so under their headline.
  for (const path of ['/play/zombie-wars?seed=brains-42', '/nowhere-at-all']) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network')
  // Pages that need the server list what does not.
  for (const path of ['/', '/r', '/daily', '/nowhere-at-all']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network')
    await expect(page.getByRole('link', { name: 'Play Z War One' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Play Catan and Zombies' }).click()
  await untilAsked(page)
  pageErrors.length = 0
})

const BAD: [path: string, status: number, code: string, says: RegExp, offer: RegExp][] = [
  ['/play/monopoly', 404, 'no-such-game', /no game called “monopoly”/, /Play Zombie Wars/],
  ['/rules/monopoly', 404, 'no-such-game', /no game called “monopoly”/, /Play Zombie Wars/],
  ['/play/zombie-wars?seed=two%20words', 400, 'bad-seed', /one to 64 letters/, /seed two-words/],
  ['/play/zombie-wars?seed=x&seats=9', 400, 'bad-seats', /“9” seats/, /seed x/],
  ['/play/zombie-wars?seed=x&hourTrack=forever', 400, 'bad-options', /cannot be “forever”/, /seed x/],
  ['/play/zombie-wars?seed=x&bots=deep-blue', 400, 'bad-options', /no bot called “deep-blue”/, /seed x/],
  ['/play/zombie-wars?seed=x&sit=7', 400, 'bad-seats', /“7” names no seats/, /seed x/],
  ['/replay/zombie-wars/garbage', 400, 'damaged-log', /damaged/, /new game/],
  [
    '/replay/zombie-wars/999.4.0.brains-42.0..abcdef',
    400,
    'unknown-version',
    /by version 999 of the rules, which does not exist here/,
    /seed, brains-42/,
  ],
  ['/play/zombie-wars?log=2.4.0.brains-42.0..zzzzzz', 400, 'damaged-log', /damaged/, /new game/],
]

for (const [path, status, code, says, offer] of BAD) {
  test(`${path} says what is wrong and offers the nearest good thing.`, async ({ page, pageErrors }) => {
    const response = (await page.goto(path))!
    expect(response.status()).toBe(status)
    await expect(page.locator('main p').first()).toHaveText(says)
    await expect(page.locator('main p').last()).toHaveText(`${status} · ${code}`)
    await page.getByRole('link', { name: offer }).click()
    await expect(page.locator('[data-game]')).toBeVisible()
    pageErrors.length = 0
  })
}

test('A missing page says so and offers the games.', async ({ page, pageErrors }) => {
  const response = (await page.goto('/nowhere'))!
  expect(response.status()).toBe(404)
  await page.getByRole('link', { name: 'All the games' }).click()
  await expect(page).toHaveTitle(/Shamble/)
  pageErrors.length = 0
})

test('A panel opened before its script has loaded is filled afterwards.', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/play/zombie-wars?seed=early-1', { waitUntil: 'commit' })
  await openMenu(page)
  go()
  await expect(page.getByText('Share or embed')).toBeVisible()
})

test('A form of the menu that is being filled in when its script comes is kept, and is followed.', async ({
  page,
}) => {
  const go = await holdScripts(page)
  await page.goto('/play/zombie-wars?seed=early-2', { waitUntil: 'commit' })
  await openMenu(page)
  for (const key of ['ArrowDown', 'ArrowDown']) await page.locator('select[name="seats"]').press(key)
  go()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('select[name="seats"]')).toHaveValue('6')
  await expect(page.getByText('Share or embed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/seats=6/)
  await openMenu(page)
  await expect(page.getByText('Share or embed')).toBeVisible()
})

test('No press is lost: a move cannot be pressed before its script is there, and then the first press makes it.', async ({
  page,
}) => {
  const go = await holdScripts(page)
  await page.goto('/play/zombie-wars?seed=brains-42&sit=all', { waitUntil: 'commit' })
  const move = page.locator('button[data-move]').first()
  await expect(move).toBeDisabled()
  await expect(page.getByRole('button', { name: 'What would you do?' })).toBeDisabled()
  go()
  await move.click()
  await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(0)
})

test('What the page itself disables stays disabled when its script has come.', async ({ page }) => {
  await page.goto('/learn/zombie-wars')
  await expect(page.locator('[data-live] [data-move]').first()).toBeEnabled()
  await expect(page.locator('[data-back]')).toBeDisabled()
})

test('A script that takes a page over tells a screen reader nothing again.', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement
        const region = node?.closest('[aria-live], [role="status"], [role="alert"]')
        if (region) told.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const go = await holdScripts(page)
  await page.goto('/play/zombie-wars?seed=brains-42&sit=all', { waitUntil: 'commit' })
  await expect(page.locator('[aria-live]')).toContainText('zombies rise')
  go()
  await untilAsked(page)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([])
})
