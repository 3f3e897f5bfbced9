/** How well a bot plays, from the weakest: the same name means the same in every game and wherever it is played. */
export const STRENGTHS = ['easy', 'fair', 'hard', 'fierce'] as const
export type Strength = (typeof STRENGTHS)[number]

export const isStrength = (name: string): name is Strength => (STRENGTHS as readonly string[]).includes(name)

/** The strength of this name; undefined when there is none. */
export const strengthNamed = (name: string): Strength | undefined => (isStrength(name) ? name : undefined)
