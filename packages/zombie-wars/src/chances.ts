import { exp, log, logistic, power, type Seat } from '@shamble/engine'
import fit from '../chances.json' with { type: 'json' }
import { hourTrack } from './data.ts'
import { TOWN_KILLS, turned } from './gains.ts'
import { nextTo } from './questions.ts'
import { SQUARES, type Party, type Roll, type Square, type Table } from './table.ts'

/*
 * The chance of a seat to win, for reviews: a logistic function of what decides who has the most zombies at dawn (11.5). What a player has
 * counts against the rivals, each by its chance to be the strongest of them. Dice on the table count as settled.
 */

/** The weights of `features`, by `pnpm tool review zombie-wars --fit --mixed`. */
export const weights: readonly number[] = fit.weights

/** What the chances depend on, by seat. */
export function features(t: Table): (seat: Seat) => number[] {
  const now = settled(t)
  const all = players(t, now)
  const clock = clockOf(t, now, all)
  return (seat) => featuresOf(t, now, all, clock, seat)
}

function featuresOf(
  t: Table,
  now: Now,
  all: readonly Player[],
  { hours, living, dead }: Clock,
  seat: Seat,
): number[] {
  const sharpness = 1 / Math.sqrt(AT_LEAST + hours / 2 + living)
  const end = exp(-END * hours)
  const rivals = rivalsOf(all, seat, sharpness)
  const over = (of: (player: Player) => number) =>
    of(all[seat]!) - rivals.chances.reduce((sum, chance, each) => sum + chance * of(all[each]!), 0)
  const zombies = over((player) => player.zombies)
  const share = over((player) => player.share)
  return [
    1,
    zombies,
    zombies * end,
    zombies * sharpness,
    over((player) => player.hunt) * sharpness,
    over((player) => player.wait) * sharpness,
    share,
    share * end,
    over((player) => player.danger) * sharpness,
    over((player) => player.prey) * end,
    over((player) => (player.leads ? 0 : player.prey)) * end,
    over((player) => player.heroes),
    over((player) => (player.leads ? player.near : 0)) * end,
    over((player) => player.threat) * sharpness,
    over((player) => player.food),
    rivals.lead,
    rivals.oneOf,
    dead,
    wayLeft(t, now, all, seat),
  ]
}

// The spread of a lead: what is left at dawn, and how fast the features of the last hours come in.
const AT_LEAST = 0.03
const END = 25
// Zombies, people and turns are counted in these units.
const FIVE = 5
const TOWN = 50
const HOURS = 12
// Zombies that a player raises, and what a player has on average before its hordes stand.
const RAISED = 3
const ON_AVERAGE = { hunt: 0.58, danger: 0.19, prey: 0.06, threat: 0.06, near: 0.11, food: 0.74 }
// 7.3. Of three zombies one kills.
const KILLS = 1 / 3
// How much townspeople count by their distance from a horde.
const NEAR = [1, 0.6, 0.35, 0.2, 0.1, 0.05, 0.03, 0.02]
const FAR = 0.01
const NOBODY = 1e-4
// The weight of a lead in the chance of a rival to be the strongest.
const STRONGEST = 2
const MAX_LEAD = 12
const OUT = -40
// Townspeople that a player turns in an hour, on balance.
const AN_HOUR = 0.65
// The spread of the dead over the living at dawn, and its growth for each hour left.
const NIGHT = 1.5
const NIGHT_AN_HOUR = 2
// The last player: how hard each zombie of the others makes it, how much an hour helps, and each space that a horde is too far away.
const OTHERS = 1.7
const HUNT_AN_HOUR = 0.1
const TOO_FAR = 1
// A player who cannot win any more: the chance becomes almost 0.
const LOST = 40

/** A horde, or a horde in a fight, once the dice have taken effect. */
interface Pack {
  id: number
  seat: Seat
  at: Square
  upright: boolean
  size: number
  heroes: number
}

