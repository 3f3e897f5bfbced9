/*
 * 17, 18.1. Our missions in order: ids and titles for lists, without loading their files.
 */

/** What a list says of a mission. */
export interface Printed {
  id: string
  name: string
}

/** The six chapters of the campaign. */
const CAMPAIGN = ['Supply Run', 'Lockdown', 'Detours', 'The Horde', 'Dead By Dawn', 'Sanctuary']
/** The three games against a Director. */
const VERSUS = ['Break & Enter', 'Hold Out', 'Inbound']

const numbered = (kind: string, names: readonly string[]): Printed[] =>
  names.map((name, n) => ({ id: `${kind}-${n + 1}`, name }))

const chapters = numbered('chapter', CAMPAIGN)
const directorGames = numbered('director', VERSUS)

/** All of them: the chapters, then the Director games. */
export const PRINTED: readonly Printed[] = [...chapters, ...directorGames]

/** Missions of one's own, to learn from: written with docs/writing-a-mission.md alone. The game's options do not name them. */
export const EXAMPLES: readonly Printed[] = [
  { id: 'example-siege', name: 'The Last Light' },
  { id: 'example-rescue', name: 'The Long Ward' },
]

const idOf = ({ id }: Printed): string => id

/** Their ids. */
export const MISSIONS: readonly string[] = PRINTED.map(idOf)

/** The chapters of the campaign (17). */
export const CHAPTERS: readonly string[] = chapters.map(idOf)

/** The three games that are always played against a Director (18.1). */
export const DIRECTOR_GAMES: readonly string[] = directorGames.map(idOf)

/** The title of a printed mission. */
export const titleOf = (mission: string): string => PRINTED.find(({ id }) => id === mission)?.name ?? mission
