import { fingerprint, Referee, start, type Move, type Position, type Seat } from '@shamble/engine'
import { moveAt, withAdvice } from '@shamble/engine/bots'
import { game as rules } from '@shamble/z-war-one'
import * as advice from '@shamble/z-war-one/bots'
import type { Page } from '@playwright/test'
import { stateOf } from '../playing.ts'
import { guestAt, openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

/*
 * Two people share the heroes of a chapter in a room, from set-up to victory.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const SEED = 'supply'
const CHAPTER = { mission: 'chapter-1' }
const PEOPLE = 2
const MINUTE = 60_000

type Made = [seat: Seat, move: Move]

/** A whole game on a seed, as the game's best bot plays it on every seat: each move, and where it ends. */
function played(): { moves: Made[]; end: Position<unknown> } {
  const game = withAdvice(rules, advice)
  const g = new Referee<unknown, unknown>(game, start(game, SEED, PEOPLE, CHAPTER).position, true).settle()
  const moves: Made[] = []
  while (!g.result) {
    const { seat } = g.pending[0]!
    const move = moveAt(game, g.position, seat, moves.length, 'fierce')
    moves.push([seat, move])
    g.make(seat, move)
  }
  return { moves, end: g.position }
}

/** Moves that one seat makes in a row: how many were made before, and their texts. */
interface Stretch {
  seat: Seat
  at: number
  moves: string[]
}

function stretchesOf(moves: readonly Made[]): Stretch[] {
  const found: Stretch[] = []
  for (const [at, [seat, move]] of moves.entries()) {
    const last = found.at(-1)
    if (last?.seat === seat) last.moves.push(move.join(' '))
    else found.push({ seat, at, moves: [move.join(' ')] })
  }
  return found
}

/** Presses the button of one move after another, each as soon as those before it have arrived. */
const press = (page: Page, { at, moves }: Stretch) =>
  page.evaluate(
    async ({ at, moves }) => {
      const game = document.querySelector<HTMLElement>('[data-game]')!
      const buttonOf = (move: string) =>
        document.querySelector<HTMLButtonElement>(`button[data-move="${move}"]:enabled`)
      for (const [n, move] of moves.entries()) {
        while (game.dataset.at !== String(at + n) || !buttonOf(move))
          await new Promise((later) => setTimeout(later, 5))
        buttonOf(move)!.click()
      }
    },
    { at, moves },
  )

test('Two people win the first chapter in a room; both see how it ends, and the room goes on to the next with what they carry.', async ({
  browser,
  request,
}) => {
  test.setTimeout(2 * MINUTE)
  const { moves, end } = played()
  expect(end.result).toMatchObject({ reason: 'won', winners: [0, 1] })
  expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set([0, 1]))

  const path = await openRoom(request, { game: 'z-war-one', seats: PEOPLE, options: CHAPTER, seed: SEED })
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

  await ann.page.locator('[data-next]').click()
  for (const page of pages)
    await expect(page.locator('select[name="mission"], [data-option="mission"]')).toHaveValue('chapter-2')
  for (const { faults } of [ann, bob]) expect(faults).toEqual([])
})
