import { linkOf } from '@shamble/engine/links'
import { ownGoldens } from '@shamble/tools/goldens'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import type { Page } from '@playwright/test'
import { byButton, EASY_BOTS, move, playToTheEnd, stateOf, untilAsked, type Chooser } from '../playing.ts'
import { expect, test } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 360, height: 740 }
const FINGER = 44

const game = (page: Page) => page.locator('[data-game]')
const hotOn = (page: Page, id: string) => page.locator(`.zo-board [data-part="${id}"][data-hot]`)

// Attacks whenever possible, and stays in place otherwise.
const standing: Chooser = (moves) => {
  for (const verb of ['fire', 'melee', 'execute', 'end', 'stop'])
    for (const [at, each] of moves.entries()) if (each.split(' ')[0] === verb) return at
  return 0
}

/** Makes the first move of every choice until the first hero moves. */
async function begin(page: Page): Promise<void> {
  for (let made = 0; ; made++) {
    await untilAsked(page)
    if ((await page.locator('button[data-move^="begin"]').count()) > 0) return
    await move(page, undefined, made, byButton)
  }
}

/** Clicks parts on the board until a move is made. */
async function click(page: Page, ...ids: string[]): Promise<void> {
  const { at } = await stateOf(page)
  for (const id of ids) await hotOn(page, id).click()
  await expect(game(page)).not.toHaveAttribute('data-at', String(at))
}

test('Chapter 1 is played to its end by buttons, with a bot for two heroes.', async ({ page }) => {
  await page.goto(`/play/z-war-one?seed=supply-run&seats=2&${EASY_BOTS}`)
  const made = await playToTheEnd(page, standing)
  expect(made.filter((each) => each === 'end').length).toBeGreaterThan(4)
  const end = await stateOf(page)
  expect(end.seat).toBe('')
  expect(JSON.parse(end.result!)).toHaveProperty('winners')
  expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await expect(page.locator('button[data-move]')).toHaveCount(0)
  await expect(page.locator('.question')).toContainText('Supply Run')
  await expect(page.locator('.story')).toContainText('The mission has failed.')
  // The next button repeats the chapter.
  await expect(page.locator('[data-next]')).toHaveText('Play it again')
  await expect(page.getByRole('link', { name: 'Play again', exact: true })).toHaveCount(0)
})

test('The keyboard enters the board at a legal part, whichever seat is asked.', async ({ page }) => {
  await page.goto('/play/z-war-one?seed=keys&seats=1')
  await begin(page)
  const stop = page.locator('.zo-board [data-part][tabindex="0"]')
  await expect(stop).toHaveAttribute('data-hot', '')
  await page.locator('button[data-move="begin hero:1"]').press('Enter')
  await untilAsked(page)
  await expect(page.locator('.question')).toContainText('Kat, 4 AP')
  await expect(stop).toHaveCount(1)
  await expect(stop).toHaveAttribute('data-hot', '')
})

