import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../../scripts/browsers.mjs'
import { freePorts } from '../../../scripts/workspace.mjs'
import { endSite, startSite } from '../../site.ts'
import { openFirefox, type Firefox } from '../firefox.ts'
import { move, untilAsked } from '../playing.ts'
import { openPushService, PUSH_HOST, type PushService } from '../push-service.ts'
import { screenOf, until, type Screen } from '../screen.ts'
import { expect, test } from '../test.ts'

/*
 * Web Push from end to end: the server encrypts and signs, a push service forwards, Firefox decrypts and shows the notice.
 */

/** A notice is sent after a minute of waiting. */
const NOTICE_WITHIN = 100_000
const REACHED_THE_PAGE = 100

const ASKED = 'button[data-move]:enabled'

test('With the page closed Firefox tells a player of their turn, once; the notice opens the table.', async () => {
  const state = mkdtempSync(join(tmpdir(), 'shamble-push-'))
  const push = await openPushService()
  const [port] = await freePorts(1)
  const site = await startSite({
    port: port!,
    state,
    vars: { PUSH_SERVICES: PUSH_HOST },
    outbound: push.address,
  })
  const browsers = [await firefoxWith(push), await firefoxWith(push)] as const
  try {
    const table = `http://127.0.0.1:${port}${await newTable(port!)}`
    const [annFirefox, bobFirefox] = browsers
    const [ann, bob] = browsers.map((browser) => screenOf(browser, 'touch')) as [Screen, Screen]
    await annFirefox.open(`${table}#sit`)
    await ann.see('[data-chair="0"]', '(you)')
    await bobFirefox.open(table)
    await bob.tap('[data-sit="1"]')
    await bob.tap('[data-ready]')
    await ann.tap('[data-start]')
    await untilAsked(ann)

    await ann.tap('button', 'Menu')
    await ann.tap('[data-notices] > summary')
    await ann.tap('[data-begin="push"]')
    await ann.see('[data-end="push"]')
    await playOn(ann)
    await annFirefox.open('about:blank')
    await playOn(bob)

    await expect.poll(annFirefox.notices, { timeout: NOTICE_WITHIN }).toEqual(['Your turn · Zombie Wars'])
    expect(push.pushed).toEqual([
      { path: expect.stringMatching(/^\/push\/.+/), encoding: 'aes128gcm', bytes: expect.any(Number) },
    ])
    expect(push.answered).toEqual([REACHED_THE_PAGE])
    await annFirefox.pressNotice('Your turn · Zombie Wars')
    await expect.poll(annFirefox.pages).toContain(table)
    await expect.poll(annFirefox.notices).toEqual([])
  } finally {
    for (const browser of browsers) await browser.close()
    await endSite(site)
    await push.stop()
    rmSync(state, { recursive: true, force: true })
  }
})

/** A Firefox with our push service in place of its maker's, and permission for notices. */
const firefoxWith = ({ socket }: PushService): Promise<Firefox> =>
  openFirefox(findFirefox()!, {
    'dom.push.serverURL': socket,
    'dom.push.testing.allowInsecureServerURL': true,
    'permissions.default.desktop-notification': 1,
    // What is recommended for tests turns push off.
    'remote.prefs.recommended': false,
  })

async function newTable(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'zombie-wars', seats: 2, seed: 'notices-1' }),
  })
  return `/r/${((await response.json()) as { code: string }).code}`
}

/** Moves until the others are asked. */
async function playOn(screen: Screen): Promise<void> {
  const isAsked = () => screen.run((of) => !!document.querySelector(of), ASKED)
  await until('asked', isAsked).toBe(true)
  while (await isAsked()) await move(screen)
}
