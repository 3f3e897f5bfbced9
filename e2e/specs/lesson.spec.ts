import { lesson as catanZombies } from '@shamble/catan-zombies/lessons'
import { lesson as waterdeepSolo } from '@shamble/waterdeep-solo/lessons'
import { lesson as worldWarZ } from '@shamble/world-war-z/lessons'
import { lesson as zWarOne } from '@shamble/z-war-one/lessons'
import { lesson as zombieWars } from '@shamble/zombie-wars/lessons'
import type { Page } from '@playwright/test'
import { stateOf, untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

const LESSONS = {
  'zombie-wars': zombieWars,
  'catan-zombies': catanZombies,
  'waterdeep-solo': waterdeepSolo,
  'world-war-z': worldWarZ,
  'z-war-one': zWarOne,
}

/** The maximal number of tab stops on the way. */
const MAX_STOPS = 20

/** Tabs to an element, forwards or backwards, and presses Enter. */
async function enterOn(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  await target.waitFor()
  const way = await target.evaluate((to) => {
    const stops = [...document.querySelectorAll('a[href], button:enabled, [tabindex="0"]')].filter((stop) =>
      stop.checkVisibility(),
    )
    const from = document.activeElement
    const isBefore = (stop: Element) =>
      from !== null && (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const passed = from === document.body ? 0 : stops.filter(isBefore).length + Number(stops.includes(from!))
    return stops.indexOf(to) - passed + 1
  })
  const key = way > 0 ? 'Tab' : 'Shift+Tab'
  for (let n = 0; n < Math.abs(way); n++) await page.keyboard.press(key)
  // Scroll containers are tab stops too.
  const isThere = () => target.evaluate((wanted) => wanted === document.activeElement)
  for (let n = 0; n < MAX_STOPS && !(await isThere()); n++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

test.use({ reducedMotion: 'reduce' })
// Tab visits every button of five games.
test.slow()

for (const [game, { steps, last }] of Object.entries(LESSONS)) {
  test(`${game}: its lesson can be done by keyboard, and ends in a real game.`, async ({
    page,
    axeViolations,
  }) => {
    await page.goto(`/learn/${game}`)
    const lesson = page.locator('[data-lesson]')
    for (const [n, { title, moves, task, outcome }] of steps.entries()) {
      await expect(lesson).toHaveAttribute('data-step', String(n + 1))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(task)).toBeVisible()
      await untilAsked(page)
      if (n === 0) expect(await axeViolations()).toEqual([])
      for (let at = 0; at < moves.length; at = (await stateOf(page)).at) {
        await enterOn(page, `button[data-move="${moves[at]}"]:enabled`)
        await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
      }
      await expect(page.getByText(outcome)).toBeVisible()
      await expect(page.locator('button[data-move]')).toHaveCount(0)
      await expect(page.locator('[data-next]')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title)
    await enterOn(page, '[data-begin]')
    await expect(page).toHaveURL(new RegExp(`/play/${game}\\?.*seed=`))
    await untilAsked(page)
    expect((await stateOf(page)).seat).toBe('0')
  })
}

test('A wrong move is answered but not made, and a lesson continues where it was left.', async ({ page }) => {
  const [first, second] = zombieWars.steps
  await page.goto('/learn/zombie-wars')
  await page.locator('button[data-move="move horde:0 sq:33"]').click()
  await expect(page.getByRole('alert')).toHaveText(first!.better)
  expect((await stateOf(page)).at).toBe(0)
  await page.locator('[data-skip]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title)
  await page.locator('[data-back]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title)
})

test('Lessons are offered to new players until declined or started.', async ({ page }) => {
  await page.goto('/')
  const offer = page.locator('[data-offer]')
  await expect(offer).toBeVisible()
  await page.goto('/play/zombie-wars?seed=brains-42')
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(offer).toBeHidden()
  await page.goto('/play/catan-zombies?seed=brains-42')
  await expect(offer).toBeVisible()
})

test('The aim of a game is shown until the first own turn is over, then behind a question mark.', async ({
  page,
}) => {
  await page.goto('/play/waterdeep-solo?seed=brains-42')
  await untilAsked(page)
  const aim = page.locator('#aim')
  await expect(aim).toBeVisible()
  await page.locator('button[data-move="assign cliffwatch-inn-1"]').click()
  await page.locator('button[data-move^="accept "]').first().click()
  await untilAsked(page)
  await expect(aim).toBeHidden()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog')).toContainText('Complete Quests for points')
})

test('On a phone the first thing to press in each lesson is in sight.', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const game of Object.keys(LESSONS)) {
    await page.goto(`/learn/${game}`)
    await expect(page.locator('[data-target]').first(), game).toBeInViewport({ ratio: 0.9 })
  }
})
