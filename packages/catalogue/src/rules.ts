import type { AnyGame } from '@shamble/engine'
import { withAdvice } from '@shamble/engine/bots'

type Loaded = { game: AnyGame }
type Advice = Parameters<typeof withAdvice>[1]

/**
 * The rules of the games by id, with what their bots know: for the server, which lets bots think and draws nothing. The same games as
 * in the list, and a test sees to it.
 */
export const rules: Readonly<Record<string, () => Promise<Loaded>>> = {
  'zombie-wars': both(
    () => import('@shamble/zombie-wars'),
    () => import('@shamble/zombie-wars/bots'),
  ),
  'catan-zombies': both(
    () => import('@shamble/catan-zombies'),
    () => import('@shamble/catan-zombies/bots'),
  ),
  'waterdeep-solo': both(
    () => import('@shamble/waterdeep-solo'),
    () => import('@shamble/waterdeep-solo/bots'),
  ),
  'world-war-z': both(
    () => import('@shamble/world-war-z'),
    () => import('@shamble/world-war-z/bots'),
  ),
  'z-war-one': both(
    async () => {
      const [rules, { load }] = await Promise.all([
        import('@shamble/z-war-one'),
        import('@shamble/z-war-one/data'),
      ])
      await load()
      return rules
    },
    () => import('@shamble/z-war-one/bots'),
  ),
}

// What was loaded is kept, not the promise of it: on the server no request may wait for another's.
function both(rules: () => Promise<Loaded>, advice: () => Promise<Advice>): () => Promise<Loaded> {
  let loaded: Loaded | null = null
  return async () => (loaded ??= { game: withAdvice((await rules()).game, await advice()) })
}
