import { below, keyStream, pendingIn, play, start } from '@shamble/engine'
import { rivalIn, rivalMove } from '@shamble/engine/bots'
import { game } from '@shamble/zombie-wars'
import { bots } from '@shamble/zombie-wars/bots'
import { createHash } from 'node:crypto'
import { ensureMinutesLeftToday, makeChallenge, playOut, submitResult } from '../challenges.ts'
import { openHost, type Host } from '../hosts.ts'
import { openMenu, stateOf } from '../playing.ts'
import { storedSeed } from '../storage.ts'
import { expect, test, THEMES } from '../test.ts'

/*
 * Challenges: making, playing, verifying; sealed ones keep their seed secret.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const zombieWars = { ...game, bots }

let host: Host
test.beforeAll(async () => {
  host = await openHost()
})
test.afterAll(() => host.stop())

const first = () => 0
const turning = (n: number, of: number) => n % of

test('A challenge is made on the page of a game; two people play it; both rows are verified; a forged log is rejected.', async ({
  page: ann,
  browser,
  axeViolations,
}) => {
  test.setTimeout(240_000)
  await ann.goto('/play/zombie-wars?seed=duel-7&seats=2&hourTrack=short&bots=easy')
  await openMenu(ann)
  await ann.getByText('Share or embed').click()
  await ann.getByText('Create a challenge').click()
  await ann.getByLabel('Name (optional)').fill('The duel')
  await ann.getByRole('button', { name: 'Create challenge' }).click()
  await ann.waitForURL(/\/s\/[0-9a-z-]+$/)
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('The duel')
  const challenge = ann.url()

  const bob = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  for (const [page, name, choose] of [
    [ann, 'Ann', first],
    [bob, 'Bob', turning],
  ] as const) {
    await page.goto(challenge)
    await page.locator('a[data-play]').click()
    await page.waitForURL(/\/play\/zombie-wars\?.*challenge=/)
    await playOut(page, choose)
    await expect(page.locator('[data-card] h3')).toHaveText(/(Won|Led|Shared|Lost) .*, after \d+ moves\./)
    await expect(page.getByRole('img', { name: /^How the first player stood/ })).toBeVisible()
    await submitResult(page, name)
  }
  await bob.close()

  await ann.getByRole('link', { name: 'See the leaderboard' }).click()
  await expect(ann.locator('tr[data-row]')).toHaveCount(2)
  await expect(ann.locator('tr[data-row="Ann"]')).toContainText('(you)')
  for (const [colorScheme, looked] of THEMES) {
    await ann.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeViolations(looked)).toEqual([])
  }

  // The browser measures the luck of each row; the places stay.
  const places = ann.locator('tr[data-row]')
  const order = await places.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')))
  await ann.getByRole('button', { name: 'Luck aside' }).click()
  await expect(ann.locator('td[data-aside="measured"]')).toHaveText([/^−?\d+ ± \d+$/, /^−?\d+ ± \d+$/])
  await expect(ann.getByText('The luck of every result is measured.')).toBeVisible()
  expect(await places.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')))).toEqual(order)
  expect(await axeViolations()).toEqual([])

  await ann.getByRole('link', { name: 'Check every row of this leaderboard' }).click()
  await expect(ann.locator('[data-verified]')).toHaveText('All 2 results are verified. Their order is right.')
  await expect(ann.locator('[data-holds="true"]')).toHaveCount(2)
  expect(await axeViolations()).toEqual([])

  const verify = ann.url()
  await ann.getByRole('link', { name: /^Compare with the first/ }).click()
  const common = Number(await ann.locator('[data-compare]').getAttribute('data-compare'))
  await expect(ann.locator('[data-compare]')).toHaveAttribute('data-at', String(common))
  const said = await ann.locator('[data-compare] section .words').allTextContents()
  expect(said[0]).toContain(`Move ${common + 1}`)
  expect(said[0]).not.toBe(said[1])
  // Each is called by its player, with the result.
  for (const name of ['Ann', 'Bob']) {
    const run = ann.getByRole('region', { name, exact: true })
    await expect(run).toContainText(/wins|share|Nobody|loses/)
  }
  expect(await axeViolations()).toEqual([])

  // A log is changed in transit: its last move is another one.
  await ann.route('**/api/challenges/*/logs*', async (route) => {
    const response = await route.fetch()
    const page = await response.json()
    const log = page.rows[1].log as string
    const parts = log.split('.')
    parts[5] = parts[5]!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    page.rows[1].log = parts.join('.')
    await route.fulfill({ response, json: page })
  })
  await ann.goto(verify)
  await expect(ann.locator('[data-verified]')).toContainText('1 of 2 results are verified.')
  // Only a result that holds is measured.
  await expect(ann.locator('[data-aside="measured"]')).toHaveText([
    /^Luck aside, in points of 100: −?\d+ ± \d+\.$/,
  ])
  await expect(ann.locator('[data-holds="false"]')).toContainText('Refused:')
})

test('The server rejects a log with extra moves, and stores nothing.', async ({ request }) => {
  const code = await makeChallenge(request, { seed: 'honest-1' })
  const attempt = (log: string) =>
    request.post(`/api/challenges/${code}/attempts`, {
      data: { token: 'a'.repeat(22), name: 'Mallory', log },
    })
  const refused = await attempt('1.2.0.honest-1.0..abcdef')
  expect(refused.status()).toBeGreaterThanOrEqual(400)
  expect((await refused.json()).error).toHaveProperty('message')
  const seen = await (await request.get(`/api/challenges/${code}`)).json()
  expect(seen).toMatchObject({ rows: [], counts: { finished: 0 } })
})

test('A sealed daily challenge is played to its end; nothing that follows from its seed is sent before.', async ({
  page,
}, { config }) => {
  test.setTimeout(300_000)
  await ensureMinutesLeftToday(5)
  const heard: Promise<string>[] = []
  const hear = (text: string | Buffer) => heard.push(Promise.resolve(String(text)))
  page.on('response', (response) => {
    heard.push(
      response.text().then(
        (text) => text,
        () => '',
      ),
    )
    heard.push(response.allHeaders().then((headers) => JSON.stringify(headers)))
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => hear(payload))
    socket.on('framesent', ({ payload }) => hear(payload))
  })

  await page.goto('/daily/zombie-wars')
  const code = (await page.locator('[data-challenge]').getAttribute('data-challenge'))!
  const { seed, nonce, commitment } = storedSeed(config.metadata.state, code)
  expect(await page.locator('[data-commitment]').textContent()).toBe(commitment)
  await expect(page.getByText('The results are hidden until you have finished')).toBeVisible()

  await page.getByLabel('Your name on the leaderboard').fill('Ann')
  await page.locator('button[data-play]').click()
  await page.waitForURL(/\/r\//)
  const own = await playOut(page, turning)
  expect(own.length).toBeGreaterThan(5)
  const { at } = await stateOf(page)
  await page.getByRole('link', { name: 'To the challenge' }).click()
  // It is judged in slices, between other requests.
  await expect(async () => {
    await page.reload()
    const row = page.locator('tr[data-row="Ann"]', { hasText: '(you)' })
    await expect(row).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.goto(`/s/${code}/verify`)
  await expect(page.getByText('The seed is still sealed.')).toBeVisible()
  const logs = await page.request.get(`/api/challenges/${code}/logs`)
  expect(logs.status()).toBe(409)
  hear(await logs.text())

  const traffic = (await Promise.all(heard)).join('\n')
  // The traffic is complete: public facts are in it.
  expect(traffic).toContain(commitment)
  expect(traffic).toContain('Ann')
  const secrets = secretsOf(seed, nonce, own, at)
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter((secret) => traffic.includes(secret))).toEqual([])
})

/** Everything that must stay secret until the end: the seed, its nonce and key, and the dice to come. */
function secretsOf(seed: string, nonce: string, own: string[], length: number): string[] {
  const rngSeed = `${zombieWars.id}/${seed}`
  const key = createHash('sha256').update(rngSeed).digest()
  const secrets = [seed, nonce, seed.slice(0, 12), rngSeed]
  for (const bytes of [key, createHash('sha256').update(seed).digest()]) {
    for (const form of ['hex', 'base64', 'base64url'] as const)
      secrets.push(bytes.toString(form).slice(0, 20))
  }

  // Replays the game from the seed and the moves made here, to learn the next rolls.
  let { position } = start(zombieWars, seed, 4)
  const moves = own.map((move) => move.split(' '))
  let made = 0
  for (; !position.result; made++) {
    const pending = pendingIn(zombieWars, position)
    const rival = rivalIn(pending)
    if (rival === null) expect(moves.length, `own moves left at ${made} of ${length}`).toBeGreaterThan(0)
    const move = rival === null ? moves.shift()! : rivalMove(zombieWars, position, rival, made)
    position = play(zombieWars, position, rival ?? 0, move as [string]).position
  }
  expect(made).toBe(length)
  for (const stream of Object.keys(position.rng.drawn)) {
    const next = { ...position.rng, drawn: { ...position.rng.drawn } }
    const dice = Array.from({ length: 12 }, () => below(next, 6, stream) + 1)
    secrets.push(dice.join(','), dice.join(' '), dice.join(''))
    const block = keyStream(key, createHash('sha256').update(stream).digest().subarray(0, 12), 0)
    secrets.push(Buffer.from(block.subarray(0, 12)).toString('hex'))
  }
  return secrets
}

