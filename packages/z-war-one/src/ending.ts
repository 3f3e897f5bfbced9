import type { Seat } from '@shamble/engine'
import { carriesOf } from './campaign/earnings.ts'
import { layoutOf } from './missions/index.ts'
import { LAST_TURN } from './missions/limits.ts'
import { isMet } from './missions/objectives.ts'
import { isHere, playersOf } from './questions.ts'
import { NONE, type G, type Table } from './table.ts'

/*
 * How a mission ends (3, 12.3, 21.4).
 */

// 21.4. The last objective is met: the heroes win, unless they lose at the same moment, which may be the end of a turn.
export function missionWon(g: G, turnEnds: boolean): void {
  if (g.result) return
  checkLosses(g)
  if (turnEnds) checkTurnEnd(g)
  if (!g.result) end(g, playersOf(g.table), 'won')
}

// 12.3, 18.8, 19. A hero dies. In a campaign the mission fails at once, with a Director too; in Director games he rises (`director/dead.ts`).
export function heroDies(g: G, hero: number): void {
  const t = g.table
  const figure = t.heroes[hero]!
  figure.fate = 'dead'
  figure.move = 'done'
  figure.alert = NONE
  g.tell({ type: 'died', hero })
  if (layoutOf(t.mission).mission.mode === 'campaign') return end(g, againstThem(t), 'died')
  figure.prone = true // 18.8: his figure lies where he died
  checkLosses(g)
}

// 21.4. The ways to lose that do not wait for the end of a turn.
export function checkLosses(g: G): void {
  const t = g.table
  const { lose = [] } = layoutOf(t.mission).mission
  for (const loss of lose) {
    if (g.result || isMet(t, loss.unless)) continue
    if (loss.type === 'allLeft' && !t.heroes.some(isHere)) end(g, againstThem(t), 'allLeft')
    if (loss.type === 'deaths' && deaths(t) >= loss.count!) end(g, againstThem(t), 'deaths')
  }
}

// 21.4, R-57. The ways to lose when a turn ends.
export function checkTurnEnd(g: G): void {
  const t = g.table
  const { lose = [] } = layoutOf(t.mission).mission
  for (const { type, turn, unless } of lose)
    if (!g.result && type === 'turnEnded' && t.turn >= turn! && !isMet(t, unless))
      end(g, againstThem(t), 'turnEnded')
  if (!g.result && t.turn >= LAST_TURN) end(g, againstThem(t), 'tooLate')
}

const deaths = (t: Table): number => t.heroes.filter(({ fate }) => fate === 'dead' || fate === 'risen').length

/** The winner when the heroes lose: the Director, if there is one. */
const againstThem = (t: Table): Seat[] => (t.director === NONE ? [] : [t.director])

function end(g: G, winners: Seat[], reason: string): void {
  g.tell({ type: 'ended', reason })
  g.over(winners, reason, undefined, carriesOf(g.table, reason === 'won'))
}
