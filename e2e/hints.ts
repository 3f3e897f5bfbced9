import { expect, type Page } from '@playwright/test'
import { move, untilAsked } from './playing.ts'

/*
 * Hints, as a player sees them.
 */

/** The button that asks for a hint. */
export const hintButton = (page: Page) => page.getByRole('button', { name: 'What would you do?' })

/** The panel with the hint. */
export const hint = (page: Page) => page.getByRole('region', { name: 'A hint' })

/** The moves and parts that a finished hint marks, and the hint. */
export const hintMarks = (page: Page) => page.locator('[data-hint], [data-hinted]')

/** Asks for a hint. Returns the move it names. */
export async function askForHint(page: Page): Promise<string> {
  await untilAsked(page)
  await hintButton(page).click()
  await expect(page.locator('[data-hinted]')).toBeVisible({ timeout: 30_000 })
  return (await page.locator('[data-hinted]').getAttribute('data-hinted'))!
}

/** Makes moves until there is a choice. */
export async function untilChoice(page: Page): Promise<void> {
  for (let made = 0; made < 12; made++) {
    await untilAsked(page)
    if ((await page.locator('button[data-move]').count()) > 1) return
    await move(page)
  }
  throw new Error('There was never anything to choose.')
}

/** The scripts of hints among the loaded ones. */
export const hintScripts = (loaded: readonly string[]): string[] =>
  loaded.filter((path) => /\/islands\/(turn-hint|adviser|hints)/.test(path))
