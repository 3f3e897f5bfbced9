import type { Choice, Seat } from '@shamble/engine'
import { living, onlyPlayer, zombiesOf } from './questions.ts'
import type { G, Table } from './table.ts'

/** How a game can end (11). */
export const ENDINGS = ['total', 'win', 'conditional', 'stalemate', 'everyoneLoses'] as const
type Ending = (typeof ENDINGS)[number]

// 10.1 to 10.3. After every action and effect: the game ends when all hordes are gone, or only one player's are left.
export function checkEnd(g: G): void {
  const { hordes, switches, alone } = g.table
  if (hordes.length === 0) return end(g, [], 'everyoneLoses')
  const seat = onlyPlayer(g.table)
  if (seat === null) return
  if (living(g.table) === 0) return end(g, [seat], 'total')
  if (switches.lastHorde === 'endsGame') return end(g, [seat], 'win')
  if (switches.lastHorde === 'playOut' || alone === seat) return
  g.table.alone = seat
  g.then(claim, seat)
}

// 10.2, R15. The last player with hordes may claim the win, at once and at the start of each of their turns, or play on
// for a total victory.
export const claim: Choice<G, [seat: Seat]> = {
  seat: (_, seat) => seat,
  ask: 'Only your hordes are left. Claim the win, or play on for a total victory?',
  options(_, can) {
    can('claim')
    can('playOn')
  },
  take: {
    claim(g, [seat]) {
      g.tell({ type: 'winClaimed', seat })
      end(g, [seat], 'win')
    },
    playOn(g, [seat]) {
      g.tell({ type: 'playedOn', seat })
    },
  },
}

// 11. Dawn. The first line that fits decides.
export function dawn(g: G): void {
  g.tell({ type: 'dawnBroke' })
  const { winners, reason } = standing(g.table)
  end(g, winners, reason)
}

/** Who would win, and how, if dawn broke now (11.1 to 11.6). */
export function standing(t: Table): { winners: Seat[]; reason: Ending } {
  const { hordes } = t
  if (hordes.length === 0) return { winners: [], reason: 'everyoneLoses' } // 11.3
  const people = living(t)
  const only = onlyPlayer(t)
  if (only !== null) return { winners: [only], reason: people === 0 ? 'total' : 'win' } // 11.1, 11.2
  const scores = zombiesBySeat(t)
  const dead = scores.reduce((sum, zombies) => sum + zombies, 0)
  if (people > dead) return { winners: [], reason: 'everyoneLoses' } // 11.4
  if (people === dead) return { winners: [], reason: 'stalemate' } // 11.6, R17
  const most = Math.max(...scores)
  const winners = scores.flatMap((zombies, seat) => (zombies === most ? [seat] : []))
  return { winners, reason: 'conditional' } // 11.5, R16
}

/** The zombies of each player. */
const zombiesBySeat = (t: Table): number[] => t.breeds.map((_, seat) => zombiesOf(t, seat))

function end(g: G, winners: Seat[], reason: Ending): void {
  g.over(winners, reason, zombiesBySeat(g.table))
}

/** The steps of this chapter, in the order of play. */
export const steps = { checkEnd, claim }
