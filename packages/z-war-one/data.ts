import type { Options } from '@shamble/engine'
import type { Mission } from './src/missions/format.ts'
import { addMission } from './src/missions/index.ts'
import { MISSIONS } from './src/missions/list.ts'

const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'chapter-1': () => import('./src/missions/chapter-1.json', { with: { type: 'json' } }),
  'chapter-2': () => import('./src/missions/chapter-2.json', { with: { type: 'json' } }),
  'chapter-3': () => import('./src/missions/chapter-3.json', { with: { type: 'json' } }),
  'chapter-4': () => import('./src/missions/chapter-4.json', { with: { type: 'json' } }),
  'chapter-5': () => import('./src/missions/chapter-5.json', { with: { type: 'json' } }),
  'chapter-6': () => import('./src/missions/chapter-6.json', { with: { type: 'json' } }),
  'director-1': () => import('./src/missions/director-1.json', { with: { type: 'json' } }),
  'director-2': () => import('./src/missions/director-2.json', { with: { type: 'json' } }),
  'director-3': () => import('./src/missions/director-3.json', { with: { type: 'json' } }),
}

/**
 * Loads the mission that these options name, or all printed missions: rules, words and board need what is played. The options
 * may be unchecked; a mission that does not exist loads nothing.
 */
export async function load(options?: Options): Promise<void> {
  const { mission = MISSIONS[0] } = options ?? {}
  const wanted = options ? MISSIONS.filter((id) => id === mission) : MISSIONS
  const files = await Promise.all(wanted.map((id) => FILES[id]!()))
  for (const file of files) addMission(file.default as Mission)
}
