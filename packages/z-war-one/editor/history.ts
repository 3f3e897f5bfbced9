/*
 * Undo history. A stroke of the brush is one step, whatever number of squares it touches.
 */

/** Drafts in order; `at` is the current one. */
export interface History<T> {
  readonly states: readonly T[]
  readonly at: number
  /** The stroke that made the current state: the next change of the same stroke replaces it. */
  readonly stroke: string | null
}

/** The number of steps that can be undone. */
export const MAX_STEPS = 200

export const historyOf = <T>(state: T): History<T> => ({ states: [state], at: 0, stroke: null })

/** The current state. */
export const present = <T>({ states, at }: History<T>): T => states[at]!

/** Adds a state and drops what was undone. A state with the `stroke` of the current one replaces it. */
export function did<T>(history: History<T>, state: T, stroke: string | null = null): History<T> {
  if (state === present(history)) return history
  const goesOn = stroke !== null && stroke === history.stroke && history.at > 0
  const before = history.states.slice(0, history.at + (goesOn ? 0 : 1))
  const states = [...before, state].slice(-MAX_STEPS)
  return { states, at: states.length - 1, stroke }
}

export const mayUndo = ({ at }: History<unknown>): boolean => at > 0
export const mayRedo = ({ at, states }: History<unknown>): boolean => at < states.length - 1

export const undone = <T>(history: History<T>): History<T> =>
  mayUndo(history) ? { ...history, at: history.at - 1, stroke: null } : history

export const redone = <T>(history: History<T>): History<T> =>
  mayRedo(history) ? { ...history, at: history.at + 1, stroke: null } : history
