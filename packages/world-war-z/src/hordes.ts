import { MAX_STRENGTH } from './data/numbers.ts'
import { NONE, type CardId, type G, type Table, type ZoneId } from './table.ts'

/*
 * Hordes and face-down tokens (1).
 */

/** Whether a zone is clear: no horde, and no face-down token (1). */
export const isClear = (t: Pick<Table, 'strength' | 'token'>, zone: ZoneId): boolean =>
  t.strength[zone] === 0 && t.token[zone] === NONE

/** The zones with a face-down token. */
export function faceDown({ token }: Pick<Table, 'token'>): ZoneId[] {
  const zones: ZoneId[] = []
  for (let zone = 0; zone < token.length; zone++) if (token[zone] !== NONE) zones.push(zone)
  return zones
}

// 1, 7.1. A face-down token is turned face up: its value is the strength of the horde; a 0 is removed.
export function turnUp(g: G, zone: ZoneId): void {
  const t = g.table
  const value = t.token[zone]!
  if (value === NONE) return
  t.token[zone] = NONE
  t.strength[zone] = value
  g.reveal()
  g.tell({ type: 'tokenTurned', zone, value })
}

// 1. Zone +n: the horde there gains n, or a new one appears. A token is turned up first. What exceeds 4 is lost.
export function grow(g: G, zone: ZoneId, by: number): void {
  const t = g.table
  turnUp(g, zone)
  const before = t.strength[zone]!
  const strength = Math.min(MAX_STRENGTH, before + by)
  t.strength[zone] = strength
  g.tell({ type: 'grew', zone, by: strength - before, strength })
}

// 7.3 no. 6, 5.2. A horde loses strength; at 0 it is gone.
export function weaken(g: G, zone: ZoneId, by: number, why: 'battle' | 'splash' | CardId): void {
  const t = g.table
  const before = t.strength[zone]!
  const strength = Math.max(0, before - by)
  t.strength[zone] = strength
  g.tell({ type: 'weakened', zone, by: before - strength, strength, why })
}

// 1, R5, R6. A horde moves to another zone: a token there is turned up, the hordes combine, and what exceeds 4 is lost.
export function moveHorde(g: G, from: ZoneId, to: ZoneId): void {
  const t = g.table
  turnUp(g, to)
  const came = t.strength[from]!
  const sum = came + t.strength[to]!
  const strength = Math.min(MAX_STRENGTH, sum)
  t.strength[from] = 0
  t.strength[to] = strength
  g.tell({ type: 'hordeMoved', from, to, came, strength, lost: sum - strength })
}
