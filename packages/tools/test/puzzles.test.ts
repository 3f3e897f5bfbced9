import { games } from '@shamble/catalogue'
import type { Puzzle } from '@shamble/engine'
import { moveAt } from '@shamble/engine/bots'
import { beginOnePlan, MARGIN, movesOfSeat, SURE, valueAfter, weighed } from '@shamble/review'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/games.ts'
import { checkable } from '../src/puzzles/checking.ts'
import { collectionOf } from '../src/puzzles/collection.ts'
import { fairFinds, followsOf, gradeOf } from '../src/puzzles/mining.ts'

const moveOf = (text: string) => text.split(' ') as unknown as [string, ...string[]]

describe.each(games)('$id', ({ id, puzzles: counted = 0 }) => {
  test('The collection has as many puzzles as the entry says, each another position.', async () => {
    const { puzzles } = await collectionOf(id)
    expect(puzzles).toHaveLength(counted)
    expect(new Set(puzzles.map(({ link }) => link)).size).toBe(puzzles.length)
  })

  test('Every puzzle has a clear best move among all legal moves, which easy does not make, and its grade.', async () => {
    for (const [n, puzzle] of (await collectionOf(id)).puzzles.entries()) {
      const { game, decision } = await checkable(id, puzzle)
      const legal = movesOfSeat(decision.pending, puzzle.seat).map((move) => move.join(' '))
      expect(puzzle.moves.map(({ move }) => move).toSorted(), `${n + 1}`).toEqual(legal.toSorted())
      const [best, ...others] = puzzle.moves
      const right = rightOf(puzzle)
      expect(best).toMatchObject({ behind: 0, error: 0 })
      expect(best!.right).toBeUndefined()
      expect(right.length).toBeLessThanOrEqual(Math.max(1, puzzle.moves.length / 3))
      for (const move of right.slice(1)) expect(beginOnePlan(game, decision, right[0]!, move)).toBe(true)
      for (const { behind, error, won } of others.slice(right.length - 1)) {
        expect(behind).toBeGreaterThanOrEqual(MARGIN)
        expect(behind).toBeGreaterThanOrEqual(SURE * error)
        expect(won).toBeLessThan(best!.won)
      }
      const easy = moveAt(game, decision.position, decision.seat, decision.at, 'easy')
      expect(right, `${n + 1}`).not.toContainEqual(easy)
      expect(puzzle.grade).toBe(gradeOf(puzzle.fair))
    }
  })

  // A sample, with few playouts: `pnpm tool puzzles <game> --check` does all of it.
  test('In worlds that no puzzle was found by, the best move of a sample leads again, and fair finds it as often.', async () => {
    for (const puzzle of sampleOf((await collectionOf(id)).puzzles)) {
      const { game, decision, check } = await checkable(id, puzzle, 'sample')
      let world = 0
      const value = (move: readonly [string, ...string[]]) =>
        valueAfter(game, check.estimator, decision, move, world)
      const moves = puzzle.moves.map(({ move }) => moveOf(move))
      const right = rightOf(puzzle)
      const weights = weighed(moves, 100, () => ++world, value)
      const second = weights[right.length]!
      expect(right).toContainEqual(weights[0]!.move)
      expect(second.behind + 3 * second.behindError).toBeGreaterThan(MARGIN)
      expect(fairFinds(game, decision, right)).toBe(puzzle.fair)
    }
  })

  test('A sentence is told as often as it says, in the worlds in which it was found.', async () => {
    const { words } = await gameOf(id)
    for (const puzzle of sampleOf((await collectionOf(id)).puzzles)) {
      const { game, decision, check } = await checkable(id, puzzle)
      const moves = puzzle.moves.map(({ move }) => moveOf(move))
      const second = moves[rightOf(puzzle).length]!
      expect(followsOf(game, words!, decision, check, [moves[0]!, second]) ?? undefined).toEqual(
        puzzle.follows,
      )
    }
  })
})

const rightOf = ({ moves }: Puzzle) =>
  moves.filter(({ right }, n) => n === 0 || right).map(({ move }) => moveOf(move))

const sampleOf = (puzzles: readonly Puzzle[]): Puzzle[] => puzzles.slice(0, 1)
