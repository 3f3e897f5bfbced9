import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { stateOf } from './playing.ts'

/*
 * People at a live table: each in a browser of their own.
 */

/** Opens a room. Returns the path of its page. */
export async function openRoom(
  request: APIRequestContext,
  opening: Record<string, unknown>,
): Promise<string> {
  const response = await request.post('/api/rooms', { data: opening })
  expect(response.status()).toBe(201)
  const { code } = (await response.json()) as { code: string }
  return `/r/${code}`
}

/** Somebody at the table. */
export interface Guest {
  page: Page
  /** What came over their sockets. */
  received: string[]
  /** What broke in their pages. */
  errors: string[]
  /** The network is gone, and with it the socket; and back again. */
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
}

/** Somebody who opens a page. */
export async function guestAt(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const received: string[] = []
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  let lost = false
  const cuts = new Set<() => Promise<void>>()
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (lost) return void socket.close()
    const server = socket.connectToServer()
    server.onMessage((message) => {
      received.push(String(message))
      socket.send(message)
    })
    cuts.add(async () => {
      await server.close()
      await socket.close()
    })
  })
  await page.goto(path)
  return {
    page,
    received,
    errors,
    async goOffline() {
      lost = true
      await context.setOffline(true)
      for (const cut of cuts) await cut()
      cuts.clear()
    },
    async goOnline() {
      lost = false
      await context.setOffline(false)
    },
  }
}

/** Whether somebody here may move now. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('button[data-move]:enabled').count()) > 0

// Attacks while the night is young, then ends every turn at once, so that a whole game is soon over.
async function moveQuickly(page: Page): Promise<void> {
  const { at } = await stateOf(page)
  const moves = await page
    .locator('button[data-move]:enabled')
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
  const wanted = at < ATTACKING_MOVES ? /^attack / : /^stop$/
  const chosen = moves.find((move) => wanted.test(move)) ?? moves[0]
  // A key is not held up, as a pointer is by what has just appeared.
  await page.locator(`button[data-move="${chosen}"]`).press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
}

const ATTACKING_MOVES = 20

/** Lets whoever is asked move, until something is so. */
export async function playUntil(
  players: Page[],
  done: () => Promise<boolean>,
  moves: (page: Page) => Promise<unknown> = moveQuickly,
): Promise<void> {
  let at = 0
  for (let n = 0; n < 6000; n++) {
    if (await done()) return
    let moved = false
    for (const page of players) {
      // What several are asked at once, one of them answers: the others must have seen it.
      if ((await stateOf(page)).at < at || !(await isAsked(page))) continue
      await moves(page)
      at = (await stateOf(page)).at
      moved = true
    }
    if (!moved) await players[0]!.waitForTimeout(50)
  }
  throw new Error('The game went on for too long.')
}

/** The view in the last whole table that somebody was sent. */
export function viewIn(received: readonly string[]): Record<string, unknown> {
  for (const text of received.toReversed()) {
    const [kind, body] = JSON.parse(text) as [string, { game?: { states: { v: never }[] } }]
    if (kind === 'welcome' && body.game) return body.game.states[0]!.v
  }
  throw new Error('Nothing was seen of the game.')
}
