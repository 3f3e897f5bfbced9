import { BUILDINGS } from '../data/buildings.ts'
import { GOLD } from '../data/kinds.ts'
import { QUESTS } from '../data/quests.ts'
import { SPACES } from '../data/spaces.ts'
import { completable } from '../completable.ts'
import { NONE, PLAYER, PSEUDO, type QuestId, type Why } from '../table.ts'
import type { View } from '../view.ts'
import { equalRows, placement } from './placement.ts'
import { shortages, type Need } from './scan.ts'
import { priceOf, yieldOf } from './yields.ts'

/** Pseudo's needs, and what he would do if it were his turn now. */
export interface Forecast {
  /** His list: each resource that is short for a Quest, in the order of the scan. */
  needs: Need[]
  /** His next placement. Null when he has no Agent left or the game is over. */
  why: Why | null
  /** Where he may go: several places when chance will decide, none when there is no space for him. */
  places: Pick<Why, 'space' | 'copies'>[]
  /** The Quest he would complete then. NONE when there is none or chance decides. */
  completes: QuestId
  /** Whether a card, or a Plot Quest that does more than add, comes before that and may change it. */
  mayChange: boolean
}

/** What Pseudo would do next if the Player passed. It needs only what lies face up (7A to 7D, 7G). */
export function forecast(view: View): Forecast {
  const needs = shortages(view)
  const unknown = { needs, completes: NONE, mayChange: false }
  if (view.pool[PSEUDO] === 0 || view.counted) return { ...unknown, why: null, places: [] }
  const why = placement(view)
  if (why.space === NONE) return { ...unknown, why, places: [] }
  if (why.tie !== 'chance') {
    const completes = completedAfter(view, why)
    return { needs, why, places: [why], completes, mayChange: mayChange(view, why) }
  }
  return { ...unknown, why, places: equalRows(why).map(([space, copies]) => ({ space, copies })) }
}

// B6, B7. Cards are drawn and played in his action. After it a Plot Quest may swap a cube, or bring a card.
function mayChange(view: View, { space, copies, kind, short }: Why): boolean {
  const used = copies === NONE ? space : copies
  if (SPACES[used]!.action.some(({ op }) => op === 'drawIntrigue' || op === 'playIntrigue')) return true
  const { takes } = yieldOf(view, used, kind, short)
  return view.plots[PSEUDO].some((quest) => {
    const { plot } = QUESTS[quest]!
    return plot?.on === 'action' && takes[plot.kind]! > 0 && plot.effect.op !== 'gain'
  })
}

// 7G. The Quest he could complete with his Tavern after the action, counting prices and Plot Quests that add cubes or Gold (A6, B7).
function completedAfter(view: View, { space, copies, kind, short, buys }: Why): QuestId {
  const used = copies === NONE ? space : copies
  const { takes } = yieldOf(view, used, kind, short)
  const after = view.tavern[PSEUDO].map((count, kind) => count + takes[kind]!)
  after[GOLD] = after[GOLD]! - priceOf(used) - (buys === NONE ? 0 : BUILDINGS[buys]!.price)
  for (const quest of view.plots[PSEUDO]) {
    const { plot } = QUESTS[quest]!
    if (plot?.on !== 'action' || takes[plot.kind] === 0 || plot.effect.op !== 'gain') continue
    for (let kind = 0; kind <= GOLD; kind++) after[kind] = after[kind]! + plot.effect.what[kind]!
  }
  const table = { ...view, completed: [0, 0], tavern: [view.tavern[PLAYER], after] } satisfies Partial<View>
  return completable(table, PSEUDO)[0] ?? NONE
}
