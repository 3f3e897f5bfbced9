import type { Move } from '@shamble/engine'
import { PERK } from '../data/perks.ts'
import { isGrappled, kindOf } from '../questions.ts'
import { card as cardId, heroId, perk as perkId, type Table } from '../table.ts'
import { withHero } from './imagined.ts'
import type { Job } from './jobs.ts'
import { chosen, firstOf, type Chosen } from './moves.ts'
import { plansOf, type Plan } from './plans.ts'
import { WORTH } from './worth.ts'

/*
 * 16. Perks: which are bought, and when they are used; and the Stink Tank (14.9).
 */

const { bandit, blessed, deadeye, dodgy, doubleTap, greased, hitMan, kerbStomp, kipUp, quickDraw } = PERK
const { redline, shogun, smile } = PERK

// Cole shoots, Kat and Sam keep out of reach, Victor stands his ground.
const WANTED: readonly (readonly number[])[] = [
  [doubleTap, dodgy, deadeye, hitMan, smile],
  [dodgy, redline, kipUp, shogun, greased],
  [dodgy, blessed, redline, kipUp, bandit],
  [blessed, shogun, doubleTap, kerbStomp, quickDraw],
]

/** 16.1. The first perk of a hero's list that he can pay, else he saves. */
export function buy(_: Table, moves: readonly Move[]): Chosen {
  const hero = heroId.of(moves[0]!.at(-1)!)
  const wanted = WANTED[hero]!.map((perk): Move => ['buy', perkId(perk)])
  return firstOf(wanted, moves) ?? chosen(moves, 'save')
}

/** A hero's plans, to be compared with those he would have after a perk or the Stink Tank. */
interface Outset {
  t: Table
  hero: number
  jobs: readonly Job[]
  plans: readonly Plan[]
}

/** A perk or the Stink Tank, if it improves a hero's best plan by more than a use of it is worth. */
export const special = (outset: Outset, moves: readonly Move[]): Chosen =>
  hide(outset, moves) ?? hurry(outset, moves) ?? (aims(outset) ? chosen(moves, 'deadeye') : undefined)

// 14.9. Sam hides in the Stink Tank's smell.
function hide({ t, hero, jobs, plans }: Outset, moves: readonly Move[]): Chosen {
  const figure = t.heroes[hero]!
  if (figure.hidden || figure.stank || isGrappled(figure)) return undefined
  const tank = moves.find(
    ([verb, card]) =>
      verb === 'stink' || (verb === 'ready' && kindOf(t, cardId.of(card!)).kind === 'stink-tank'),
  )
  if (!tank) return undefined
  const hidden = withHero(t, hero, { active: [cardId.of(tank[1]!)], hidden: true })
  const [unseen] = plansOf(hidden, hero, jobs, figure.ap)
  return unseen!.value - plans[0]!.value > WORTH.tank ? tank : undefined
}

const REDLINE_AP = 2

// 16.4. Redline: two more action points.
function hurry({ t, hero, jobs, plans }: Outset, moves: readonly Move[]): Chosen {
  const redline = chosen(moves, 'redline')
  if (!redline) return undefined
  const [longer] = plansOf(t, hero, jobs, t.heroes[hero]!.ap + REDLINE_AP)
  return longer!.value - plans[0]!.value > WORTH.power ? redline : undefined
}

// 16.4. Dead Eye is used by a hero about to aim.
const aims = ({ plans }: Outset): boolean => plans[0]!.begins[0]![0] === 'aim'
