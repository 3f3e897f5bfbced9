import type { HitTable } from './cards.ts'
import type { PerkClass, Rating } from './perks.ts'

/** A hero card (20.1): what he starts with, how he fights with bare hands, and his ratings (16.2). */
export interface HeroKind {
  id: string
  name: string
  fullName: string
  initial: string
  ratings: Readonly<Record<PerkClass, Rating>>
  /** The ids of his starting equipment. */
  start: readonly string[]
  unarmed: HitTable
}

/** The four heroes, in the order in which ties among them are settled. */
export const HEROES: readonly HeroKind[] = [
  {
    id: 'cole',
    name: 'Cole',
    fullName: 'Cole Carter',
    initial: 'C',
    ratings: { agility: 'amber', ballistic: 'green', melee: 'amber', survival: 'amber' },
    start: ['assault-rifle', 'combat-knife', 'grenade', 'rac-armour'],
    unarmed: { knockdown: 5, kill: 8 },
  },
  {
    id: 'kat',
    name: 'Kat',
    fullName: 'Katrina Petrov',
    initial: 'K',
    ratings: { agility: 'green', ballistic: 'amber', melee: 'green', survival: 'red' },
    start: ['katana', 'pistol'],
    unarmed: { knockdown: 5, kill: 8 },
  },
  {
    id: 'sam',
    name: 'Sam',
    fullName: 'Dr. Sam Morgan',
    initial: 'S',
    ratings: { agility: 'green', ballistic: 'red', melee: 'amber', survival: 'green' },
    start: ['pistol', 'med-pack', 'stink-tank'],
    unarmed: { knockdown: 6, kill: 9 },
  },
  {
    id: 'victor',
    name: 'Victor',
    fullName: 'Victor Dixon',
    initial: 'V',
    ratings: { agility: 'red', ballistic: 'amber', melee: 'green', survival: 'green' },
    start: ['shotgun', 'machete'],
    unarmed: { knockdown: 4, kill: 7 },
  },
]
