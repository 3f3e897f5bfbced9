import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Golden } from '@shamble/engine/testing'
import { ROOT } from '../games.ts'
import { ARCHIVE, editionsIn, goldensIn, type Current, type Goldens } from './archive.ts'

/** The golden games of a game's current version, by name. */
export function ownGoldens({ id, version }: Current): Goldens {
  const folder = join(ROOT, 'packages', id, 'test/golden')
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file.slice(0, -'.json'.length), goldenIn(join(folder, file))] as const)
  return Object.fromEntries(named.filter(([, { log }]) => log.version === version))
}

/** The golden games of each edition of a game. */
export const frozenGoldens = (id: string): { version: number; goldens: Goldens }[] =>
  editionsIn(ARCHIVE)
    .filter(({ game }) => game === id)
    .map((edition) => ({ version: edition.version, goldens: goldensIn(ARCHIVE, edition) }))

const goldenIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Golden
