import { logistic, type Seat } from '@shamble/engine'
import { hourTrack } from './data.ts'
import { standing } from './ending.ts'
import { living } from './questions.ts'
import { SQUARES, type Horde, type Square, type Table } from './table.ts'

// Townspeople a player can expect to turn in each hour left.
const AN_HOUR = 1.6
// Townspeople an upright pawn can expect to turn this turn.
const STILL_UP = 0.3
// The value of a townsperson by distance from the nearest horde, below that of a zombie, so that bots do not save food.
const FOOD = [0.18, 0.12, 0.07, 0.035, 0.02]
// The extra value of a zombie hero for every two sides beyond six, and the value of a luck token.
const HERO = 0.12
const LUCK = 0.25
// The upper limit while the game goes on.
const NOT_YET = 0.98

/**
 * How well a seat stands, from 0 to 1: the likelihood that at dawn the dead outnumber the living with this seat in the
 * lead, or that it is the last player. Expected growth counts too, from the hours left and the townspeople nearby.
 */
export function score(t: Table, seat: Seat): number {
  const zombies = new Array<number>(t.seats).fill(0)
  let dead = 0
  let heroes = 0
  for (const horde of t.hordes) {
    zombies[horde.seat]! += horde.zombies.length
    if (horde.seat === seat) heroes += sidesOver(horde)
    dead += horde.zombies.length
  }
  const mine = zombies[seat]!
  if (mine === 0) return 0
  zombies[seat] = 0
  const rival = Math.max(...zombies)
  const left = hourTrack(t.switches).length - t.hour
  if (left < 0) return NOT_YET * atDawn(t, seat)
  const gain = AN_HOUR * left + tempo(t, seat) + food(t, seat) + HERO * heroes + LUCK * t.luck[seat]!
  const night = chance((dead - living(t) + 2 * gain) / (4 + 2 * left))
  const lead = chance((mine + gain / 2 - rival) / (2 + left / 2))
  const last = 1 / (1 + (dead - mine) / 3)
  return NOT_YET * Math.max(night * lead, last * last * last)
}

// The sides of a horde's heroes beyond six, in pairs.
function sidesOver({ zombies }: Horde): number {
  let over = 0
  for (let i = 0; i < zombies.length; i++) over += (zombies[i]! - 6) / 2
  return over
}

// When the night is over: the result (11).
function atDawn(t: Table, seat: Seat): number {
  const { winners } = standing(t)
  return winners.includes(seat) ? 1 / winners.length : 0
}

// Upright pawns, unless the seat's turn is over.
function tempo(t: Table, seat: Seat): number {
  if (t.phase !== 'turn' || t.order.indexOf(t.active!) > t.order.indexOf(seat)) return 0
  let upright = 0
  for (const horde of t.hordes) if (horde.seat === seat && horde.upright) upright++
  return STILL_UP * upright
}

function food(t: Table, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < SQUARES.length; i++) {
    const at = SQUARES[i]!
    const here = t.town[at]
    if (here) sum += foodFor(t, seat, at, here.length)
  }
  for (const { at, dice } of t.squads) sum += foodFor(t, seat, at, dice.length)
  return sum
}

// The townspeople of a square as food for a horde, at most as many as it has zombies.
function foodFor(t: Table, seat: Seat, at: number, people: number): number {
  let most = 0
  for (const horde of t.hordes) {
    if (horde.seat !== seat) continue
    const away = stepsBetween(t, horde.at, at)
    if (away >= FOOD.length) continue
    most = Math.max(most, FOOD[away]! * Math.min(people, horde.zombies.length))
  }
  return most
}

// 3.1, 14.6. Steps from one space to another; diagonal ones count where they are allowed.
function stepsBetween({ switches }: Table, from: Square, to: Square): number {
  const across = Math.abs(Math.floor(from / 10) - Math.floor(to / 10))
  const along = Math.abs((from % 10) - (to % 10))
  return switches.adjacency === 'eightWay' ? Math.max(across, along) : across + along
}

// Turns a margin into a likelihood.
const chance = (margin: number): number => logistic(2 * margin)
