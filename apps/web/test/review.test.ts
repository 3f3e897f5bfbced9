import { entryOf } from '@shamble/catalogue'
import { newLog, refereeAt, replay, shareOf } from '@shamble/engine'
import { moveAt } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { advisedGame } from '../src/lib/play/minds.ts'
import { changesOf, pointsIn, sayer } from '../src/lib/review/rows.ts'
import { review, type ReviewNews } from '../src/lib/review/reviewer.ts'

const game = await advisedGame('world-war-z')
const { words } = await entryOf('world-war-z')!.words()

const log = newLog(game, 'review-1', { seats: 1, options: {} })
const g = refereeAt<unknown, unknown, unknown>(game, log)
while (!g.result) {
  const { seat } = g.pending[0]!
  const move = moveAt(game, g.position, seat, log.moves.length, 'easy')
  g.make(seat, move)
  log.moves.push([seat, ...move])
}

test('A game is reviewed when it is over, and refused before.', async () => {
  const news: ReviewNews[] = []
  await expect(
    review({ log: { ...log, moves: log.moves.slice(0, 9) }, seat: 0 }, (one) => news.push(one)),
  ).rejects.toThrow('A game is reviewed when it is over.')
  expect(news).toEqual([])
})

test('The course comes first, then the decisions; together they tell every move and what luck did.', async () => {
  const news: ReviewNews[] = []
  await review({ log, seat: 0 }, (one) => news.push(one))
  const [first, last] = [news[0]!, news.at(-1)!]
  if (!('course' in first) || !('decisions' in last)) throw new Error('The order is wrong.')
  expect(news.slice(1, -1).every((one) => 'share' in one)).toBe(true)

  const changes = changesOf(first.course, 0)
  expect(changes).toHaveLength(log.moves.length)
  const sum = changes.reduce((all, { gain, luck }) => all + gain + luck, 100 * first.course.start[0]!)
  const end = replay(game, log)
  expect(sum).toBeCloseTo(100 * shareOf(game, end.table, end.result!, 0), 6)

  const say = sayer(game, words, log)
  for (const { at, seat, made, better } of last.decisions.dearest) {
    expect(say(at, seat, made)).not.toBe('')
    expect(say(at, seat, better)).not.toBe(say(at, seat, made))
  }
})

test.each([
  [3.4, '+3'],
  [-3.6, '−4'],
  [0.2, '0'],
])('%d points are “%s”.', (points, says) => {
  expect(pointsIn(points)).toBe(says)
})
