import type { Page } from '@playwright/test'
import { stateOf } from '../playing.ts'
import { guestAt, openRoom, viewIn, type Guest } from '../rooms.ts'
import { expect, LONG, test, THEMES } from '../test.ts'

/*
 * Two people in a room of Z War One: one leads the heroes, the other is the Director.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const game = (page: Page) => page.locator('[data-game]')
const hand = (page: Page) => page.getByRole('region', { name: 'The Director’s cards' })

// Heroes who set up and stay where they are.
const IDLE = ['save', 'start', 'ready', 'begin', 'end', 'hold', 'keep', 'accept']
// A Director who plays cards, keeps his units, grabs, and goes on.
const KEEN = ['play', 'grab', 'raise', 'swing', 'done', 'stop']

// Presses a button of the first available verb, else the first button; false if there is none.
async function press(page: Page, verbs: readonly string[]): Promise<boolean> {
  return page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-move]:enabled')]
    const verbOf = (button: HTMLButtonElement) => button.dataset.move!.split(' ')[0]!
    const found = wanted.map((verb) => buttons.find((button) => verbOf(button) === verb)).find(Boolean)
    const button = found ?? buttons[0]
    button?.click()
    return button !== undefined
  }, verbs)
}

async function playOn(heroes: Page, infected: Page, done: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 4000; n++) {
    if (await done()) return
    const pressed = (await press(heroes, IDLE)) || (await press(infected, KEEN))
    if (!pressed) await heroes.waitForTimeout(20)
  }
  throw new Error('The game went on for too long.')
}

const isOver = (page: Page) => async () => (await stateOf(page)).result !== undefined

test(
  'Two people play Hold Out to its end in a room; only the Director sees his cards, and when each can be played.',
  LONG,
  async ({ browser, request }) => {
    test.setTimeout(240_000)
    const options = { mission: 'director-2' }
    const path = await openRoom(request, { game: 'z-war-one', seats: 2, options, seed: 'hold-out' })
    const ann: Guest = await guestAt(browser, `${path}#sit`)
    const bob: Guest = await guestAt(browser, path)
    await bob.page.locator('[data-sit="1"]').click()
    await bob.page.locator('[data-ready]').click()
    await ann.page.locator('[data-start]').click()
    for (const { page } of [ann, bob]) await expect(game(page)).toBeVisible()

    // Only the Director sees his cards, from the start.
    await expect(hand(bob.page).getByRole('heading')).toHaveText('12 cards in hand')
    await expect(hand(ann.page)).toHaveCount(0)
    await expect(ann.page.getByRole('region', { name: 'The Director', exact: true })).toContainText(
      '12 cards',
    )

    // Before his first question: a card says when it can be played.
    const isAsked = async () => (await bob.page.locator('button[data-move="pass"]:enabled').count()) > 0
    await playOn(ann.page, ann.page, isAsked)
    await expect(bob.page.locator('.question')).toContainText('Play a card?')
    const cold = hand(bob.page).locator('.card:not([data-hot])').first()
    await expect(cold).toContainText('Not now')
    await cold.press('Enter')
    await expect(bob.page.locator('.why')).toContainText('is played')
    await bob.page.getByRole('button', { name: 'Where no hero looks' }).press('Enter')
    await expect(bob.page.locator('.zo-board .lens.unseen')).toHaveCount(1)

    // A playable card is played from the hand; then all see it.
    const playable = hand(bob.page).locator('.card[data-hot]')
    await playOn(ann.page, ann.page, isAsked)
    for (let n = 0; n < 40 && (await playable.count()) === 0; n++) {
      await bob.page.locator('button[data-move]:enabled').first().press('Enter')
      await playOn(
        ann.page,
        ann.page,
        async () => (await bob.page.locator('button[data-move]:enabled').count()) > 0,
      )
    }
    await expect(playable.first()).toContainText('Can be played now')
    const { at } = await stateOf(bob.page)
    await playable.first().press('Enter')
    if ((await stateOf(bob.page)).at === at)
      await bob.page.locator('button[data-move^="play"]').first().press('Enter')
    await expect(ann.page.getByRole('list', { name: 'Cards played' }).getByRole('listitem')).toHaveCount(1)

    // The server sends the hand to the Director, and its size to all.
    const views = []
    for (const { page, received } of [ann, bob]) {
      received.length = 0
      await page.reload()
      await expect.poll(() => received.some((text) => text.startsWith('["welcome"'))).toBe(true)
      views.push(viewIn(received))
    }
    expect(views[0]).toMatchObject({ hand: null, handLeft: 11 })
    expect(views[1]!.hand).toHaveLength(11)

    await playOn(ann.page, bob.page, isOver(bob.page))
    await expect(game(ann.page)).toHaveAttribute('data-result', /"winners":\[1\]/)
    const { fingerprint } = await stateOf(bob.page)
    expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
    await expect(game(ann.page)).toHaveAttribute('data-fingerprint', fingerprint!)
    await expect(ann.page.locator('.question')).toContainText('Hold Out: won by the Director')

    for (const { errors } of [ann, bob]) expect(errors).toEqual([])
  },
)

test('A third and a fourth person vote for the Director’s moves and see his cards; the heroes’ player does not.', async ({
  browser,
  request,
}) => {
  const options = { mission: 'director-2' }
  const path = await openRoom(request, { game: 'z-war-one', seats: 2, options, seed: 'crowd' })
  const ann = await guestAt(browser, `${path}#sit`)
  await ann.page.locator('select[data-bot="1"]').selectOption('crowd')
  await expect(ann.page.locator('[data-chair="1"]')).toContainText('the crowd, 20 seconds')
  await ann.page.locator('select[data-window]').selectOption('60')
  await expect(ann.page.locator('[data-chair="1"]')).toContainText('60 seconds')
  const cat = await guestAt(browser, path)
  const dan = await guestAt(browser, path)
  await ann.page.locator('[data-start]').click()
  for (const { page } of [ann, cat, dan]) await expect(game(page)).toBeVisible()
  // Four pages at once load the Director's scripts slowly.
  await expect(hand(cat.page)).toBeVisible({ timeout: 30_000 })

  const asked = (page: Page) => page.locator('button[data-move="pass"]:enabled')
  await playOn(ann.page, ann.page, async () => (await asked(cat.page).count()) > 0)
  const vote = (page: Page) => page.getByRole('region', { name: 'The vote' })
  const { at } = await stateOf(cat.page)

  // One has voted: all see that, voters see for what, and no move has been made.
  await asked(cat.page).press('Enter')
  await expect(vote(dan.page)).toContainText('One vote so far')
  await expect(vote(dan.page).locator('[data-votes="1"]')).toContainText('Pass')
  await expect(vote(cat.page)).toContainText('(yours)')
  await expect(vote(ann.page)).toContainText('One vote so far')
  await expect(vote(ann.page).locator('[data-votes]')).toHaveCount(0)
  await expect(hand(ann.page)).toHaveCount(0)
  await expect(game(cat.page)).toHaveAttribute('data-at', String(at))

  // Both have voted: the vote ends early.
  await asked(dan.page).press('Enter')
  for (const { page } of [ann, cat, dan]) await expect(game(page)).not.toHaveAttribute('data-at', String(at))
  for (const { errors } of [ann, cat, dan]) expect(errors).toEqual([])
})

for (const [colorScheme, looked] of THEMES)
  test(`The Director’s board is accessible, ${colorScheme}, on a phone and on a desk.`, async ({
    page,
    axeViolations,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/play/z-war-one?seed=hold-out&sit=all&mission=director-2')
    await playOnHere(page)
    for (const width of [768, 1280, PHONE.viewport.width]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(hand(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await axeViolations(looked)).toEqual([])
  })

// Plays to the Director's first question on one shared screen.
async function playOnHere(page: Page): Promise<void> {
  for (let n = 0; n < 2000; n++) {
    const takes = page.getByRole('button', { name: /^I am / })
    if ((await takes.count()) > 0) {
      const isDirector = (await takes.textContent()) === 'I am The Director'
      await takes.click()
      // What only the Director needs comes with his first question.
      if (isDirector) return hand(page).waitFor()
    }
    if (!(await press(page, IDLE))) await page.waitForTimeout(50)
  }
}
