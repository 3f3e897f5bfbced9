import { remember, remembered } from '../remembered.ts'

/*
 * How far somebody has come in a lesson, kept in this browser. `app.html` looks for the same keys: whoever has begun a lesson, or has
 * declined it, is not offered it again.
 */

const PREFIX = 'shamble:lesson:'

/** The step a lesson of so many steps was left at, counted from 0; the first for whoever has not begun, or has come to its end. */
export function keptStep(game: string, steps: number): number {
  const at = Number(remembered(PREFIX + game) ?? 0)
  return Number.isInteger(at) && at > 0 && at < steps - 1 ? at : 0
}

export function keepStep(game: string, at: number): void {
  remember(PREFIX + game, String(at))
}
