import { PERK } from '../../data/perks.ts'
import type { Square } from '../../map/layout.ts'
import { POWER } from '../perks.ts'
import { hasPerk, isHere } from '../../questions.ts'
import { hasLine, rangeBetween } from '../../map/sight.ts'
import { layoutOf } from '../../missions/index.ts'
import { heroId, type G, type Table } from '../../table.ts'
import { POWER_CUT_RANGE } from '../../fighting/weapons.ts'
import { pay, staying, type Can } from './costs.ts'
import { AP } from '../../data/action-points.ts'

/*
 * 16.3, 16.4. Power perks of a hero's own move, and Moral Support.
 */

const REDLINE_AP = 2

const POWERS = ['redline', 'deadeye', 'berserker'] as const
type Power = (typeof POWERS)[number]

/** Lists the power perks a hero may use now, each at most once a turn, and the heroes he may support. */
export function offerPerks(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  for (const power of POWERS)
    if (hasPerk(figure, PERK[power]) && !figure[power] && figure.power[POWER[power]]! > 0) can(power)
  if (!hasPerk(figure, PERK.moralSupport) || figure.supported || figure.prone) return
  t.heroes.forEach((other, n) => {
    if (n !== hero && isHere(other) && other.move !== 'done' && supports(t, figure.at, other.at))
      staying(t, hero, can, AP.support)('support', heroId(n))
  })
}

// 16.4, 20.6, R-94. Moral Support is an action of a standing hero. It reaches as far as a hero sees, under Power Cut four squares.
const supports = (t: Table, from: Square, to: Square): boolean =>
  hasLine(t, from, to) && (!t.powerCut || rangeBetween(layoutOf(t.mission), from, to) <= POWER_CUT_RANGE)

// A power perk is declared: that is no action, so an aim bonus lasts.
function use(g: G, hero: number, power: Power): void {
  const figure = g.table.heroes[hero]!
  figure[power] = true
  figure.power[POWER[power]] = figure.power[POWER[power]]! - 1
  g.tell({ type: 'perkUsed', hero, perk: PERK[power] })
  g.again()
}

export const takePerks = {
  redline(g: G, [hero]: [number]) {
    use(g, hero, 'redline')
    g.table.heroes[hero]!.ap += REDLINE_AP
  },
  deadeye: (g: G, [hero]: [number]) => use(g, hero, 'deadeye'),
  berserker: (g: G, [hero]: [number]) => use(g, hero, 'berserker'),
  // 16.4. Moral Support: one action point goes to another hero's next move.
  support(g: G, [hero]: [number], other: string) {
    pay(g, hero, AP.support)
    g.table.heroes[hero]!.supported = true
    g.table.heroes[heroId.of(other)]!.allowance++
    g.tell({ type: 'supported', hero, other: heroId.of(other) })
    g.again()
  },
}
