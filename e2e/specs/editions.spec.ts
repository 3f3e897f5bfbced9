import { pendingIn, replay, fingerprint, type AnyGame, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { pairs } from '@shamble/tools/pairs'
import type { Frame, Page } from '@playwright/test'
import { makeChallenge, playOut, submitResult } from '../challenges.ts'
import { oldSite, SEED, type OldSite } from '../old-site.ts'
import { move, stateOf, untilAsked } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * Games whose rules have changed since they were frozen: what was made by the edition goes on by it, what is new has the rules of today.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const turning = (n: number, of: number) => n % of

// The moves that a page offers to the seat it asks.
const offered = (page: Page | Frame) =>
  page
    .locator('button[data-move]')
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!).sort())

// Who is asked after the moves of a log, and what they may do.
const askedAfter = (game: AnyGame, log: Log) =>
  pendingIn(game, replay(game, { ...log, version: game.version })).map(({ seat, moves }) => ({
    seat,
    moves: moves.map((move) => move.join(' ')).sort(),
  }))

// Where there are secrets, those who share a device hand it over first.
async function untilHandedOver(page: Page): Promise<void> {
  const takeOver = page.getByRole('button', { name: /^I am / })
  await takeOver.or(page.locator('button[data-move]:enabled, [data-result]')).first().waitFor()
  if (await takeOver.isVisible()) await takeOver.click()
  await untilAsked(page)
}

