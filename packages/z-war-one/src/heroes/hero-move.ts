import type { Choice } from '@shamble/engine'
import { act } from './actions/act.ts'
import { AP_BY_STAGE } from '../data/action-points.ts'
import { atMoment, beginActivation, beginPhase, ofDirector } from '../director/steps.ts'
import { infectedPhase } from '../infected/infected-move.ts'
import { isHere } from '../questions.ts'
import { noteSeen } from '../infected/senses.ts'
import { heroId, NONE, type G } from '../table.ts'

/*
 * 4.1, 4.2. The hero move: the order of heroes, and how a move begins and ends. The actions are in `actions/`.
 */

// 4.1, 18.7, 18.11. Every hero on the board may act. Before that, players may discard loot, and the Director may play a card.
export function heroPhase(g: G): void {
  const t = g.table
  t.phase = 'heroes'
  beginPhase(t)
  g.tell({ type: 'phaseBegan', phase: 'heroes' })
  for (const hero of t.heroes) hero.move = isHere(hero) ? 'waiting' : 'done'
  if (t.director !== NONE) t.heroes.forEach((_, hero) => g.then(ofDirector(g, 'shield'), hero))
  atMoment(g, 'hero-move-start')
  g.then(nextHero)
  g.then(infectedPhase)
}

// 4.1. The players choose the next hero.
export const nextHero: Choice<G, []> = {
  seat: (g) => [...new Set(g.table.owner.filter((_, hero) => g.table.heroes[hero]!.move === 'waiting'))],
  ask: 'Which hero moves next?',
  obvious: true,
  options(g, can) {
    g.table.heroes.forEach((figure, hero) => {
      if (figure.move === 'waiting' && isHere(figure)) can('begin', heroId(hero))
    })
  },
  take: {
    begin(g, _, part) {
      const hero = heroId.of(part)
      beginMove(g, hero)
      g.then(act, hero)
      g.again()
    },
  },
}

// 4.2, R-10. A move begins: action points by the stage of infection, and the Stink Tank has worn off (14.9).
function beginMove(g: G, hero: number): void {
  const t = g.table
  const figure = t.heroes[hero]!
  figure.move = 'open'
  beginActivation(t)
  figure.allowance = AP_BY_STAGE[figure.stage]! + figure.allowance
  figure.ap = figure.allowance
  figure.hidden = false
  figure.stank = false
  figure.redline = false
  figure.deadeye = false
  figure.aimCard = figure.aimUnit = NONE
  const mark = 1 << hero
  for (const unit of t.infected) unit.seen &= ~mark
  noteSeen(g, hero)
  g.tell({ type: 'moveBegan', hero, ap: figure.ap })
}

/** A hero's move is over (4.1). */
export function endMove(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (figure.move !== 'open') return
  figure.move = 'done'
  figure.allowance = 0
  figure.ap = 0
  figure.aimCard = figure.aimUnit = NONE
  g.tell({ type: 'moveEnded', hero })
}
