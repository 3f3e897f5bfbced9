import type { Json, Options } from '@shamble/engine'
import { isDirected } from '../src/director/seat.ts'
import { joinMission, needed } from '../src/parts.ts'

/*
 * Loads the map that a game is played on, which words and board need without any rule.
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

/** Loads the mission of the house that a game of these options, with what is carried into it, is played on, if it is. */
export async function bringMap(options: Options, carried?: Json): Promise<void> {
  const mission = needed(options, carried).find((name) => Object.hasOwn(FILES, name))
  if (mission !== undefined) joinMission(mission, (await FILES[mission]!()).default)
}
