import type { Page } from '@playwright/test'
import { move, openMenu, stateOf, type Chooser } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * One person, or two at one device, on either side of Z War One.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DIRECTOR = '1'
const HOLD_OUT = '/play/z-war-one?seed=hold-out&mission=director-2&bots=easy'

const hand = (page: Page) => page.getByRole('region', { name: 'The Director’s cards' })
const handOver = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` })

/** Passes where that is possible. */
const passing: Chooser = (moves) => moves.findIndex((each) => each.startsWith('pass'))

// Heroes who set up and stay where they are.
const IDLE = ['save', 'start', 'ready', 'begin', 'end', 'hold', 'keep', 'accept']
const idle: Chooser = (moves) =>
  IDLE.map((verb) => moves.findIndex((each) => each.split(' ')[0] === verb)).find((at) => at >= 0) ?? 0

test('One person plays the Director alone to the third turn; a bot leads the heroes.', async ({ page }) => {
  await page.goto(`${HOLD_OUT}&sit=2`)
  await expect(page.locator('[data-chair="0"]')).toContainText('bot')
  await expect(page.locator('[data-chair="1"]')).toContainText('The Director')
  const figures = page.locator('.figures')
  await expect(figures).toContainText('You win when 3 heroes are dead (0 now)')
  await expect(async () => {
    await move(page, passing)
    expect((await stateOf(page)).seat).toBe(DIRECTOR)
    await expect(page.locator('.zo-turn')).toContainText('Turn 3', { timeout: 100 })
  }).toPass({ intervals: [0], timeout: 120_000 })
  await expect(hand(page)).toBeVisible()
  await expect(figures).toContainText('You win when 3 heroes are dead')
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog')).toContainText('Lead the infected')
})

test('Two people at one device pass it from the first turn on, and after each reload.', async ({ page }) => {
  await page.goto(`${HOLD_OUT}&sit=all`)
  const [company, director] = [handOver(page, 'The company'), handOver(page, 'The Director')]
  for (const visit of ['first', 'second']) {
    await expect(company, visit).toBeVisible()
    await expect(page.locator('.board')).toHaveCount(0)
    if (visit === 'first') await page.reload()
  }
  await company.click()
  for (let made = 0; !(await director.isVisible()); made++) {
    await expect(hand(page)).toHaveCount(0)
    await move(page, idle, made)
    await page.locator('button[data-move]:enabled').or(director).first().waitFor()
  }
  await director.click()
  await expect(hand(page).getByRole('heading')).toHaveText('12 cards in hand')
  for (let made = 0; !(await company.isVisible()); made++) {
    await move(page, passing, made)
    await page.locator('button[data-move]:enabled').or(company).first().waitFor()
  }
  await company.click()
  await expect(hand(page)).toHaveCount(0)
})

test('The front page offers the Director’s side, and the menu every side of the game that is set up.', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play the Director in Z War One' }).click()
  await expect(page).toHaveURL(/mission=director-1/)
  await expect(page).toHaveURL(/sit=2/)
  // Before that the menu is plain HTML, which is drawn anew.
  await expect(page.locator('[data-live]')).toBeAttached()
  await openMenu(page)
  await page.getByText('New game, seats and rules').click()
  const side = page.getByLabel('You play')
  const mission = page.locator('select[name="mission"]')
  await expect(side.locator('option:checked')).toHaveText('The Director')
  await mission.selectOption('chapter-2')
  await expect(side.getByRole('option', { name: 'The Director' })).toHaveCount(0)
  await mission.selectOption('director-3')
  await expect(side.locator('option')).toHaveText([
    'The company',
    'The Director',
    'Both, pass the device',
    'Nobody, only watch',
  ])
  await side.selectOption('Both, pass the device')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/sit=all/)
  await expect(handOver(page, 'The company')).toBeVisible()
})
