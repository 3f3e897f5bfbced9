import type { Kind } from './data/kinds.ts'
import type { CardId, QuestId, Side, SpaceId, TileId, Why } from './table.ts'

/** Why points were scored. */
export type Cause = 'quest' | 'lord' | 'plot' | 'tokens' | 'owner' | 'card' | 'buildings' | 'answer' | 'f7'

/** What happened, in the past tense, at the moment it happens. `side` 0 is the Player, 1 is Pseudo. */
export type Event =
  // Set-up and rounds (A2, A3)
  | { type: 'lordDealt'; lord: number }
  | { type: 'questsDealt'; side: Side; quests: QuestId[] }
  | { type: 'cardsDealt'; cards: CardId[] }
  | { type: 'roundBegan'; round: number }
  | { type: 'agentsAdded' }
  | { type: 'turnBegan'; side: Side }
  | { type: 'passed'; side: Side }
  | { type: 'reassignmentBegan' }
  | { type: 'agentLeft'; side: Side; space: SpaceId }
  | { type: 'agentsReturned' }
  // Agents (A4, B3)
  | { type: 'assigned'; space: SpaceId; orb: boolean }
  | { type: 'pseudoAssigned'; why: Why }
  | { type: 'reassigned'; side: Side; from: SpaceId }
  | { type: 'copied'; side: Side; space: SpaceId }
  | { type: 'tookAgentBack'; side: Side; space: SpaceId }
  | { type: 'tookFirstPlayer'; side: Side }
  // Taverns
  | { type: 'stockTaken'; tile: TileId }
  | { type: 'gained'; side: Side; what: number[]; why: 'action' | 'reward' | 'owner' | 'plot' | 'card' }
  | { type: 'paid'; side: Side; what: number[] }
  | { type: 'lost'; side: Side; kind: Kind }
  | { type: 'moved'; from: Side; what: number[] }
  | { type: 'swapped'; side: Side; from: Kind; to: Kind }
  | { type: 'nothingGained'; side: Side }
  | { type: 'scored'; side: Side; points: number; why: Cause }
  // Quests (A7, B5)
  | { type: 'questTaken'; quest: QuestId }
  | { type: 'questTurnedUp'; quest: QuestId; place: number }
  | { type: 'innCleared' }
  | { type: 'innRenewed'; quests: QuestId[] }
  | { type: 'questDrawn'; side: Side; quest: QuestId }
  | { type: 'questGiven'; quest: QuestId; rejected: QuestId[] }
  | { type: 'questFound'; quest: QuestId | null; rejected: QuestId[] }
  | { type: 'questDiscarded'; quest: QuestId }
  | { type: 'mandatoryGiven'; to: Side; quest: QuestId }
  | { type: 'questCompleted'; side: Side; quest: QuestId }
  // Intrigue cards (B6)
  | { type: 'intrigueDrawn'; card: CardId }
  | { type: 'intriguePlayed'; side: Side; card: CardId }
  | { type: 'intrigueDiscarded'; card: CardId }
  | { type: 'offered'; to: Side; what: number[]; points: number; given: boolean }
  | { type: 'declined' }
  | { type: 'bribed'; why: Why }
  | { type: 'noEffect'; card: CardId }
  // Buildings (A6)
  | { type: 'bought'; side: Side; tile: TileId; price: number }
  | { type: 'builtFree'; side: Side; tile: TileId; from: 'hall' | 'stack' }
  | { type: 'buildingDiscarded'; tile: TileId }
  | { type: 'hallRefilled'; tile: TileId; place: number }
  | { type: 'ownerPaid'; side: Side; tile: TileId }
  | { type: 'reshuffled'; deck: 'quests' | 'intrigue' }
  // The end (B9)
  | { type: 'counted'; adventurers: number; gold: number; open: number; score: number }
