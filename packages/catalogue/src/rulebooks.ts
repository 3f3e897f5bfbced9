import type { Rulebook } from './modules.ts'

/**
 * The rule books by the ids of the games: apart from the list, since no script of a page needs them. Every game of the list that is built
 * has one, and a test sees to it.
 */
export const rulebooks: Readonly<Record<string, () => Promise<{ rulebook: Rulebook }>>> = {
  'zombie-wars': () => import('@shamble/zombie-wars/rulebook'),
  'catan-zombies': () => import('@shamble/catan-zombies/rulebook'),
  'waterdeep-solo': () => import('@shamble/waterdeep-solo/rulebook'),
  'world-war-z': () => import('@shamble/world-war-z/rulebook'),
  'z-war-one': () => import('@shamble/z-war-one/rulebook'),
}
