import { ZONES } from '../src/data/zones.ts'
import { zoneNamed } from '../src/table.ts'
import { world, type Laid } from './lay.ts'

export const z = zoneNamed

/** The moves on foot from Mexico. */
export const MEXICO = ['go pacific-west', 'go great-plains', 'go caribbean', 'go northern-andes']

/** All zones but these. */
export const others = (...zones: string[]) => ZONES.map(({ id }) => id).filter((id) => !zones.includes(id))

/** A turn of a character in Mexico, from its first step. */
export const turn = (role: string, hand = '', more: Partial<Laid> = {}) =>
  world({ cast: { [role]: { at: 'mexico', hand } }, threats: 'uneasy-lull', ...more }, ['turn', 0])

/** The Battle step of the first character, before any battle. */
export const FIGHT = ['battleStep', 0, false] as const

/** A character in Mexico against a horde there. Another character is far away. */
export const fight = (person: { hand?: string; worn?: string }, strength: number, more: Partial<Laid> = {}) =>
  world(
    {
      cast: { ranger: { at: 'mexico', ...person }, pilot: { at: 'korea', hand: 'lobo' } },
      hordes: { mexico: strength },
      ...more,
    },
    [...FIGHT],
  )

/** A card drawn in the Escalate step of the first character. */
export const drawn = (threats: string, laid: Partial<Laid> = {}) =>
  world({ cast: { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }, threats, ...laid }, [
    'escalate',
    0,
    0,
  ])