for (const { id, old, newest, log, parting } of await pairs())
  test.describe(id, () => {
    const broken = { ...log, moves: log.moves.slice(0, parting ?? 10) }
    const [byOld, byNew] = [askedAfter(old, broken), askedAfter(newest, broken)]
    const shown = byOld[0]!.moves
    const edition = (page: Page | Frame) => page.locator(`[data-edition="${old.version}"]`)

    test('A replay, its frame, its comparison and its previews show an old game by its rules.', async ({
      page,
      request,
    }) => {
      const end = { at: log.moves.length, fingerprint: fingerprint(replay(old, log)) }
      const path = `/replay/${id}/${await linkOf(old, log)}`
      for (const address of [path, `/embed${path}`]) {
        await page.goto(`${address}?at=${log.moves.length}`)
        await expect(edition(page)).toContainText(`version ${old.version}`)
        await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(end.at))
        expect(await stateOf(page)).toMatchObject(end)
      }
      await page.goto(path)
      // Before hydration the link leads to the page of changes instead of opening it beside the game.
      await page.getByRole('button', { name: 'Watch' }).and(page.locator(':enabled')).waitFor()
      await edition(page).getByRole('link', { name: 'What has changed since' }).click()
      const beside = page.frameLocator('[data-rule-book] iframe')
      await expect(beside.getByRole('heading', { name: `Version ${newest.version}` })).toBeVisible()

      const newer = await linkOf(newest, { ...log, version: newest.version, moves: log.moves.slice(0, 1) })
      await page.goto(`/compare/${id}?a=${await linkOf(old, log)}&b=${newer}`)
      await expect(edition(page)).toHaveCount(1)
      await expect(page.getByText('different versions of the rules')).toBeVisible()

      const html = await (await request.get(path)).text()
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
      expect((await (await request.get(image)).body()).readUInt32BE(16)).toBe(1200)
      const url = new URL(path, page.url()).href
      const described = await (await request.get('/oembed', { params: { url } })).json()
      expect(described).toMatchObject({ version: '1.0', type: 'rich' })
    })

    test('A game goes on from an old link, is kept, and has its card; a new one is played by the rules of today.', async ({
      page,
    }) => {
      await page.goto(`/play/${id}?log=${await linkOf(old, broken)}&sit=all`)
      await untilHandedOver(page)
      expect(await offered(page)).toEqual(shown)
      if (parting !== null) expect(byNew).not.toEqual(byOld)
      await move(page)
      const { at } = await stateOf(page)
      await page.reload()
      await expect(edition(page)).toBeVisible()
      await expect(page.locator('[data-game]')).toHaveAttribute('data-at', String(at))

      // One that was begun while its rules were those of the day was kept without a log in its address.
      const href = `/play/${id}?seed=${SEED}&seats=${log.seats}&sit=all`
      await page.goto(href)
      await untilHandedOver(page)
      await expect(page.locator('[data-edition]')).toHaveCount(0)
      await move(page)
      await page.evaluate((version) => {
        for (const [key, text] of Object.entries(localStorage)) {
          const kept = key.startsWith('shamble:game:') ? JSON.parse(text) : null
          if (kept?.log.seed === 'old-seed')
            localStorage.setItem(key, JSON.stringify({ ...kept, log: { ...kept.log, version } }))
        }
      }, old.version)
      await page.goto(href)
      await expect(edition(page)).toBeVisible()
      await expect(page).toHaveURL(/\?log=/)
      await expect(page.locator('[data-game]')).toHaveAttribute('data-at', '1')

      const last = { ...log, moves: log.moves.slice(0, -1) }
      const [, ...final] = log.moves.at(-1)!
      await page.goto(`/play/${id}?log=${await linkOf(old, last)}&sit=all`)
      await untilHandedOver(page)
      await page.locator(`button[data-move="${final.join(' ')}"]:enabled`).press('Enter')
      await page.locator('[data-card="ready"]').waitFor()
      expect((await stateOf(page)).fingerprint).toBe(fingerprint(replay(old, log)))
    })

    test.describe('At a site with challenges and a table of before', () => {
      test.describe.configure({ mode: 'default' })
      let site: OldSite
      test.beforeAll(async () => {
        site = await oldSite(old, broken)
      })
      test.afterAll(() => site?.stop())

      test('an open challenge is attempted, judged and verified by its rules, and so is its par.', async ({
        page,
      }) => {
        test.setTimeout(900_000)
        await page.goto(`${site.url}/s/${site.open}`)
        await expect(edition(page)).toBeVisible()
        await page.locator('a[data-play]').click()
        await page.waitForURL(/\/play\//)
        await expect(edition(page)).toBeVisible()
        await playOut(page, turning)
        await submitResult(page, 'Ann')
        await page.goto(`${site.url}/s/${site.open}/verify`)
        await expect(page.locator('[data-holds="true"]')).toHaveCount(1)
        const facts = async () => (await page.request.get(`${site.url}/api/challenges/${site.open}`)).json()
        await expect.poll(async () => (await facts()).par?.runs, { timeout: 720_000 }).toBe(2)
        expect((await facts()).terms.version).toBe(old.version)
      })

      test('a sealed challenge and the daily one are played in rooms of their rules.', async ({ page }) => {
        for (const code of [site.sealed, site.daily]) {
          await page.goto(`${site.url}/s/${code}`)
          await expect(edition(page)).toBeVisible()
          await page.getByLabel('Your name on the leaderboard').fill('Ann')
          await page.locator('button[data-play]').click()
          await page.waitForURL(/\/r\//)
          await untilAsked(page)
          await move(page)
          const room = new URL(page.url()).pathname.split('/').at(-1)!
          const seen = await (await page.request.get(`${site.url}/api/rooms/${room}`)).json()
          expect(seen.room.version).toBe(old.version)
        }
      })

      test('a table goes on in the middle of its game.', async ({ page }) => {
        await page.addInitScript(
          ([code, token]) => localStorage.setItem('shamble:seats', JSON.stringify([[code, token]])),
          [site.room, site.token],
        )
        await page.goto(`${site.url}/r/${site.room}`)
        await untilAsked(page)
        expect(await offered(page)).toEqual(shown)
        await expect(edition(page)).toBeVisible()
        const { at } = await stateOf(page)
        await move(page)
        expect((await stateOf(page)).at).toBe(at + 1)
      })

      test('what is new has the rules of today.', async ({ playwright }) => {
        const request = await playwright.request.newContext({ baseURL: site.url })
        const code = await makeChallenge(request, {
          game: id,
          seats: newest.seats[0]!,
          options: {},
          seed: SEED,
        })
        const { terms } = await (await request.get(`/api/challenges/${code}`)).json()
        expect(terms.version).toBe(newest.version)
      })
    })
  })
