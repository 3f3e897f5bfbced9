import type { Browser, Page } from '@playwright/test'
import { playableIds, SPECIMEN } from '../games.ts'
import { inBrowser } from './browser.ts'
import { isBuilt } from './built-app.ts'
import { atLeast, missing, type Bench, type Figure } from './figure.ts'
import { newPhone } from './phone.ts'
import { thousands } from './samples.ts'

/** Of 60 frames a second, less those that the first and the last moment of an event may lose. */
const TARGET = 57
/** How long motion is recorded, in milliseconds, and the own moves made for it at most. */
const RECORDED = 12_000
const MAX_MOVES = 80
/** A frame that took longer than two is seen as a jerk, in milliseconds. */
const JERK = 34

/**
 * Frames a second on a phone while events are shown: infected walk, hordes fall, cards fly, doors open. One's own moves are the first
 * ones offered, against easy bots, until enough motion was recorded. Needs `pnpm build`.
 */
export const motion: Bench = {
  names: (games) =>
    games.filter((id) => id !== SPECIMEN && playableIds().includes(id)).map((id) => `motion ${id}`),
  async measure(name) {
    if (!isBuilt()) return [missing(name, 'frames/s', TARGET, 'nothing is built: pnpm build')]
    const address = `/play/${name.split(' ').at(-1)!}?seed=bench-motion&bots=easy`
    const figure = await inBrowser((browser, site) => recordedIn(browser, site + address, name))
    return [figure ?? missing(name, 'frames/s', TARGET, 'there is no Chromium: CHROMIUM_PATH')]
  },
}

async function recordedIn(browser: Browser, address: string, name: string): Promise<Figure> {
  const { context, page } = await newPhone(browser)
  await page.addInitScript({ content: RECORD })
  await page.goto(address)
  for (let move = 0; move < MAX_MOVES && (await lengthOf(page)) < RECORDED; move++) {
    await page.locator('[data-live] button[data-move]:enabled, [data-result]').first().waitFor()
    if ((await page.locator('[data-result]').count()) > 0) break
    const end = page.locator('button.end[data-move]')
    const first = page.locator('button[data-move]:enabled').first()
    await ((await end.count()) > 0 ? end : first).press('Enter')
    await page
      .locator('[data-event]')
      .waitFor({ timeout: 1000 })
      .catch(() => {})
  }
  const frames = await page.evaluate<number[]>('shownFrames')
  await context.close()
  if (frames.length === 0) return missing(name, 'frames/s', TARGET, 'no event was shown')
  const sum = frames.reduce((all, frame) => all + frame, 0)
  const jerks = frames.filter((frame) => frame > JERK).length
  const note = `${thousands(jerks)} of ${thousands(frames.length)} over ${JERK} ms, longest ${thousands(Math.max(...frames))}`
  return atLeast(name, (1000 * frames.length) / sum, 'frames/s', TARGET, note)
}

const lengthOf = (page: Page): Promise<number> =>
  page.evaluate('shownFrames.reduce((all, frame) => all + frame, 0)')

// Runs in the page before its own scripts: the length of every frame that ends while an event is shown, in milliseconds. Its name is not
// `frames`, which a window has already.
const RECORD = `
localStorage.setItem('shamble:motion', 'normal')
globalThis.shownFrames = []
{
  let last = 0
  const look = (now) => {
    const isShown = document.querySelector('[data-event]') !== null
    if (isShown && last > 0) shownFrames.push(now - last)
    last = isShown ? now : 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`
