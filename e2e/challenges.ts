import { expect, test, type APIRequestContext, type Frame, type Page } from '@playwright/test'
import { stateOf, untilAsked } from './playing.ts'

/*
 * Playing challenges.
 */

/** Short games for two. */
const SHORT = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }

/** Makes a challenge. Returns its code. */
export async function makeChallenge(
  request: APIRequestContext,
  challenge: Record<string, unknown>,
): Promise<string> {
  const response = await request.post('/api/challenges', { data: { ...SHORT, ...challenge } })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { code: string }).code
}

/** Plays a game to its end. `choose` returns the index of the n-th move. Returns the moves made here. */
export async function playOut(
  page: Page | Frame,
  choose: (n: number, of: number) => number,
  most = 400,
): Promise<string[]> {
  const made: string[] = []
  while (made.length < most) {
    await untilAsked(page)
    const { at, result } = await stateOf(page)
    if (result) return made
    const buttons = page.locator('button[data-move]')
    const moves = await buttons.evaluateAll((all) =>
      all.map((button) => (button as HTMLElement).dataset.move!),
    )
    const move = moves[choose(made.length, moves.length)]!
    made.push(move)
    await page.locator(`button[data-move="${move}"]:enabled`).press('Enter')
    await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
  }
  throw new Error(`The game was not over after ${most} moves.`)
}

/** Submits a finished game to the leaderboard of its challenge. */
export async function submitResult(page: Page | Frame, name: string): Promise<void> {
  await page.locator('[data-card="ready"]').waitFor()
  await page.getByLabel('Your name on the leaderboard').fill(name)
  await page.getByRole('button', { name: 'Send my result' }).click()
  await expect(page.getByText(/^Place \d+ of \d+/)).toBeVisible()
}

const MINUTE = 60_000
const DAY = 86_400_000

/** Daily challenges close at the end of the UTC day: waits for the next one if fewer minutes are left. */
export async function ensureMinutesLeftToday(minutes: number): Promise<void> {
  const left = DAY - (Date.now() % DAY)
  if (left >= minutes * MINUTE) return
  test.setTimeout(test.info().timeout + left)
  await new Promise((later) => setTimeout(later, left))
}
