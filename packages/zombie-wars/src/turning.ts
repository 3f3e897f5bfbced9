import type { Choice, Seat } from '@shamble/engine'
import { smaller, toughness } from './heroes.ts'
import { hordeOf, isHero, rightOf } from './questions.ts'
import { partyOf } from './roll.ts'
import { die, MAX_DIE, squad, type Die, type G, type Party, type Rolled, type Table } from './table.ts'

// Above every rank.
const ANY_RANK = 100_000

// 7.7 step 2. Turning. Each horde gets as many townspeople as it turned; its owner's right-hand neighbour picks them. When
// a mob meets several hordes they are given out one at a time, clockwise from the acting player (R13).
export function turnTownspeople(g: G): void {
  const t = g.table
  const { what, horde: attacker, hordes } = t.roll!
  const left = capacity(t, ANY_RANK)
  if (what === 'attack') return g.then(turnSome, attacker!, Math.min(turnings(t, attacker!), left))
  giveOut(g, hordes, left)
}

function giveOut(g: G, hordes: readonly number[], left: number): void {
  const due = hordes.map((id) => turnings(g.table, id))
  while (left > 0 && due.some((n) => n > 0)) {
    const alone = due.filter((n) => n > 0).length === 1
    for (const [i, id] of hordes.entries()) {
      const share = Math.min(alone ? due[i]! : Math.min(due[i]!, 1), left)
      if (share === 0) continue
      due[i]! -= share
      left -= share
      g.then(turnSome, id, share)
    }
  }
}

function turnings(t: Table, id: number): number {
  let n = 0
  for (const { does } of partyOf(t, id).dice) if (does === 'turns') n++
  return n
}

// If all the townspeople are alike, no one needs to pick.
function turnSome(g: G, id: number, count: number): void {
  if (count === 0) return
  const t = g.table
  const only = onlyKind(t)
  if (!only) return g.then(give, id, count, ANY_RANK)
  const { dice } = only
  const turned: Die[] = []
  for (let i = 0; turned.length < count; i++) {
    if (dice[i]!.now === 0) continue
    turned.push(6)
    dice[i]!.now = 0
  }
  join(g, id, turned, only)
}

// The only party of townspeople, if all that are left of it are plain townies. Heroes are picked one by one.
function onlyKind(t: Table): Party | null {
  let only: Party | null = null
  for (const party of t.roll!.parties) {
    if (party.seat !== null) continue
    if (only) return null
    only = party
    for (const rolled of party.dice)
      if (rolled.now !== 0 && (rolled.now !== 6 || markOf(rolled) !== '')) return null
  }
  return only
}

// 7.7 step 2. The right-hand neighbour picks townies and heroes one by one, the largest first, since the order does not
// matter. A hero that shows a 1 is listed separately: it is about to grow. With A Time For Heroes a picked hero becomes
// one size smaller instead, and may be picked again (13.4).
const give: Choice<G, [id: number, count: number, most: number]> = {
  seat: (g, id) => rightOf(g.table, hordeOf(g.table, id).seat),
  ask: 'Who is turned? Give a townsperson to the horde.',
  options({ table: t }, can, _, count, most) {
    const met: number[] = []
    for (const [p, party] of t.roll!.parties.entries()) {
      if (party.seat !== null) continue
      for (const rolled of party.dice) {
        const rank = rankOf(rolled, p)
        if (rolled.now === 0 || rank > most || met.includes(rank)) continue
        met.push(rank)
        if (count <= capacity(t, rank)) can('give', ...nameOf(rolled, party))
      }
    }
  },
  take: {
    give(g, [id, count], ...parts: string[]) {
      const t = g.table
      const parties = t.roll!.parties
      for (const [p, party] of parties.entries()) {
        const found = party.dice.find((rolled) => isNamed(rolled, party, parts))
        if (!found) continue
        const rank = rankOf(found, p)
        turnOne(g, id, party, found)
        if (count > 1) g.then(give, id, count - 1, rank)
        return
      }
    },
  },
  obvious: true,
}

// 7.7 step 4, 13.4. A townie becomes a plain zombie, a hero a zombie hero with its die; in A Time For Heroes it shrinks.
function turnOne(g: G, id: number, party: Party, rolled: Rolled): void {
  const { seat } = hordeOf(g.table, id)
  const from = rolled.now as Die
  if (g.table.switches.aTimeForHeroes && isHero(from)) {
    rolled.now = smaller(from)
    const by = rightOf(g.table, seat)
    return g.tell({ type: 'heroShrank', who: party.who, at: party.at, from, to: rolled.now, by })
  }
  rolled.now = 0
  join(g, id, [from], party)
}

function join(g: G, id: number, turned: Die[], { at, id: from }: Party): void {
  const { seat } = hordeOf(g.table, id)
  const { joins } = partyOf(g.table, id)
  for (const sides of turned) joins.push(sides)
  const by: Seat = rightOf(g.table, seat)
  g.tell({ type: 'turned', seat, horde: id, at, dice: turned, squad: from < 0 ? null : from, by })
}

// How many turnings the townspeople up to a rank can take.
function capacity(t: Table, most: number): number {
  let hits = 0
  for (const [p, { seat, dice }] of t.roll!.parties.entries()) {
    if (seat !== null) continue
    for (const rolled of dice)
      if (rankOf(rolled, p) <= most) hits += toughness(t.switches.aTimeForHeroes, rolled.now)
  }
  return hits
}

// The order of picking: by size, then a coming blast or growth, then townspeople outside squads before squads.
const rankOf = (rolled: Rolled, party: number): number =>
  rolled.now * 1000 + MARKS.indexOf(markOf(rolled)) * 300 + 299 - party

const MARKS = ['', ':1', ':blast']

// Marks a 1 that matters: a hero is about to grow, and a d20 will blast even if it has shrunk.
function markOf({ sides, shows, now }: Rolled): string {
  if (shows !== 1) return ''
  if (sides === MAX_DIE && now !== MAX_DIE) return ':blast'
  return isHero(now) ? ':1' : ''
}

// `d8`; `d8:1` shows a 1; `d8:blast` was a d20 when it showed a 1; `squad:4 d8` is in a squad.
function nameOf(rolled: Rolled, party: Party): string[] {
  const name = `${die(rolled.now)}${markOf(rolled)}`
  return party.id < 0 ? [name] : [squad(party.id), name]
}

const isNamed = (rolled: Rolled, party: Party, parts: readonly string[]): boolean =>
  party.seat === null && nameOf(rolled, party).join(' ') === parts.join(' ')

/** The steps of this chapter, in the order of play. */
export const steps = { turnTownspeople, turnSome, give }
