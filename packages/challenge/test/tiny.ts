import type { Game, Referee } from '@shamble/engine'

interface Table {
  points: number[]
  left: number
}

interface Event {
  type: 'nothing'
}

type G = Referee<Table, Event>

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
  if (table.left-- === 0) {
    const most = Math.max(...table.points)
    const winners = table.points.flatMap((points, seat) => (points === most ? [seat] : []))
    return g.over(winners, 'points', table.points)
  }
  g.together(
    roll,
    [1, 0].map((seat): [number] => [seat]),
  )
  g.then(round)
}

/** Two seats roll at the same time, the second is first in the list; the most pips win. No words, no order of its own. */
export const tiny: Game<Table, Table, Event> = {
  id: 'tiny',
  version: 1,
  seats: [2],
  options: { rounds: [12, 3] },
  setUp(g, _, { rounds }) {
    g.table = { points: [0, 0], left: rounds as number }
    g.then(round)
  },
  steps: { round, roll },
  view: (table) => structuredClone(table),
  imagine() {},
  score: ({ points }, seat) => 1 / (1 + Math.exp((points[1 - seat]! - points[seat]!) / 20)),
}
