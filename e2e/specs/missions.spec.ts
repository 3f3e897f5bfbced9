import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { pack } from '@shamble/engine/links'
import { costliestMission } from '@shamble/tools/costliest'
import { submitResult } from '../challenges.ts'
import { openHost, type Host } from '../hosts.ts'
import { move, openMenu, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { guestAt } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Custom missions: drawn, played, linked, framed, shared in a room and a challenge; and a changed printed mission.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let host: Host
test.beforeAll(async () => {
  host = await openHost()
})
test.afterAll(() => host.stop())

const ROLL = { min: 1, max: 8 }

/** The doors of the costliest mission: one on every inner edge. */
const DOORS = 36 * 32 + 35 * 33

/** A mission that is over after a turn. */
const NIGHT = {
  id: 'night',
  name: 'One Night',
  author: 'Ann',
  mode: 'campaign',
  order: 1,
  brief: 'Hold out for one turn.',
  directorCards: 0,
  floors: [
    {
      name: 'Yard',
      rows: [
        '+---+---+---+---+---+---+',
        '| R1        |     H   H |',
        '+   +   +   +   +   +   +',
        '|     iM    D     H   H |',
        '+---+---+---+   +   +   +',
        '| SA                  X |',
        '+---+---+---+---+---+---+',
      ],
    },
  ],
  rooms: { R1: 'Shed' },
  legend: { iM: { item: 'med-pack' } },
  objectives: [{ id: 'hold', type: 'survive', untilEndOfTurn: 1, text: 'Be alive at the end of the turn.' }],
  win: { heroes: 'The night is over.' },
  exits: { opensWhen: 'always' },
  spawn: [
    { fromTurn: 1, rolls: 0, point: [{ ...ROLL, point: 'SA' }], group: [{ ...ROLL, units: { zombie: 1 } }] },
  ],
  roomSpawn: { count: [{ ...ROLL, units: {} }], distance: [{ ...ROLL, squares: 1 }] },
  events: [],
  special: [],
}
const NIGHT_FILE = {
  name: 'night.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(NIGHT)),
}
/** The mission as the fragment of an address. */
const NIGHT_MARK = `#1${deflateRawSync(JSON.stringify({ mission: NIGHT })).toString('base64url')}`

const editor = (page: Page) => page.locator('.zo-editor')
const square = (page: Page, at: number): Locator => page.locator(`[data-square="${at}"]`)
const problems = (page: Page) => page.locator('[data-problem]')
const isRight = (page: Page) => expect(editor(page)).toHaveAttribute('data-problems', '0')

async function openEditor(page: Page, mark = ''): Promise<void> {
  await page.goto(`/missions/new${mark}`)
  await expect(page.locator('[data-workshop="1"]')).toBeVisible()
}

/** Selects a tool by keyboard. */
async function tool(page: Page, id: string): Promise<void> {
  await page.locator(`[data-tool="${id}"]`).focus()
  await page.keyboard.press('Space')
}

/** Presses keys one after another. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Uses a tool by keyboard, from the current square. */
async function use(page: Page, id: string, ...keys: string[]): Promise<void> {
  await tool(page, id)
  await page.locator('[data-square][tabindex="0"]').focus()
  await press(page, ...keys)
}

test('A mission is drawn by keyboard and played; its link opens in another browser and in a sandboxed frame.', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page)
  expect(Number(await editor(page).getAttribute('data-problems'))).toBeGreaterThan(0)
  await expect(page.locator('[data-play]')).toBeDisabled()
  await use(
    page,
    'room',
    'Enter',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'Enter',
  )
  await expect(page.locator('[data-says]')).toContainText('Room: 12 squares.')
  // The room has no door yet: a problem.
  await expect(problems(page)).toContainText(['Room 1 has no door.'])
  await use(page, 'door', 'ArrowUp', 'Shift+ArrowRight')
  await tool(page, 'item')
  await page.locator('[data-what]').selectOption('med-pack')
  await use(page, 'item', 'ArrowLeft', 'Enter')
  await use(page, 'hero', 'ArrowRight', 'ArrowRight')
  await press(page, 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter')
  await expect(page.locator('[data-says]')).toContainText('column 5, row 3; start of a hero; wall west')
  await use(page, 'exit', 'ArrowDown', 'Enter')
  // Remaining problems are announced, then that there are none.
  await expect(page.locator('[data-state]')).toContainText(
    'Stage 1, where they enter: place spawn point A, or choose another.',
  )
  await use(page, 'spawn', 'ArrowRight', 'Enter')
  await expect(page.locator('[data-state]')).toHaveText('It can be played.')
  await expect(square(page, 10)).toHaveAttribute('aria-label', 'column 3, row 2, Room 1; Med Pack')
  await expect(square(page, 11)).toHaveAttribute('aria-label', 'column 4, row 2, Room 1; door east')
  await page.getByLabel('Title').fill('The Cellar')
  await page.getByLabel('Who made it').fill('Ann <b>Other</b>')
  await page.getByLabel('Who made it').press('Tab')
  await page.locator('[data-undo]').press('Enter')
  await expect(page.getByLabel('Who made it')).toHaveValue('')
  await page.locator('[data-redo]').press('Enter')
  await expect(page.getByLabel('Who made it')).toHaveValue('Ann <b>Other</b>')

  await page.locator('[data-play]').click()
  const frame = (await (await page.locator('dialog iframe').elementHandle())!.contentFrame())!
  await move(frame)
  await expect(frame.locator('.zo-turn')).toContainText('The Cellar')
  await page.locator('[data-back]').click()
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(square(page, 28)).toHaveAttribute('aria-label', /exit/)

  await page.locator('[data-share]').click()
  const link = (await page.locator('[data-page]').getAttribute('href'))!
  await expect(page.locator('[data-length]')).toHaveText(`Its link has ${link.length} characters of 4000.`)
  const other = await guestAt(browser, new URL(link).pathname + new URL(link).hash)
  await expect(other.page.getByRole('heading', { level: 1, name: 'The Cellar' })).toBeVisible()
  await expect(other.page.locator('[data-author]')).toHaveText('Ann <b>Other</b>')
  await expect(other.page.getByRole('img', { name: 'The plan of The Cellar' })).toBeVisible()
  const play = (await other.page.locator('[data-mission] [data-play]').getAttribute('href'))!
  await other.page.locator('[data-mission] [data-play]').click()
  await move(other.page)
  await expect(other.page.locator('.zo-turn')).toContainText('The Cellar')
  // A new game uses the same mission, and says so.
  await openMenu(other.page)
  await other.page.getByText('New game, seats and rules').click()
  await expect(other.page.getByLabel('On “The Cellar” again, the mission of this game')).toBeChecked()
  await other.page.getByRole('button', { name: 'Start the game' }).click()
  await other.page.waitForURL((now) => now.search.includes('carried=') && !now.href.endsWith(play))
  await untilAsked(other.page)
  await expect(other.page.locator('[data-game]')).toHaveAttribute('data-at', '0')
  await expect(other.page.locator('.zo-turn')).toContainText('The Cellar')
  expect(other.errors).toEqual([])

  await page.goto(host.page('wordpress', `${baseURL}/embed${play}`))
  const framed = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await untilAsked(framed)
  expect(await framed.evaluate(() => self.origin)).toBe('null')
  await move(framed)
  await expect(framed.locator('.zo-turn')).toContainText('The Cellar')
})

