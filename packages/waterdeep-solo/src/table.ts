import type { Referee } from '@shamble/engine'
import { CUBES_OF_A_KIND, GOLD, type Kind } from './data/kinds.ts'
import { BUILDINGS } from './data/buildings.ts'
import { ZOARSTAR } from './data/spaces.ts'
import type { Event } from './events.ts'

/** The two sides: the Player, who has the only seat, and Pseudo, who is played by the rules. */
export type Side = 0 | 1
export const PLAYER = 0
export const PSEUDO = 1
export const other = (side: Side): Side => (side === PLAYER ? PSEUDO : PLAYER)

/** Ids are indices into the lists in `data/`. */
export type QuestId = number
export type CardId = number
export type TileId = number
export type SpaceId = number

/** No id. */
export const NONE = -1

/** Which way Pseudo reads the costs of a Quest. */
export type ScanDirection = 'leftToRight' | 'rightToLeft'

/** One space that Pseudo weighed: how many of the needed kind it gives, its value, and what its owners would be paid. */
export type Weighed = [space: SpaceId, copies: SpaceId, number: number, value: number, ownerReward: number]

/** A resource that Pseudo needs for a Quest and could get nowhere. */
export type InVain = [quest: QuestId, kind: Kind, short: number]

/** Why Pseudo goes where he goes (7A to 7D). */
export interface Why {
  /** The step of the script that decided; `none`: no space is left. */
  step: 'scan' | 'orb' | 'castle' | 'hall' | 'value' | 'harbor' | 'none'
  /** What he places: an Agent, or a card used on Hall tiles (Sample Wares) or on spaces of the Player (Bribe Agent). */
  by: 'agent' | 'sample' | 'bribe'
  /** What the scan found: Quest, resource and how many are short; NONE in other steps. */
  quest: QuestId
  kind: Kind
  short: number
  /** Resources earlier in the scan that no space gives. */
  inVain: InVain[]
  weighed: Weighed[]
  /** What decided between the spaces weighed. `only`: there was one. */
  tie: 'only' | 'number' | 'value' | 'owner' | 'chance'
  /** The spaces that chance decided between. */
  tied: SpaceId[]
  space: SpaceId
  /** The space that the Zoarstar copies, or NONE. */
  copies: SpaceId
  /** The Building he buys, or NONE. */
  buys: TileId
}

/**
 * An action in progress: its side, the kinds it has given so far (a bit set), the Buildings whose owner is to be paid, the
 * question-mark cubes that Pseudo chose, and the space he copies. A `muted` one triggers no Plot Quests.
 */
export interface Action {
  side: Side
  muted: boolean
  given: number
  owed: TileId[]
  cubes: number[]
  copies: SpaceId
}

/** Everything on the table. Pairs are by side. The last card of a deck or pile is its top. */
export interface Table {
  lord: number
  scan: ScanDirection
  round: number
  /** The Player's score. Pseudo has none: what he would score is taken from it. */
  score: number
  /** The VP that Pseudo has taken so far. */
  taken: number
  firstPlayer: Side
  /** Whose turn it is. */
  active: Side
  /** During reassignment, when the Agents in the Harbor move (A8). */
  reassigning: boolean
  /** Quests completed in this turn, by side. */
  completed: [number, number]
  /** Agents in the pools. */
  pool: [number, number]
  /** The spaces of the Agents on the board, in the order they were assigned. */
  placed: [SpaceId[], SpaceId[]]
  /** Why Pseudo's Agents stand where they stand, in the same order. */
  whys: Why[]
  tavern: [number[], number[]]
  /** Open Quests. Pseudo's column from the top. */
  open: [QuestId[], QuestId[]]
  /** Completed Quests: Plot Quests, which stay in force, and the others. */
  plots: [QuestId[], QuestId[]]
  done: [QuestId[], QuestId[]]
  hand: CardId[]
  /** The face-up Quests of Cliffwatch Inn. */
  inn: QuestId[]
  questDeck: QuestId[]
  questDiscard: QuestId[]
  intrigueDeck: CardId[]
  intrigueDiscard: CardId[]
  /** Cards being played. They are discarded when they have been carried out. */
  playing: CardId[]
  /** The three places of Builder's Hall from the left; NONE when the stack ran out. */
  hall: TileId[]
  stack: TileId[]
  /** Tiles that went out of play. */
  scrapped: TileId[]
  /** By tile: its owner (NONE: not in play), the VP on it in the Hall, and its stock. */
  owner: number[]
  tokens: number[]
  stock: number[]
  /** The tiles in play, in the order they were built. */
  built: TileId[]
  /** Whether the Magister's Orb and Produce a Miracle have been used in this round. */
  orbUsed: boolean
  miracleUsed: boolean
  /** The Harbor space that the Player's Agent on the Zoarstar has copied, or NONE. */
  copiedHarbor: SpaceId
  /** The final count has been made. */
  counted: boolean
  actions: Action[]
}

/** What lies face up: the table without the decks. */
export type FaceUp = Omit<Table, 'questDeck' | 'intrigueDeck' | 'stack' | 'actions'>

export type G = Referee<Table, Event>

/** The random stream that decides Pseudo's ties. */
export const COIN = 'coin'

// By kind of cube, the tile that is stocked with it.
const STOCKED: readonly TileId[] = [0, 1, 2, 3].map((kind) =>
  BUILDINGS.findIndex(({ stock }) => stock?.kind === kind),
)

/** The cubes of a kind left in the supply. Gold is unlimited. */
export function supply(t: Pick<Table, 'tavern' | 'stock'>, kind: Kind): number {
  if (kind === GOLD) return Infinity
  return CUBES_OF_A_KIND - t.tavern[PLAYER][kind]! - t.tavern[PSEUDO][kind]! - t.stock[STOCKED[kind]!]!
}

// A3, A6. A Building is stocked when it comes into play and at the start of each round, limited by the supply.
export function restock(t: Pick<Table, 'tavern' | 'stock'>, tile: TileId): void {
  const { stock } = BUILDINGS[tile]!
  if (stock) t.stock[tile] = t.stock[tile]! + Math.min(stock.count, supply(t, stock.kind))
}

/** Returns an Agent from the board to its pool. */
export function takeOff(t: FaceUp, side: Side, space: SpaceId): void {
  const index = t.placed[side].indexOf(space)
  t.placed[side].splice(index, 1)
  if (side === PSEUDO) t.whys.splice(index, 1)
  if (side === PLAYER && space === ZOARSTAR) t.copiedHarbor = NONE
  t.pool[side]++
}

/** Removes the first `what` from a list that holds it. */
export function remove(list: number[], what: number): void {
  list.splice(list.indexOf(what), 1)
}

/** Whether an Agent of a side stands on a space. */
export const stands = (t: Pick<Table, 'placed'>, side: Side, space: SpaceId): boolean =>
  t.placed[side].includes(space)

/** The spaces with Agents of a side, as a bit set: bit 5 is space 5. */
export function agentsOf(t: Pick<Table, 'placed'>, side: Side): number {
  let bits = 0
  for (const space of t.placed[side]) bits |= 1 << space
  return bits
}

/** The lowest space (or kind) in a bit set that is not empty. */
export const firstIn = (bits: number): number => 31 - Math.clz32(bits & -bits)
