/*
 * What was done and can be undone. A stroke of the brush is one step, however many squares it touched.
 */

/** Drafts one after another; `at` is the one that is shown. */
export interface History<T> {
  readonly states: readonly T[]
  readonly at: number
  /** What made the state that is shown: the next one of the same stroke replaces it. */
  readonly stroke: string | null
}

/** So many steps can be undone. */
export const MOST_STEPS = 200

export const historyOf = <T>(state: T): History<T> => ({ states: [state], at: 0, stroke: null })

/** The state that is shown. */
export const present = <T>({ states, at }: History<T>): T => states[at]!

/** A step forward; what had been undone is forgotten. With the `stroke` of the last step it becomes part of that step. */
export function did<T>(history: History<T>, state: T, stroke: string | null = null): History<T> {
  if (state === present(history)) return history
  const goesOn = stroke !== null && stroke === history.stroke && history.at > 0
  const before = history.states.slice(0, history.at + (goesOn ? 0 : 1))
  const states = [...before, state].slice(-MOST_STEPS)
  return { states, at: states.length - 1, stroke }
}

export const mayUndo = ({ at }: History<unknown>): boolean => at > 0
export const mayRedo = ({ at, states }: History<unknown>): boolean => at < states.length - 1

export const undone = <T>(history: History<T>): History<T> =>
  mayUndo(history) ? { ...history, at: history.at - 1, stroke: null } : history

export const redone = <T>(history: History<T>): History<T> =>
  mayRedo(history) ? { ...history, at: history.at + 1, stroke: null } : history
