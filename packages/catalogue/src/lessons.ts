import type { Lesson } from '@shamble/engine'

/**
 * How each game is learnt, by its id: apart from the list, since no other page needs to know. Every game of the list that is built has a lesson,
 * and a test sees to it.
 */
export const lessons: Readonly<Record<string, () => Promise<{ lesson: Lesson<any, any> }>>> = {
  'zombie-wars': () => import('@shamble/zombie-wars/lessons'),
  'catan-zombies': () => import('@shamble/catan-zombies/lessons'),
  'waterdeep-solo': () => import('@shamble/waterdeep-solo/lessons'),
  'world-war-z': () => import('@shamble/world-war-z/lessons'),
  'z-war-one': () => import('@shamble/z-war-one/lessons'),
}
