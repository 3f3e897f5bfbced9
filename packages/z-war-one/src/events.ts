import type { Phase } from './table.ts'

/** What happens in a game, as facts; `words.ts` makes sentences of them. */
export type Event = { type: 'turnAnnounced'; turn: number } | { type: 'phaseBegan'; phase: Phase }
