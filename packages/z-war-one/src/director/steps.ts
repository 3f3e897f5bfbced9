import type { G } from '../table.ts'

/**
 * A step of the Director that another chapter schedules. Chapters without him do not have these steps (`src/chapters.ts`), so they are
 * found by name in the game that is played.
 */
export const ofDirector = (g: G, name: 'playCard' | 'shield' | 'dropOff' | 'steer' | 'raiseDead') =>
  g.game.steps[name]!