/** The hordes, and the townspeople by square. */
interface Now {
  packs: Pack[]
  town: number[]
  /** The squares with townspeople. */
  squares: Square[]
}

// 7.7. The table once the dice on it have taken effect.
function settled(t: Table): Now {
  const town: number[] = []
  for (const at of SQUARES) if (t.town[at]) town[at] = t.town[at].length
  for (const { at, dice } of t.squads) town[at] = (town[at] ?? 0) + dice.length
  const packs = t.hordes.map(({ id, seat, at, upright, zombies }) => ({
    id,
    seat,
    at,
    upright,
    size: zombies.length,
    heroes: zombies.reduce((sum, sides) => sum + (sides - 6) / 2, 0),
  }))
  const holder = t.inHand.length > 0 && packs.find(({ seat }) => seat === t.active)
  if (holder) holder.size += t.inHand.length
  if (t.roll && FIGHTS.includes(t.roll.what)) settle(t.roll, packs, town)
  return { packs: packs.filter(({ size }) => size > 0), town, squares: SQUARES.filter((at) => town[at]) }
}
const FIGHTS: readonly Roll['what'][] = ['attack', 'mob', 'squad']

// 7.4, 7.7. Hits that are not aimed yet turn townspeople first and then fall on the hordes in their order.
function settle(roll: Roll, packs: Pack[], town: number[]): void {
  const people = roll.parties.reduce((sum, { seat, dice }) => sum + (seat === null ? dice.length : 0), 0)
  let left = people
  let open = hitsOn(roll, null)
  for (const party of roll.parties) {
    const pack = party.seat !== null && packs.find(({ id }) => id === party.id)
    if (!pack) continue
    const attacks = party.id === roll.horde
    let turned = Math.min(left, count(party, 'turns'))
    const more = attacks && roll.townspeople ? Math.min(open, left - turned) : 0
    turned += more
    left -= turned
    const aimed = hitsOn(roll, party.id)
    const falls = attacks ? 0 : Math.min(open - more, Math.max(0, party.dice.length - aimed))
    open -= more + falls
    pack.size = party.dice.length - Math.min(party.dice.length, aimed + falls) + turned
    if (attacks && count(party, 'layDown') > 0) pack.upright = false
  }
  town[roll.at] = Math.max(0, (town[roll.at] ?? 0) - (people - left))
}

const count = ({ dice }: Party, deed: string): number =>
  dice.reduce((sum, { does }) => sum + (does === deed ? 1 : 0), 0)

// 7.5. The dice that hit a horde; null: those not aimed yet. Townspeople hit the attacker.
function hitsOn({ parties, what, horde }: Roll, id: number | null): number {
  let hits = 0
  for (const { seat, dice } of parties) {
    for (const { does, on } of dice) {
      if (does !== 'kills' && does !== 'converts') continue
      if ((on ?? (seat === null && what === 'attack' ? horde : null)) === id) hits++
    }
  }
  return hits
}

/** How a player stands. */
interface Player {
  zombies: number
  /** Whether nobody has more zombies. */
  leads: boolean
  /** Townspeople that upright hordes can expect to turn this turn, here or one space away. */
  hunt: number
  /** The turns before its own, in this hour. */
  wait: number
  /** The townspeople of the squares it is nearest to. */
  share: number
  /** Zombies that townspeople on its squares would kill. */
  danger: number
  /** Zombies that its upright hordes would kill on their squares. */
  prey: number
  /** Sides of its zombie heroes beyond six. */
  heroes: number
  /** Zombies that hordes on its squares would kill in a turn still to come this hour. */
  threat: number
  /** Zombies that other hordes on its squares, or a space away, would kill. */
  near: number
  /** Townspeople around its hordes, at most as many as a horde has zombies. */
  food: number
}

