import type { Json } from '@shamble/engine'
import type { Mission } from '../src/missions/format.ts'
import { optionsOf } from '../src/missions/mode.ts'
import { EXAMPLES, PRINTED } from '../src/missions/list.ts'
import { openPrinted, readDraft } from './draft.ts'
import styles from './editor.css?url'
import Shown from './Shown.svelte'

const missionOf = (carried: unknown) => (carried as { mission?: Mission } | null | undefined)?.mission

/** Custom missions, for their pages (21). */
export const missions = {
  Plan: Shown,
  styles,
  printed: [...PRINTED, ...EXAMPLES].map(({ id, name }) => ({
    id,
    name,
    carried: async () => ({ mission: await openPrinted(id) }) as unknown as Json,
  })),
  about(carried: Json) {
    const { name, author = null, brief } = missionOf(carried) as Mission
    return { name, author, brief }
  },
  optionsOf,
  carry: (mission: Json): Json => ({ mission }),
  missionIn(carried: unknown): Json | null {
    const read = readDraft(missionOf(carried))
    return 'draft' in read ? (read.draft as unknown as Json) : null
  },
}
