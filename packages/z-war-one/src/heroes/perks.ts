import type { Choice } from '@shamble/engine'
import { PERK } from '../data/perks.ts'
import { rollInfection } from '../infected/infection.ts'
import { rollBite, rollGrabWith } from '../fighting/grabs.ts'
import { hasPerk } from '../questions.ts'
import { rollAttack } from '../fighting/rolling.ts'
import { NONE, type G, type Roll, type Table } from '../table.ts'

/*
 * 16. Perks that change a roll.
 */

/** Places in `Hero.power` of the power perks (16.3). */
export const POWER = { redline: 0, deadeye: 1, berserker: 2, blessed: 3 } as const

// 16.4, R-51, R-59. Blessed: a failed attack or test is rolled once more, and the second result stands.
export const blessed: Choice<G, []> = {
  seat: (g) => g.table.owner[g.table.roll!.hero]!,
  ask: 'Blessed: roll again?',
  options(g, can) {
    const { roll, heroes } = g.table
    if (!roll || roll.again || roll.misfired || !isFailed(roll)) return
    const figure = heroes[roll.hero]!
    if (!hasPerk(figure, PERK.blessed) || (figure.power[POWER.blessed] ?? 0) === 0) return
    can('bless')
    can('accept')
  },
  take: {
    bless(g) {
      const { roll, heroes } = g.table
      const figure = heroes[roll!.hero]!
      figure.power[POWER.blessed] = figure.power[POWER.blessed]! - 1
      g.tell({ type: 'perkUsed', hero: roll!.hero, perk: PERK.blessed })
      rollAgain(g, roll!)
    },
    accept() {},
  },
}

// What counts as failed: neither kill nor knockdown, a grab that is not safe, a bite, a next stage.
function isFailed({ kind, does }: Roll): boolean {
  if (kind === 'attack') return does.every((deed) => deed === 'miss')
  return does[0] !== 'safe' && does[0] !== 'stable'
}

function rollAgain(g: G, { kind, hero, unit, aimed, bonus, cards }: Roll): void {
  if (kind === 'grab') return rollGrabWith(g, unit, hero, bonus)
  if (kind === 'bite') return rollBite(g, hero, unit)
  if (kind === 'infection') return rollInfection(g, hero)
  rollAttack(g, hero, unit, aimed, bonus, ...cards)
}

// 16.4. Double Tap: one more round of the same weapon turns a knockdown into a kill; one die an attack, not for bursts.
export const doubleTap: Choice<G, []> = {
  seat: (g) => g.table.owner[g.table.roll!.hero]!,
  ask: 'Double Tap: spend one more round for a kill?',
  options(g, can) {
    const { roll, heroes } = g.table
    if (!roll || roll.misfired || !hasPerk(heroes[roll.hero]!, PERK.doubleTap)) return
    const die = tappable(g.table, roll)
    if (die === NONE) return
    can('tap')
    can('accept')
  },
  take: {
    tap(g) {
      const t = g.table
      const die = tappable(t, t.roll!)
      const card = t.cards[t.roll!.cards[die]!]!
      card.rounds--
      t.roll!.does[die] = 'kill'
      g.tell({ type: 'perkUsed', hero: t.roll!.hero, perk: PERK.doubleTap })
    },
    accept() {},
  },
}

// The first die that is a knockdown of a single shot whose weapon has a round left, or `NONE`.
function tappable(t: Table, { dice, cards, does }: Roll): number {
  return dice.findIndex(
    (_, i) =>
      does[i] === 'knockdown' &&
      cards.filter((card) => card === cards[i]).length === 1 &&
      t.cards[cards[i]!]!.rounds > 0,
  )
}

// 16.4. Kneecap: the kill of an aimed shot may be a knockdown instead.
export const kneecap: Choice<G, []> = {
  seat: (g) => g.table.owner[g.table.roll!.hero]!,
  ask: 'Kneecap: a knockdown instead of the kill?',
  options(g, can) {
    const { roll, heroes } = g.table
    if (!roll?.aimed || roll.does[0] !== 'kill' || !hasPerk(heroes[roll.hero]!, PERK.kneecap)) return
    can('kneecap')
    can('accept')
  },
  take: {
    kneecap(g) {
      g.table.roll!.does[0] = 'knockdown'
      g.tell({ type: 'perkUsed', hero: g.table.roll!.hero, perk: PERK.kneecap })
    },
    accept() {},
  },
}
