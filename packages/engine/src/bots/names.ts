/** How well a bot plays, from the weakest; the same names in every game. */
export const STRENGTHS = ['easy', 'fair', 'hard', 'fierce'] as const
export type Strength = (typeof STRENGTHS)[number]

export const isStrength = (name: string): name is Strength => (STRENGTHS as readonly string[]).includes(name)

/** Bots named by links and stored rooms that are older than the strengths. */
const FORMERLY: Readonly<Record<string, Strength>> = {
  random: 'easy',
  dreamer: 'fair',
  searcher: 'hard',
}

/** The strength of a name, current or former; undefined if there is none. */
export const strengthNamed = (name: string): Strength | undefined =>
  isStrength(name) ? name : Object.hasOwn(FORMERLY, name) ? FORMERLY[name] : undefined
