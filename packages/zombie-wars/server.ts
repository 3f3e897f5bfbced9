import type { ServerEntry } from '@shamble/engine/entry'

/** The rules of Zombie Wars and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'zombie-wars',
  title: 'Zombie Wars',
  puzzles: 60,
  rules: () => import('./src/index.ts'),
  bots: () => import('./src/bots.ts'),
}
