import { defaults, defaultSeats } from '@shamble/engine'
import type { Browser } from '@playwright/test'
import { gameOf, playableIds, SPECIMEN } from '../games.ts'
import { inBrowser } from './browser.ts'
import { isBuilt } from './built-app.ts'
import { atMost, missing, type Bench, type Figure } from './figure.ts'
import { newPhone } from './phone.ts'
import { middle, thousands } from './samples.ts'

const TARGET = 1500
const OWN_TARGET = 2000
const SAMPLES = 5
// A slow mobile network, as in page audits.
const LATENCY = 150
const MEGABIT = 1_000_000 / 8
const NETWORK = {
  offline: false,
  latency: LATENCY,
  downloadThroughput: 1.6 * MEGABIT,
  uploadThroughput: 0.75 * MEGABIT,
}
/**
 * The first load of a game page on a phone: milliseconds until its position is drawn, and until a first move can be made. All seats are
 * people, so that no bot has to move first; in games with secrets the first click opens the curtain. Also the default game
 * of a new visitor, with bots, until the visitor's first own move. Needs `pnpm build`.
 */
export const firstMove: Bench = {
  names: (games) =>
    games
      .filter((id) => id !== SPECIMEN && playableIds().includes(id))
      .flatMap((id) => [`first move ${id}`, `own first move ${id}`]),
  async measure(name) {
    const own = name.startsWith('own ')
    const id = name.split(' ').at(-1)!
    const target = own ? OWN_TARGET : TARGET
    if (!isBuilt()) return [missing(name, 'ms', target, 'nothing is built: pnpm build')]
    const setup = own ? () => '' : await allPeople(id)
    const figures = await inBrowser((browser, site) =>
      visits(name, browser, `${site}/play/${id}`, setup, target),
    )
    return figures ?? [missing(name, 'ms', target, 'there is no Chromium: CHROMIUM_PATH')]
  },
}

// The address of a game without bots, with a new seed for each sample.
async function allPeople(id: string): Promise<(sample: number) => string> {
  const { game } = await gameOf(id)
  const seats = defaultSeats(game, defaults(game))
  return (sample) => `?seed=bench-${sample}&seats=${seats}&sit=all`
}

async function visits(
  name: string,
  browser: Browser,
  page: string,
  setup: (sample: number) => string,
  target: number,
): Promise<Figure[]> {
  const drawn: number[] = []
  const ready: number[] = []
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const times = await visit(browser, page + setup(sample))
    if (sample === 0) continue // The first visit warms up the server.
    drawn.push(times.drawn)
    ready.push(times.ready)
  }
  const [first, position] = [middle(ready), middle(drawn)]
  // A curtain hides the board.
  const shown = position.median ? `; position drawn after ${thousands(position.median)}` : ''
  const note = `${thousands(first.min)} to ${thousands(first.max)}, wall clock${shown}`
  return [atMost(name, first.median, 'ms', target, note)]
}

/** Milliseconds from the click on the link. */
interface Times {
  drawn: number
  ready: number
}

// One visit with empty caches.
async function visit(browser: Browser, address: string): Promise<Times> {
  const { context, page, devtools } = await newPhone(browser)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript({ content: WATCH })
  await page.goto(address, { waitUntil: 'commit' })
  const root = page.locator('html[data-ready]')
  await root.waitFor({ state: 'attached' })
  const [drawn, ready] = await Promise.all([root.getAttribute('data-drawn'), root.getAttribute('data-ready')])
  await context.close()
  return { drawn: Number(drawn), ready: Number(ready) }
}

// Runs in the page before its own scripts.
const WATCH = `{
  const look = () => {
    const { dataset } = document.documentElement
    if (!dataset.drawn && document.querySelector('[data-game] svg')) dataset.drawn = performance.now()
    if (document.querySelector('[data-live] :is(button[data-move], .curtain button)')) dataset.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`
