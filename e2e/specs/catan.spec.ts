import type { Page } from '@playwright/test'
import {
  byBoard,
  type Chooser,
  EASY_BOTS,
  move,
  openMenu,
  playToTheEnd,
  stateOf,
  untilAsked,
} from '../playing.ts'
import { expect, LONG, test } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Builds what it can, then rolls or ends its turn.
const BUILDING = ['settle', 'upgrade', 'road', 'buy', 'place', 'roll', 'endTurn']
const builder: Chooser = (moves, made) => {
  for (const verb of BUILDING) {
    const at = moves.findLastIndex((move) => move.split(' ')[0] === verb)
    if (at >= 0) return at
  }
  return made % moves.length
}

test(
  'A whole game against bots by its buttons, whose offers are answered; the final table is the result.',
  LONG,
  async ({ page }) => {
    await page.goto(`/play/catan-zombies?seed=island-7&seats=3&${EASY_BOTS}`)
    const made = await playToTheEnd(page, builder)
    expect(made.length).toBeGreaterThan(20)
    expect(made.some((move) => /^(accept|decline)/.test(move))).toBe(true)
    const end = await stateOf(page)
    expect(end.seat).toBe('')
    expect(JSON.parse(end.result!)).toHaveProperty('winners')
    expect(end.fingerprint).toMatch(/^[0-9a-f]{16}$/)
    await expect(page.locator('button[data-move]')).toHaveCount(0)

    // Headline and table agree with the result, hidden points included.
    const { winners, scores } = JSON.parse(end.result!) as { winners: number[]; scores: number[] }
    const rows = page.locator('[data-scores] tbody tr')
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => ({
        seat: Number((row as HTMLElement).dataset.seatRow),
        score: Number(row.querySelector('.score')!.textContent),
        won: row.textContent!.includes('★'),
      })),
    )
    expect(shown.map(({ seat }) => seat).sort()).toEqual(scores.map((_, seat) => seat))
    for (const { seat, score, won } of shown) {
      expect(score).toBe(scores[seat])
      expect(won).toBe(winners.includes(seat))
    }
    expect(shown[0]!.won).toBe(true)
    const headline = await page.locator('.question').textContent()
    for (const [seat, name] of ['White', 'Orange', 'Blue'].entries())
      expect(headline).toContain(`${name} ${scores[seat]}`)
  },
)

for (const [device, viewport, details] of [
  ['a desk', { width: 1280, height: 800 }, {}],
  ['a phone', { width: 360, height: 740 }, LONG],
] as const) {
  test(
    `A whole game by clicking the board at ${device}: corners, edges, hexes and cards.`,
    details,
    async ({ page }) => {
      // Pointers wait for new buttons, and bots pause after every turn.
      test.setTimeout(240_000)
      await page.setViewportSize(viewport)
      await page.goto(`/play/catan-zombies?seed=island-8&seats=3&domesticTrade=false&${EASY_BOTS}`)
      const made = await playToTheEnd(page, builder, byBoard)
      const kinds = new Set(made.flatMap((move) => move.split(' ').slice(1)).map((id) => id.split(':')[0]!))
      expect([...kinds]).toEqual(expect.arrayContaining(['corner', 'edge', 'hex']))
      await standingsAgree(page)
    },
  )
}

/** The standings and the mats agree with the result, hidden points included, and the first button starts another game. */
async function standingsAgree(page: Page) {
  const { winners, scores } = JSON.parse((await stateOf(page)).result!) as {
    winners: number[]
    scores: number[]
  }
  const rows = page.locator('[data-scores] [data-seat-row]')
  await expect(rows).toHaveCount(scores.length)
  expect(await rows.first().getAttribute('data-seat-row')).toBe(String(winners[0]))
  const mats = page.locator('.cz-mats section[aria-label="Players"] tbody tr')
  for (const [seat, points] of scores.entries()) {
    await expect(page.locator(`[data-seat-row="${seat}"] .score`)).toHaveText(String(points))
    await expect(mats.nth(seat).locator('td').first()).toHaveText(String(points))
    await expect(page.locator('.question')).toContainText(
      `${['White', 'Orange', 'Blue', 'Red'][seat]} ${points}`,
    )
  }
  await expect(page.locator('[data-seat-row="0"]')).toContainText('(you)')
  await expect(page.locator('[data-ended]').locator('a, button').first()).toHaveText('Play again')
}

test('Bots play at the chosen strength, and the next game offers it again.', async ({ page }) => {
  await page.goto('/play/catan-zombies?seed=island-9&seats=3')
  await expect(page.locator('[data-chair]')).toContainText(['you', 'bot, fair', 'bot, fair'])
  await untilAsked(page)
  await openMenu(page)
  await page.getByText('New game, seats and rules').click()
  await page.getByLabel('Bots').selectOption('fierce')
  await page.getByLabel('Seed').fill('island-9')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/bots=fierce/)
  await expect(page.locator('[data-chair]')).toContainText(['you', 'bot, fierce', 'bot, fierce'])
  for (let made = 0; made < 8; made++) await move(page, builder, made)
  await untilAsked(page)
  expect((await stateOf(page)).at).toBeGreaterThan(12)
  await page.goto('/play/catan-zombies?seed=island-10&seats=3')
  await untilAsked(page)
  await openMenu(page)
  await page.getByText('New game, seats and rules').click()
  await expect(page.getByLabel('Bots')).toHaveValue('fierce')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
