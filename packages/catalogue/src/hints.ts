import type { HintWords } from '@shamble/engine/bots'

/**
 * What games say of a hint, by their ids: apart from the list, since no page needs it before somebody asks. A game that is missing says
 * nothing beside the move and its chances.
 */
export const hints: Readonly<Record<string, () => Promise<{ hints: HintWords<any> }>>> = {
  'zombie-wars': () => import('@shamble/zombie-wars/hints'),
  'catan-zombies': () => import('@shamble/catan-zombies/hints'),
  'waterdeep-solo': () => import('@shamble/waterdeep-solo/hints'),
  'world-war-z': () => import('@shamble/world-war-z/hints'),
  'z-war-one': () => import('@shamble/z-war-one/hints'),
}
