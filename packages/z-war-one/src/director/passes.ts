import type { Table } from '../table.ts'

/*
 * How long passes last: the Director's, and those of heroes on alert.
 */

/** A figure begins its activation: passes for the last one are over. */
export function beginActivation(t: Table): void {
  for (const hero of t.heroes) if (hero.holds === 'activation') hero.holds = null
  if (t.passes) t.passes = t.passes.filter(({ until }) => until === 'phase')
}

/** A phase begins: all passes are over. */
export function beginPhase(t: Table): void {
  for (const hero of t.heroes) hero.holds = null
  if (t.passes) t.passes = []
}