const NOTHING: Player = {
  zombies: 0,
  leads: false,
  hunt: 0,
  wait: 0,
  share: 0,
  danger: 0,
  prey: 0,
  heroes: 0,
  threat: 0,
  near: 0,
  food: 0,
}

function players(t: Table, now: Now): Player[] {
  const turns = t.breeds.map((_, seat) => turnOf(t, seat))
  const shares = sharesOf(t, now)
  const all = t.breeds.map((_, seat): Player => ({
    ...NOTHING,
    wait: turns[seat] === 'toCome' && t.phase !== 'setUp' ? waits(t, seat) : 0,
    share: shares[seat]! / FIVE,
    food: foodOf(now, seat) / FIVE,
  }))
  for (const pack of now.packs) addPack(t, now, pack, all[pack.seat]!, turns)
  if (t.phase === 'setUp')
    for (const player of all)
      if (player.zombies === 0) Object.assign(player, ON_AVERAGE, { zombies: RAISED / FIVE })
  const most = Math.max(...all.map(({ zombies }) => zombies))
  for (const player of all) player.leads = player.zombies === most
  return all
}

type Turn = 'over' | 'own' | 'toCome'

// 5.1. Whether a player's turn of this hour is over, going on or still to come.
function turnOf({ phase, order, active }: Table, seat: Seat): Turn {
  if (phase === 'setUp') return 'toCome'
  if (phase === 'free') return 'over'
  if (seat === active) return 'own'
  return order.indexOf(seat) > order.indexOf(active!) ? 'toCome' : 'over'
}

const waits = ({ order, active }: Table, seat: Seat): number =>
  (order.indexOf(seat) - order.indexOf(active!)) / 3

const mayAct = (turn: Turn, upright: boolean): boolean => turn === 'toCome' || (turn === 'own' && upright)

// What a horde adds to how its player stands.
function addPack(t: Table, now: Now, pack: Pack, player: Player, turns: readonly Turn[]): void {
  const { at, seat, size } = pack
  const acts = mayAct(turns[seat]!, pack.upright)
  const people = now.town[at] ?? 0
  player.zombies += size / FIVE
  player.heroes += pack.heroes / 3
  player.danger += Math.min(size, people * TOWN_KILLS) / 2
  if (acts) {
    const here = turned(size, people)
    let beside = 0
    for (const to of nextTo(t, at)) beside = Math.max(beside, turned(size, now.town[to] ?? 0))
    player.hunt += Math.max(here, staysUp(size) * beside)
  }
  for (const other of now.packs) {
    if (other.seat === seat) continue
    const away = stepsBetween(other.at, at)
    if (away > 1) continue
    const killed = Math.min(size, other.size * KILLS)
    if (away === 1) player.near += killed * staysUp(other.size)
    else if (mayAct(turns[other.seat]!, other.upright)) player.threat += killed
    else player.near += killed
    if (away === 0 && acts) player.prey += Math.min(other.size, size * KILLS)
  }
}

// 6.3. The chance that a horde of plain zombies stays upright when it moves.
const staysUp = (size: number): number => power(0.5, size)

// 3.1. Steps from one space to another.
const stepsBetween = (from: Square, to: Square): number =>
  Math.abs(Math.floor(from / 10) - Math.floor(to / 10)) + Math.abs((from % 10) - (to % 10))

const nearness = (from: Square, to: Square): number => NEAR[stepsBetween(from, to)] ?? FAR

// How the townspeople divide among the players by their nearest hordes. Those who have none yet count as the average.
function sharesOf(t: Table, { packs, town, squares }: Now): number[] {
  const shares = t.breeds.map(() => 0)
  let people = 0
  for (const at of squares) {
    people += town[at]!
    const pulls = shares.map(() => NOBODY)
    for (const pack of packs) pulls[pack.seat] = Math.max(pulls[pack.seat]!, power(nearness(pack.at, at), 2))
    const sum = pulls.reduce((total, pull) => total + pull, 0)
    for (const [seat, pull] of pulls.entries()) shares[seat]! += (town[at]! * pull) / sum
  }
  if (t.phase !== 'setUp') return shares
  const raised = shares.map((_, seat) => packs.some((pack) => pack.seat === seat))
  const part = raised.filter(Boolean).length / t.seats
  return shares.map((share, seat) => (raised[seat] ? share * part : people / t.seats))
}

