import type { Choice } from '@shamble/engine'
import { offerDoors } from '../../map/doors.ts'
import { offerGrapple, takeSweep } from '../../fighting/grapples.ts'
import { factsOf } from '../facts.ts'
import { endMove } from '../hero-move.ts'
import { isGrappled, isHere } from '../../questions.ts'
import { maySearch, searchCost } from '../searching.ts'
import type { G, Table } from '../../table.ts'
import { offerTasks, taskCost } from '../tasks.ts'
import { offerAttacks, takeAttacks } from './attacking.ts'
import { ending, staying, type Can } from './costs.ts'
import { AP } from '../../data/action-points.ts'
import { takeDoors } from './doors.ts'
import { offerFree, takeFree } from './gear.ts'
import { offerCrawls, offerMoves, takeMoves } from './moving.ts'
import { offerPerks, takePerks } from './perks.ts'

// 4.1, 4.3. One action after another, until the hero ends his move or a rule ends it.
export const act: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'What does the hero do?',
  obvious: true,
  options: (g, can, hero) => offerActions(g.table, can, hero),
  facts: factsOf,
  get take() {
    return (takes ??= takesOfAll())
  },
}

/** Lists all actions of the hero whose move it is (4.3). */
export function offerActions(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  if (figure.move !== 'open' || !isHere(figure)) return
  if (isGrappled(figure)) offerGrapple(t, can, hero)
  else {
    offerAttacks(t, can, hero)
    if (figure.prone) offerCrawls(t, can, hero)
    else {
      offerMoves(t, can, hero)
      offerDoors(t, staying(t, hero, can, AP.door), hero)
      if (maySearch(t, hero)) staying(t, hero, can, searchCost(t, hero))('search')
      offerTasks(t, staying(t, hero, can, taskCost(t, hero)), hero)
    }
  }
  offerPerks(t, can, hero)
  offerFree(t, can, hero)
  ending(t, hero, can, 0)('end')
}

// Built on first use: the files of the rules import one another in a circle.
let takes: Choice<G, [hero: number]>['take'] | undefined

const takesOfAll = (): Choice<G, [hero: number]>['take'] => ({
  ...takeMoves,
  ...takeAttacks,
  ...takeDoors,
  ...takeSweep,
  ...takePerks,
  ...takeFree,
  end: (g, [hero]) => endMove(g, hero),
})
