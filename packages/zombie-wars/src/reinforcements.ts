import { hourTrack } from './data.ts'
import { judge, newRoll, react, rollParty, tellRoll } from './roll.ts'
import type { Die, G } from './table.ts'

const COUNT_DICE: readonly Die[] = [8, 8, 8]
const LOCATION_DIE: readonly Die[] = [8]

// 12.4, R20. Reinforcements. Once in a marked hour 3d8 are rolled: the highest single die is the number of dice of the
// marked size that arrive, on a random space (2d8), as one squad.
export function reinforce(g: G): void {
  const t = g.table
  t.roll = newRoll('reinforcements', t.order[0] ?? 0, 0)
  rollParty(g, 'count', -1, null, 0, COUNT_DICE, 'reinforcements')
  rollParty(g, 'x', -1, null, 0, LOCATION_DIE, 'reinforcements')
  rollParty(g, 'y', -1, null, 0, LOCATION_DIE, 'reinforcements')
  judge(t)
  tellRoll(g, 'rolled')
  if (t.switches.deadlines) g.then(react, 0)
  g.then(settleReinforcements)
}

// 12.5. They never separate; the squad bears the number of the hour.
function settleReinforcements(g: G): void {
  const t = g.table
  const [count, x, y] = t.roll!.parties
  const arriving = count!.dice.find(({ does }) => does === 'arrives')!.shows
  const at = x!.dice[0]!.shows * 10 + y!.dice[0]!.shows
  const mark = hourTrack(t.switches)[t.hour - 1]!.mark!
  const dice = Array<Die>(arriving).fill(mark)
  t.squads = [...t.squads, { id: t.hour, at, dice }]
  t.roll = null
  g.tell({ type: 'reinforced', squad: t.hour, at, dice: [...dice] })
}

/** The steps of this chapter, in the order of play. */
export const steps = { reinforce, settleReinforcements }
