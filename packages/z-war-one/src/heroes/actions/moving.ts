import { AP, SPRINT, TURBO } from '../../data/action-points.ts'
import { PERK } from '../../data/perks.ts'
import { midway } from '../gear.ts'
import { divesOf, land, offerSprintAttacks, sprintOn, sprintPerks, stepsOf, walk } from '../movement.ts'
import { hasPerk } from '../../questions.ts'
import { square, type G, type Table } from '../../table.ts'
import { mayLand, moving, pay, standCost, staying, type Can } from './costs.ts'

/*
 * 5. Move, sprint, dive; crawl and stand up.
 */

/** Lists the steps of a standing hero (5.1, 5.2, 5.4, Turbo). */
export function offerMoves(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  const { ap } = figure
  const turbo = hasPerk(figure, PERK.turbo)
  for (const to of stepsOf(t, hero)) {
    const part = square(to)
    if (mayLand(t, hero, to, ap - AP.move)) moving(t, hero, can, AP.move)('move', part)
    if (mayLand(t, hero, to, ap - AP.sprint, SPRINT - 1)) moving(t, hero, can, AP.sprint)('sprint', part)
    if (turbo && mayLand(t, hero, to, ap - AP.turbo, TURBO - 1)) moving(t, hero, can, AP.turbo)('turbo', part)
  }
  if (ap >= AP.sprint) offerDash(t, can, hero)
  if (ap < AP.dive) return
  for (const [, to] of divesOf(t, hero))
    if (mayLand(t, hero, to, ap - AP.dive, 0, AP.crawl)) can('dive', square(to))
}

// 16.4. A sprint may begin with the attack of Run & Gun or Hit & Run.
function offerDash(t: Table, can: Can, hero: number): void {
  let possible = false
  offerSprintAttacks(t, () => (possible = true), hero, sprintPerks(t, hero))
  if (possible) moving(t, hero, can, AP.sprint)('dash')
}

/** Lists the steps of a prone hero (5.3, 5.5). */
export function offerCrawls(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  staying(t, hero, can, standCost(figure), AP.move)('stand')
  if (figure.ap < AP.crawl) return
  for (const to of stepsOf(t, hero))
    if (mayLand(t, hero, to, figure.ap - AP.crawl, 0, AP.crawl)) can('crawl', square(to))
}

export const takeMoves = {
  // 5.1. One square.
  move(g: G, [hero]: [number], to: string) {
    pay(g, hero, AP.move)
    walk(g, hero, square.of(to))
    g.again()
  },
  // 5.2. Up to three squares.
  sprint(g: G, [hero]: [number], to: string) {
    pay(g, hero, AP.sprint)
    walk(g, hero, square.of(to))
    g.then(sprintOn, hero, SPRINT - 1, ...sprintPerks(g.table, hero))
    g.again()
  },
  // 16.4. The same, beginning with an attack.
  dash(g: G, [hero]: [number]) {
    pay(g, hero, AP.sprint)
    g.then(sprintOn, hero, SPRINT, ...sprintPerks(g.table, hero))
    g.again()
  },
  // 16.4. Up to seven squares.
  turbo(g: G, [hero]: [number], to: string) {
    pay(g, hero, AP.turbo)
    walk(g, hero, square.of(to))
    g.then(sprintOn, hero, TURBO - 1)
    g.again()
  },
  // 5.4, 15.3. Two squares in a line, with an exchange between them, ending prone.
  dive(g: G, [hero]: [number], to: string) {
    const [first, second] = divesOf(g.table, hero).find(([, last]) => last === square.of(to))!
    pay(g, hero, AP.dive)
    walk(g, hero, first)
    g.then(midway, hero)
    g.then(land, hero, second)
    g.again()
  },
  // 5.3. One square on the ground.
  crawl(g: G, [hero]: [number], to: string) {
    pay(g, hero, AP.crawl)
    walk(g, hero, square.of(to))
    g.again()
  },
  // 5.5. Standing up.
  stand(g: G, [hero]: [number]) {
    pay(g, hero, standCost(g.table.heroes[hero]!))
    g.table.heroes[hero]!.prone = false
    g.tell({ type: 'rose', hero })
    g.again()
  },
}
