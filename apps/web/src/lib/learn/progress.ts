import { remember, remembered } from '../remembered.ts'

/*
 * Progress in lessons, kept in this browser. `app.html` looks for the same keys: a lesson that was begun or declined is not offered
 * again.
 */

const PREFIX = 'shamble:lesson:'

/** The step that a lesson was left at, from 0; 0 when it was not begun or was finished. */
export function keptStep(game: string, steps: number): number {
  const at = Number(remembered(PREFIX + game) ?? 0)
  return Number.isInteger(at) && at > 0 && at < steps - 1 ? at : 0
}

export function keepStep(game: string, at: number): void {
  remember(PREFIX + game, String(at))
}
