import type { Browser } from '@playwright/test'
import { defaultSeats, readOptions, type AnyGame, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { deciding } from '@shamble/review'
import { gameOf, playableIds, SPECIMEN } from '../games.ts'
import { playedLog } from '../review/logs.ts'
import { inBrowser } from './browser.ts'
import { isBuilt } from './built-app.ts'
import { atLeast, atMost, missing, type Bench } from './figure.ts'
import { thousands } from './samples.ts'

/** The longest wait for the course and its sentence, in seconds. */
const FIRST = 2
/** The longest wait for the whole review, in seconds for a number of moves. */
const WHOLE = { seconds: 30, moves: 200 }
const WHOLE_OF: Readonly<Record<string, typeof WHOLE>> = { 'z-war-one': { seconds: 60, moves: 600 } }
/** Playouts are counted for this long, in milliseconds, after a warm-up. */
const COUNTED = 4000
const WARM_UP = 1000
const GIVEN_UP = 300_000

/**
 * The review of a game of `fair` bots as a visitor of its replay meets it, on a desk: from the press to the first figures, and to the
 * end. And what it uses: playouts a second, where a pair of them counts as one. Needs `pnpm build`.
 */
export const reviews: Bench = {
  names: (games) =>
    games.filter((id) => id !== SPECIMEN && playableIds().includes(id)).map((id) => `review ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const options = readOptions(game, {}, true)
    const log = playedLog(game, { seats: defaultSeats(game, options), options }, 'bench-review', 'fair')
    const rate = atLeast(`${name}, playouts`, playoutsASecond(game, log), '1/s', null)
    if (!isBuilt()) return [rate, missing(name, 's', FIRST, 'nothing is built: pnpm build')]
    const address = `/replay/${game.id}/${await linkOf(game, log)}?at=${log.moves.length}`
    const waits = await inBrowser((browser, site) => waitsIn(browser, site + address))
    if (!waits) return [rate, missing(name, 's', FIRST, 'there is no Chromium: CHROMIUM_PATH')]
    const { seconds, moves } = WHOLE_OF[game.id] ?? WHOLE
    const note = `a game of ${thousands(log.moves.length)} moves`
    return [
      rate,
      atMost(`${name}, first figures`, waits.first, 's', FIRST, note),
      atMost(`${name}, whole`, waits.whole, 's', (seconds * log.moves.length) / moves, note),
    ]
  },
}

function playoutsASecond(game: AnyGame, log: Log): number {
  let made = 0
  let began = performance.now()
  let isWarm = false
  for (;;) {
    for (const _ of deciding(game, log, 0)) {
      made++
      const passed = performance.now() - began
      if (isWarm && passed >= COUNTED) return (1000 * made) / passed
      if (isWarm || passed < WARM_UP) continue
      isWarm = true
      made = 0
      began = performance.now()
    }
  }
}

// Seconds from the press.
async function waitsIn(browser: Browser, address: string): Promise<{ first: number; whole: number }> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.locator('[data-card="ready"]').waitFor()
  const press = page.getByRole('button', { name: 'Review' })
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  await press.click()
  await page.locator('[data-sentence]').waitFor({ timeout: GIVEN_UP })
  const first = since()
  await page.locator('[data-review="done"]').waitFor({ timeout: GIVEN_UP })
  const whole = since()
  await page.close()
  return { first, whole }
}
