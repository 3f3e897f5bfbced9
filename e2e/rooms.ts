import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { stateOf } from './playing.ts'

/*
 * People in a room, each in their own browser.
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

/** A person in a room. */
export interface Guest {
  page: Page
  /** Messages received over their sockets. */
  received: string[]
  /** Errors of their pages. */
  errors: string[]
  /** Cuts the network and the socket; restores the network. */
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
}

/** Opens a page in a new browser context. */
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

/** Whether a player here may move now. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('button[data-move]:enabled').count()) > 0

// Attacks in the first moves, then ends every turn at once: a short game.
async function moveQuickly(page: Page): Promise<void> {
  const { at } = await stateOf(page)
  const moves = await page
    .locator('button[data-move]:enabled')
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.move!))
  const wanted = at < ATTACKING_MOVES ? /^attack / : /^stop$/
  const chosen = moves.find((move) => wanted.test(move)) ?? moves[0]
  // Pointers are held up on new buttons, keys are not.
  await page.locator(`button[data-move="${chosen}"]`).press('Enter')
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-at', String(at))
}

const ATTACKING_MOVES = 20

// Rounds without a move: pages may show an end one after the other.
const IDLE_AFTER_END = 100

/** Lets the asked players move until `done`. Throws if the game ends before: give its room a seed on which it does not. */
export async function playUntil(
  players: Page[],
  done: () => Promise<boolean>,
  moves: (page: Page) => Promise<unknown> = moveQuickly,
): Promise<void> {
  let at = 0
  let idle = 0
  for (let n = 0; n < 6000; n++) {
    if (await done()) return
    const now = await stateOf(players[0]!)
    if (now.result && idle > IDLE_AFTER_END)
      throw new Error(`The game ended at move ${now.at}: ${now.result}`)
    let moved = false
    for (const page of players) {
      // If several are asked at once, the others must first see the answer of one.
      if ((await stateOf(page)).at < at || !(await isAsked(page))) continue
      await moves(page)
      at = (await stateOf(page)).at
      moved = true
    }
    idle = moved ? 0 : idle + 1
    if (!moved) await players[0]!.waitForTimeout(50)
  }
  throw new Error('The game went on for too long.')
}

/** The view in the last complete state that was received. */
export function viewIn(received: readonly string[]): Record<string, unknown> {
  for (const text of received.toReversed()) {
    const [kind, body] = JSON.parse(text) as [string, { game?: { states: { v: never }[] } }]
    if (kind === 'welcome' && body.game) return body.game.states[0]!.v
  }
  throw new Error('No state of the game was received.')
}
