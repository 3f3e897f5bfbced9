import { expect, type Locator, type Page } from '@playwright/test'
import { stateOf, untilAsked } from './playing.ts'

/** A phone that is only touched. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** The middle of a part, scrolled to where no bar covers it. What has just appeared takes no touch for a moment. */
async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await expect(part.page().locator('.settling, .filling')).toHaveCount(0)
  await part.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }), undefined, {
    timeout: 1000,
  })
  const { x, y, width, height } = (await part.boundingBox({ timeout: 1000 }))!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Taps a part or a button where it is drawn. */
export async function tap(page: Page, part: Locator): Promise<void> {
  const { x, y } = await middleOf(part)
  await page.touchscreen.tap(x, y)
}

/** Makes the first of the moves that begins with one of the verbs, by its button, and waits until the next question. Returns it. */
export async function tapMove(page: Page, verbs: readonly string[]): Promise<string> {
  await untilAsked(page)
  const { at } = await stateOf(page)
  const moves = await page
    .locator('button[data-move]')
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
  const verb = verbs.find((wanted) => moves.some((move) => move.split(' ')[0] === wanted))
  const move = moves.find((each) => each.split(' ')[0] === verb) ?? moves[0]!
  await tap(page, page.locator(`button[data-move="${move}"]`))
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
  await untilAsked(page)
  return move
}

/** Does the first steps of a lesson by tapping what its ring marks, once it takes a tap: nothing is while moves are shown. */
export async function doSteps(page: Page, game: string, steps: number): Promise<void> {
  const next = page.locator('[data-next]')
  const marked = page.locator('[data-target]:is([data-hot], button:enabled)')
  await page.goto(`/learn/${game}`)
  for (let step = 1; step <= steps; step++) {
    await expect(page.locator('[data-lesson]')).toHaveAttribute('data-step', String(step))
    await expect(async () => {
      if (await next.isHidden()) await tap(page, marked)
      await expect(next).toBeVisible({ timeout: 1000 })
    }).toPass()
    await tap(page, next)
  }
}

/** Waits until a part is drawn where it was at the last look: the board has come to rest. */
async function untilStill(part: Locator): Promise<void> {
  let last = ''
  await expect(async () => {
    const now = JSON.stringify(await part.boundingBox())
    const isStill = now === last
    last = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [300] })
}

/** Holds a part until its card is shown. No move is made. */
export async function hold(page: Page, part: Locator): Promise<Locator> {
  const { at } = await stateOf(page)
  await untilStill(part)
  const point = await middleOf(part)
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  const card = page.getByRole('tooltip')
  await expect(card).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  return card
}
