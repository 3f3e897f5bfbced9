/*
 * Caches of distances from (or to) one square, and of what is in sight of it, by the texts of doors and areas. `distances.ts` fills
 * them.
 */

/** By square, what is known of it by square. */
export type Lists = (Uint8Array | undefined)[]

/** A cache by the texts of areas and doors, with the entry asked for last, which most calls repeat. */
export interface KnownByAreas {
  all: Map<string, Map<string, Lists>>
  last: { areas: string; doors: string; lists: Lists }
}

/** The caches of one mission, and how many bytes they hold. */
export interface Known {
  count: number
  smell: Map<string, Lists>
  sight: Map<string, Lists>
  counting: KnownByAreas
  walking: KnownByAreas
}

/** Empty caches. */
export const nothingKnown = (): Known => ({
  count: 0,
  smell: new Map(),
  sight: new Map(),
  counting: nothingByAreas(),
  walking: nothingByAreas(),
})

const nothingByAreas = (): KnownByAreas => ({
  all: new Map(),
  last: { areas: '', doors: '', lists: [] },
})
