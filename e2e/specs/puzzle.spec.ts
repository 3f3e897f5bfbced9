import { game as catan } from '@shamble/catan-zombies'
import type { Json, Log } from '@shamble/engine'
import { linkOf, logIn, pack } from '@shamble/engine/links'
import { AFTER_A_TOUCH, holdScripts } from '../held-scripts.ts'
import { openHost } from '../hosts.ts'
import { untilAsked } from '../playing.ts'
import { gamesWithPuzzles, puzzlesOf } from '../puzzles.ts'
import { expect, test } from '../test.ts'
import { PHONE } from '../touch.ts'

/*
 * Puzzles: one position, one best move, in one try.
 */

/** As many as a person may do in a row. */
const IN_A_ROW = 10

const FIRST = gamesWithPuzzles[0]!

for (const id of gamesWithPuzzles)
  test(`${id}: puzzles in a row, right and wrong in turn.`, async ({ page }) => {
    await page.goto(`/puzzle/${id}/1`)
    for (const [n, { moves }] of puzzlesOf(id).slice(0, IN_A_ROW).entries()) {
      const puzzle = page.locator(`[data-puzzle="${id}/${n + 1}"]`)
      await untilAsked(page)
      const right = n % 2 === 0
      const [best, wrong] = [moves[0]!, moves.at(-1)!]
      await page.locator(`button[data-move="${(right ? best : wrong).move}"]`).press('Enter')
      await expect(puzzle).toHaveAttribute('data-answer', right ? 'found' : 'missed')
      await expect(puzzle.locator('[data-verdict]')).toContainText(
        right ? 'Found!' : /Not the best|Not a win/,
      )
      await expect(puzzle.locator('[data-worth]')).toHaveCount(moves.length)
      await expect(puzzle.locator('[data-worth]').first()).toHaveAttribute('data-worth', best.move)
      await expect(puzzle.locator('[data-counts]')).toBeVisible()
      await puzzle.getByRole('link', { name: 'Next puzzle' }).click()
    }
  })

