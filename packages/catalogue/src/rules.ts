import type { AnyGame } from '@shamble/engine'

/**
 * The rules of the games alone, by id: for the server, which draws nothing. The same games as in the list, and a test sees
 * to it.
 */
export const rules: Readonly<Record<string, () => Promise<{ game: AnyGame }>>> = {
  'zombie-wars': () => import('@shamble/zombie-wars'),
  'catan-zombies': () => import('@shamble/catan-zombies'),
  'waterdeep-solo': () => import('@shamble/waterdeep-solo'),
  'world-war-z': () => import('@shamble/world-war-z'),
  'z-war-one': () => import('@shamble/z-war-one'),
}
