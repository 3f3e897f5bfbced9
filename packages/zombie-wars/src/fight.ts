import type { Choice } from '@shamble/engine'
import { capacity, fall } from './killing.ts'
import { react, judge, partyOf, rollHorde, rollTownspeople, rollParty, tellRoll } from './roll.ts'
import { settleFight } from './settling.ts'
import { turnTownspeople } from './turning.ts'
import { squadOf } from './questions.ts'
import { dice, horde, squad, type Deed, type G, type Roll, type Rolled, type Table } from './table.ts'

// 7.2. The fight. The attacking horde, every attacked horde and the townspeople who fight roll all their dice; then it is
// settled in the order of 7.7. An Angry Mob and a squad fight the same way, without an attacker (8.5, 8.7).
export function fight(g: G): void {
  const t = g.table
  const { horde: attacker, hordes, townspeople, squad: alone, at } = t.roll!
  if (attacker !== null) rollHorde(g, attacker)
  for (const id of hordes) rollHorde(g, id)
  if (townspeople) rollTownspeople(g, at)
  if (alone !== null) rollParty(g, squad(alone), alone, null, at, squadOf(t, alone).dice)
  judge(t)
  tellRoll(g, 'rolled')
  if (t.switches.deadlines) g.then(react, 0)
  g.then(aim)
}

// 7.4, 7.7 step 1, R8, R13. Counting. One die, one effect: the attacker decides what each die of 5 or more does, and on
// which horde a kill falls; the acting player assigns the hits of a mob.
function aim(g: G): void {
  const { what, hordes, townspeople, horde: attacker } = g.table.roll!
  if (what === 'attack') aimDefenders(g.table.roll!)
  const mayTurn = what === 'attack' && townspeople
  const last = mayTurn ? hordes.length : hordes.length - 1
  if (attacker !== null && hordes.length > 0) aimEach(g, 'converts', last)
  aimEach(g, 'kills', last)
  g.then(aimRest)
}

function aimEach(g: G, does: 'converts' | 'kills', last: number): void {
  const roll = g.table.roll!
  if (openDice(roll, does).length === 0) return
  for (let i = 0; i < last; i++) g.then(strike, roll.hordes[i]!, does)
}

// 7.5. A horde that is attacked fights only its attacker, and so do the townspeople.
function aimDefenders({ parties, horde: attacker }: Roll): void {
  for (const { id, seat, dice } of parties) {
    if (seat !== null && id === attacker) continue
    for (const die of dice) if (die.does === 'kills' || die.does === 'converts') die.on = attacker
  }
}

// Dice that hit and have no target yet: the attacker's, or the mob's.
const isOpen = ({ does, on }: Rolled): boolean => on === null && (does === 'kills' || does === 'converts')

const openDice = ({ parties }: Roll, does: Deed): Rolled[] =>
  parties.flatMap(({ dice }) => dice.filter((die) => die.does === does && isOpen(die)))

// 7.4. How many dice fall on one horde, at most as many as it can take. The others are left for the targets after it.
const strike: Choice<G, [id: number, does: 'converts' | 'kills']> = {
  seat: (g) => g.table.roll!.seat,
  ask: (_, does) =>
    does === 'kills'
      ? 'How many of your hits fall on this horde?'
      : 'How many of your sixes take over a zombie of this horde?',
  options(g, can, id, does) {
    const most = Math.min(openDice(g.table.roll!, does).length, standing(g.table, id))
    if (most === 0) return
    for (let n = 0; n <= most; n++) can(does === 'kills' ? 'strike' : 'convert', horde(id), dice(n))
  },
  take: {
    strike: aimAt,
    convert: aimAt,
  },
}

function aimAt(g: G, [id, does]: [id: number, does: 'converts' | 'kills'], _: string, count: string): void {
  const roll = g.table.roll!
  const n = dice.of(count)
  for (const die of openDice(roll, does).slice(0, n)) die.on = id
  g.tell({ type: 'aimed', seat: roll.seat, who: horde(id), on: id, dice: n, does })
}

// How many more hits a horde can take than are aimed at it.
function standing(t: Table, id: number): number {
  let hits = capacity(t, partyOf(t, id).dice)
  for (const { dice } of t.roll!.parties) for (const { on } of dice) if (on === id) hits--
  return hits
}

// The remaining dice fall on the townspeople, if they were attacked, or else on the last horde.
function aimRest(g: G): void {
  const roll = g.table.roll!
  const mayTurn = roll.what === 'attack' && roll.townspeople
  for (const { dice } of roll.parties) {
    for (const die of dice) {
      if (!isOpen(die)) continue
      if (mayTurn) die.does = 'turns'
      else die.on = roll.hordes.at(-1)!
    }
  }
  tellRoll(g, 'counted')
  g.then(turnTownspeople)
  g.then(fall)
  g.then(settleFight)
}

/** The steps of this chapter, in the order of play. */
export const steps = { fight, aim, strike, aimRest }
