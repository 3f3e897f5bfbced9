import type { Referee } from '@shamble/engine'
import { CUBES_OF_A_KIND, GOLD, type Kind } from './data/kinds.ts'
import { BUILDINGS } from './data/buildings.ts'
import type { Event } from './events.ts'

/** The two at the table: the Player, who has the only chair, and Pseudo, who is rules. */
export type Side = 0 | 1
export const PLAYER = 0
export const PSEUDO = 1
export const other = (side: Side): Side => (side === PLAYER ? PSEUDO : PLAYER)

/** Each is known by its place in its list in `data/`. */
export type QuestId = number
export type CardId = number
export type TileId = number
export type SpaceId = number

/** No number is -1: nothing, nobody, none left. */
export const NONE = -1

/** Which way Pseudo reads the costs of a Quest. */
export type ScanDirection = 'leftToRight' | 'rightToLeft'

/** One space that Pseudo weighed: how many he needs it gives, its value, and what its owners would be paid. */
export type Weighed = [space: SpaceId, copies: SpaceId, number: number, value: number, ownerReward: number]

/** A resource that Pseudo lacks for a Quest, and could not fetch anywhere. */
export type InVain = [quest: QuestId, kind: Kind, short: number]

/** Why Pseudo did what he did (7A to 7D). */
export interface Why {
  /** The step of the script; `none`: no space at all. */
  step: 'scan' | 'orb' | 'castle' | 'hall' | 'value' | 'harbor' | 'none'
  /** What lets him choose: an Agent to place, or a card that goes to Hall tiles or to spaces of the Player. */
  by: 'agent' | 'sample' | 'bribe'
  /** What he was after: Quest, resource and how many were short; NONE beyond the scan. */
  quest: QuestId
  kind: Kind
  short: number
  /** The resources before it on his list that no space gave. */
  inVain: InVain[]
  weighed: Weighed[]
  /** What decided: there was only one, the number, the value, the owner's reward, or chance. */
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
 * An action in progress: whose, the kinds it has given so far (a bit each), the Buildings whose owner is to be paid, and
 * the question-mark cubes that Pseudo has settled on. A `muted` one is no action in the sense of Plot Quests.
 */
export interface Action {
  side: Side
  muted: boolean
  given: number
  owed: TileId[]
  cubes: number[]
  copies: SpaceId
}

/** All that lies on the table. Pairs are by side. In every pile and deck the last is on top. */
export interface Table {
  lord: number
  scan: ScanDirection
  round: number
  /** The Player's score: the only one there is. */
  score: number
  /** What Pseudo has taken away of it. */
  taken: number
  firstPlayer: Side
  /** Whose turn it is. */
  active: Side
  /** The Harbor's Agents are being moved (A8). */
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
  /** Open Quests. Pseudo's are his column, the top first. */
  open: [QuestId[], QuestId[]]
  /** Plot Quests in force, and the completed Quests that lie face down. */
  plots: [QuestId[], QuestId[]]
  done: [QuestId[], QuestId[]]
  hand: CardId[]
  /** The face-up Quests of Cliffwatch Inn. */
  inn: QuestId[]
  questDeck: QuestId[]
  questDiscard: QuestId[]
  intrigueDeck: CardId[]
  intrigueDiscard: CardId[]
  /** Cards being played: they join the discards when they are settled. */
  playing: CardId[]
  /** The three places of Builder's Hall from the left; NONE when the stack ran out. */
  hall: TileId[]
  stack: TileId[]
  /** Tiles that were put out of play. */
  scrapped: TileId[]
  /** For each tile: its owner (NONE: not in play), the tokens on it in the Hall, and its stock. */
  owner: number[]
  tokens: number[]
  stock: number[]
  /** The tiles in play, in the order in which they came. */
  built: TileId[]
  /** What may be done once a round has been done. */
  orbUsed: boolean
  miracleUsed: boolean
  /** The Harbor space that the Player's Agent on the Zoarstar has copied, or NONE. */
  copiedHarbor: SpaceId
  /** The final count has been made. */
  counted: boolean
  actions: Action[]
}

/** What lies face up: the table without the orders of the decks. */
export type FaceUp = Omit<Table, 'questDeck' | 'intrigueDeck' | 'stack' | 'actions'>

export type G = Referee<Table, Event>

/** The stream that decides Pseudo's open ties: one of its own. */
export const COIN = 'coin'

// For each kind of cube the tile that is stocked with it.
const STOCKED: readonly TileId[] = [0, 1, 2, 3].map((kind) =>
  BUILDINGS.findIndex(({ stock }) => stock?.kind === kind),
)

/** The cubes of a kind left in the supply; there is always Gold. */
export function supply(t: Pick<Table, 'tavern' | 'stock'>, kind: Kind): number {
  if (kind === GOLD) return Infinity
  return CUBES_OF_A_KIND - t.tavern[PLAYER][kind]! - t.tavern[PSEUDO][kind]! - t.stock[STOCKED[kind]!]!
}

/** Whether an Agent of a side stands on a space. */
export function stands(t: Pick<Table, 'placed'>, side: Side, space: SpaceId): boolean {
  const spaces = t.placed[side]
  for (let i = 0; i < spaces.length; i++) if (spaces[i] === space) return true
  return false
}

/** The spaces with Agents of a side, a bit each: bit 5 is space 5. */
export function agentsOf(t: Pick<Table, 'placed'>, side: Side): number {
  const spaces = t.placed[side]
  let bits = 0
  for (let i = 0; i < spaces.length; i++) bits |= 1 << spaces[i]!
  return bits
}
