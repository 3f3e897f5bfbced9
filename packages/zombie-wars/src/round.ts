import type { Choice, Seat } from '@shamble/engine'
import { addZombie, endPasses, spread } from './breeds.ts'
import { hourTrack } from './data.ts'
import { checkEnd, claim, dawn } from './ending.ts'
import { isIn, living, playersFrom, zombiesOf } from './questions.ts'
import { reinforce } from './reinforcements.ts'
import { order } from './townies.ts'
import { act } from './turn.ts'
import { chair, type Breed, type G } from './table.ts'

// 5.1 steps 1 to 4. The hourglass moves on; past the last hour the night is over. In the Advanced game a marked hour
// brings reinforcements. All pawns stand up, and the first player is drawn.
export function hour(g: G): void {
  const t = g.table
  const track = hourTrack(t.switches)
  t.hour++
  t.active = null
  g.tell({ type: 'hourStruck', hour: t.hour })
  if (t.hour > track.length) return dawn(g)
  if (t.switches.advanced && track[t.hour - 1]!.mark) g.then(reinforce)
  g.then(standUp)
  g.then(firstPlayer)
}

// 5.1 step 3. All pawns stand up.
function standUp(g: G): void {
  g.table.hordes = g.table.hordes.map((horde) => ({ ...horde, upright: true }))
  g.tell({ type: 'pawnsStoodUp' })
}

// 5.1 step 4. A random player goes first, or the one a Psychic names (13.2).
function firstPlayer(g: G): void {
  const psychic = oneOf(g, 'psychic')
  if (psychic !== null) return g.then(nameFirst, psychic)
  const first = g.pick(playersFrom(g.table, 0), 'first')
  g.tell({ type: 'firstDrawn', seat: first })
  playRound(g, first)
}

// 13.2, R27. Psychic. Names who goes first, among the players still in the game.
const nameFirst: Choice<G, [psychic: Seat]> = {
  seat: (_, psychic) => psychic,
  ask: 'Psychic: who goes first this hour?',
  options(g, can) {
    for (const seat of playersFrom(g.table, 0)) can('first', chair(seat))
  },
  take: {
    first(g, [psychic], part: string) {
      g.tell({ type: 'firstChosen', seat: chair.of(part), by: psychic })
      playRound(g, chair.of(part))
    },
  },
  obvious: true,
}

// 5.1 steps 5 and 6. One turn each, clockwise; then the free Townie action, and the next hour.
function playRound(g: G, first: Seat): void {
  g.table.order = playersFrom(g.table, first)
  for (const seat of g.table.order) g.then(turn, seat)
  g.then(freeAction)
  g.then(hour)
}

// 5.2. A turn. Any number of actions, then the breed's end of turn. The last player with hordes may claim the win
// first (10.2).
function turn(g: G, seat: Seat): void {
  const t = g.table
  if (!isIn(t, seat)) return
  t.phase = 'turn'
  t.active = seat
  t.action = null
  t.withdrawals = []
  endPasses(t, seat)
  g.tell({ type: 'turnBegan', seat })
  if (t.alone === seat) g.then(claim, seat)
  g.then(act)
  g.then(endTurn, seat)
}

// 5.2. The end of a turn: Resilient and Noxious (13.2).
function endTurn(g: G, seat: Seat): void {
  g.table.action = 'end'
  if (g.table.breeds[seat] === 'resilient') g.then(addZombie, seat)
  if (g.table.breeds[seat] === 'noxious') g.then(spread, seat)
  g.then(finish, seat)
}

function finish(g: G, seat: Seat): void {
  g.tell({ type: 'turnEnded', seat })
}

// 9. The free Townie action. It goes to the player with the fewest zombies, or to the one an Infiltrator names (13.2).
function freeAction(g: G): void {
  if (living(g.table) === 0) return
  const infiltrator = oneOf(g, 'infiltrator')
  if (infiltrator !== null) return g.then(nameFree, infiltrator)
  giveFreeAction(g, fewestZombies(g), null)
}

// 9.1, 9.2, R6, R14. The player with the fewest zombies, but not none; a tie goes to the earliest turn. With
// `ghostTownieAction` players without zombies count too (14.9).
function fewestZombies({ table: t }: G): Seat {
  let fewest = -1
  for (let i = 0; i < t.seats; i++) {
    const seat = (t.order[0]! + i) % t.seats
    if (!t.switches.ghostTownieAction && !isIn(t, seat)) continue
    if (fewest < 0 || zombiesOf(t, seat) < zombiesOf(t, fewest)) fewest = seat
  }
  return fewest
}

// 13.2, R27. Infiltrator. Names who gets the free Townie action, among the players still in the game.
const nameFree: Choice<G, [infiltrator: Seat]> = {
  seat: (_, infiltrator) => infiltrator,
  ask: 'Infiltrator: who gets the free Townie action?',
  options(g, can) {
    for (const seat of playersFrom(g.table, 0)) can('free', chair(seat))
  },
  take: {
    free(g, [infiltrator], part: string) {
      giveFreeAction(g, chair.of(part), infiltrator)
    },
  },
  obvious: true,
}

// 9.1. One Townie order without laying a pawn down; it may be declined.
function giveFreeAction(g: G, seat: Seat, by: Seat | null): void {
  g.table.phase = 'free'
  g.table.active = seat
  g.table.action = 'townie'
  g.tell({ type: 'freeActionGiven', seat, by })
  g.then(order)
  g.then(checkEnd)
}

// R27. The player with a breed; of several, one at random.
function oneOf(g: G, breed: Breed): Seat | null {
  const { breeds, switches } = g.table
  if (!switches.deadlines) return null
  const able = playersFrom(g.table, 0).filter((seat) => breeds[seat] === breed)
  if (able.length < 2) return able[0] ?? null
  return g.pick(able, 'deciders')
}

/** The steps of this chapter, in the order of play. */
export const steps = { hour, standUp, firstPlayer, nameFirst, turn, endTurn, finish, freeAction, nameFree }
