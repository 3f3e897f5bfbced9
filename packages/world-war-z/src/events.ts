import type { CardId, RoleId, ThreatId, Trail, Who, ZoneId } from './table.ts'

/** How a character came into a zone. */
export type By = 'foot' | 'aircraft' | 'pilot' | CardId

/** What happened, in the past tense, at the moment it happens. */
export type Event =
  // Set-up and rounds (3, 7.6)
  | { type: 'roleTaken'; who: Who; role: RoleId; dealt: boolean }
  /** By zone the strength of its face-up horde; and the zones with a face-down token. */
  | { type: 'worldLaid'; strong: number; strength: number[]; faceDown: ZoneId[] }
  | { type: 'cardsDealt'; who: Who; cards: CardId[] }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; who: Who; zombie: boolean }
  | { type: 'ended'; strong: number; won: boolean }
  | { type: 'allTurned' }
  // Zones and hordes (1)
  | { type: 'tokenTurned'; zone: ZoneId; value: number }
  | { type: 'grew'; zone: ZoneId; by: number; strength: number }
  | { type: 'weakened'; zone: ZoneId; by: number; strength: number; why: 'battle' | 'splash' | CardId }
  /** `came`: the strength that moved; `strength`: with what stood there. */
  | { type: 'hordeMoved'; from: ZoneId; to: ZoneId; came: number; strength: number; lost: number }
  | { type: 'aircraftLost'; zone: ZoneId }
  // Turns (7.1, 7.2, 7.4)
  | { type: 'moved'; who: Who; from: ZoneId; to: ZoneId; by: By }
  | { type: 'flightChosen'; who: Who; to: ZoneId }
  | { type: 'stayed'; who: Who; at: ZoneId }
  | { type: 'equipped'; who: Who; card: CardId }
  | { type: 'unequipped'; who: Who; card: CardId }
  // Cards (5)
  | { type: 'drew'; who: Who; card: CardId }
  | { type: 'noCardLeft'; who: Who }
  | { type: 'discarded'; who: Who; card: CardId; worn: boolean }
  | { type: 'played'; who: Who; card: CardId }
  | { type: 'putAside'; card: CardId }
  | { type: 'recovered'; who: Who; card: CardId }
  | { type: 'reshuffled'; deck: 'combat' | 'threat' }
  // Battles (7.3)
  | { type: 'battleBegan'; who: Who; zone: ZoneId; strength: number; own: boolean }
  | { type: 'noBattle'; who: Who; zone: ZoneId }
  | { type: 'rolled'; who: Who; die: number; bonus: number; horde: number; sides: number }
  | { type: 'rerolled'; who: Who; card: CardId; die: number; horde: number }
  | { type: 'battleWon'; who: Who; zone: ZoneId; die: number; bonus: number; horde: number; tie: boolean }
  | { type: 'battleLost'; who: Who; zone: ZoneId; die: number; bonus: number; horde: number; demand: number }
  | { type: 'shieldRolled'; who: Who; card: CardId; shows: number; demand: number }
  | { type: 'spared'; who: Who; by: CardId; demand: number }
  | { type: 'tended'; who: Who; medic: Who; demand: number }
  /** `more`: the character may fight on. */
  | { type: 'battleEnded'; who: Who; more: boolean }
  | { type: 'broke'; who: Who; card: CardId }
  | { type: 'turned'; who: Who; role: RoleId; zone: ZoneId }
  // Threat Escalation (6, 7.5)
  | { type: 'threatDrawn'; by: Who; subject: Who; card: ThreatId }
  | { type: 'threatSunk'; who: Who; card: ThreatId }
  | { type: 'threatCancelled'; who: Who; card: ThreatId }
  | { type: 'nothingHappened'; card: ThreatId }
  // Zombie characters (8): what each did, with its reason
  | { type: 'zombieStepped'; who: Who; trail: Trail }
