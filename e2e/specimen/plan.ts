import { ids, type Choice, type Game, type Referee, type Words } from '@shamble/engine'

/*
 * A large board as a specimen: a walker on 24 × 24 squares steps to a neighbour or leaps to a corner.
 */

export const SIZE = 24
export const square = ids('sq')
const CORNERS = [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1]

export interface View {
  at: number
}
export type Event = { type: 'walked'; to: number }
type G = Referee<View, Event>

const walk: Choice<G, []> = {
  seat: () => 0,
  ask: 'Where to?',
  options(g, can) {
    const [x, y] = [g.table.at % SIZE, Math.floor(g.table.at / SIZE)]
    for (let to = 0; to < SIZE * SIZE; to++) {
      const away = Math.max(Math.abs((to % SIZE) - x), Math.abs(Math.floor(to / SIZE) - y))
      if (away === 1) can('walk', square(to))
    }
    for (const corner of CORNERS) if (corner !== g.table.at) can('leap', square(corner))
  },
  take: { walk: goTo, leap: goTo },
}

function goTo(g: G, _: [], to: string) {
  g.table.at = square.of(to)
  g.tell({ type: 'walked', to: g.table.at })
  g.then(walk)
}

export const game: Game<View, View, Event> = {
  id: 'plan',
  version: 1,
  seats: [1],
  options: {},
  setUp(g) {
    g.table = { at: SIZE * 12 + 12 }
    g.then(walk)
  },
  steps: { walk },
  view: ({ at }) => ({ at }),
  allSeeAlike: true,
  imagine: () => {},
  score: () => 0.5,
}

export const words: Words<View, Event> = {
  title: 'A plan',
  about: 'A walk over a large board.',
  aim: 'Walk anywhere.',
  seat: () => 'The walker',
  ask: () => 'Where to?',
  move: ([verb, to]) => `${verb} to square ${square.of(to!)}`,
  part: (id) => `square ${square.of(id)}`,
  event: ({ to }) => `The walker is on square ${to}.`,
  rule: () => undefined,
  result: () => '',
}
