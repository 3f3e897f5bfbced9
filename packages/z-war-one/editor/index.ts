import type { Json, Options } from '@shamble/engine'
import type { Mission } from '../src/missions/format.ts'
import Editor from './Editor.svelte'
import { PRINTED, openPrinted, readDraft } from './draft.ts'
import styles from './editor.css?url'
import Shown from './Shown.svelte'

const missionIn = (carried: Json) => (carried as unknown as { mission: Mission }).mission

/** Missions of one's own, as their pages make and show them (21). */
export const missions = {
  Editor,
  Plan: Shown,
  styles,
  /** The missions of the house, as they are carried into a game. */
  printed: PRINTED.map(({ id, name }) => ({
    id,
    name,
    carried: () => ({ mission: openPrinted(id) }) as unknown as Json,
  })),
  /** What a mission says of itself. It has passed `readCarried`. */
  about(carried: Json) {
    const { name, author = null, brief } = missionIn(carried)
    return { name, author, brief }
  },
  /** The options of a game of it. */
  optionsOf: (carried: Json): Options => (missionIn(carried).mode === 'director' ? { mode: 'director' } : {}),
  carry: (mission: Json): Json => ({ mission }),
  /** Whether something from outside can be changed in the editor, and the mission in it. */
  missionIn(carried: unknown): Json | null {
    const { mission } = (carried ?? {}) as { mission?: unknown }
    return 'draft' in readDraft(mission) ? (mission as Json) : null
  },
}
