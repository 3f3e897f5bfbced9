import { listed } from '@shamble/engine'
import type { Cause, Event } from './events.ts'
import { PLAYER, PSEUDO, type Side } from './table.ts'

/** What else than Quests and the Lord brings points. */
const SOURCES: Partial<Record<Cause, string>> = {
  plot: 'Plot Quests in play',
  tokens: 'tokens on Buildings',
  owner: 'owned Buildings',
  buildings: 'counts of Buildings',
  card: 'Intrigue cards',
  answer: 'gifts',
  f7: 'missing cubes',
}

/** The points of both sides beside those of Quests and the Lord, by their source, the largest first. */
export function accountOf(told: readonly Event[]): string[] {
  return ([PLAYER, PSEUDO] as const).flatMap((side) => {
    const sums = [...sumsOf(told, side)].toSorted(([, a], [, b]) => b - a)
    if (sums.length === 0) return []
    const whose = side === PLAYER ? 'Your other points' : 'What else Pseudo took'
    return [`${whose}: ${listed(sums.map(([source, points]) => `${points} for ${source}`))}.`]
  })
}

function sumsOf(told: readonly Event[], side: Side): Map<string, number> {
  const sums = new Map<string, number>()
  for (const event of told) {
    if (event.type !== 'scored' || event.side !== side) continue
    const source = SOURCES[event.why]
    if (source && event.points > 0) sums.set(source, (sums.get(source) ?? 0) + event.points)
  }
  return sums
}
