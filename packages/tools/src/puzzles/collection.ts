import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PuzzleCollection } from '@shamble/engine'
import { ROOT } from '../games.ts'

const fileOf = (id: string) => join(ROOT, 'packages', id, 'puzzles.json')

/** The puzzles of a game so far. */
export async function collectionOf(id: string): Promise<PuzzleCollection> {
  const file = fileOf(id)
  if (!existsSync(file)) return { games: 0, puzzles: [] }
  return JSON.parse(await readFile(file, 'utf8')) as PuzzleCollection
}

/** Replaces the file at once, so that it is whole whenever mining is stopped. */
export async function write(id: string, { games, puzzles }: PuzzleCollection): Promise<void> {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`)
  const text = `{\n  "games": ${games},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`
  await writeFile(`${fileOf(id)}.new`, text)
  await rename(`${fileOf(id)}.new`, fileOf(id))
}
