import { games } from '@shamble/catalogue'
import { rightMoves, type Move, type PuzzleCollection } from '@shamble/engine'
import { moveAt } from '@shamble/engine/bots'
import {
  fairFinds,
  gradeOf,
  MARGIN,
  movesOfSeat,
  RIGHT_SHARE,
  SURE,
  valueAfter,
  weighed,
  winInTurn,
} from '@shamble/review'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/games.ts'
import { checkable } from '../src/puzzles/checking.ts'
import { collectionOf } from '../src/puzzles/collection.ts'
import { followsOf } from '../src/puzzles/mining.ts'

const moveOf = (text: string) => text.split(' ') as unknown as Move

describe.each(games)('$id', ({ id, puzzles: counted = 0 }) => {
  test('The collection has as many puzzles as the entry says, each another position.', async () => {
    const { puzzles } = await collectionOf(id)
    expect(puzzles).toHaveLength(counted)
    expect(new Set(puzzles.map(({ link }) => link)).size).toBe(puzzles.length)
  })

  test('Every puzzle lists all legal moves, and has few right ones, which easy does not make, and its grade.', async () => {
    for (const [n, puzzle] of (await collectionOf(id)).puzzles.entries()) {
      const { game, decision } = await checkable(id, puzzle)
      const legal = movesOfSeat(decision.pending, puzzle.seat).map((move) => move.join(' '))
      expect(puzzle.moves.map(({ move }) => move).toSorted(), `${n + 1}`).toEqual(legal.toSorted())
      const right = rightMoves(puzzle)
      expect(right.length).toBeLessThanOrEqual(Math.max(1, puzzle.moves.length * RIGHT_SHARE))
      const easy = moveAt(game, decision.position, decision.seat, decision.at, 'easy')
      expect(right, `${n + 1}`).not.toContain(easy.join(' '))
      expect(puzzle.grade).toBe(gradeOf(puzzle.fair))
    }
  })

  test('A best move is clearly ahead of all others.', async () => {
    for (const puzzle of bestMovesOf(await collectionOf(id))) {
      const [best, ...others] = puzzle.moves
      expect(best).toMatchObject({ behind: 0, error: 0 })
      for (const { behind, error, won } of others) {
        expect(behind).toBeGreaterThanOrEqual(MARGIN)
        expect(behind).toBeGreaterThanOrEqual(SURE * error)
        expect(won).toBeLessThan(best!.won)
      }
    }
  })

  test('A win is the shortest, and its right moves are all that begin one.', async () => {
    for (const puzzle of (await collectionOf(id)).puzzles) {
      if (!puzzle.wins) continue
      const { game, decision } = await checkable(id, puzzle)
      const { line, right } = winInTurn(game, decision, puzzle.wins.length)!
      expect(line.map((move) => move.join(' '))).toEqual(puzzle.wins)
      expect(right.map((move) => move.join(' '))).toEqual(rightMoves(puzzle))
      expect(puzzle.wins.length).toBeGreaterThan(1)
    }
  })

  // A sample, with few playouts: `pnpm tool puzzles <game> --check` does all of it.
  test('In worlds that no puzzle was found by, the best move of a sample leads again, and fair finds it as often.', async () => {
    for (const puzzle of sampleOf(await collectionOf(id))) {
      const { game, decision, check } = await checkable(id, puzzle, 'sample')
      let world = 0
      const value = (move: Move) => valueAfter(game, check.estimator, decision, move, world)
      const best = moveOf(puzzle.moves[0]!.move)
      const [first, second] = weighed(
        puzzle.moves.map(({ move }) => moveOf(move)),
        100,
        () => ++world,
        value,
      )
      expect(first!.move).toEqual(best)
      expect(second!.behind + 3 * second!.behindError).toBeGreaterThan(MARGIN)
      expect(fairFinds(game, decision, [best])).toBe(puzzle.fair)
    }
  })

  test('A sentence is told as often as it says, in the worlds in which it was found.', async () => {
    const { words } = await gameOf(id)
    for (const puzzle of sampleOf(await collectionOf(id))) {
      const { game, decision, check } = await checkable(id, puzzle)
      expect(followsOf(game, words!, decision, check, puzzle) ?? undefined).toEqual(puzzle.follows)
    }
  })
})

const bestMovesOf = ({ puzzles }: PuzzleCollection) => puzzles.filter((puzzle) => puzzle.wins === undefined)

const sampleOf = (collection: PuzzleCollection) => bestMovesOf(collection).slice(0, 1)
