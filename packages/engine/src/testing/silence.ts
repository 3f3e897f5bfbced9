import { quickChance, Referee, type AnyGame } from '../index.ts'
import { startAny } from './random-game.ts'
import { checkReasons, kindOf, meetParts, type KindOf, type Silence } from './reasons.ts'

/*
 * Where a click is refused without a reason. The record of a game is part of its tests; under one version of the rules no number in it
 * may grow.
 */

/** The clicks without a reason, by `step kind`, in fixed games under one version of the rules. */
export interface SilenceRecord {
  version: number
  silent: Record<string, number>
}

const GAMES = 12
const EVERY = 10

/** Plays the fixed games of the record, and clicks every part met at a tenth of their decisions. */
export function silenceOf(game: AnyGame, kinds: KindOf = kindOf): SilenceRecord {
  const silence: Silence = {}
  for (let k = 0; k < GAMES; k++) playOne(game, `silence-${k}`, kinds, silence)
  const silent = Object.entries(silence)
    .filter(([, met]) => met.silent > 0)
    .map(([what, met]) => [what, met.silent] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { version: game.version, silent: Object.fromEntries(silent) }
}

function playOne(game: AnyGame, seed: string, kinds: KindOf, silence: Silence): void {
  const chance = quickChance(seed)
  const { log, turn } = startAny(game, seed, chance, {})
  const g = new Referee<any, any>(game, turn.position, true).settle()
  const parts = new Set<string>()
  while (!g.result) {
    const { position, pending } = g
    meetParts(parts, pending)
    if (chance(EVERY) === 0) checkReasons({ game, log, position, pending }, parts, silence, kinds)
    const open = chance(pending.length)
    g.choose(open, chance(pending[open]!.moves.length))
  }
}

/** What has grown since a record of the same version, in words; empty if nothing has. */
export function grown(before: SilenceRecord, now: SilenceRecord): string[] {
  if (before.version !== now.version) return []
  return Object.entries(now.silent)
    .filter(([what, times]) => times > (before.silent[what] ?? 0))
    .map(([what, times]) => `${what}: ${times} clicks without a reason, before ${before.silent[what] ?? 0}`)
}
