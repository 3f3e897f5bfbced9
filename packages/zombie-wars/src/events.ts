import type { Seat } from '@shamble/engine'
import type { Breed, Deed, Die, Party, Roll, Square } from './table.ts'

/** One die as told: what it shows, and what it does (null: nothing). Dice that are not aimed have no `on`. */
export interface ToldDie {
  sides: Die
  shows: number
  does: Deed | null
  on?: number
}

/** Who rolled which dice: see `Party` in table.ts. */
export interface ToldParty {
  who: string
  seat: Seat | null
  at: Square
  dice: ToldDie[]
}

/** What happened, in the past tense, at the moment it happens. Hordes, squads and squares by number. */
export type Event =
  // Set-up (4)
  | { type: 'townspeoplePlaced'; at: Square; dice: Die[] }
  | { type: 'breedRolled'; seat: Seat; shows: number; breed: Breed; taken: boolean }
  | { type: 'hordeRaised'; seat: Seat; horde: number; at: Square; zombies: Die[] }
  // The round (5)
  | { type: 'hourStruck'; hour: number }
  | { type: 'pawnsStoodUp' }
  | { type: 'firstDrawn'; seat: Seat }
  | { type: 'firstChosen'; seat: Seat; by: Seat }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'freeActionGiven'; seat: Seat; by: Seat | null }
  | { type: 'freeActionDeclined'; seat: Seat }
  // Dice. `rolled` lists what each die would do; `counted` what it did after re-rolls and aiming.
  | { type: 'rolled'; what: Roll['what']; seat: Seat; at: Square; parties: ToldParty[] }
  | { type: 'counted'; what: Roll['what']; seat: Seat; at: Square; parties: ToldParty[] }
  | {
      type: 'rerolled'
      by: Seat
      why: 'luck' | 'bloodthirsty'
      who: string
      sides: Die
      was: number
      shows: number
    }
  // Moving (6)
  | { type: 'moved'; seat: Seat; horde: number; size: number; from: Square; to: Square }
  | { type: 'laidDown'; seat: Seat; horde: number; why: 'move' | 'attack' | 'split' | 'merge' | 'townie' }
  | { type: 'sacrificed'; seat: Seat; horde: number; dice: Die[]; shows: number }
  // Fighting (7)
  | {
      type: 'attacked'
      seat: Seat
      horde: number
      size: number
      at: Square
      townspeople: boolean
      hordes: number[]
      all: boolean
    }
  | { type: 'steppedAside'; seat: Seat; horde: number; attacker: number }
  | { type: 'attackEvaded'; seat: Seat; horde: number }
  | { type: 'paid'; seat: Seat; horde: number; sides: Die; shows: number }
  | { type: 'aimed'; seat: Seat; who: string; on: number; dice: number; does: 'kills' | 'converts' }
  | { type: 'turned'; seat: Seat; horde: number; at: Square; dice: Die[]; squad: number | null; by: Seat }
  | { type: 'killed'; seat: Seat; horde: number; at: Square; dice: Die[] }
  | { type: 'converted'; seat: Seat; horde: number; to: number; dice: Die[] }
  | { type: 'heroShrank'; who: string; at: Square; from: Die; to: Die; by: Seat }
  | { type: 'heroWoke'; at: Square; squad: number | null }
  | { type: 'heroGrew'; at: Square; squad: number | null; from: Die; to: Die }
  | {
      type: 'blasted'
      at: Square
      hordes: number[]
      zombies: number
      heroes: number
      /** The heroes that are gone, of a squad or (null) outside squads. */
      lost: { squad: number | null; dice: Die[] }[]
    }
  | { type: 'hordeGone'; seat: Seat; horde: number; at: Square; credit: Seat[] }
  | { type: 'playerOut'; seat: Seat }
  // Splitting and merging (8.1, 8.2). `sent`: taken in hand, on the way to the other horde.
  | { type: 'sent'; seat: Seat; horde: number; dice: Die[] }
  | { type: 'split'; seat: Seat; horde: number; to: number; at: Square; dice: Die[] }
  | { type: 'merged'; seat: Seat; horde: number; to: number; at: Square; dice: Die[]; all: boolean }
  // Townie actions (8.3–8.7, 9). `horde` is the pawn laid down for it; null: the free one.
  | { type: 'townieActionTaken'; seat: Seat; horde: number | null }
  | { type: 'walked'; seat: Seat; from: Square; to: Square; die: Die }
  | { type: 'mobMarched'; seat: Seat; from: Square; to: Square; dice: Die[]; squads: number[] }
  | { type: 'mobFought'; seat: Seat; at: Square; hordes: number[]; squad: number | null }
  | { type: 'squadMarched'; seat: Seat; squad: number; from: Square; to: Square }
  | { type: 'pressed'; seat: Seat; at: Square }
  // The Advanced game and the breeds (12, 13)
  | { type: 'reinforced'; squad: number; at: Square; dice: Die[] }
  | { type: 'zombieAdded'; seat: Seat; horde: number }
  | { type: 'removed'; by: Seat; who: string; at: Square; dice: Die[] }
  // The end (10, 11)
  | { type: 'winClaimed'; seat: Seat }
  | { type: 'playedOn'; seat: Seat }
  | { type: 'dawnBroke' }

/** A party as it is told: a copy, since the dice on the table change later. */
export function tellParty({ who, seat, at, dice }: Party): ToldParty {
  const told: ToldDie[] = []
  for (const { sides, shows, does, on } of dice) {
    told.push(on === null ? { sides, shows, does } : { sides, shows, does, on })
  }
  return { who, seat, at, dice: told }
}
