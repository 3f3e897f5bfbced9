import type { Choice } from '@shamble/engine'
import { attack, listTargets } from './attack.ts'
import { checkEnd } from './ending.ts'
import { move } from './move.ts'
import { anybody, hordeLimit, hordesOf, nextTo } from './questions.ts'
import { merge, split } from './split.ts'
import { townie } from './townies.ts'
import { horde, square, type G, type Horde } from './table.ts'

// 5.2, 5.5. An action. Any upright own pawn may Move, Attack, Split, Merge or take the Townie action; the player goes on
// while one is upright, or stops at any time.
export const act: Choice<G, []> = {
  seat: (g) => g.table.active!,
  ask: 'Your turn.',
  options(g, can) {
    const t = g.table
    const seat = t.active!
    let upright = false
    let mayTownie = false
    let maySplit = false
    for (const pawn of t.hordes) {
      if (pawn.seat !== seat || !pawn.upright) continue
      if (!upright) {
        upright = true
        mayTownie = anybody(t)
        maySplit = hordesOf(t, seat) < hordeLimit(t, seat)
      }
      const name = horde(pawn.id)
      for (const to of nextTo(t, pawn.at)) can('move', name, square(to))
      listTargets(t, can, pawn)
      if (maySplit && pawn.zombies.length > 1) can('split', name)
      listMerges(t.hordes, can, pawn)
      if (mayTownie) can('townie', name)
    }
    if (upright) can('stop')
  },
  take: {
    move(g, _, part: string, to: string) {
      g.table.action = 'move'
      move(g, horde.of(part), square.of(to))
      g.then(goOn)
    },
    attack(g, _, part: string, targets: string) {
      g.table.action = 'attack'
      attack(g, horde.of(part), targets)
      g.then(goOn)
    },
    split(g, _, part: string) {
      g.table.action = 'split'
      split(g, horde.of(part))
      g.then(goOn)
    },
    merge(g, _, part: string, into: string) {
      g.table.action = 'merge'
      merge(g, horde.of(part), horde.of(into))
      g.then(goOn)
    },
    townie(g, _, part: string) {
      g.table.action = 'townie'
      townie(g, horde.of(part))
      g.then(goOn)
    },
    stop() {},
  },
}

// 5.2, 10. After an action the game may be over; otherwise the next action follows.
function goOn(g: G): void {
  g.table.action = null
  checkEnd(g)
  if (!g.result) g.then(act)
}

// 8.2. Another own horde on the same space, upright or lying.
function listMerges(
  hordes: readonly Horde[],
  can: (...move: [string, ...string[]]) => void,
  pawn: Horde,
): void {
  for (const other of hordes) {
    if (other.seat === pawn.seat && other.at === pawn.at && other.id !== pawn.id)
      can('merge', horde(pawn.id), horde(other.id))
  }
}

/** The steps of this chapter, in the order of play. */
export const steps = { act, goOn }
