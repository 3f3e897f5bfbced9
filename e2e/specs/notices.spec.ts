import { openMenu } from '../playing.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Tables that take days: what the page says of time, and how a player is told of their turn.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Lobby and table say what happens when the time is up.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'clocks-1' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await expect(ann.locator('select[data-clock] option')).toContainText(['a day', '3 days', '7 days'])
  await ann.locator('select[data-clock]').selectOption('7 days')
  await expect(ann.locator('#about-clock')).toContainText('When it is up, a bot plays the turn.')
  await expect(ann.locator('#about-clock')).toContainText('kept for 60 days after the last move')
  await ann.locator('[data-fill]').click()
  await ann.locator('[data-start]').click()
  await expect(ann.locator('[data-time]')).toHaveText(/^Time for a turn: 7 days\. When it is up, a bot plays/)
  await expect(ann.locator('[data-clocks="turn"]')).toHaveText(/[67] d/)
})

test('A player makes the address of a feed, reads whose turn it is, and ends it.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2, seed: 'clocks-1' })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await ann.locator('[data-fill]').click()
  await ann.locator('[data-start]').click()
  await openMenu(ann)
  await ann.locator('[data-notices] > summary').click()
  await ann.locator('[data-begin="feed"]').click()
  const link = await ann.locator('[data-share="link"]').inputValue()
  expect(link).toContain(`${path}/turns.ics?key=`)
  const calendar = await request.get(link)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain('SUMMARY:Your turn · Zombie Wars')
  await ann.getByText('For a feed reader').click()
  await expect(ann.locator('[data-share="link"]')).toHaveValue(/turns\.atom\?key=/)
  await ann.locator('[data-end="feed"]').click()
  await expect(ann.locator('[data-begin="feed"]')).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)
})

/** What a service worker did: in place of the system, which a browser without a window does not ask. */
const RECORD = `
  self.did = []
  self.registration.showNotification = async (title, { tag, data, body }) => void self.did.push({ title, tag, data, body })
  self.clients.openWindow = async (path) => void self.did.push({ opened: path })
`
/** A press on a notice, which only the system makes. */
const press = (path: string) => `
  const notification = { data: ${JSON.stringify(path)}, close: () => self.did.push('closed') }
  const event = new ExtendableEvent('notificationclick')
  self.dispatchEvent(Object.assign(event, { notification, action: '', waitUntil: () => {} }))
`

test('The service worker shows what it is pushed, one notice a table, and a press opens the table.', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(RECORD)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const code = 'abc-def-ghj'
  const notice = { title: 'Your turn', body: 'It waits.', path: `/r/${code}`, tag: code }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  const did = () => worker!.evaluate('self.did')
  const shown = { title: 'Your turn', body: 'It waits.', data: `/r/${code}`, tag: code }
  await expect.poll(did).toEqual([shown])
  await worker!.evaluate(press(`/r/${code}`))
  await expect.poll(did).toEqual([shown, 'closed', { opened: `/r/${code}` }])
  await context.close()
})

test('A player who looks at a table closes its notices, and no others.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(`
    self.closed = []
    self.registration.getNotifications = async () =>
      ['${path}', '/r/abc-def-ghj'].map((data) => ({ data, close: () => self.closed.push(data) }))
  `)
  await page.goto(path)
  await expect.poll(() => worker!.evaluate('self.closed')).toEqual([path])
  await context.close()
})

test('A browser is told by its push service, until its player ends that.', async ({ browser, request }) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const context = await browser.newContext({ reducedMotion: 'reduce', permissions: ['notifications'] })
  // This machine reaches no push service.
  await context.addInitScript(`
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      toJSON: () => ({
        endpoint: subscription.endpoint,
        keys: { p256dh: 'B' + 'x'.repeat(86), auth: 'y'.repeat(22) },
      }),
    }
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      if (!/^B[\\w-]{86}$/.test(applicationServerKey)) throw new Error('This is no key.')
      return subscription
    }
  `)
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.goto(`${path}#sit`)
  await page.locator('[data-fill]').click()
  await page.locator('[data-start]').click()
  await openMenu(page)
  await page.locator('[data-notices] > summary').click()
  await page.locator('[data-begin="push"]').click()
  await expect(page.getByText('This browser tells you when the table has waited')).toBeVisible()
  await page.locator('[data-end="push"]').click()
  await expect(page.locator('[data-begin="push"]')).toBeVisible()
  await context.close()
})

test('A player sets a webhook and ends it; an address that is none is refused.', async ({
  browser,
  request,
}) => {
  const path = await openRoom(request, { game: 'zombie-wars', seats: 2 })
  const { page: ann } = await guestAt(browser, `${path}#sit`)
  await ann.locator('[data-fill]').click()
  await ann.locator('[data-start]').click()
  await openMenu(ann)
  await ann.locator('[data-notices] > summary').click()
  await ann.locator('[data-hook]').fill('https://127.0.0.1/')
  await ann.locator('[data-begin="hook"]').click()
  await expect(ann.getByText('This server sends nothing to this address.').first()).toBeVisible()
  await ann.locator('[data-hook]').fill('https://ntfy.sh/our-table')
  await ann.locator('[data-begin="hook"]').click()
  await expect(ann.getByText('A message goes to ntfy.sh')).toBeVisible()
  await ann.locator('[data-end="hook"]').click()
  await expect(ann.locator('[data-hook]')).toBeVisible()
})
