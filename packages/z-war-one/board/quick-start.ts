import type { Gesture } from '@shamble/engine/entry'
import type { Move, Seat } from '@shamble/engine'
import { drilled } from '../src/bot/bot.ts'
import type { View } from '../src/view.ts'

/** The questions of the set-up (1.3), by the verbs of their moves. */
const STEPS: Readonly<Record<string, string>> = {
  buy: 'buyPerks',
  save: 'buyPerks',
  start: 'station',
  ready: 'firstWeapon',
}

/** Takes the squares, weapons and perks that the game's bot would take, up to the first turn. */
export const quickStart = (seat: Seat): Gesture => ({
  path: [],
  says: '',
  atOnce: true,
  next: (view: View, moves: readonly Move[]) => {
    const step = view.phase === 'setUp' ? STEPS[moves[0]![0]] : undefined
    return step ? drilled(view, seat, step, moves, () => 0) : null
  },
})
