import type { Page } from '@playwright/test'
import { byButton, type Chooser, move, openMenu, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { guestAt, playUntil } from '../rooms.ts'
import { expect, LONG, test, THEMES } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Over eighty moves, 400 ms apart: a minute is too short on a busy machine.
test.slow()

const PHONE = { width: 360, height: 740 }
const game = (page: Page) => page.locator('[data-game]')
/** The outlines of the zones: rendered by the server, or fetched. */
const LAND = '#wz-land path'
const ZONES = 38

// Moves, equips, and fights on while it wins.
const FIRST = ['equip', 'fight', 'roll', 'accept', 'stand', 'ready', 'settle', 'pass']
const restless: Chooser = (moves, made) => {
  for (const verb of FIRST) {
    const at = moves.findIndex((move) => move.split(' ')[0] === verb)
    if (at >= 0) return at
  }
  const ways = moves.flatMap((move, at) => (move.startsWith('go ') ? [at] : []))
  return ways.length > 0 ? ways[made % ways.length]! : made % moves.length
}

/** Clicks the parts of a move on the map and the mats; its button only if it has none, or another move has the same. */
async function byMap(page: Page, wanted: string, at: number): Promise<boolean> {
  const [verb, ...parts] = wanted.split(' ')
  // New elements take no click for a moment.
  await expect(page.locator('.settling')).toHaveCount(0)
  for (const id of parts.length > 0 ? parts : [verb!]) {
    const drawn = page.locator(`[data-part="${id}"][data-hot]`).first()
    // A click on a figure in a zone counts as one on the zone.
    if ((await drawn.count()) > 0) await drawn.click({ force: true })
  }
  const clicked = (await stateOf(page)).at !== at
  if (!clicked) await page.locator(`button[data-move="${wanted}"]`).click()
  await expect(game(page)).not.toHaveAttribute('data-at', String(at))
  return clicked
}

test('A whole game with two characters by buttons: eight rounds, or until both have turned.', async ({
  page,
}) => {
  await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
  await expect(page.locator(LAND)).toHaveCount(ZONES)
  const made = await playToTheEnd(page, restless)
  await expect(page.locator(LAND)).toHaveCount(ZONES)
  expect(made.length).toBeGreaterThan(20)

  const end = await stateOf(page)
  expect(end.seat).toBe('')
  expect(JSON.parse(end.result!)).toHaveProperty('winners')
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await expect(page.locator('button[data-move]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What was saved and lost' })).toBeVisible()
  await expect(page.locator('.wz-summary tbody tr')).toHaveCount(6)
  await expect(page.locator('a[data-replay]')).toBeVisible()
})

test('A whole game by clicking the map on a phone, which zooms in on the action.', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/play/world-war-z?seed=quarantine-8&seats=1&characters=2')
  await untilAsked(page)
  const board = page.locator('.wz-board')
  await expect.poll(async () => (await board.boundingBox())!.width).toBeGreaterThan(1.3 * PHONE.width)
  const zone = (await page.locator('[data-part][role="button"][data-hot] .spot').first().boundingBox())!
  expect(zone.width).toBeGreaterThan(36)

  let clicks = 0
  await playToTheEnd(page, restless, async (screen, wanted, at) => {
    if (await byMap(screen as Page, wanted, at)) clicks++
  })
  expect(clicks).toBeGreaterThan(20)
  expect((await stateOf(page)).result).toBeTruthy()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})