function foodOf({ packs, town, squares }: Now, seat: Seat): number {
  let sum = 0
  for (const at of squares) {
    let most = 0
    for (const pack of packs) {
      if (pack.seat !== seat) continue
      most = Math.max(most, nearness(pack.at, at) * Math.min(town[at]!, pack.size))
    }
    sum += most
  }
  return sum
}

/** The hours left, of twelve, with the part of this one; the living and the dead, of fifty. */
interface Clock {
  hours: number
  living: number
  dead: number
}

function clockOf(t: Table, { town, squares }: Now, all: readonly Player[]): Clock {
  let turns = t.phase === 'turn' ? 0.5 : 0
  for (const [seat, { zombies }] of all.entries()) if (zombies > 0 && turnOf(t, seat) === 'toCome') turns++
  const hours = (hourTrack(t.switches).length - t.hour + turns / t.seats) / HOURS
  const living = squares.reduce((sum, at) => sum + town[at]!, 0) / TOWN
  const dead = (all.reduce((sum, { zombies }) => sum + zombies, 0) * FIVE) / TOWN
  return { hours, living, dead }
}

// The logarithm of the chance that there is a winner whom this player can be: the dead outnumber the living at dawn (11.5), or all others
// are gone before (11.2).
function wayLeft(t: Table, { packs, town, squares }: Now, all: readonly Player[], seat: Seat): number {
  const mine = all[seat]!.zombies * FIVE
  if (mine === 0) return -LOST
  const dead = all.reduce((sum, { zombies }) => sum + zombies, 0) * FIVE
  const living = squares.reduce((sum, at) => sum + town[at]!, 0)
  const left = Math.max(0, hourTrack(t.switches).length - t.hour)
  const players = all.filter(({ zombies }) => zombies > 0).length
  const night = logistic((dead - living + AN_HOUR * left * players) / (NIGHT + NIGHT_AN_HOUR * left))
  const tooFar = Math.max(0, farthest(packs, seat) - 1 - left)
  const last = logistic(HUNT_AN_HOUR * left - OTHERS * (dead - mine) - TOO_FAR * tooFar)
  return Math.max(-LOST, log(1 - (1 - night) * (1 - last)))
}

// 6.1. The steps to the horde of another player that is farthest from all own ones.
function farthest(packs: readonly Pack[], seat: Seat): number {
  const own = packs.filter((pack) => pack.seat === seat)
  const steps = (pack: Pack) => Math.min(...own.map(({ at }) => stepsBetween(at, pack.at)))
  return Math.max(
    0,
    ...packs.flatMap((pack) => (pack.seat === seat || own.length === 0 ? [] : [steps(pack)])),
  )
}

// The rivals: the chance of each to be the strongest of them, from the zombies alone; and the lead over them.
function rivalsOf(all: readonly Player[], seat: Seat, sharpness: number) {
  const strength = all.map(({ zombies }) => (zombies > 0 ? STRONGEST * zombies * sharpness : OUT))
  const best = Math.max(...strength.filter((_, each) => each !== seat))
  const odds = strength.map((each, of) => (of === seat ? 0 : exp(each - best)))
  const sum = odds.reduce((total, each) => total + each, 0)
  const chances = odds.map((each) => each / sum)
  return {
    chances,
    lead: Math.max(-MAX_LEAD, Math.min(MAX_LEAD, strength[seat]! - best - log(sum))),
    /** Near 1 when one of them is far ahead of the others. */
    oneOf: chances.reduce((total, each) => total + each * each, 0),
  }
}
