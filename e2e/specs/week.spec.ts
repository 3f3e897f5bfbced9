import type { BrowserContext } from '@playwright/test'
import { guestAt, isAsked, openRoom, playUntil, type Guest } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * A game that takes a week: two browsers, and between two turns no tab is open anywhere. The front page leads to the table. (That days
 * pass, and what is sent meanwhile, is in the Worker's tests, where the clock can be moved.)
 */

const MAX_TURNS = 60

test('Two people play a whole game of Zombie Wars, and close their tabs after every turn.', async ({
  browser,
  request,
}) => {
  // About forty tabs are opened, one after the other.
  test.setTimeout(420_000)
  const options = { hourTrack: 'short' }
  const path = await openRoom(request, {
    game: 'zombie-wars',
    seats: 2,
    seed: 'week',
    clock: 259_200,
    options,
  })
  const guests = [await guestAt(browser, `${path}#sit`)]
  const [{ page: ann }] = guests as [Guest]
  await expect(ann.locator('[data-chair="0"]')).toContainText('(you)')
  guests.push(await guestAt(browser, `${path}#sit`))
  const { page: bob } = guests[1]!
  await expect(bob.locator('[data-chair="1"]')).toContainText('(you)')
  await bob.locator('[data-ready]').click()
  await ann.locator('[data-start]').click()
  for (const page of [ann, bob]) await expect(page.locator('[data-game]')).toBeVisible()
  const browsers = [ann.context(), bob.context()] as const
  await Promise.all([ann.close(), bob.close()])

  let turns = 0
  let last: number | null = null
  for (let isOver = false; !isOver; turns++) {
    expect(turns).toBeLessThan(MAX_TURNS)
    const waiting = await whoIsAwaited(browsers)
    // The table is reached from the front page.
    const page = await browsers[waiting]!.newPage()
    await page.goto('/')
    const table = page.locator('[data-my-tables] [data-table]')
    await expect(table).toHaveAttribute('data-waits', 'true')
    await expect(table).toContainText(/Your turn for .*, (2|3) days? left/)
    await table.getByRole('link').click()
    // After the set-up, where the other one has moved since.
    if (turns > 1 && waiting !== last)
      await expect(page.getByRole('heading', { name: 'Since your last turn' })).toBeVisible()
    last = waiting
    const over = page.locator('[data-game][data-result]:not([data-result=""])')
    await expect(page.locator('button[data-move]:enabled').or(over).first()).toBeAttached()
    await playUntil([page], async () => (await over.count()) > 0 || !(await isAsked(page)))
    isOver = (await over.count()) > 0
    await page.close()
  }
  expect(turns).toBeGreaterThan(6)

  // Both find the result, and the game, on their front pages.
  for (const context of browsers) {
    const page = await context.newPage()
    await page.goto('/')
    await page.getByText('Finished (1)').click()
    const table = page.locator('[data-my-tables] [data-table]')
    await expect(table).toContainText(/won/i)
    await table.getByRole('link').click()
    await expect(page.locator('[data-game]')).toHaveAttribute('data-fingerprint', /^[0-9a-f]{16}$/)
    await page.close()
  }
  for (const { errors } of guests) expect(errors).toEqual([])
})

/** The browser whose list of tables says that it is their turn. */
async function whoIsAwaited(browsers: readonly [BrowserContext, BrowserContext]): Promise<0 | 1> {
  const page = await browsers[0].newPage()
  await page.goto('/')
  const table = page.locator('[data-my-tables] [data-table]')
  await expect(table).toContainText(/Your turn|Waiting for/)
  const isFirst = (await table.getAttribute('data-waits')) === 'true'
  await page.close()
  return isFirst ? 0 : 1
}