test('The page presses Ready where a battle is all that is left, and Undo takes back both.', async ({
  page,
}) => {
  await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
  let undone = false
  for (let made = 0; made < 60 && !undone; made++) {
    await untilAsked(page)
    const before = Number((await stateOf(page)).at)
    const wanted = await move(page, restless, made, byButton)
    await untilAsked(page)
    if (!wanted?.startsWith('equip') || Number((await stateOf(page)).at) !== before + 2) continue
    await expect(page.locator('button[data-move="fight"]')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the last move' }).click()
    await expect(game(page)).toHaveAttribute('data-at', String(before))
    await expect(page.locator(`button[data-move="${wanted}"]`)).toBeVisible()
    undone = true
  }
  expect(undone).toBe(true)
})

test('Looking is free: a mouse, the focus and a held finger show a card, and none of them moves.', async ({
  page,
}) => {
  await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
  await untilAsked(page)
  const { at } = await stateOf(page)
  const card = page.getByRole('tooltip')
  const zone = page.locator('.zone[data-part="mexico"]')
  // A mouse that came before the scripts is not noticed until it moves.
  await page.locator('button[data-move]:enabled').first().waitFor()

  await zone.locator('.spot').hover({ force: true })
  await expect(card).toContainText('Next to: ')
  // Looking holds no click up.
  expect(await page.locator('.settling').count()).toBe(0)
  await expect(zone).toHaveAttribute('aria-describedby', (await card.getAttribute('id'))!)
  await page.mouse.move(1, 1)
  await expect(card).toHaveCount(0)

  await page.locator('[data-part][tabindex="0"]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 200, clientY: 200 }
  const hot = page.locator('.zone[data-hot]').first()
  await hot.dispatchEvent('pointerdown', finger)
  await expect(card).toContainText('Next to: ')
  await hot.dispatchEvent('pointerup', finger)
  await hot.dispatchEvent('click')
  await expect(card).toBeVisible()
  expect((await stateOf(page)).at).toBe(at)
  await expect(page.locator('.zone[data-clicked]')).toHaveCount(0)

  await hot.dispatchEvent('pointerdown', finger)
  await hot.dispatchEvent('pointerup', finger)
  await hot.dispatchEvent('click')
  await expect(game(page)).not.toHaveAttribute('data-at', String(at))
})

test('A turned character plays step by step, each step with its reason.', async ({ page }) => {
  // Discards its cards and fights bare-handed.
  const reckless: Chooser = (moves, made) => {
    const at = moves.findIndex((move) => /^(fight|roll|accept|stand|ready|settle|pass)\b/.test(move))
    return at >= 0 ? at : restless(moves, made)
  }
  await page.goto('/play/world-war-z?seed=quarantine-9&seats=1&characters=4')
  const steps = page.locator('section.wz-zombie .wz-trail li')
  const seen = new Set<string>()
  for (let made = 0; made < 250 && !seen.has('5'); made++) {
    await untilAsked(page)
    if ((await stateOf(page)).result) break
    const shown = await steps.evaluateAll((all) => all.map((one) => String((one as HTMLLIElement).value)))
    for (const step of shown) seen.add(step)
    if (shown.length > 0) {
      await expect(page.locator('.wz-mats .turned').first()).toContainText('a zombie')
      await expect(steps.first()).toContainText('closest horde')
    }
    // By the length of the log, in which the page's own moves count too.
    await move(page, reckless, (await stateOf(page)).at, byButton)
  }
  expect([...seen].sort().slice(0, 5)).toEqual(['1', '2', '3', '4', '5'])
  await expect(page.locator('.story')).toContainText('turns in')
})

test(
  'Two people share four characters in a room: each decides for their own, and both see all.',
  LONG,
  async ({ page: ann, browser }) => {
    test.setTimeout(240_000)
    await ann.goto('/play/world-war-z?seed=quarantine-10&seats=2&characters=4')
    await openMenu(ann)
    await ann.getByRole('button', { name: 'Play with friends' }).click()
    await ann.waitForURL(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
    await expect(ann.locator('[data-seats]')).toHaveValue('2')
    const { page: bob, errors } = await guestAt(browser, ann.url())
    await bob.locator('[data-name]').fill('Bob')
    await bob.locator('[data-sit="1"]').click()
    await bob.locator('[data-ready]').click()
    await ann.locator('[data-start]').click()
    for (const page of [ann, bob]) {
      await expect(game(page)).toBeVisible()
      await expect(page.locator(LAND)).toHaveCount(ZONES)
      await expect(page.locator('.wz-mats .mat')).toHaveCount(4)
      await expect(page.locator('.wz-mats').getByText('(yours)')).toHaveCount(2)
    }
    await playUntil([ann, bob], async () => (await stateOf(ann)).fingerprint !== undefined)
    const end = await stateOf(ann)
    await expect(game(bob)).toHaveAttribute('data-fingerprint', end.fingerprint!)
    await expect(game(bob)).toHaveAttribute('data-result', end.result!)
    expect(errors).toEqual([])
  },
)

for (const [colorScheme, looked] of THEMES) {
  test(`The map, its cards and battles are accessible, ${colorScheme}.`, async ({ page, axeViolations }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
    await untilAsked(page)
    expect(await axeViolations(looked)).toEqual([])
    const shown = new Set<string>()
    for (let made = 0; made < 60 && shown.size < 2; made++) {
      for (const scene of ['.wz-battle', '.wz-drawn']) {
        if (shown.has(scene) || (await page.locator(scene).count()) === 0) continue
        shown.add(scene)
        expect(await axeViolations(looked)).toEqual([])
      }
      await move(page, restless, made)
      await untilAsked(page)
    }
    expect([...shown].sort()).toEqual(['.wz-battle', '.wz-drawn'])
  })
}
