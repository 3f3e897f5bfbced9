import { expect, type Frame, type Page } from '@playwright/test'

/** A game on the screen, as its root element describes itself. */
export interface State {
  at: number
  seat: string
  result: string | undefined
  fingerprint: string | undefined
}

/** Where a game is shown: a page, or a frame in one. */
type Screen = Page | Frame

export const FAST = 'bots=random'

export async function stateOf(page: Screen): Promise<State> {
  return page.locator('[data-game]').evaluate((root: HTMLElement) => {
    const { at, seat, result, fingerprint } = root.dataset
    return { at: Number(at), seat: seat!, result, fingerprint }
  })
}

/** Waits until somebody here is asked, or the game is over. */
export async function untilAsked(page: Screen): Promise<void> {
  await page.locator('button[data-move], [data-result]').first().waitFor()
}

/** Clicks one of the moves on offer: the first that `wanted` likes, else the first. Returns it. */
export async function move(page: Screen, wanted: (moves: string[]) => number = () => 0): Promise<string> {
  await untilAsked(page)
  const buttons = page.locator('button[data-move]')
  const moves = await buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
  const chosen = moves[Math.max(0, wanted(moves))]!
  const { at } = await stateOf(page)
  await page.locator(`button[data-move="${chosen}"]`).click()
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
  return chosen
}

/** Plays to the end, attacking whenever it can and never dawdling. Returns how many moves were made here. */
export async function playToTheEnd(page: Screen, most = 400): Promise<number> {
  for (let made = 0; made < most; made++) {
    await untilAsked(page)
    if ((await stateOf(page)).result) return made
    await move(page, (moves) => {
      const attack = moves.findIndex((move) => move.startsWith('attack'))
      return attack >= 0 ? attack : made % moves.length
    })
  }
  throw new Error(`The game was not over after ${most} moves.`)
}