test('Problems are listed as they arise and shown on the plan: a gap, a table, an exit, a key.', async ({
  page,
  axeViolations,
}) => {
  const wrong = page.locator('[data-wrong]')
  const doubtful = page.locator('[data-doubtful]')
  const show = (text: RegExp) => page.getByRole('button', { name: text }).press('Enter')
  await openEditor(page, NIGHT_MARK)
  await isRight(page)

  // The shed is not closed.
  await use(page, 'gap', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight')
  await expect(problems(page)).toHaveText([
    /^A door stands inside Shed/,
    'Shed is not closed: its walls have a gap.',
  ])
  await expect(wrong).toHaveCount(1)
  await expect(page.locator('[data-play]')).toBeDisabled()
  await show(/Show\s+where: Shed is not closed/)
  await expect(doubtful).toHaveCount(1)
  await expect(square(page, 2)).toBeFocused()
  await page.keyboard.press('Control+z')
  await isRight(page)
  await expect(page.locator('[data-wrong], [data-doubtful]')).toHaveCount(0)

  // A table misses a six; the problem links to it.
  await page.locator('[data-section="spawn"] summary').press('Enter')
  const table = page.getByRole('group', { name: /^Who enters/ })
  const to = table.getByLabel('to', { exact: true })
  await to.fill('5')
  await to.press('Tab')
  await expect(problems(page)).toHaveText(
    [6, 7, 8].map((n) => `Stage 1, who enters: no row fits a roll of ${n}.`),
  )
  await expect(wrong).toHaveCount(1)
  await expect(table.locator('[data-wrong-here]').first()).toHaveText(/No row fits a roll of 6/)
  await show(/Show\s+where: Stage 1, who enters.*roll of 6/)
  await expect(table.getByLabel('from', { exact: true })).toBeFocused()
  expect(await axeViolations()).toEqual([])
  await table.getByRole('button', { name: /^Add row/ }).press('Enter')
  await expect(table.getByLabel('from', { exact: true }).nth(1)).toBeFocused()
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await isRight(page)

  // The exit cannot be reached.
  await tool(page, 'wall')
  await square(page, 17).focus()
  await press(page, 'Shift+ArrowUp', 'Shift+ArrowLeft')
  await expect(problems(page)).toHaveText([
    'No way leads to column 6, row 3.',
    'Nobody can reach an exit: walls are in the way.',
  ])
  await expect(wrong).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await isRight(page)

  // No room holds the key of the door.
  await tool(page, 'lock')
  await square(page, 8).focus()
  await press(page, 'Shift+ArrowRight')
  await expect(problems(page)).toHaveText([/Nobody can reach Med Pack/, /nothing opens it/])
  await page.locator('[data-section="doors"] summary').press('Enter')
  await page.getByLabel('Opened with').selectOption('Bolt Cutters')
  await expect(problems(page).nth(1)).toHaveText('Door 1 opens with Bolt Cutters, and no room holds that.')
  await expect(doubtful).toHaveCount(1)
  await expect(page.locator('[data-state]')).toContainText('It can be played. 2 doubts.')
  await tool(page, 'item')
  await page.locator('[data-what]').selectOption('bolt-cutters')
  await square(page, 15).focus()
  await press(page, 'Enter')
  await isRight(page)
})

test('A printed mission shows a problem while its wall is broken, by mouse, until it is mended by touch.', async ({
  browser,
}) => {
  const { page, errors } = await guestAt(browser, '/missions/new#chapter-1', { hasTouch: true })
  await expect(page.locator('[data-workshop="1"]')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Supply Run')
  await expect(page).toHaveURL(/\/missions\/new$/)
  await isRight(page)
  await tool(page, 'gap')
  await square(page, 9).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await square(page, 9).boundingBox())!
  const edge = x + width - 1
  await page.mouse.move(edge, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(edge, y + height * 1.5)
  await page.mouse.up()
  await expect(problems(page)).toHaveText([
    /stands inside Grocer \(stockroom\)/,
    /Grocer \(stockroom\) is not closed/,
  ])
  await expect(page.locator('[data-play]')).toBeDisabled()
  await tool(page, 'wall')
  for (const row of [0.5, 1.5]) await page.touchscreen.tap(edge, y + height * row)
  await isRight(page)
  // Each tap is one undo step, and so is the stroke of the mouse.
  for (const count of [2, 2, 0]) {
    await page.locator('[data-undo]').press('Enter')
    await expect(editor(page)).toHaveAttribute('data-problems', String(count))
  }
  expect(errors).toEqual([])
})

test('A problem takes its tool in hand; the plan is in sight, and nothing is wider than the screen.', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    const { page, errors } = await guestAt(browser, '/missions/new', { viewport })
    await expect(page.locator('[data-workshop="1"]')).toBeVisible()
    await expect(problems(page).first()).toHaveText('Place 4 hero starts (0 of 4).')
    for (const part of ['.sight', '[data-next]'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 })
    await page.locator('[data-take="hero"]').click()
    await expect(page.locator('[data-tool="hero"]')).toBeChecked()
    await expect(page.locator('[data-says]')).toContainText('Place 4 hero starts')
    await expect(page.locator('.sight')).toBeInViewport({ ratio: 0.9 })
    for (const tool of ['wall', 'infected']) {
      await page.locator(`label:has([data-tool="${tool}"])`).click()
      await expect(page.locator('.sight')).toBeInViewport({ ratio: 0.9 })
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(errors).toEqual([])
  }
})

test('Things are to be carried out before all leave, and the editor writes so; bots that lose say why.', async ({
  page,
}) => {
  await openEditor(page, '#example-rescue')
  await isRight(page)
  await page.locator('[data-section="objectives"] > summary').press('Enter')
  const goals = page.getByRole('group', { name: 'Complete in order; the last wins the game' })
  await goals.getByRole('button', { name: 'Add objective' }).press('Enter')
  const added = goals.locator('[data-where="objectives[3]"]')
  await expect(added.getByLabel('3. Every hero leaves with the ambulance.')).toBeChecked()
  await added.getByLabel('Kind').selectOption('Survive until a turn')
  await expect(added.getByLabel('What is to be done')).toHaveValue('Hold out until turn 8 ends.')
  await added.getByRole('button', { name: /^Up/ }).press('Enter')
  await expect(
    goals.locator('[data-where="objectives[3]"]').getByLabel('3. Hold out until turn 8 ends.'),
  ).toBeChecked()
  // Nobody can hold out after the fortieth turn: bots are not needed to say so.
  await goals.locator('[data-where="objectives[2]"]').getByLabel('Until the end of turn').fill('40')
  await page.keyboard.press('Tab')
  await expect(problems(page).first()).toContainText('and turn 40 is lost')
})

test('A file can be opened by choosing or dropping it and is saved unchanged; a broken one is rejected with reasons.', async ({
  page,
}) => {
  await openEditor(page)
  await page.locator('[data-open]').setInputFiles(NIGHT_FILE)
  await expect(page.getByLabel('Title')).toHaveValue('One Night')
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()])
  expect(download.suggestedFilename()).toBe('one-night.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(NIGHT)

  const broken = { ...NIGHT, spawn: [{ ...NIGHT.spawn[0], rolls: 99 }] }
  await page
    .locator('[data-open]')
    .setInputFiles({ ...NIGHT_FILE, buffer: Buffer.from(JSON.stringify(broken)) })
  await expect(page.locator('[data-faults]')).toContainText(
    'spawn[0].rolls: expected a whole number from 0 to 6',
  )
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
      return data
    },
    JSON.stringify({ ...NIGHT, name: 'Another Night' }),
  )
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByLabel('Title')).toHaveValue('Another Night')
  await expect(page.locator('[data-faults]')).toHaveCount(0)

  // It is stored between visits.
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Another Night')

  // A mission too long for a link is shared as a file.
  const digest = (n: number) => createHash('sha512').update(`${n}`).digest('base64')
  const special = Array.from({ length: 40 }, (_, n) => digest(n) + digest(-n))
  await page
    .locator('[data-open]')
    .setInputFiles({ ...NIGHT_FILE, buffer: Buffer.from(JSON.stringify({ ...NIGHT, special })) })
  await expect(page.locator('[data-length]')).toContainText('of 4000: it goes as a file.')
  await page.locator('[data-share]').click()
  await expect(page.locator('[data-workshop-says]')).toContainText('Save it as a file instead.')
})

