import { newLog, refereeAt, type Game, type Log, type Referee, type Seat } from '@shamble/engine'

interface Table {
  points: number[]
  left: number
}

type G = Referee<Table, unknown>

const ROUNDS = 6
const SPREAD = 5.5

const roll = {
  seat: (_: G, seat: number) => seat,
  ask: 'Roll, or rest?',
  options(_: G, can: (...move: [string]) => void) {
    can('roll')
    can('rest')
  },
  take: {
    roll(g: G, [seat]: [number]) {
      g.table.points[seat]! += g.roll(6)
    },
    rest() {},
  },
}

const round = (g: G) => {
  const { table } = g
  if (table.left-- > 0) {
    g.then(roll, 0)
    g.then(roll, 1)
    return g.then(round)
  }
  const most = Math.max(...table.points)
  g.over(
    [0, 1].filter((seat) => table.points[seat] === most),
    'points',
    table.points,
  )
}

/** Two seats roll in turn; the most pips win. To rest is a mistake. */
export const dice: Game<Table, Table, unknown> = {
  id: 'dice',
  version: 1,
  seats: [2],
  options: {},
  allSeeAlike: true,
  setUp(g) {
    g.table = { points: [0, 0], left: ROUNDS }
    g.then(round)
  },
  steps: { round, roll },
  view: (table) => structuredClone(table),
  imagine() {},
  score: ({ points, left }, seat) =>
    1 / (1 + Math.exp((points[1 - seat]! - points[seat]!) / (1 + SPREAD * (left / ROUNDS)))),
}

/** A game of it; `rests` says when a seat rests, by the number of moves made. */
export function rolled(seed: string, rests: (at: number) => boolean = () => false): Log {
  const log = newLog(dice, seed, { seats: 2, options: {} })
  const g = refereeAt<Table, Table, unknown>(dice, log)
  for (let at = 0; !g.result; at++) {
    const seat: Seat = g.pending[0]!.seat
    const verb = rests(at) ? 'rest' : 'roll'
    g.make(seat, [verb])
    log.moves.push([seat, verb])
  }
  return log
}
