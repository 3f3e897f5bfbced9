/*
 * The Threat Escalation cards (6): 38 outbreaks, one for each zone, and 19 events.
 */

import { idFrom } from '@shamble/engine'
import { ZONES } from './zones.ts'

/** An effect of a card; `src/threats.ts` has a rule for each `op`. Zones are indices into `ZONES`. */
export type ThreatEffect =
  | { op: 'growZones'; zones: readonly number[]; by: number }
  | { op: 'discardAllWith'; min: number; count: number }
  | { op: 'growActiveZone'; by: number }
  | { op: 'growAdjacentHordes'; by: number }
  | { op: 'growContinentHordes'; strength: number; by: number }
  | { op: 'growHordesIn'; zones: readonly number[]; by: number }
  | { op: 'spawnRandomClear'; count: number; strength: number }
  | { op: 'growRandomPerContinent'; by: number }
  | { op: 'revealContinentAndGrow'; by: number; otherwiseActiveZone: number }
  | { op: 'discardActive'; count: number }
  | { op: 'discardEquippedIf'; min: number; count: number }
  | { op: 'discardTacticAll'; count: number }
  | { op: 'removeNearestAircraft' }
  | { op: 'ambush' }
  | { op: 'drawActive'; count: number }
  | { op: 'revealGreyChoice'; count: number }

export interface Threat {
  kind: 'outbreak' | 'event'
  id: string
  name: string
  copies: number
  /** An empty list: nothing happens. */
  effects: readonly ThreatEffect[]
}

// An outbreak strikes the zones at these offsets from its own in the circular list of zones. Each card strikes three continents,
// and each zone is on three cards.
const STRIKES = [0, 13, 25]

const outbreak = (zone: number): Threat => ({
  kind: 'outbreak',
  id: `outbreak-${ZONES[zone]!.id}`,
  name: `Outbreak: ${ZONES[zone]!.name}`,
  copies: 1,
  effects: [{ op: 'growZones', zones: STRIKES.map((offset) => (zone + offset) % ZONES.length), by: 1 }],
})

const event = (name: string, copies: number, ...effects: ThreatEffect[]): Threat => ({
  kind: 'event',
  id: idFrom(name),
  name,
  copies,
  effects,
})

const zones = (names: string): number[] =>
  names.split(' ').map((name) => ZONES.findIndex(({ id }) => id === name))

/** The Threat Escalation deck, each card once. A card's id is its index here; that of an outbreak is also its zone's. */
export const THREATS: readonly Threat[] = [
  ...ZONES.map((_, zone) => outbreak(zone)),
  event('Threatened Supply', 2, { op: 'discardAllWith', min: 5, count: 2 }),
  event('Failed Quarantine', 1, { op: 'growActiveZone', by: 2 }),
  event('Closing Ring', 1, { op: 'growAdjacentHordes', by: 1 }),
  event('Chain Reaction', 1, { op: 'growContinentHordes', strength: 2, by: 1 }),
  event('Spring Thaw', 1, {
    op: 'growHordesIn',
    zones: zones('alaska arctic-canada iceland scandinavia european-russia siberia'),
    by: 1,
  }),
  event('Out of the Surf', 1, {
    op: 'growHordesIn',
    zones: zones('caribbean british-isles japan southeast-asia new-zealand pacific-islands'),
    by: 1,
  }),
  event('Patient Zero', 1, { op: 'spawnRandomClear', count: 2, strength: 2 }),
  event('Everywhere at Once', 1, { op: 'growRandomPerContinent', by: 1 }),
  event('Lost Contact', 1, { op: 'revealContinentAndGrow', by: 1, otherwiseActiveZone: 1 }),
  event('Quislings', 1, { op: 'discardActive', count: 1 }),
  event('Shattered Arsenal', 1, { op: 'discardEquippedIf', min: 2, count: 1 }),
  event('Placebo Rush', 1, { op: 'discardTacticAll', count: 1 }),
  event('Grounded Fleet', 1, { op: 'removeNearestAircraft' }),
  event('Uneasy Lull', 1),
  event('Ambush', 2, { op: 'ambush' }),
  event('Air Bridge', 1, { op: 'drawActive', count: 1 }),
  event('Last Broadcast', 1, { op: 'revealGreyChoice', count: 3 }),
]
