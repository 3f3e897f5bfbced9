import { expect, type Frame, type Page } from '@playwright/test'

/** The state of a game on the screen, from the attributes of its root element. */
export interface State {
  at: number
  seat: string
  result: string | undefined
  fingerprint: string | undefined
}

/** A page with a game, or a frame in one. */
type Screen = Page | Frame

/** Returns the index of the move to make; -1 is the first. */
export type Chooser = (moves: readonly string[], made: number) => number

/** Makes a move at position `at`. */
type MakeMove = (page: Screen, move: string, at: number) => Promise<void>

export const EASY_BOTS = 'bots=easy'

export async function stateOf(page: Screen): Promise<State> {
  return page.locator('[data-game]').evaluate((root: HTMLElement) => {
    const { at, seat, result, fingerprint } = root.dataset
    return { at: Number(at), seat: seat!, result, fingerprint }
  })
}

/** Opens the menu beside the moves. */
export const openMenu = (page: Screen) => page.getByRole('button', { name: 'Menu', exact: true }).click()

/** Waits until a player here can move, or the game is over. */
export async function untilAsked(page: Screen): Promise<void> {
  await page.locator('button[data-move]:enabled, [data-result]').first().waitFor()
}

/** Presses the button of a move with the keyboard: pointers are held up, keys are not. */
export const byButton: MakeMove = async (page, move, at) => {
  await page.locator(`button[data-move="${move}"]`).press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
}

/** Clicks the parts of a move one by one; its button only if it has no parts, or another move has the same. */
export const byBoard: MakeMove = async (page, move, at) => {
  for (const id of move.split(' ').slice(1)) {
    // A stack of cards may be drawn twice; either will do.
    await page.locator(`[data-part="${id}"][data-hot]`).first().click()
  }
  if ((await stateOf(page)).at === at) await page.locator(`button[data-move="${move}"]`).click()
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
}

/** Makes one of the legal moves, the first by default. Returns it. */
export async function move(
  page: Screen,
  wanted: Chooser = () => 0,
  made = 0,
  hand = byButton,
): Promise<string> {
  await untilAsked(page)
  const buttons = page.locator('button[data-move]')
  // The end of a turn is the last choice, wherever its button is.
  const moves = await buttons.evaluateAll((all) =>
    (all as HTMLElement[])
      .toSorted((a, b) => Number(a.matches('.end')) - Number(b.matches('.end')))
      .map((button) => button.dataset.move!),
  )
  const chosen = moves[Math.max(0, wanted(moves, made))]!
  await hand(page, chosen, (await stateOf(page)).at)
  return chosen
}

/** Attacks whenever possible. */
export const attackFirst: Chooser = (moves, made) => {
  const attack = moves.findIndex((move) => move.startsWith('attack'))
  return attack >= 0 ? attack : made % moves.length
}

/** Plays to the end. Returns the moves made here. */
export async function playToTheEnd(page: Screen, wanted = attackFirst, hand = byButton): Promise<string[]> {
  const made: string[] = []
  while (made.length < MAX_MOVES) {
    await untilAsked(page)
    if ((await stateOf(page)).result) return made
    made.push(await move(page, wanted, made.length, hand))
  }
  throw new Error(`The game was not over after ${MAX_MOVES} moves.`)
}

const MAX_MOVES = 400
