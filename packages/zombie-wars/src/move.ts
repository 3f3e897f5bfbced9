import type { Choice } from '@shamble/engine'
import { changeHorde, layDown, withoutEach } from './pieces.ts'
import { hordeOf } from './questions.ts'
import { judge, newRoll, react, rollHorde, tellRoll } from './roll.ts'
import { horde, type Die, type G, type Square } from './table.ts'

// 6.1, 6.2. Moving. The pawn goes to an adjacent space, occupied or not; then every die of the horde is rolled.
export function move(g: G, id: number, to: Square): void {
  const t = g.table
  const pawn = hordeOf(t, id)
  g.tell({ type: 'moved', seat: pawn.seat, horde: id, size: pawn.zombies.length, from: pawn.at, to })
  changeHorde(t, id, { at: to })
  t.roll = newRoll('move', pawn.seat, to, id)
  rollHorde(g, id)
  judge(t)
  tellRoll(g, 'rolled')
  if (t.switches.deadlines) g.then(react, 0)
  g.then(settleMove)
}

// 6.2. If any die shows too little, the pawn lies down; in the Advanced game a sacrifice may keep it up.
function settleMove(g: G): void {
  const { roll, switches } = g.table
  const id = roll!.horde!
  const { dice } = roll!.parties[0]!
  let stops = false
  for (const die of dice) if (die.does === 'stops') stops = true
  if (stops && switches.advanced && lowest(g) < dice.length) return g.then(sacrifice, id)
  g.table.roll = null
  if (stops) layDown(g, id, 'move')
}

// 12.3, R19. Sacrifice. All zombies that show the lowest number are destroyed and the pawn stays upright; not if that
// would be the whole horde.
const sacrifice: Choice<G, [id: number]> = {
  seat: (g, id) => hordeOf(g.table, id).seat,
  ask: 'Too low: the horde would lie down. Destroy its lowest zombies to go on?',
  options(_, can, id) {
    can('sacrifice', horde(id))
    can('lieDown', horde(id))
  },
  take: {
    sacrifice(g, [id]) {
      const { dice } = g.table.roll!.parties[0]!
      const { zombies, seat } = hordeOf(g.table, id)
      const shows = Math.min(...dice.map((die) => die.shows))
      const gone: Die[] = dice.filter((die) => die.shows === shows).map((die) => die.sides)
      changeHorde(g.table, id, { zombies: withoutEach(zombies, gone) })
      g.table.roll = null
      g.tell({ type: 'sacrificed', seat, horde: id, dice: gone, shows })
    },
    lieDown(g, [id]) {
      g.table.roll = null
      layDown(g, id, 'move')
    },
  },
}

// How many dice show the lowest number.
function lowest(g: G): number {
  let low = Infinity
  let count = 0
  for (const { shows } of g.table.roll!.parties[0]!.dice) {
    if (shows < low) count = 0
    if (shows <= low) count++
    low = Math.min(low, shows)
  }
  return count
}

/** The steps of this chapter, in the order of play. */
export const steps = { settleMove, sacrifice }
