import type { Page } from '@playwright/test'
import { EASY_BOTS, move, openMenu, stateOf, untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * Turns: question and moves are on the screen, one click makes one move, and the moves of others can be followed.
 */

const GAMES = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']
/** All players at one screen: only clicks make moves. */
const TOGETHER: Record<string, string> = {
  'zombie-wars': '&sit=all',
  'catan-zombies': '&sit=all',
  'waterdeep-solo': '',
  'world-war-z': '',
  'z-war-one': '',
}
const SIZES = [
  [360, 640],
  [768, 900],
  [768, 1024],
  [1280, 800],
] as const

/** The selectors of elements outside the screen. */
async function outside(page: Page, what: readonly string[]): Promise<string[]> {
  return page.evaluate((what) => {
    scrollTo(0, 0)
    return what.flatMap((selector) => {
      const found = document.querySelector(selector)
      if (!found) return [`${selector} is missing`]
      const { left, top, right, bottom } = found.getBoundingClientRect()
      const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      return isIn ? [] : [`${selector}: ${[left, top, right, bottom].map(Math.round).join(' ')}`]
    })
  }, what)
}

for (const game of GAMES) {
  test(`${game}: question and moves are on the screen at four sizes, in the game and in its replay.`, async ({
    page,
  }) => {
    // Waterdeep's own Quests stand below its board, where there may be less room for them. Other boards may be zoomed.
    const board = game === 'waterdeep-solo' ? '.board .frame svg' : '.board .frame'
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/play/${game}?seed=screen-1&${EASY_BOTS}`)
    for (let made = 0; made < 4; made++) {
      await untilAsked(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const screen = [board, '.question', '.turn > .bar', 'button[data-move]']
        expect(await outside(page, screen), `${width} × ${height}, move ${made}`).toEqual([])
      }
      await move(page, (moves, made) => (made * 5) % moves.length, made)
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openMenu(page)
    await page.getByRole('button', { name: 'Copy the replay link' }).click()
    await page.getByText('The link to the replay is copied.').waitFor()
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await page.locator('[data-game]').waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const screen = [board, '.question', '.scrub', '.scrub input', '.scrub .primary']
      expect(await outside(page, screen), `replay, ${width} × ${height}`).toEqual([])
    }
  })

  test(`${game}: a double click makes one move only, of every kind.`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/play/${game}?seed=double-1${TOGETHER[game]}`)
    const address = page.url()
    const tried = new Set<string>()
    for (let n = 0; n < 9; n++) {
      const curtain = page.locator('.curtain button')
      await page.locator('button[data-move]:enabled, .curtain button').first().waitFor()
      if (await curtain.isVisible()) await curtain.click()
      await untilAsked(page)
      const moves = await page
        .locator('button[data-move]')
        .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
      const kind = (move: string) => move.split(' ')[0]!
      const next = moves.find((move) => !tried.has(kind(move))) ?? moves[(n * 3) % moves.length]!
      tried.add(kind(next))
      const { at } = await stateOf(page)
      await page.locator(`button[data-move="${next}"]`).dblclick()
      await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at + 1))
      await page.waitForTimeout(450)
      expect((await stateOf(page)).at, next).toBe(at + 1)
      await expect(page.locator('.doing > .path, .doing > .why')).toHaveCount(0)
      await expect(page.locator(':popover-open')).toHaveCount(0)
      expect(page.url()).toBe(address)
    }
    expect(tried.size).toBeGreaterThan(1)
  })
}

test('A double click on the board makes one move; keys are not held up.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/catan-zombies?seed=double-2&domesticTrade=false&${EASY_BOTS}`)
  await untilAsked(page)
  const { at } = await stateOf(page)
  await page.locator('.board [data-part^="corner:"][data-hot]').first().dblclick()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at + 1))
  await page.waitForTimeout(450)
  expect((await stateOf(page)).at).toBe(at + 1)
  await page.keyboard.press('1')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at + 1))
})

test('A list of more than twelve moves is folded; all its moves are in the page either way.', async ({
  page,
}) => {
  await page.goto(`/play/catan-zombies?seed=fold-1&${EASY_BOTS}`)
  await untilAsked(page)
  const all = await page.locator('button[data-move]').count()
  expect(all).toBeGreaterThan(12)
  const list = page.locator('.others')
  const folded = (await list.boundingBox())!.height
  await page.getByRole('button', { name: `All ${all} as a list` }).click()
  expect((await list.boundingBox())!.height).toBeGreaterThan(4 * folded)
  await page.getByRole('button', { name: 'Fold the list' }).click()
  const { at } = await stateOf(page)
  await page.locator('button[data-move]').last().press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
})

