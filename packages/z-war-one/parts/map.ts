import type { Json, Options } from '@shamble/engine'
import { isDirected } from '../src/director/seat.ts'
import { join, joinMission, needed } from '../src/parts.ts'

/*
 * Loads what words and board need of a game without any rule: the map that it is played on, and what is said of a Director.
 */

const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'chapter-1': () => import('../src/missions/chapter-1.json', { with: { type: 'json' } }),
  'chapter-2': () => import('../src/missions/chapter-2.json', { with: { type: 'json' } }),
  'chapter-3': () => import('../src/missions/chapter-3.json', { with: { type: 'json' } }),
  'chapter-4': () => import('../src/missions/chapter-4.json', { with: { type: 'json' } }),
  'chapter-5': () => import('../src/missions/chapter-5.json', { with: { type: 'json' } }),
  'chapter-6': () => import('../src/missions/chapter-6.json', { with: { type: 'json' } }),
  'director-1': () => import('../src/missions/director-1.json', { with: { type: 'json' } }),
  'director-2': () => import('../src/missions/director-2.json', { with: { type: 'json' } }),
  'director-3': () => import('../src/missions/director-3.json', { with: { type: 'json' } }),
}

/**
 * Whether a game of these options is opened by the rules of its set-up alone (`src/opening.ts`): one that carries something in or has a
 * Director is not.
 */
export const isOpened = (options: Options, carried?: Json): boolean =>
  (carried ?? null) === null && !isDirected(options)

/**
 * Loads the mission of the house that a game of these options, with what is carried into it, is played on, if it is, and the words for its
 * Director, if it has one.
 */
export async function bringMap(options: Options, carried?: Json): Promise<void> {
  await Promise.all(needed(options, carried).map(load))
}

async function load(name: string): Promise<void> {
  if (name === 'director') join('directorWords', await import('../src/director/words.ts'))
  if (Object.hasOwn(FILES, name)) joinMission(name, (await FILES[name]!()).default)
}
