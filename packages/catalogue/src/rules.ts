import type { AnyGame } from '@shamble/engine'
import { withAdvice } from '@shamble/engine/bots'

/**
 * The rules of the games by id, with what their bots know: for the server, which lets bots think and draws nothing. The same games as
 * in the list, and a test sees to it.
 */
export const rules: Readonly<Record<string, () => Promise<{ game: AnyGame }>>> = {
  'zombie-wars': () => both(import('@shamble/zombie-wars'), import('@shamble/zombie-wars/bots')),
  'catan-zombies': () => both(import('@shamble/catan-zombies'), import('@shamble/catan-zombies/bots')),
  'waterdeep-solo': () => both(import('@shamble/waterdeep-solo'), import('@shamble/waterdeep-solo/bots')),
  'world-war-z': () => both(import('@shamble/world-war-z'), import('@shamble/world-war-z/bots')),
  'z-war-one': () => both(import('@shamble/z-war-one'), import('@shamble/z-war-one/bots')),
}

async function both(
  rules: Promise<{ game: AnyGame }>,
  advice: Promise<Parameters<typeof withAdvice>[1]>,
): Promise<{ game: AnyGame }> {
  return { game: withAdvice((await rules).game, await advice) }
}
