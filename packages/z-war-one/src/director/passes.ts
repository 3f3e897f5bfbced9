import type { Table } from '../table.ts'

/*
 * How long the Director's passes last.
 */

/** A figure begins its activation: passes for the last one are over. */
export function beginActivation(t: Table): void {
  if (t.passes) t.passes = t.passes.filter(({ until }) => until === 'phase')
}

/** A phase begins: all passes are over. */
export function beginPhase(t: Table): void {
  if (t.passes) t.passes = []
}
