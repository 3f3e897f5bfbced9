import { world, type Laid } from './lay.ts'

/** A turn of a character in Mexico, from its first step. */
export const turn = (role: string, hand = '', more: Partial<Laid> = {}) =>
  world({ cast: { [role]: { at: 'mexico', hand } }, threats: 'uneasy-lull', ...more }, ['turn', 0])

/** The Battle step of the first character, in which no battle has been fought. */
export const FIGHT = ['battleStep', 0, false] as const

/** A character in Mexico against a horde there; another one far away. */
export const fight = (person: { hand?: string; worn?: string }, strength: number, more: Partial<Laid> = {}) =>
  world(
    {
      cast: { ranger: { at: 'mexico', ...person }, pilot: { at: 'korea', hand: 'lobo' } },
      hordes: { mexico: strength },
      ...more,
    },
    [...FIGHT],
  )
