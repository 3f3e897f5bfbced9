import { atMoment, beginPhase } from '../director/steps.ts'
import { endPhase } from '../turn.ts'
import { infect, rollTest } from '../fighting/grabs.ts'
import { isHere } from '../questions.ts'
import { blessed } from '../heroes/perks.ts'
import { NONE, type G } from '../table.ts'

/*
 * 12. The infection test.
 */

const NEXT_STAGE_TO = 2
const FEVER_TO = 4

// 12.1, R-41. Every infected hero tests, also in the turn in which he was first bitten.
export function infectionPhase(g: G): void {
  const t = g.table
  t.phase = 'infection'
  beginPhase(t)
  g.tell({ type: 'phaseBegan', phase: 'infection' })
  atMoment(g, 'infection-test-start')
  t.heroes.forEach((_, hero) => g.then(infectionTest, hero))
  g.then(endPhase)
}

// 12.1. One hero's infection test.
export function infectionTest(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (!isHere(figure) || figure.stage === 0) return
  g.then(rollInfection, hero)
  g.then(blessed)
  g.then(settleInfection)
}

// 12.1. The die: 1 or 2 is the next stage, under Fever 1 to 4.
export function rollInfection(g: G, hero: number): void {
  const worst = g.table.fever ? FEVER_TO : NEXT_STAGE_TO
  rollTest(g, 'infection', hero, NONE, 0, (shows) => (shows <= worst ? 'nextStage' : 'stable'))
}

// 12.2. The next stage; beyond the last the hero dies.
export function settleInfection(g: G): void {
  const { hero, does } = g.table.roll!
  g.table.roll = null
  if (does[0] === 'nextStage') infect(g, hero)
}
