import type { ServerEntry } from '@shamble/engine/entry'

/** The rules of Catan and Zombies and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'catan-zombies',
  title: 'Catan and Zombies',
  puzzles: 60,
  rules: () => import('./src/index.ts'),
  bots: () => import('./src/bots.ts'),
}
