/** How well a bot plays, from the weakest: the same name means the same in every game and wherever it is played. */
export const STRENGTHS = ['easy', 'fair', 'hard', 'fierce'] as const
export type Strength = (typeof STRENGTHS)[number]

export const isStrength = (name: string): name is Strength => (STRENGTHS as readonly string[]).includes(name)

/** The bots that strengths have taken the place of: links and stored rooms still name them. */
const FORMERLY: Readonly<Record<string, Strength>> = {
  random: 'easy',
  dreamer: 'fair',
  searcher: 'hard',
}

/** The strength that a name stands for, be it one of today or of before; undefined for none. */
export const strengthNamed = (name: string): Strength | undefined =>
  isStrength(name) ? name : Object.hasOwn(FORMERLY, name) ? FORMERLY[name] : undefined