test('A turn is played by clicking the plan on a phone, which zooms in on the moving hero.', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/play/z-war-one?seed=supply-run&seats=1')
  await begin(page)
  const board = page.locator('.zo-board')
  await expect.poll(async () => (await board.boundingBox())!.width).toBeGreaterThan(2 * PHONE.width)

  let walked = 0
  for (const hero of ['hero:0', 'hero:1', 'hero:2', 'hero:3']) {
    // The last one is chosen automatically.
    if ((await hotOn(page, hero).count()) > 0) await click(page, hero)
    await untilAsked(page)
    // With one, two and four action points.
    await expect(page.locator('.zo-board .reach')).toHaveCount(3)
    const steps = await page
      .locator('button[data-move^="move sq:"]')
      .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
    if (steps.length > 0) {
      walked++
      const [step] = steps
      const id = step!.split(' ')[1]!
      const box = (await hotOn(page, id).boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER)
      const { at } = await stateOf(page)
      // With an attack as another meaning of the square, the step is chosen from the list; else it is made at once.
      const isAsked = (await page.locator(`button[data-move$="Fire ${id}"]`).count()) > 0
      await hotOn(page, id).click()
      if (isAsked) await page.locator(`button[data-move="${step}"]`).click()
      await expect(game(page)).not.toHaveAttribute('data-at', String(at))
      await untilAsked(page)
    }
    await move(page, (moves) => moves.indexOf('end'))
  }
  expect(walked).toBeGreaterThan(1)
  // After the infected the next turn begins.
  await untilAsked(page)
  await expect(page.locator('.zo-turn')).toContainText('Turn 2')
  await page.locator('.zo-notes summary').click()
  await expect(page.locator('.zo-notes li')).toContainText('may load a carried crate into the van')
  await page.locator('.zo-deeds summary').click()
  await expect(page.locator('.zo-deeds li', { hasText: 'Zombie 1' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})

test('In a frame on a phone the whole plan is shown, and zooms in at a press.', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/embed/play/z-war-one?seed=supply-run&seats=1')
  await begin(page)
  await click(page, 'hero:0')
  await untilAsked(page)
  const step = page.locator('.zo-board [data-part^="sq:"][data-hot]').first()
  const width = async () => (await step.boundingBox())!.width
  const before = await width()
  const frame = (await page.locator('.frame').first().boundingBox())!
  const board = (await page.locator('.zo-board').boundingBox())!
  expect(board.height).toBeLessThanOrEqual(frame.height + 1)
  expect(board.width).toBeLessThanOrEqual(frame.width + 1)
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(width).toBeGreaterThan(before)
})

test('Illegal clicks are explained, an alert shows its squares, and lenses show hands and sight.', async ({
  page,
}) => {
  await page.goto('/play/z-war-one?seed=supply-run&seats=1')
  await begin(page)
  await click(page, 'hero:0')
  await untilAsked(page)

  await page.locator('.zo-board [data-part="door:0"]').click()
  await expect(page.locator('.why')).toContainText('directly in front of')
  await expect(page.locator('.why a')).toHaveAttribute('href', '/rules/z-war-one#7.2')

  const north = page.getByRole('button', { name: /^Alert: north/i })
  await north.hover()
  await expect(page.locator('.zo-board .lens.alert')).toHaveCount(1)

  await page.getByRole('button', { name: 'Hands' }).click()
  await expect(page.locator('.zo-board .lens.grab')).toHaveCount(1)
  await page.getByRole('button', { name: 'Hands' }).click()
  await expect(page.locator('.zo-board .lens.grab')).toHaveCount(0)

  const { at } = await stateOf(page)
  await north.click()
  await expect(game(page)).not.toHaveAttribute('data-at', String(at))
  await expect(page.locator('.zo-board .watch')).toHaveCount(1)
})

// Cole has a burst weapon, and a zombie in sight.
const TARGET = { golden: 'golden-0', at: 28, id: 'unit:0' }

test('While a target is clicked, its ways to be shot at are offered once; without the click the list has all moves.', async ({
  page,
}) => {
  const { log } = ownGoldens(zWarOne)[TARGET.golden]!
  await load(log.options)
  const link = await linkOf(zWarOne, { ...log, moves: log.moves.slice(0, TARGET.at) })
  await page.goto(`/play/z-war-one?log=${link}&sit=all`)
  await untilAsked(page)
  const listed = (verb: string) => page.locator(`button[data-move="${verb} ${TARGET.id}"]`)
  const shots = page.locator(`.zo-offers [data-part^="shot:"][data-part$=":${TARGET.id.split(':')[1]}"]`)
  await expect(listed('fire')).toHaveCount(1)
  await expect(shots).toHaveCount(0)

  await hotOn(page, TARGET.id).press('Enter')
  await expect(shots).toHaveText([/single shot: 1 AP/, /aimed: 2 AP/, /burst: 1 AP/])
  await expect(listed('fireMove')).toHaveCount(1)
  for (const verb of ['fire', 'aim']) await expect(listed(verb)).toHaveCount(0)

  await page.keyboard.press('Escape')
  for (const verb of ['fire', 'aim']) await expect(listed(verb)).toHaveCount(1)

  // By keys alone: the target, then one of the ways.
  await hotOn(page, TARGET.id).press('Enter')
  await shots.last().press('Enter')
  await expect(game(page)).toHaveAttribute('data-at', String(TARGET.at + 2))
  await expect(page.locator('.outcome')).toContainText('attacks Zombie 1 with Assault Rifle')
})
