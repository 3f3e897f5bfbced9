import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shorten, type Json } from '@shamble/engine'
import { pack } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { byButton, move, stateOf, untilAsked, type Chooser } from '../playing.ts'
import { guestAt, playUntil } from '../rooms.ts'
import { expect, test } from '../test.ts'

await load()

/*
 * The campaign of Z War One: a company between chapters, alone and with friends, and custom missions.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MISSION = new URL('../../packages/z-war-one/src/missions/chapter-1.json', import.meta.url)
const AFTER_ONE = {
  heroes: Array.from({ length: 4 }, () => ({ xp: 20, perks: [] })),
  won: ['chapter-1'],
}

/** The fragment of an address that shows a company. */
const fragmentOf = async (carried: Json, seats = 1) =>
  `#${await pack({ carried, plan: carried, seats, past: [] })}`

const question = (page: Page) => page.locator('[data-campaign]')

test('A company from a link is stored, buys a perk on the campaign page and begins chapter 2 with it.', async ({
  page,
  axeViolations,
}) => {
  await page.goto(`/campaign/z-war-one${await fragmentOf(AFTER_ONE)}`)
  await page.locator('[data-keep]').click()
  await expect(page).toHaveURL(/\/campaign\/z-war-one$/)
  await expect(question(page)).toHaveAttribute('data-next', '1')
  await expect(page.locator('[data-chapter="1"]')).toContainText('won')

  const kat = page.locator('[data-hero="kat"]')
  await kat.locator('[data-buy="kip-up kat"]').click()
  await expect(kat.locator('[data-xp]')).toHaveText('0')
  await expect(kat.locator('[data-perk="kip-up"]')).toContainText('Stands up for 1 AP.')
  // Cole cannot afford his next perk.
  await expect(page.locator('[data-hero="cole"] [data-buy="kip-up cole"]')).toHaveCount(0)
  expect(await axeViolations()).toEqual([])

  await page.reload()
  await expect(kat.locator('[data-perk="kip-up"]')).toBeVisible()
  await kat.getByRole('button', { name: /Take back\s+Kip Up of Kat/ }).click()
  await expect(kat.locator('[data-xp]')).toHaveText('20')
  await kat.locator('[data-buy="kip-up kat"]').click()

  await page.locator('[data-play]').click()
  await page.waitForURL(/\/play\/z-war-one\?.*mission=chapter-2/)
  await untilAsked(page)
  await expect(page.locator('.zo-turn')).toContainText('Lockdown')
  await expect(page.locator('.zo-perks')).toHaveText(/Kip Up/)
  await move(page)

  // Later: the company is still there, and the game continues.
  const { at } = await stateOf(page)
  await page.goto('/campaign/z-war-one')
  await page.locator('[data-on]').click()
  await untilAsked(page)
  await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))
})

test('A chapter ends with gains and losses; the company stores them with the replay, and its link includes them.', async ({
  page,
  browser,
}) => {
  // The same rules, up to the last move.
  const log = randomGame(zWarOne, 'campaign-e2e', { seats: 1, options: { mission: 'chapter-1' } })
  const [last] = log.moves.splice(-1)
  await page.goto(`/play/z-war-one?log=${shorten(zWarOne, log)}`)
  await untilAsked(page)
  await byButton(page, last!.slice(1).join(' '), log.moves.length)
  await expect(page.locator('[data-summary]')).toContainText('objectives met by turn')
  await page.locator('[data-company]').click()
  await expect(page).toHaveURL(/\/campaign\/z-war-one$/)
  const lost = page.locator('[data-chapter="1"] [data-past="lost"]')
  await lost.locator('summary').click()
  await expect(lost.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    /^\/replay\/z-war-one\//,
  )
  await expect(page.locator('[data-play]')).toContainText('Play it again')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('[data-share]').click()
  await expect(page.locator('[data-says]')).toContainText('copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await guestAt(browser, new URL(link).pathname + new URL(link).hash)
  await expect(other.page.locator('[data-keep]')).toBeVisible()
  await expect(other.page.locator('[data-past="lost"]')).toHaveCount(1)
  expect(other.errors).toEqual([])
})

// Ends every move at once, so that a turn is soon over.
const idle: Chooser = (moves) => moves.indexOf('end')

test('Two people play in a room with the heroes they chose, and their company links to it.', async ({
  page: ann,
  browser,
}) => {
  await ann.goto('/campaign/z-war-one')
  await ann.locator('[data-people]').selectOption('2')
  await ann.locator('[data-leads]').selectOption({ label: 'Cole and Kat · Sam and Victor' })
  await ann.locator('[data-room]').click()
  await ann.waitForURL(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
  const room = ann.url()
  const bobs = await guestAt(browser, room)
  const { page: bob } = bobs
  await expect(bob.locator('[data-chair="0"]')).toContainText('Cole and Kat')
  await bob.locator('[data-sit="1"]').click()
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  await expect(bob.locator('[data-chair="1"]')).toContainText('Sam and Victor')
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  const turn = ann.locator('.zo-turn')
  await expect(turn).toBeVisible()

  const isLater = async () => /Turn [3-9]/.test((await turn.textContent()) ?? '')
  await playUntil([ann, bob], isLater, (page) => move(page, idle))
  await expect(turn).toContainText(/Turn [3-9]/)
  await expect(bob.locator('[data-game]')).toHaveAttribute('data-at', String((await stateOf(ann)).at))

  await ann.goto('/campaign/z-war-one')
  await expect(ann.locator('[data-on]')).toHaveAttribute('href', new URL(room).pathname)
  expect(bobs.errors).toEqual([])
})

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text!], name!, { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer })
}

test('A broken mission file is rejected with reasons; a correct one is played.', async ({
  page,
  axeViolations,
}) => {
  const mission = JSON.parse(readFileSync(MISSION, 'utf8')) as {
    name: string
    floors: { rows: string[] }[]
    spawn: { rolls: number; point: { point?: string }[] }[]
  }
  await page.goto('/play/z-war-one?seed=own')
  await untilAsked(page)
  await expect(page.locator('[data-own-file]')).toBeVisible()

  const broken = structuredClone(mission)
  broken.spawn[0]!.point[0]!.point = 'SQ'
  await drop(page, 'my-town.json', JSON.stringify(broken))
  const faults = page.locator('[data-faults] li')
  await expect(faults).toHaveText([
    /^spawn\[0\]\.point.*: expected a spawn point of the map .*; found "SQ"\.$/,
  ])
  await expect(page.locator('[data-own-file]')).toContainText('my-town.json cannot be played.')
  expect(await axeViolations()).toEqual([])

  await page.locator('[data-own-file] [data-file]').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"id": '),
  })
  await expect(faults).toHaveText([/^The file: expected JSON; found /])

  await drop(page, 'mine.json', JSON.stringify({ ...mission, name: 'The Long Way Home' }))
  await page.waitForURL(/carried=/)
  await untilAsked(page)
  await expect(page.locator('.zo-turn')).toContainText('The Long Way Home')
  await move(page)
})
