import type { ServerEntry } from '@shamble/engine/entry'

/** The rules of World War Z, solo and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'world-war-z',
  title: 'World War Z, solo',
  puzzles: 60,
  rules: () => import('./src/index.ts'),
  bots: () => import('./src/bots.ts'),
}
