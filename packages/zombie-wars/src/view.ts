import type { Seat } from '@shamble/engine'
import { hourTrack, type Hour } from './data.ts'
import { hordeLimit, living, zombiesOf } from './questions.ts'
import { SQUARES } from './table.ts'
import type { Breed, Die, Horde, Roll, Square, Squad, Switches, Table, Withdrawal } from './table.ts'

/** What everybody sees: the game has no hidden information. */
export interface View {
  switches: Switches
  seats: number
  /** The townspeople outside squads, by square (34 is C4), plain ones first. A square with nobody is not listed. */
  town: Record<Square, Die[]>
  squads: Squad[]
  hordes: Horde[]
  /** 0: start; `track.length + 1`: end. */
  hour: number
  /** The hours of this game: clock and mark. */
  track: readonly Hour[]
  /** The turn order of this round; its first is the first player. */
  order: Seat[]
  phase: Table['phase']
  /** Whose turn, or free Townie action, it is. */
  active: Seat | null
  /** The action in progress; null when `active` chooses the next one. */
  action: Table['action']
  breeds: (Breed | null)[]
  luck: number[]
  destroyed: number[]
  /** How many hordes each player may have (3.3, 12.2). */
  limits: number[]
  /** Zombies of each player, and townspeople with squads: Z and T of section 11. */
  zombies: number[]
  living: number
  /** The action in progress, with all dice rolled for it. */
  roll: Roll | null
  /** Zombies in hand during a Split or a Merge. */
  inHand: Die[]
  withdrawals: Withdrawal[]
  alone: Seat | null
}

/** What a seat (or a spectator) sees: everything on the table, and the counts that one would make by looking at it. */
export function view(t: Table): View {
  const seats = t.breeds.map((_, seat) => seat)
  return {
    switches: { ...t.switches },
    seats: t.seats,
    town: townSeen(t.town),
    squads: t.squads.map(({ id, at, dice }) => ({ id, at, dice: [...dice] })),
    hordes: t.hordes.map(({ id, seat, at, upright, zombies }) => ({
      id,
      seat,
      at,
      upright,
      zombies: [...zombies],
    })),
    hour: t.hour,
    track: hourTrack(t.switches),
    order: [...t.order],
    phase: t.phase,
    active: t.active,
    action: t.action,
    breeds: [...t.breeds],
    luck: [...t.luck],
    destroyed: [...t.destroyed],
    limits: seats.map((seat) => hordeLimit(t, seat)),
    zombies: seats.map((seat) => zombiesOf(t, seat)),
    living: living(t),
    roll: t.roll && rollSeen(t.roll),
    inHand: [...t.inHand],
    withdrawals: t.withdrawals.map(([a, b, c, d]) => [a, b, c, d]),
    alone: t.alone,
  }
}

function townSeen(town: Table['town']): View['town'] {
  const seen = { ...town }
  for (const at of SQUARES) if (seen[at]) seen[at] = [...seen[at]]
  return seen
}

function rollSeen({ what, seat, at, horde, townspeople, squad, hordes, aside, parties }: Roll): Roll {
  return {
    what,
    seat,
    at,
    horde,
    townspeople,
    squad,
    hordes: [...hordes],
    aside: [...aside],
    parties: parties.map(({ who, id, seat, at, dice, joins, losesTo }) => ({
      who,
      id,
      seat,
      at,
      dice: dice.map(({ sides, shows, does, on, now }) => ({ sides, shows, does, on, now })),
      joins: [...joins],
      losesTo: [...losesTo],
    })),
  }
}
