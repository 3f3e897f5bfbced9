import { readFileSync } from 'node:fs'
import type { Puzzle, PuzzleCollection } from '@shamble/engine'

const GAMES = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']

/** The puzzles of a game. */
export function puzzlesOf(id: string): Puzzle[] {
  const file = new URL(`../packages/${id}/puzzles.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as PuzzleCollection).puzzles
}

/** The games that have puzzles. */
export const gamesWithPuzzles = GAMES.filter((id) => puzzlesOf(id).length > 0)
