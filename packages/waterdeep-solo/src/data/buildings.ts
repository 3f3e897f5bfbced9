import { choose, drawIntrigue, gain, pay, score, type Effect } from './effect.ts'
import { bundle, type Kind } from './kinds.ts'

/** A Building tile: its price, its action, what its owner gets when the other seat uses it, and its stock. */
export interface Building {
  id: string
  name: string
  price: number
  action: readonly Effect[]
  owner: Effect
  /** What is put on it when it comes into play and at the start of each round. */
  stock: { kind: Kind; count: number } | null
}

const building = (
  id: string,
  name: string,
  price: number,
  action: readonly Effect[],
  owner: Effect,
  stock?: string,
): Building => ({ id, name, price, action, owner, stock: stock === undefined ? null : stockOf(stock) })

function stockOf(text: string): { kind: Kind; count: number } {
  const what = bundle(text)
  const kind = what.findIndex((count) => count > 0)
  return { kind, count: what[kind]! }
}

/** The Building tiles without those that the solo game removes (B1). A tile is known by its place here. */
export const BUILDINGS: readonly Building[] = [
  building('caravan-court', 'Caravan Court', 4, [{ op: 'takeStock' }], gain('1F'), '2F'),
  building('dragon-tower', 'Dragon Tower', 3, [gain('1W'), drawIntrigue()], drawIntrigue()),
  building('fetlock-court', 'Fetlock Court', 8, [gain('2F 1W')], choose(1, 'FW')),
  building('golden-horn', 'The Golden Horn', 4, [{ op: 'takeStock' }], gain('2G'), '4G'),
  building('helmstar-warehouse', 'Helmstar Warehouse', 3, [gain('2R 2G')], gain('1R')),
  building('house-of-good-spirits', 'House of Good Spirits', 3, [gain('1F'), choose(1)], gain('1F')),
  building('house-of-heroes', 'House of Heroes', 8, [gain('1C 2F')], choose(1, 'CF')),
  building('house-of-wonder', 'House of Wonder', 4, [pay('2G'), choose(2, 'CW')], gain('2G')),
  building('jesters-court', "Jesters' Court", 4, [{ op: 'takeStock' }], gain('1R'), '2R'),
  building('new-olamn', 'New Olamn', 8, [gain('2R 1W')], choose(1, 'RW')),
  building('northgate', 'Northgate', 3, [gain('2G'), choose(1)], score(2)),
  building('skulkway', 'The Skulkway', 4, [gain('1F 1R 2G')], choose(1, 'FR')),
  building('smugglers-dock', "Smuggler's Dock", 4, [pay('2G'), choose(4, 'FR')], gain('2G')),
  building('spires-of-the-morning', 'Spires of the Morning', 4, [{ op: 'takeStock' }], score(2), '1C'),
  building('stone-house', 'The Stone House', 4, [{ op: 'goldPerTile' }], gain('2G')),
  building('tower-of-luck', 'The Tower of Luck', 8, [gain('1C 2R')], choose(1, 'CR')),
  building('tower-of-the-order', 'Tower of the Order', 4, [{ op: 'takeStock' }], drawIntrigue(), '1W'),
  building('yawning-portal', 'The Yawning Portal', 4, [choose(2)], choose(1)),
  building('zoarstar', 'The Zoarstar', 8, [{ op: 'useTheirSpace' }], score(2)),
]
