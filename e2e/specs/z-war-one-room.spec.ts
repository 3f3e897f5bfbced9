import type { Page } from '@playwright/test'
import { fingerprint, Referee, start, type Move, type Position, type Seat } from '@shamble/engine'
import { moveAt, withAdvice } from '@shamble/engine/bots'
import * as advice from '@shamble/z-war-one/bots'
import { game as rules } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { stateOf } from '../playing.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

await load()

/*
 * Two people share the heroes of a chapter in a room, from set-up to victory.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const CHAPTER = { mission: 'chapter-1' }
const PEOPLE = 2

/** A whole game: its seed, every move with its seat, and where it ends. */
interface Played {
  seed: string
  moves: [seat: Seat, move: Move][]
  end: Position<unknown>
}

/** A game played by the best bot on every seat. */
function playedOn(seed: string): Played {
  const game = withAdvice(rules, advice)
  const g = new Referee<unknown, unknown>(game, start(game, seed, PEOPLE, CHAPTER).position, true).settle()
  const moves: Played['moves'] = []
  while (!g.result) {
    const { seat } = g.pending[0]!
    const move = moveAt(game, g.position, seat, moves.length, 'fierce')
    moves.push([seat, move])
    g.make(seat, move)
  }
  return { seed, moves, end: g.position }
}

/** The first of several games that is won. */
function wonGame(): Played {
  for (let n = 0; n < 20; n++) {
    const played = playedOn(`two-people-${n}`)
    if (played.end.result!.reason === 'won') return played
  }
  throw new Error('None of twenty games was won.')
}

/** Consecutive moves of one seat: the number of moves before them, and their texts. */
interface Stretch {
  seat: Seat
  at: number
  moves: string[]
}

function stretchesOf(moves: Played['moves']): Stretch[] {
  const found: Stretch[] = []
  for (const [at, [seat, move]] of moves.entries()) {
    const last = found.at(-1)
    if (last?.seat === seat) last.moves.push(move.join(' '))
    else found.push({ seat, at, moves: [move.join(' ')] })
  }
  return found
}

/** The token bucket of a client in a room: the tokens left, and since when. */
interface Allowance {
  left: number
  since: number
}

/** Presses the buttons of moves, each when those before it have arrived and the rate limit allows it; the page may make one by itself. */
const press = (page: Page, stretch: Stretch) =>
  page.evaluate(async ({ at, moves }) => {
    const AT_ONCE = 24
    const EACH = 110
    const kept = window as { allowance?: Allowance }
    const allowance = (kept.allowance ??= { left: AT_ONCE, since: performance.now() })
    const mayPress = () => {
      const gained = (performance.now() - allowance.since) / EACH
      allowance.left = Math.min(AT_ONCE, allowance.left + gained)
      allowance.since = performance.now()
      return allowance.left >= 1
    }
    const game = document.querySelector<HTMLElement>('[data-game]')!
    const buttonOf = (move: string) =>
      document.querySelector<HTMLButtonElement>(`button[data-move="${move}"]:enabled`)
    for (const [n, move] of moves.entries()) {
      const isMade = () => Number(game.dataset.at) > at + n
      while (!isMade() && (game.dataset.at !== String(at + n) || !buttonOf(move) || !mayPress()))
        await new Promise((later) => setTimeout(later, 5))
      allowance.left--
      if (!isMade()) buttonOf(move)!.click()
    }
  }, stretch)

test('Two people win the first chapter in a room; both see the end, and the room goes on to the next chapter.', async ({
  browser,
  request,
}) => {
  const { seed, moves, end } = wonGame()
  expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set([0, 1]))

  const path = await openRoom(request, { game: 'z-war-one', seats: PEOPLE, options: CHAPTER, seed })
  const ann = await guestAt(browser, `${path}#sit`)
  const bob = await guestAt(browser, path)
  await bob.page.locator('[data-sit="1"]').click()
  await bob.page.locator('[data-ready]').click()
  await ann.page.locator('[data-start]').click()
  const pages = [ann.page, bob.page]
  for (const page of pages) await expect(page.locator('[data-game]')).toBeVisible()

  for (const stretch of stretchesOf(moves)) await press(pages[stretch.seat]!, stretch)

  for (const page of pages) {
    await expect(page.locator('[data-game]')).toHaveAttribute('data-fingerprint', fingerprint(end))
    expect(JSON.parse((await stateOf(page)).result!)).toMatchObject({ reason: 'won', winners: [0, 1] })
    await expect(page.locator('.question')).toContainText('Supply Run: won in turn')
    await expect(page.locator('[data-summary]')).toContainText('objectives met by turn')
  }

  // What comes next brings a part of the rules of its own: both see its set-up.
  await ann.page.locator('[data-next]').click()
  for (const page of pages) await expect(page.locator('[data-option="mission"]')).toHaveValue('chapter-2')
  await bob.page.locator('[data-ready]').click()
  await ann.page.locator('[data-start]').click()
  for (const page of pages) await expect(page.locator('.zo-turn')).toContainText('Lockdown')
  for (const { errors } of [ann, bob]) expect(errors).toEqual([])
})