test('A turn ended by mistake can be taken back before the bots go on.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await move(page)
  await page.locator('button[data-move="stop"]').waitFor()
  const { at } = await stateOf(page)
  // Bots leave a short time for it: the clock is stopped until the undo.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('button[data-move="stop"]').press('Enter')
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at + 1))
  await page.getByRole('button', { name: 'Undo the last move' }).press('Enter')
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))
  await page.clock.runFor(10_000)
  await page.waitForTimeout(1000)
  expect((await stateOf(page)).at).toBe(at)
})

/** The minimal time a caption stands, in ms, less one frame. */
const STANDS = 700
const FRAME = 17
const TO_FOLLOW = ['attacked', 'rolled', 'counted', 'mobFought']

test('The moves of bots are shown long enough to follow, and the dice of a fight for as long as it is told.', async ({
  page,
}) => {
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-game]')!
    const seen: { type: string; time: number; dice: string }[] = []
    Object.assign(window, { seen })
    const note = () => {
      const dice = document.querySelector('.zw-tray')?.textContent ?? ''
      seen.push({ type: root.dataset.event ?? '', time: performance.now(), dice })
    }
    // Two events of a kind in a row change the sentence only.
    const question = document.querySelector('.question')!
    const observer = new MutationObserver(note)
    observer.observe(root, { attributeFilter: ['data-event'] })
    observer.observe(question, { childList: true, characterData: true, subtree: true })
  })
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { type: string; time: number; dice: string }[] }).seen)
  const done = async () => (await seen()).filter(({ type }) => TO_FOLLOW.includes(type)).length >= 8
  for (let n = 0; n < 12 && !(await done()); n++)
    await move(page, (moves) => Math.max(0, moves.indexOf('stop')))

  const events = await seen()
  const followed = events.flatMap(({ type, time }, n) => {
    const next = events.slice(n + 1).find((later) => later.type !== type || later.time - time > FRAME)
    return TO_FOLLOW.includes(type) && events[n - 1]?.type !== type && next ? [next.time - time] : []
  })
  expect(followed.length).toBeGreaterThan(4)
  expect(Math.min(...followed)).toBeGreaterThanOrEqual(STANDS - FRAME)
  // A fight is told to its end over the same dice.
  const AFTER = ['turned', 'killed', 'converted', 'hordeGone', 'heroWoke']
  const after = events.filter(({ type }, n) => AFTER.includes(type) && events[n - 1]?.type === 'counted')
  for (const each of after) expect(each.dice).not.toBe('')
})

test('The moves of others can be paused, stepped through and skipped; the setting is remembered.', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Object.assign(window, { bots: Promise.resolve() })
    Worker.prototype.postMessage = async function (...question: [unknown]) {
      await (window as unknown as { bots: Promise<void> }).bots
      postMessage.apply(this, question)
    }
  })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await page.evaluate(() =>
    Object.assign(window, { bots: new Promise((answer) => Object.assign(window, { answer })) }),
  )
  await move(page, (moves) => Math.max(0, moves.indexOf('raise 3')))
  // Pressed while a bot thinks and nothing is shown: its first event stands.
  await expect(page.getByText('is thinking')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer())
  await expect(page.locator('[data-game]')).toHaveAttribute('data-event', /./)
  const caption = () => page.locator('.question').textContent()
  const before = await caption()
  await page.waitForTimeout(3000)
  expect(await caption()).toBe(before)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('.question')).not.toHaveText(before!)
  await page.getByRole('button', { name: /^Skip to me/ }).click()
  await page.locator('button[data-move]').first().waitFor()
  await page.reload()
  await untilAsked(page)
  await page.locator('button[data-move="stop"]').click()
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true')
})

test('Since your last turn: at most five lines, and changes are marked on the board, also without animation.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  await untilAsked(page)
  await move(page, (moves) => Math.max(0, moves.indexOf('raise 3')))
  await untilAsked(page)
  await move(page, (moves) => Math.max(0, moves.indexOf('stop')))
  await untilAsked(page)
  const lines = page.locator('.since li')
  await expect(lines.first()).toBeVisible()
  expect(await lines.count()).toBeLessThanOrEqual(5)
  await expect(page.locator('.board [data-since]')).not.toHaveCount(0)
  // The player's next move ends it.
  const before = await lines.allTextContents()
  await move(page)
  await expect.poll(() => lines.allTextContents()).not.toEqual(before)
})

test('The story is grouped by turns, with touch-sized links to the rules.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/play/zombie-wars?seed=brains-42&${EASY_BOTS}`)
  for (let n = 0; n < 3; n++) await move(page, (moves) => Math.max(0, moves.indexOf('stop')))
  await untilAsked(page)
  const turns = page.locator('.story details')
  await expect.poll(() => turns.count()).toBeGreaterThan(4)
  await expect(turns.first()).toHaveAttribute('open', '')
  await expect(turns.last()).not.toHaveAttribute('open')
  await expect(turns.locator('summary svg').first()).toBeVisible()
  const small = await page
    .locator('.story details[open] .rule')
    .evaluateAll((all) =>
      all
        .map((rule) => rule.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    )
  expect(small).toEqual([])
})
