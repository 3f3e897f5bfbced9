import { idFrom } from '@shamble/engine'
import { choose, drawIntrigue, gain, pay, score, type Effect } from './effect.ts'
import { bundle, type Kind } from './kinds.ts'

/** A Building tile. `owner` is what its owner gets when the other side uses it. */
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
  name: string,
  price: number,
  action: readonly Effect[],
  owner: Effect,
  stock?: string,
): Building => ({
  id: idFrom(name),
  name,
  price,
  action,
  owner,
  stock: stock === undefined ? null : stockOf(stock),
})

function stockOf(text: string): { kind: Kind; count: number } {
  const what = bundle(text)
  const kind = what.findIndex((count) => count > 0)
  return { kind, count: what[kind]! }
}

/** The Building tiles without those that the solo game removes (B1). A tile's id is its index here. */
export const BUILDINGS: readonly Building[] = [
  building('Caravan Court', 4, [{ op: 'takeStock' }], gain('1F'), '2F'),
  building('Dragon Tower', 3, [gain('1W'), drawIntrigue()], drawIntrigue()),
  building('Fetlock Court', 8, [gain('2F 1W')], choose(1, 'FW')),
  building('The Golden Horn', 4, [{ op: 'takeStock' }], gain('2G'), '4G'),
  building('Helmstar Warehouse', 3, [gain('2R 2G')], gain('1R')),
  building('House of Good Spirits', 3, [gain('1F'), choose(1)], gain('1F')),
  building('House of Heroes', 8, [gain('1C 2F')], choose(1, 'CF')),
  building('House of Wonder', 4, [pay('2G'), choose(2, 'CW')], gain('2G')),
  building("Jesters' Court", 4, [{ op: 'takeStock' }], gain('1R'), '2R'),
  building('New Olamn', 8, [gain('2R 1W')], choose(1, 'RW')),
  building('Northgate', 3, [gain('2G'), choose(1)], score(2)),
  building('The Skulkway', 4, [gain('1F 1R 2G')], choose(1, 'FR')),
  building("Smuggler's Dock", 4, [pay('2G'), choose(4, 'FR')], gain('2G')),
  building('Spires of the Morning', 4, [{ op: 'takeStock' }], score(2), '1C'),
  building('The Stone House', 4, [{ op: 'goldPerTile' }], gain('2G')),
  building('The Tower of Luck', 8, [gain('1C 2R')], choose(1, 'CR')),
  building('Tower of the Order', 4, [{ op: 'takeStock' }], drawIntrigue(), '1W'),
  building('The Yawning Portal', 4, [choose(2)], choose(1)),
  building('The Zoarstar', 8, [{ op: 'useTheirSpace' }], score(2)),
]