test('What follows a move is watched on the board, and the game is played on from there.', async ({
  page,
  axeViolations,
}) => {
  const { moves, link } = puzzlesOf(FIRST)[0]!
  await page.goto(`/puzzle/${FIRST}/1`)
  await untilAsked(page)
  expect(await axeViolations()).toEqual([])
  await page.locator(`button[data-move="${moves[0]!.move}"]`).press('Enter')
  const puzzle = page.locator('[data-puzzle]')
  // The answer is read out: it has the focus.
  await expect(puzzle.locator('[role="status"]')).toBeFocused()
  expect(await axeViolations()).toEqual([])
  const before = await page.locator('.board').first().innerHTML()
  await puzzle.getByRole('button', { name: 'Watch what follows' }).click()
  await expect.poll(() => page.locator('.board').first().innerHTML()).not.toBe(before)
  await puzzle.getByRole('button', { name: 'Back to the puzzle' }).click()
  await untilAsked(page)
  await expect(page.locator(`button[data-move="${moves[0]!.move}"]`)).toBeVisible()
  await puzzle.getByRole('link', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(new RegExp(`/play/${FIRST}\\?log=${link.replaceAll('.', '\\.')}`))
  await untilAsked(page)
})

test('Who goes back before the rules have come stays at the puzzle.', async ({ page }) => {
  const { moves } = puzzlesOf(FIRST)[0]!
  await page.goto(`/puzzle/${FIRST}/1`)
  await untilAsked(page)
  await page.locator(`button[data-move="${moves[0]!.move}"]`).press('Enter')
  const letIn = await holdScripts(page, /watching.*\.js/)
  await page.getByRole('button', { name: 'Watch what follows' }).click()
  await page.getByRole('button', { name: 'Back to the puzzle' }).click()
  const come = page.waitForResponse('**/*watching*.js')
  letIn()
  await come
  await page.waitForLoadState('networkidle')
  await untilAsked(page)
  await expect(page.locator(`button[data-move="${moves[0]!.move}"]`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watch what follows' })).toBeVisible()
})

test('A position of a finished game becomes a puzzle link, checked in the browser; most positions do not.', async ({
  page,
  axeViolations,
}) => {
  // A puzzle of ours, with the win that ends its game.
  const { link, seat, wins, moves } = puzzlesOf('catan-zombies').find((puzzle) => puzzle.wins)!
  const log = await logIn(catan, link)
  const at = log.moves.length
  const won = wins!.map((move): Log['moves'][number] => [seat, ...(move.split(' ') as [string])])
  const whole = await linkOf(catan, { ...log, moves: [...log.moves, ...won] })
  await page.goto(`/replay/catan-zombies/${whole}?at=${at}`)
  const set = page.locator('[data-set]')
  await page.locator('[data-set-puzzle]').click()
  await expect(set).toHaveAttribute('data-set', 'puzzle')
  await expect(set).toContainText('It is a puzzle.')
  expect(await axeViolations()).toEqual([])
  const own = (await page.locator('[data-own-puzzle]').getAttribute('href'))!
  // The last chance before it: two moves are no puzzle.
  await page.goto(`/replay/catan-zombies/${whole}?at=0`)
  await page.locator('[data-set-puzzle]').click()
  await expect(set).toHaveAttribute('data-set', 'none', { timeout: 60_000 })
  await expect(set).toContainText('It is no puzzle')
  await page.goto(own)
  await untilAsked(page)
  await expect(page.locator('[data-puzzle="catan-zombies/own"]')).toContainText('somebody has set')
  expect(await axeViolations()).toEqual([])
  await page.locator(`button[data-move="${moves[0]!.move}"]`).press('Enter')
  await expect(page.locator('[data-answer="found"]')).toBeVisible()
  await expect(page.locator('[data-worth]')).toHaveCount(moves.length)
  // Of a forged link nothing is believed that the rules can tell.
  const forged = {
    link,
    seat,
    grade: 1,
    fair: 0,
    wins: [moves[1]!.move, moves[0]!.move],
    moves: moves.toReversed(),
  }
  for (const fragment of [
    'nonsense',
    await pack({ ...forged, moves: [] }),
    await pack(forged as unknown as Json),
  ]) {
    await page.goto(`/puzzle/catan-zombies/own#${fragment}`)
    await page.reload()
    await expect(page.locator('[data-says]')).toContainText('cannot be read')
  }
})

test('Today’s puzzle is the same in its frame; the first try counts, and the streak is kept here.', async ({
  page,
}) => {
  await page.goto('/puzzle')
  const name = await page.locator('[data-puzzle]').getAttribute('data-puzzle')
  const [id, n] = name!.split('/') as [string, string]
  const { moves } = puzzlesOf(id)[Number(n) - 1]!
  await untilAsked(page)
  await page.locator(`button[data-move="${moves.at(-1)!.move}"]`).press('Enter')
  await expect(page.locator('[data-streak="1"]')).toBeVisible()
  await page.goto('/embed/puzzle/today')
  await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-puzzle', name!)
  await untilAsked(page)
  await page.locator(`button[data-move="${moves[0]!.move}"]`).press('Enter')
  await expect(page.locator('[data-answer="found"]')).toBeVisible()
})

for (const way of ['wordpress', 'plain', 'isolated', 'tag'] as const)
  test(`In a post (${way}) a puzzle is answered, its moves are watched, and nothing is stored.`, async ({
    page,
    baseURL,
  }) => {
    const host = await openHost()
    const { moves } = puzzlesOf(FIRST)[0]!
    const path = `/puzzle/${FIRST}/1`
    await page.goto(host.page(way, baseURL + (way === 'tag' ? path : `/embed${path}`)))
    const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
    await untilAsked(frame)
    await expect(page.locator('iframe')).toBeVisible()
    await frame.locator(`button[data-move="${moves[0]!.move}"]`).press('Enter')
    await expect(frame.locator('[data-answer="found"]')).toBeVisible()
    await frame.getByRole('button', { name: 'Watch what follows' }).click()
    await expect(frame.getByRole('button', { name: 'Back to the puzzle' })).toBeVisible()
    await expect(frame.locator('[data-verdict]')).not.toContainText('could not be loaded')
    expect(await page.context().cookies()).toEqual([])
    await host.stop()
  })

for (const way of ['a mouse', 'a screen reader'] as const)
  test(`A frame loads its game when it is touched, and the first press, by ${way}, is a move.`, async ({
    page,
  }) => {
    const { moves } = puzzlesOf(FIRST)[0]!
    const letIn = await holdScripts(page, AFTER_A_TOUCH)
    let asked = 0
    page.on('request', (request) => {
      if (AFTER_A_TOUCH.test(request.url())) asked++
    })
    await page.goto(`/embed/puzzle/${FIRST}/1`, { waitUntil: 'networkidle' })
    expect(asked).toBe(0)
    const move = page.locator(`button[data-move="${moves[0]!.move}"]`)
    if (way === 'a mouse') await move.click()
    else await move.dispatchEvent('click')
    await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked).toBeGreaterThan(0)
    letIn()
    await expect(page.locator('[data-answer="found"]')).toBeVisible()
    await expect(page.locator('[data-island]')).not.toHaveAttribute('aria-busy')
  })

test('In a frame nothing can be pressed until presses are held: none is lost.', async ({ page }) => {
  const { moves } = puzzlesOf(FIRST)[0]!
  const letIn = await holdScripts(page, /untouched-island/)
  await page.goto(`/embed/puzzle/${FIRST}/1`, { waitUntil: 'commit' })
  const move = page.locator(`button[data-move="${moves[0]!.move}"]`)
  await expect(move).toBeDisabled()
  letIn()
  await expect(move).toBeEnabled()
  await move.press('Enter')
  await expect(page.locator('[data-answer="found"]')).toBeVisible()
})

test('A frame that cannot load its game says so, and tries again.', async ({ page, pageErrors }) => {
  const { moves } = puzzlesOf(FIRST)[0]!
  const move = page.locator(`button[data-move="${moves[0]!.move}"]`)
  await page.route(AFTER_A_TOUCH, (route) => route.abort())
  await page.goto(`/embed/puzzle/${FIRST}/1`, { waitUntil: 'networkidle' })
  await move.press('Enter')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(AFTER_A_TOUCH)
  await page.getByRole('button', { name: 'Try again' }).click()
  await move.press('Enter')
  await expect(page.locator('[data-answer="found"]')).toBeVisible()
  pageErrors.length = 0
})

test('The position and the question are there without scripts; previews tell nothing of the answer.', async ({
  browser,
  request,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`/puzzle/${FIRST}/1`)
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible()
  await expect(page.locator('.board svg').first()).toBeVisible()
  await expect(page.locator('.question').first()).toBeVisible()
  await page.context().close()
  const address = new URL(`/puzzle/${FIRST}/1`, test.info().project.use.baseURL)
  const embed = (await (await request.get(`/oembed?url=${encodeURIComponent(address.href)}`)).json()) as {
    title: string
    html: string
    thumbnail_url: string
  }
  expect(embed.title).toMatch(/, puzzle 1$/)
  expect(embed.html).toContain(`/embed/puzzle/${FIRST}/1`)
  expect((await request.get(embed.thumbnail_url)).headers()['content-type']).toBe('image/png')
  for (const wrong of [
    `/puzzle/${FIRST}/0`,
    `/puzzle/${FIRST}/9999`,
    `/puzzle/${FIRST}/x`,
    '/puzzle/chess/1',
  ])
    expect((await request.get(wrong)).status(), wrong).toBe(404)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`On a phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, viewport: { width: 360, height: 740 }, colorScheme })

    for (const id of gamesWithPuzzles)
      test(`${id}: a puzzle and its answer fit.`, async ({ page, axeViolations }) => {
        const { moves } = puzzlesOf(id)[0]!
        await page.goto(`/puzzle/${id}/1`)
        await untilAsked(page)
        await page.locator(`button[data-move="${moves[1]!.move}"]`).press('Enter')
        await expect(page.locator('[data-counts]')).toBeVisible()
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wider).toBeLessThanOrEqual(0)
        expect(await axeViolations()).toEqual([])
      })
  })
