import { copy, Referee, type Move, type Position, type Seat } from '@shamble/engine'
import { movesOf, type Bot, type Thinking } from '@shamble/engine/bots'
import { FACINGS } from './layout.ts'
import { score } from './score.ts'
import type { Table } from './table.ts'

/*
 * A leader of heroes who looks one action ahead: every move is made in a few imagined worlds, what it leads the same seat
 * to is chosen in the same way, and the table it leaves is judged. An action must be worth its action points.
 */

type World = Position<Table>

const WORLDS = 3
const MANY_STEPS = 10
const VICTORY = 2
/** What an action point that is left is worth: less than a step towards an objective. */
const AN_AP = 0.0001
// Where a chain of choices ends: these are thought about when they come.
const OWN_TURN = [
  'act',
  'nextHero',
  'buyPerks',
  'station',
  'firstWeapon',
  'chooseUnit',
  'chooseTarget',
  'whoFires',
]
// Not weighed: what changes nothing, or changes it back.
const IDLE = ['knock', 'close', 'drop', 'give', 'receive', 'support']
const ALERT = 'alert'
// Alert is for the end of a move: all that brings the heroes on comes before it.
const AT_LAST = 0.01

/** Plays the heroes with the objectives in mind. */
export const bot: Bot = {
  name: 'leader',
  *think(thinking, { milliseconds = Infinity, now }) {
    const began = now?.() ?? 0
    const all = movesOf(thinking)
    const moves = all.filter(([verb]) => !IDLE.includes(verb))
    if (moves.length <= 1) return moves[0] ?? all[0]!
    const worlds = Array.from({ length: WORLDS }, () => thinking.imagine(thinking.chance(2 ** 31)) as World)
    let best = moves[0]!
    let most = -Infinity
    for (const [n, move] of moves.entries()) {
      const value = worlds.reduce((sum, world) => sum + valueOf(thinking, world, move), 0) / WORLDS
      if (value > most) [best, most] = [move, value]
      yield { share: n / moves.length, best }
      if (now && now() - began > milliseconds) break
    }
    return best
  },
}

// The worth of what a move leads to. Ending a move is worth the table as it stands, whatever comes of it later.
function valueOf({ seat, game }: Thinking, world: World, move: Move): number {
  const known = world.table.nextId
  if (move[0] === 'end') return outcomeOf(world.table, seat)
  const g = new Referee<Table, never>(game, copy(world), true).settle()
  if (move[0] === ALERT) return onAlert(g, seat, move)
  g.make(seat, move)
  follow(g, seat, known)
  return outcome(g, seat, known)
}

// Alert ends a move, and others move next: it is judged by the hero's token alone.
function onAlert({ table }: Referee<Table, never>, seat: Seat, [, way]: Move): number {
  const before = outcomeOf(table, seat)
  table.heroes.find(({ move }) => move === 'open')!.alert = FACINGS.indexOf(way as 'N')
  return before + (outcomeOf(table, seat) - before) * AT_LAST
}

// Choices of the same seat that come of a move are made greedily, one after another.
function follow(g: Referee<Table, never>, seat: Seat, known: number): void {
  for (let n = 0; n < MANY_STEPS && !g.result; n++) {
    const open = g.pending.findIndex((p) => p.seat === seat)
    const pending = g.pending[open]
    if (!pending || OWN_TURN.includes(pending.step)) return
    let best = 0
    let most = -Infinity
    for (let place = 0; place < pending.moves.length && pending.moves.length > 1; place++) {
      const next = new Referee<Table, never>(g.game, copy(g.position), true).settle()
      next.choose(open, place)
      const value = outcome(next, seat, known)
      if (value > most) [best, most] = [place, value]
    }
    g.choose(open, best)
  }
}

// What came out of a room or in from the street was not to be known: it is left out of the judgement.
function outcome({ result, table }: Referee<Table, never>, seat: Seat, known: number): number {
  if (result) return result.winners.includes(seat) ? VICTORY : -VICTORY
  const seen =
    table.nextId === known ? table : { ...table, infected: table.infected.filter(({ id }) => id < known) }
  return outcomeOf(seen, seat)
}

// The score, and a little for the action points that are left.
const outcomeOf = (t: Table, seat: Seat): number =>
  score(t, seat) + t.heroes.reduce((sum, { ap, move }) => sum + (move === 'open' ? ap * AN_AP : 0), 0)