test('Bots rate a linked mission, and two people play it in a room.', async ({ page: ann, browser }) => {
  await ann.goto(`/missions/z-war-one${NIGHT_MARK}`)
  await expect(ann.locator('[data-edit]')).toHaveAttribute('href', /^\/missions\/new#[\w-]{300,}$/)
  await ann.locator('[data-measure]').click()
  await expect(ann.locator('[data-measured]')).toContainText(
    /Won \d+ % of\s+\d+\s+games?\s+\(95 %: \d+ % to \d+ %\)\.\s+A game ends on turn 1\.0/,
    { timeout: 30_000 },
  )
  await expect(ann.locator('[data-goal-met]')).toContainText('Be alive at the end of the turn.')
  await ann.locator('[data-mission] [data-room]').click()
  await ann.waitForURL(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
  const bobs = await guestAt(browser, ann.url())
  const { page: bob } = bobs
  await bob.locator('[data-sit="1"]').click()
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  await expect(ann.locator('.zo-turn')).toContainText('One Night')
  const asked = async (page: Page) => {
    await page.locator('button[data-move]:enabled').first().waitFor()
    return page
  }
  for (const moved = new Set<Page>(); moved.size < 2;) {
    const page = await Promise.race([ann, bob].map(asked))
    await move(page, (moves) => moves.indexOf('end'))
    moved.add(page)
  }
  // The page that did not make the last move hears of it later.
  const ats = await Promise.all([ann, bob].map(async (page) => (await stateOf(page)).at))
  for (const page of [ann, bob]) {
    await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(Math.max(...ats)))
  }
  await expect(bob.locator('.zo-turn')).toContainText('One Night')
  expect(bobs.errors).toEqual([])
})

test('A custom mission is played as a challenge; its row is verified, and its replay has the mission.', async ({
  page,
}) => {
  await page.goto(`/play/z-war-one?seed=night&carried=${NIGHT_MARK.slice(1)}`)
  await openMenu(page)
  await page.getByText('Share or embed').click()
  await page.getByText('Create a challenge').click()
  await page.getByRole('button', { name: 'Create challenge' }).click()
  await page.waitForURL(/\/s\/[0-9a-z-]+$/)
  const challenge = page.url()
  await page.locator('a[data-play]').click()
  await page.waitForURL(/\/play\/z-war-one\?.*challenge=/)
  await expect(page.locator('.zo-turn')).toContainText('One Night')
  await playToTheEnd(page, (moves) => moves.indexOf('end'))
  const replay = (await page.locator('[data-replay]').getAttribute('href'))!
  await submitResult(page, 'Ann')
  await page.goto(`${challenge}/verify`)
  await expect(page.locator('[data-verified]')).toHaveText('The result is verified.')
  await page.goto(replay)
  await expect(page.locator('.zo-board')).toContainText('Shed')
})

test('A board too large to be sent is drawn in the browser, in a game, a room and a frame; a challenge shows a picture.', async ({
  browser,
}) => {
  const { page, errors } = await guestAt(browser, '/')
  const carried = costliestMission()
  const packed = `/play/z-war-one?seats=2&seed=a&carried=${await pack(carried)}`
  const made = async (kind: string) => {
    const about = { game: 'z-war-one', seats: 2, options: {}, seed: 'a', carried }
    const answer = await page.request.post(`/api/${kind}`, { data: about })
    return ((await answer.json()) as { code: string }).code
  }
  const doors = page.locator('.zo-board [data-part^="door:"]')
  for (const path of [packed, `/embed${packed}`]) {
    await page.goto(path)
    await expect(doors).toHaveCount(DOORS)
    // The largest plan is drawn once more with the rules: seconds, on a busy machine many.
    await expect(page.locator('button[data-move]').first()).toBeVisible({ timeout: 60_000 })
  }
  await page.goto(`/s/${await made('challenges')}`)
  const picture = page.locator('.picture img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()
  await page.goto(`/r/${await made('rooms')}`)
  await expect(page.locator('[data-phase="lobby"]')).toBeVisible()
  expect(errors).toEqual([])
})

test('A link that is no mission says so.', async ({ page }) => {
  await page.goto('/missions/z-war-one#nonsense')
  for (const [n, mark] of ['#____', '#q1YqSVSyUqpWKkktLlGyUlAqSyxSqgUA'].entries()) {
    await expect(page.locator(`[data-looked="${n + 1}"] [data-says]`)).not.toHaveText('')
    await page.evaluate((next) => (location.hash = next), mark)
  }
  await expect(page.locator('[data-looked="3"] [data-says]')).not.toHaveText('')
  await expect(page.getByRole('link', { name: 'Make one' })).toBeVisible()
})
