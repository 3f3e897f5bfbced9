import { copyPass, copyRoll, copyWithdrawal } from './copies.ts'
import { hourTrack, type Hour } from './data.ts'
import { changeHorde, settleTownspeopleOf, survivorsOf } from './pieces.ts'
import { hordeLimit, isHero, living, zombiesOf } from './questions.ts'
import type { Roll, Table } from './table.ts'

/** What every player and spectator sees: the game has no hidden information. */
export interface View extends Table {
  /** The hours of this game: clock and mark. */
  track: readonly Hour[]
  /** How many hordes each player may have (3.3, 12.2). */
  limits: number[]
  /** Zombies of each player, and townspeople with squads: Z and T of section 11. */
  zombies: number[]
  living: number
}

/** The table, and the counts that players need: limits, zombies, living. */
export function view(table: Table): View {
  const t = table.roll ? duringFight(table, table.roll) : table
  return {
    switches: { ...t.switches },
    seats: t.seats,
    town: t.town,
    squads: t.squads,
    hordes: t.hordes,
    hour: t.hour,
    track: hourTrack(t.switches),
    order: [...t.order],
    phase: t.phase,
    active: t.active,
    action: t.action,
    breeds: [...t.breeds],
    luck: [...t.luck],
    ...(t.passes && { passes: t.passes.map(copyPass) }),
    destroyed: [...t.destroyed],
    ...countsOf(t),
    roll: t.roll && copyRoll(t.roll),
    inHand: [...t.inHand],
    withdrawals: t.withdrawals.map(copyWithdrawal),
    alone: t.alone,
  }
}

const FIGHTS: readonly Roll['what'][] = ['attack', 'mob', 'squad']

// 7.7. While a fight is settled its losses are told one by one, so pieces stand where they were told to be.
function duringFight(t: Table, roll: Roll): Table {
  if (!FIGHTS.includes(roll.what) || roll.parties.length === 0) return t
  const now: Table = { ...t }
  for (const party of roll.parties) {
    if (party.seat === null) settleTownspeopleOf(now, party)
    else changeHorde(now, party.id, { zombies: survivorsOf(party) })
  }
  return now
}

/** The counts that players need. Zombies in hand are counted where they come from. */
export function countsOf(t: Counted): Pick<View, 'limits' | 'zombies' | 'living'> {
  const limits = t.breeds.map((_, seat) => hordeLimit(t, seat))
  const zombies = t.breeds.map((_, seat) => zombiesOf(t, seat))
  if (t.active !== null) {
    zombies[t.active]! += t.inHand.length
    if (t.switches.advanced) limits[t.active]! += t.inHand.filter(isHero).length
  }
  return { limits, zombies, living: living(t) }
}

type Counted = Pick<
  Table,
  'breeds' | 'active' | 'inHand' | 'switches' | 'hordes' | 'destroyed' | 'town' | 'squads'
>
