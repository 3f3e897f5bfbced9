import type { Seat } from '@shamble/engine'
import type { Counts, Offer } from './table.ts'

/** What happened, in the past tense, at the moment it happens. Hexes, corners, edges, resources and cards by number. */
export type Event =
  // Set-up (4)
  | { type: 'startRolled'; seat: Seat; dice: [number, number] }
  | { type: 'starterFound'; seat: Seat }
  | { type: 'founded'; seat: Seat; corner: number }
  | { type: 'foundingCards'; seat: Seat; cards: Counts }
  // Turns (5)
  | { type: 'turnBegan'; seat: Seat; round: number }
  | { type: 'rolled'; seat: Seat; dice: [number, number] }
  | { type: 'sevenIgnored'; seat: Seat }
  | { type: 'sevenRolledAgain'; seat: Seat }
  | { type: 'gaveUp'; seat: Seat }
  // Production (6). `gains` by seat and resource.
  | { type: 'produced'; gains: Counts[] }
  | { type: 'bankShort'; resource: number }
  // Trading (7)
  | { type: 'swapped'; seat: Seat; gave: number; rate: number; got: number }
  | { type: 'offered'; seat: Seat; offer: Offer }
  | { type: 'offersInvited'; seat: Seat }
  | { type: 'accepted'; seat: Seat }
  | { type: 'declined'; seat: Seat }
  | { type: 'countered'; seat: Seat; offer: Offer }
  | { type: 'traded'; seat: Seat; with: Seat; gave: Counts; got: Counts }
  | { type: 'calledOff'; seat: Seat }
  // Building (8)
  | { type: 'roadBuilt'; seat: Seat; edge: number }
  | { type: 'settlementBuilt'; seat: Seat; corner: number }
  | { type: 'cityBuilt'; seat: Seat; corner: number }
  // Development cards (9)
  | { type: 'cardBought'; seat: Seat; paid: [number, number] }
  | { type: 'cardDrawn'; seat: Seat; card: number }
  | { type: 'cardPlayed'; seat: Seat; card: number }
  | { type: 'hexCleared'; seat: Seat; hex: number; zombies: number }
  | { type: 'plentyTaken'; seat: Seat; resource: number }
  | { type: 'monopolised'; seat: Seat; resource: number; taken: number[] }
  | { type: 'pointsShown'; seat: Seat; cards: number }
  // Special cards (10, 15). `seat` -1: set aside.
  | { type: 'longestRoadWent'; seat: Seat; from: Seat; length: number }
  | { type: 'largestArmyWent'; seat: Seat; from: Seat; soldiers: number }
  // Zombies (11, 12)
  | { type: 'zombieCame'; hex: number; zombies: number }
  | { type: 'infested'; hex: number }
  | { type: 'zombieSpread'; from: number; hex: number; zombies: number }
  | { type: 'noZombieCame'; number: number }
  // Attack (13, 14). `hits`: the corners hit from that hex, each once for each zombie attack on it. `laidAside`: cards as they
  // are paid; `discarded`: all of a payment.
  | { type: 'attackBegan'; seat: Seat }
  | { type: 'hexAttacked'; hex: number; zombies: number; hits: number[] }
  | { type: 'damageCounted'; damages: number[] }
  | { type: 'roadDestroyed'; seat: Seat; edge: number }
  | { type: 'settlementDestroyed'; seat: Seat; corner: number }
  | { type: 'cityReduced'; seat: Seat; corner: number }
  | { type: 'cityRazed'; seat: Seat; corner: number }
  | { type: 'laidAside'; seat: Seat; cards: Counts }
  | { type: 'discarded'; seat: Seat; cards: Counts }
  | { type: 'paid'; seat: Seat; damage: number; worth: number }
  | { type: 'eliminated'; seat: Seat; roads: number[]; cards: Counts }
  // The end (17)
  | { type: 'overrun' }
