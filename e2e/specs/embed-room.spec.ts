import { AFTER_A_TOUCH, holdScripts } from '../held-scripts.ts'
import { openHost, type Host } from '../hosts.ts'
import { move, stateOf } from '../playing.ts'
import { openRoom, playUntil } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * A room in a frame on another site.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let host: Host
test.beforeAll(async () => {
  host = await openHost()
})
test.afterAll(() => host.stop())

test('A seat is taken and played in a WordPress frame, without origin and storage, and continues outside of it.', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'frame-1' })
  await page.goto(host.page('wordpress', `${baseURL}/embed${path}`))
  const element = await page.locator('iframe').elementHandle()
  const frame = (await element!.contentFrame())!
  await frame.locator('[data-sit="0"]').click()
  await frame.locator('[data-fill]').click()
  await frame.locator('[data-start]').click()
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  await move(frame)
  await expect(frame.locator('[data-link]')).toHaveAttribute('data-link', 'open')

  await frame.locator('[data-onward]').click()
  const address = frame.getByLabel('The address of this game')
  await expect(address).toHaveValue(/\/r\/[-\w]+#s=0\.[\w-]{22}$/)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(await address.inputValue())
  await expect(elsewhere.locator('[data-chair="0"]')).toContainText('(you)')
  await move(elsewhere)
  await expect(frame.getByText('You are watching.')).toBeVisible()
  await elsewhere.close()
})

test('In a frame spectators vote for the moves of the crowd’s seat, and the story names them as the crowd’s choice.', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'crowd' })
  const ann = await browser.newPage()
  await ann.goto(`${path}#sit`)
  await ann.locator('select[data-bot="1"]').selectOption('crowd')
  await page.goto(host.page('wordpress', `${baseURL}/embed${path}`))
  const element = await page.locator('iframe').elementHandle()
  const frame = (await element!.contentFrame())!
  await expect(frame.locator('[data-link]')).toHaveAttribute('data-link', 'open')
  await ann.locator('[data-start]').click()

  const votes = frame.locator('button[data-move]:enabled')
  await playUntil([ann], async () => (await votes.count()) > 0)
  await expect(frame.getByRole('region', { name: 'The vote' })).toContainText('0 votes so far')
  const { at } = await stateOf(frame)
  await votes.first().press('Enter')
  await expect(frame.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
  await expect(ann.locator('.story')).toContainText('Blue: the crowd has chosen.')
  await ann.close()
})

test('The frame of a finished game opens no socket before it is touched; its link leads out however late its scripts come.', async ({
  page,
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const seated = await browser.newPage()
  await seated.goto(`${path}#sit`)
  await seated.locator('[data-fill]').click()
  await seated.locator('[data-start]').click()
  // The lobby has such a panel too.
  await expect(seated.locator('[data-game]')).toBeVisible()
  await seated.getByText('Your seat').click()
  await seated.getByRole('button', { name: /^Resign/ }).click()
  await seated.locator('[data-resign]').click()
  await expect(seated.locator('[data-phase="over"]')).toBeAttached()

  let sockets = 0
  page.on('websocket', () => sockets++)
  const letIn = await holdScripts(page, AFTER_A_TOUCH)
  await page.goto(`/embed${path}`, { waitUntil: 'networkidle' })
  await expect(page.locator('[data-result]')).toBeAttached()
  expect(sockets).toBe(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the room in full' }).click()
  expect(new URL((await opened).url()).pathname).toBe(path)
  expect(sockets).toBe(0)
  letIn()
  await expect(page.locator('[data-link]')).toHaveAttribute('data-link', 'open')
  expect(sockets).toBe(1)
  await seated.close()
})

test('Without scripts a frame shows the game as a spectator sees it.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const seated = await browser.newPage()
  await seated.goto(`${path}#sit`)
  await seated.locator('[data-fill]').click()
  await seated.locator('[data-start]').click()
  await seated.locator('[data-game]').waitFor()
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto(`/embed${path}`)
  await expect(still.locator('.board [data-part^="sq:"]')).toHaveCount(64)
  await expect(still.locator('button[data-move]')).toHaveCount(0)
  await still.context().close()
  await seated.close()
})
