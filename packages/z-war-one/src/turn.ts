import { atMoment, beginPhase, ofDirector } from './director/steps.ts'
import { checkTurnEnd } from './ending.ts'
import { faceNearest } from './infected/facing.ts'
import { heroPhase } from './heroes/hero-move.ts'
import { layoutOf } from './missions/index.ts'
import { breakIn } from './infected/break-in.ts'
import { markTimers, meetAtEnd } from './missions/objectives.ts'
import { NONE, type G } from './table.ts'

/*
 * 3, 13. The turn: announced, played phase by phase, ended.
 */

// 3. Turn announce: the number of the turn, and the events of the mission that belong to it.
export function announce(g: G): void {
  const t = g.table
  t.turn++
  t.phase = 'announce'
  beginPhase(t)
  t.cardPlayed = false
  t.silenced = false
  for (const card of t.cards) card.used = false
  for (const hero of t.heroes) {
    hero.changes = 0
    hero.gave = false
    hero.kept = false
    hero.supported = false
    hero.berserker = false
  }
  g.tell({ type: 'turnAnnounced', turn: t.turn })
  const { events } = layoutOf(t.mission).mission
  events.forEach(({ turn }, event) => {
    if (turn === t.turn) g.then(breakIn, event)
  })
  atMoment(g, 'turn-announce')
  g.then(heroPhase)
}

// 13. The end phase: timers are marked, alert tokens removed, prone infected stand up, dead heroes rise.
export function endPhase(g: G): void {
  const t = g.table
  t.phase = 'end'
  beginPhase(t)
  t.jammed = NONE
  t.powerCut = false
  t.fever = false
  g.tell({ type: 'phaseBegan', phase: 'end' })
  markTimers(g)
  for (const hero of t.heroes) hero.alert = NONE
  for (const unit of t.infected) {
    if (!unit.prone || unit.at === NONE) continue
    unit.prone = false
    faceNearest(g, unit)
    g.tell({ type: 'stoodUp', unit: unit.id, facing: unit.facing })
  }
  if (t.director !== NONE) t.heroes.forEach((_, hero) => g.then(ofDirector(g, 'raiseDead'), hero))
  g.then(turnEnds)
}

// 13. What counts at the end of a turn.
export function turnEnds(g: G): void {
  meetAtEnd(g)
  checkTurnEnd(g)
  g.then(announce)
}
