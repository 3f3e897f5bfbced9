import { cardNamed } from './cards.ts'

/** A card of the search deck (20.5): it gives a card, or it is a zombie card. */
export interface SearchKind {
  id: string
  copies: number
  /** The number of the card it gives; -1 for a zombie card. */
  gives: number
  /** Zombie cards: how many zombies, and how many squares from the searcher. */
  zombies?: number
  squares?: number
  /** The zombie appears in reach if it can, and the searcher takes a grab test at once. */
  grabNow?: boolean
}

const finds = (id: string, copies: number): SearchKind => ({ id, copies, gives: cardNamed(id) })

/** Every card of the search deck; its number is its place in this list. */
export const SEARCH: readonly SearchKind[] = [
  finds('loot-tobacco', 2),
  finds('loot-tinned-food', 2),
  finds('loot-water', 2),
  finds('loot-whisky', 1),
  finds('loot-radio', 1),
  finds('loot-jewellery', 1),
  finds('med-pack', 4),
  finds('pistol', 2),
  finds('magnum-44', 1),
  finds('shotgun', 1),
  finds('grenade', 1),
  finds('pipe-bomb', 1),
  finds('fire-axe', 1),
  finds('cricket-bat', 1),
  finds('ammo-pistol', 2),
  finds('ammo-shells', 1),
  finds('ammo-rifle', 1),
  finds('ammo-mixed', 1),
  { id: 'under-the-bed', copies: 2, gives: -1, zombies: 1, squares: 1 },
  { id: 'in-the-cupboard', copies: 1, gives: -1, zombies: 1, squares: 1, grabNow: true },
  { id: 'two-in-the-dark', copies: 1, gives: -1, zombies: 2, squares: 2 },
]
