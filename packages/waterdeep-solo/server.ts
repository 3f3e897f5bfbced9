import type { ServerEntry } from '@shamble/engine/entry'

/** The rules of Lords of Waterdeep, solo and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'waterdeep-solo',
  title: 'Lords of Waterdeep, solo',
  puzzles: 60,
  rules: () => import('./src/index.ts'),
  bots: () => import('./src/bots.ts'),
}