test('In a WordPress frame an open challenge is played to its end and submitted without storage.', async ({
  page,
  request,
  baseURL,
}) => {
  const code = await makeChallenge(request, { seed: 'framed-1' })
  await page.goto(host.page('wordpress', `${baseURL}/embed/s/${code}`))
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await expect(page.locator('iframe')).toBeVisible()
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  await playOut(frame, turning)
  await submitResult(frame, 'A reader')
  const seen = await (await request.get(`/api/challenges/${code}`)).json()
  expect(seen.rows).toMatchObject([{ name: 'A reader', rank: 1 }])
})

test('In a WordPress frame a sealed challenge opens its room.', async ({ page, request, baseURL }) => {
  const code = await makeChallenge(request, { sealed: true })
  expect(await (await request.get('/embed/daily/zombie-wars')).text()).toContain('data-kind="sealed"')
  await page.goto(host.page('wordpress', `${baseURL}/embed/s/${code}`))
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  // Its styles are loaded.
  await expect(frame.locator('button[data-play]').locator('..')).toHaveCSS('display', 'flex')
  await frame.locator('button[data-play]').click()
  await expect(frame.locator('[data-room]')).toBeVisible()
  const made = await frame.locator('button[data-move]').first().getAttribute('data-move')
  await frame.locator(`button[data-move="${made}"]`).click()
  await expect.poll(async () => (await stateOf(frame)).at).toBeGreaterThan(0)
})

