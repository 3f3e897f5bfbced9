import type { Square } from './map/layout.ts'
import type { Sense } from './infected/senses.ts'
import type { Deed, Phase } from './table.ts'

/** What happens in a game, as facts; `words.ts` makes sentences of them. Heroes, units, doors and areas are numbers. */
export type Event =
  // 1, 17: set-up
  | { type: 'perkBought'; hero: number; perk: number; price: number }
  | { type: 'stationed'; hero: number; at: Square }
  // 3, 13: the turn
  | { type: 'turnAnnounced'; turn: number }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'stoodUp'; unit: number; facing: number }
  /** `die` -1: the Director chose. */
  | { type: 'brokenIn'; die: number; area: number; closed: boolean }
  | { type: 'ended'; reason: string }
  // 4, 5: hero moves
  | { type: 'moveBegan'; hero: number; ap: number }
  | { type: 'moveEnded'; hero: number }
  | { type: 'stepped'; hero: number; from: Square; to: Square; prone: boolean }
  | { type: 'fell'; hero: number }
  | { type: 'rose'; hero: number }
  | { type: 'readied'; hero: number; kinds: number[] }
  | { type: 'perkUsed'; hero: number; perk: number }
  | { type: 'supported'; hero: number; other: number }
  | { type: 'left'; hero: number }
  // 6, 14: attacks
  | {
      type: 'attacked'
      hero: number
      unit: number
      dice: number[]
      bonus: number
      /** The kind of card of each die; -1 for bare hands. */
      cards: number[]
      does: Deed[]
      aimed: boolean
      again: boolean
    }
  | { type: 'thrown'; hero: number; kind: number; at: Square }
  /** `at` -1: on a hero's card. */
  | {
      type: 'killed'
      hero: number
      unit: number
      kind: number
      at: Square
      /** `shot`: by Hit Man. */
      how: 'killed' | 'executed' | 'assassinated' | 'shot'
    }
  | { type: 'wounded'; hero: number; unit: number; left: number }
  | { type: 'knockedDown'; hero: number; unit: number }
  | { type: 'alerted'; hero: number; facing: number }
  | { type: 'swept'; hero: number; unit: number; at: Square; facing: number }
  // 7: doors and rooms; `unit` and `hero` -1: by none; `facing`: of the unit
  | { type: 'doorOpened'; door: number; hero: number; unit: number; facing: number }
  | { type: 'doorClosed'; door: number; hero: number }
  | { type: 'doorDestroyed'; door: number }
  | { type: 'knocked'; door: number; hero: number }
  | { type: 'areaActivated'; area: number; door: number }
  | { type: 'roomRolled'; area: number; roll: number; kinds: number[] }
  | { type: 'placed'; unit: number; kind: number; at: Square; facing: number }
  | { type: 'droppedOff'; unit: number; kind: number }
  | { type: 'barricaded'; hero: number; door: number }
  | { type: 'barricadeHit'; door: number; unit: number; facing: number; damage: number }
  | { type: 'barricadeGone'; door: number; hero: number }
  // 8, 15: searching, tasks, gear
  | { type: 'searched'; hero: number; area: number; card: number }
  | { type: 'taskDone'; hero: number; task: number; objective: number }
  | { type: 'itemTaken'; hero: number; kind: number; at: Square }
  | { type: 'objectTaken'; hero: number; object: number; at: Square }
  | { type: 'objectDropped'; hero: number; object: number; at: Square }
  | { type: 'carriedOut'; hero: number; object: number }
  | { type: 'given'; from: number; to: number; card: number; kind: number; object: number }
  | { type: 'kept'; hero: number; from: number }
  | { type: 'loaded'; hero: number; kind: number; rounds: number }
  | { type: 'cardSpent'; hero: number; kind: number }
  | { type: 'cured'; hero: number }
  | { type: 'hid'; hero: number; left: number }
  // 9, 10, 12: grabs, bites, infection
  | { type: 'zoneEntered'; hero: number; unit: number }
  | { type: 'grabbed'; unit: number; facing: number; hero: number; prone: boolean }
  | {
      type: 'tested'
      kind: 'grab' | 'bite' | 'infection'
      hero: number
      unit: number
      die: number
      bonus: number
      does: Deed
      again: boolean
    }
  | { type: 'takenDown'; unit: number; hero: number }
  | { type: 'infected'; hero: number; stage: number }
  | { type: 'died'; hero: number }
  // 18: the Director. `aim` is the part a card is played on
  | { type: 'directorDealt'; cards: number }
  | { type: 'directorPlayed'; card: number; aim: string | null }
  | { type: 'silenced'; hero: number }
  | { type: 'withdrawn'; unit: number; kind: number }
  | { type: 'pointNamed'; point: number; die: number }
  | { type: 'risen'; hero: number; unit: number; at: Square }
  | { type: 'faced'; unit: number; facing: number }
  // 10, 11: what infected do, and why
  | { type: 'targeted'; unit: number; hero: number; sense: Sense | null; distance: number }
  | { type: 'tieRolled'; unit: number; heroes: number[]; dice: number[] }
  | {
      type: 'unitMoved'
      unit: number
      from: Square
      path: Square[]
      facing: number
      charging: boolean
      /** The hero it goes for; -1: the nearest staircase. */
      target: number
      /** Under direct control (18.6). */
      steered?: true
      /** How many ways were equally short. */
      equal: number
    }
  | { type: 'unitStayed'; unit: number; why: 'noHero' | 'noWay' | 'blocked'; facing: number }
  | { type: 'spawnRolled'; point: number; dice: number[]; kinds: number[] }
  | { type: 'entered'; unit: number; kind: number; at: Square; facing: number; point: number }
  | { type: 'turnedBack'; unit: number }
  | { type: 'noRoamer' }
  // 21.4: objectives
  | { type: 'objectiveMet'; objective: number }
  | { type: 'timerStarted'; objective: number }
  | { type: 'timerMarked'; objective: number; boxes: number }
