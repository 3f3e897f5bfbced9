import type { Seat } from '@shamble/engine'
import { DESERT, POINT, TO_WIN } from './data/pieces.ts'
import { openPoints, seatsFrom, sum, type G, type Table } from './table.ts'

/** All points of a player, hidden point cards included (9.3). */
export const pointsOf = (t: Table, seat: Seat): number => openPoints(t, seat) + t.cards[seat]![POINT]!

// 17.2, R19. Ten points win during one's own turn, its start included. Returns true if the game is over.
export function winIfTen(g: G, seat: Seat): boolean {
  const t = g.table
  if (t.phase === 'founding' || seat !== t.active || t.out[seat] || pointsOf(t, seat) < TO_WIN) return false
  end(g, [seat], 'points')
  return true
}

// 17.3. Overrun. Zombies on every hex but the desert end the game. Most points win, then most resource cards; else it is
// shared.
export function endIfOverrun(g: G): void {
  const { land, zombies } = g.table
  for (let hex = 0; hex < land.length; hex++) if (zombies[hex] === 0 && land[hex] !== DESERT) return
  g.tell({ type: 'overrun' })
  end(g, leaders(g.table), 'overrun')
}

/** Who wins if the island is overrun now. */
function leaders(t: Table): Seat[] {
  const seats = seatsFrom(t, 0)
  const points = Math.max(...seats.map((seat) => pointsOf(t, seat)))
  const first = seats.filter((seat) => pointsOf(t, seat) === points)
  const cards = Math.max(...first.map((seat) => sum(t.hands[seat]!)))
  return first.filter((seat) => sum(t.hands[seat]!) === cards)
}

// 17.4, R20. The last player left wins at once.
export function endIfAlone(g: G): void {
  const left = seatsFrom(g.table, 0)
  if (left.length === 1) end(g, left, 'lastPlayer')
}

// 9.3. At the end point cards are shown.
function end(g: G, winners: Seat[], reason: string): void {
  const t = g.table
  g.reveal()
  for (let seat = 0; seat < t.seats; seat++) {
    const cards = t.cards[seat]![POINT]!
    if (cards > 0) g.tell({ type: 'pointsShown', seat, cards })
  }
  g.over(
    winners,
    reason,
    t.cards.map((_, seat) => (t.out[seat] ? 0 : pointsOf(t, seat))),
  )
}