test('The card of a finished game offers a text to copy and a picture to save.', async ({
  page,
  context,
  axeViolations,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/play/zombie-wars?seed=card-1&seats=2&hourTrack=short&bots=rival')
  await playOut(page, turning)
  await page.locator('[data-card="ready"]').waitFor()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Copy the result' }).click()
  await expect(page.getByText('The result is copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(
    /^Zombie Wars, seed card-1\. (Won|Led|Shared|Lost) .*, after \d+ moves\. (Fair luck|Luckier than \d+ % of games|Unluckier than \d+ % of games)\. http/,
  )
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('zombie-wars-card-1.png')

  // Without another run a bot plays the seed.
  await page.getByRole('link', { name: 'Compare with another game' }).click()
  await page.getByRole('button', { name: 'Compare with how a bot plays it' }).click()
  await page.waitForURL(/\/compare\/zombie-wars\?a=.*&b=/)
  await expect(page.locator('[data-compare]')).toBeVisible()
})

test('A challenge and the daily challenge describe themselves in link previews.', async ({
  request,
  baseURL,
}) => {
  const code = await makeChallenge(request, { seed: 'shown-1', name: 'Seen from afar' })
  for (const path of [`/s/${code}`, '/daily/waterdeep-solo']) {
    const page = await request.get(path)
    expect(page.headers()['cache-control']).toBe('no-store')
    const html = await page.text()
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{20,}"/)
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!
    const png = await (await request.get(image)).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(60_000)
    const answer = await (await request.get('/oembed', { params: { url: baseURL + path } })).json()
    expect(answer).toMatchObject({ version: '1.0', type: 'rich' })
    const frame = /src="([^"]+)"/.exec(answer.html)![1]!
    expect((await request.get(frame)).headers()['content-security-policy']).toContain('frame-ancestors *')
  }
  expect((await request.get('/s/not-a-code')).status()).toBe(404)
  expect((await request.get('/daily/monopoly')).status()).toBe(404)
})
