import { noteMeaning as note } from './fault.ts'
import type { Fault, Loss, Mission, Objective } from './format.ts'
import { LAST_TURN } from './limits.ts'

/*
 * 21.4. What no game of a mission can avoid: which objectives have to be met, and how early each can be. A mission that can never be
 * won is refused.
 */

/** Notes why a mission whose names are right can never be won. */
export function checkWinnable(mission: Mission, faults: Fault[]): void {
  checkUse(mission, faults)
  checkLeaving(mission, faults)
  checkTime(mission, faults)
}

/** The ids of the objectives without which the last cannot be met: what it waits for, and what opens its exits. Names may be wrong. */
export function neededIn(mission: Mission): Set<string> {
  const { objectives } = mission
  const needed = new Set([objectives.at(-1)!.id])
  for (const id of needed) {
    const goal = objectives.find((other) => other.id === id)
    if (!goal) continue
    for (const other of waitsFor(goal)) needed.add(other)
    const [setter, ...others] = openersOf(goal, mission)
    if (setter && others.length === 0) needed.add(setter.id)
  }
  return needed
}

/** What an objective waits for, by id. Timers and `auto` wait for other objectives in a way of their own. */
function waitsFor({ type, requires = [], after, afterAll = [] }: Objective): readonly string[] {
  if (type === 'timer') return after === undefined ? afterAll : [after]
  return type === 'auto' ? afterAll : requires
}

// 21.5. The objectives of which one has to be met before anything leaves by an exit; none where exits are open.
function openersOf({ type }: Objective, { objectives, exits }: Mission): Objective[] {
  const leaves = type === 'exitAll' || type === 'carryOut'
  if (!leaves || !exits || exits.opensWhen === 'always') return []
  const { flag } = exits.opensWhen
  return objectives.filter(({ setFlag }) => setFlag === flag)
}

// 8.2, 21.4. What one task uses up leaves the game: no other objective that has to be met may want it.
function checkUse(mission: Mission, faults: Fault[]): void {
  const needed = neededIn(mission)
  const used = new Set<string>()
  mission.objectives.forEach(({ id, consumes }, n) => {
    if (consumes === undefined || !needed.has(id)) return
    if (used.has(consumes))
      note(faults, 'usedUp', `objectives[${n}].consumes`, 'an object that no other task uses up', consumes)
    used.add(consumes)
  })
  mission.objectives.forEach(({ id, tokens, need = 1 }, n) => {
    if (!tokens || !needed.has(id)) return
    const left = new Set(tokens.filter((token) => !used.has(token))).size
    if (left < need)
      note(
        faults,
        'usedUp',
        `objectives[${n}].need`,
        `at most ${left}, because tasks use up the others`,
        need,
      )
  })
}

// 21.4, R-9. Where all heroes have to leave, that none is left is no defeat.
function checkLeaving(mission: Mission, faults: Fault[]): void {
  const needed = neededIn(mission)
  const leaving = mission.objectives.find(({ id, type }) => type === 'exitAll' && needed.has(id))
  if (!leaving) return
  mission.lose?.forEach(({ type, unless }, n) => {
    if (type === 'allLeft' && unless === undefined)
      note(
        faults,
        'allLeft',
        `lose[${n}].unless`,
        `the objective ${leaving.id}, because all heroes leave`,
        undefined,
      )
  })
}

// A moment is counted in thirds of turns: heroes act in the first, timers are marked in the second, the turn ends in the third.
const THIRDS = 3
const END_PHASE = 1
const TURN_END = 2

const turnOf = (moment: number) => Math.floor(moment / THIRDS)
const endOf = (turn: number) => THIRDS * turn + TURN_END

// 21.4. The last objective can be met before the mission is lost.
function checkTime(mission: Mission, faults: Fault[]): void {
  const { objectives, lose = [] } = mission
  const earliest = earliestIn(mission)
  const isAvoidable = ({ unless, turn }: Loss) =>
    unless !== undefined && earliest.get(unless)! <= endOf(turn!)
  const turns = lose.flatMap((loss) => (loss.type === 'turnEnded' && !isAvoidable(loss) ? [loss.turn!] : []))
  const lost = Math.min(LAST_TURN, ...turns)
  const won = earliest.get(objectives.at(-1)!.id)!
  if (won < endOf(lost)) return
  note(
    faults,
    'tooLate',
    `objectives[${objectives.length - 1}]`,
    `an objective that can be met before turn ${lost} is lost`,
    `${won % THIRDS > 0 ? 'the end of ' : ''}turn ${turnOf(won)}`,
  )
}

/** The earliest moment at which each objective can be met, by id. */
function earliestIn(mission: Mission): Map<string, number> {
  const earliest = new Map<string, number>()
  // An exit may wait for an objective that stands below: of that nothing is known yet.
  const momentOf = (id: string) => earliest.get(id) ?? THIRDS
  for (const goal of mission.objectives) {
    const openers = openersOf(goal, mission).map(({ id }) => momentOf(id))
    const opened = openers.length > 0 ? Math.min(...openers) : THIRDS
    earliest.set(goal.id, momentFrom(goal, Math.max(THIRDS, opened, ...waitsFor(goal).map(momentOf))))
  }
  return earliest
}

// The earliest moment of an objective that waits until `ready`.
function momentFrom({ type, turns = 1, untilEndOfTurn = 1 }: Objective, ready: number): number {
  const turn = turnOf(ready)
  const isOver = ready % THIRDS === TURN_END
  switch (type) {
    case 'timer':
      return THIRDS * (turn + Number(isOver) + turns - 1) + END_PHASE
    case 'auto':
      return THIRDS * (turn + Number(isOver)) + END_PHASE
    case 'survive':
      return endOf(Math.max(turn, untilEndOfTurn))
    case 'secure':
    case 'standAll':
      return endOf(turn)
    default:
      return ready % THIRDS === 0 ? ready : THIRDS * (turn + 1)
  }
}
