import { game as catan } from '@shamble/catan-zombies'
import type { AnyGame } from '@shamble/engine'
import { game as waterdeep } from '@shamble/waterdeep-solo'
import { game as worldWarZ } from '@shamble/world-war-z'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { game as zombieWars } from '@shamble/zombie-wars'
import { untilAsked } from '../playing.ts'
import { questionsOf } from '../questions.ts'
import { expect, test } from '../test.ts'
import { PHONE } from '../touch.ts'

/* On a phone every kind of question has its answers at hand: none begins below the edge of the screen. */

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const GAMES: readonly AnyGame[] = [zombieWars, catan, waterdeep, worldWarZ, zWarOne]
/** An offer is composed with the buttons of its cards, which come first. */
const COMPOSED: ReadonlySet<string> = new Set(['compose'])

test.beforeAll(() => load())

for (const game of GAMES)
  test(`${game.id}: an answer to every kind of question is in sight.`, async ({ page }) => {
    const questions = await questionsOf(game, ['at-hand-1', 'at-hand-2'])
    expect(questions.length).toBeGreaterThan(4)
    const hidden: string[] = []
    for (const { step, address } of questions) {
      await page.goto(address)
      await untilAsked(page)
      const answers = page.locator(
        COMPOSED.has(step)
          ? '.doing [data-part]:enabled'
          : 'button[data-move]:not(.end), .moves .hint button',
      )
      // Some are loaded when they are needed.
      await answers.first().waitFor()
      const floor = (await page.locator('.turn > .bar').boundingBox())!.y
      const tops = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      if (!(Math.min(...tops) + 24 <= floor)) hidden.push(`${step}: ${Math.min(...tops)} of ${floor}`)
    }
    expect(hidden).toEqual([])
  })
