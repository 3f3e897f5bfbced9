import type { Json, Move } from '@shamble/engine'
import { AIM, bladeOf, type Manner } from '../fighting/attacks.ts'
import { aimCost, standCost } from './actions/costs.ts'
import { AP } from '../data/action-points.ts'
import { INFECTED } from '../data/infected.ts'
import { PERK } from '../data/perks.ts'
import { divesOf, testersOf } from './movement.ts'
import { classOf, hasPerk, kindOf, unitOf } from '../questions.ts'
import { hitTable, meleeBonus } from '../fighting/rolling.ts'
import { searchCost } from './searching.ts'
import { card as cardId, NONE, square, unit as unitId, type G, type Infected, type Table } from '../table.ts'
import type { Square } from '../map/layout.ts'
import { taskCost } from './tasks.ts'
import { canFire } from '../fighting/weapons.ts'

/*
 * Facts shown before a move: its action points, the odds of an attack, the grab tests it provokes.
 */

export const SIDES = 8

/** Odds of an attack, from 0 to 1: that its target is removed, and that it stays but falls prone. */
export interface Odds {
  kill: number
  knockdown: number
}

/** The facts of a move of a hero who acts (4.3). `provokes`: the infected whose grab test it calls for, `safe` the odds to pass all. */
export function factsOf({ table: t }: G, [verb, first]: Move, hero: number): Json {
  const ap = costOf(t, hero, verb)
  if (verb === 'fire') return { ap, ...shotOdds(t, hero, first!, bonusKept(t, hero, first!)) }
  if (verb === 'fireMove') return { ap, ...shotOdds(t, hero, first!, 0) }
  if (verb === 'aim') return { ap, ...shotOdds(t, hero, first!, AIM) }
  if (verb === 'melee' || verb === 'meleeMove') return { ap, ...blowOdds(t, hero, first!) }
  if (STEPS.has(verb)) return { ap, ...risksOf(t, hero, [square.of(first!)]) }
  if (verb === 'dive') {
    const way = divesOf(t, hero).find(([, to]) => square(to) === first)!
    return { ap, ...risksOf(t, hero, way) }
  }
  return { ap }
}

/** The facts of a square that is paid for: of a sprint (5.2), or of the step of a combined action (6.5). */
export const stepFacts = ({ table: t }: G, [verb, part]: Move, hero: number): Json | null =>
  verb === 'sprint' || verb === 'step' ? { ...risksOf(t, hero, [square.of(part!)]) } : null

const STEPS = new Set(['move', 'sprint', 'turbo', 'crawl', 'moveFire', 'moveMelee', 'moveThrow'])

// 4.3. The cost of an action for this hero.
function costOf(t: Table, hero: number, verb: string): number {
  const figure = t.heroes[hero]!
  if (verb === 'aim') return aimCost(figure)
  if (verb === 'stand') return standCost(figure)
  if (verb === 'search') return searchCost(t, hero)
  if (verb === 'task' || verb === 'barricade') return taskCost(t, hero)
  return COSTS[verb] ?? 0
}

const COSTS: Record<string, number> = {
  move: AP.move,
  sprint: AP.sprint,
  dash: AP.sprint,
  turbo: AP.turbo,
  crawl: AP.crawl,
  dive: AP.dive,
  open: AP.door,
  close: AP.door,
  unbar: AP.door,
  knock: AP.door,
  fire: AP.quick,
  melee: AP.melee,
  throw: AP.quick,
  moveFire: AP.quick,
  moveMelee: AP.quick,
  moveThrow: AP.quick,
  fireMove: AP.quick,
  meleeMove: AP.quick,
  throwMove: AP.quick,
  execute: AP.execution,
  hitMan: AP.hitMan,
  alert: AP.alert,
  sweep: AP.sweep,
  support: AP.support,
}

// The odds of one shot with the first active firearm that is loaded; of two pistols the stronger comes first.
const shotOdds = (t: Table, hero: number, part: string, bonus: number): Odds =>
  oddsOf(t, hero, unitOf(t, unitId.of(part)), [firstLoaded(t, hero)], bonus)

const firstLoaded = (t: Table, hero: number): number =>
  t.heroes[hero]!.active.find((card) => canFire(t, card))!

// 14.2, R-42. What is kept of an aimed shot at the same target with the same weapon; a step would end it.
function bonusKept(t: Table, hero: number, part: string): number {
  const { aimCard, aimUnit } = t.heroes[hero]!
  return aimCard === firstLoaded(t, hero) && aimUnit === unitId.of(part) ? AIM : 0
}

/** The facts of an alert attack (6.9): who attacks whom, and the odds of a blow or of one shot. */
export function alertFacts({ table: t }: G, hero: number, id: number): Json {
  const part = unitId(id)
  const odds = bladeOf(t, hero) === NONE ? shotOdds(t, hero, part, 0) : blowOdds(t, hero, part)
  return { hero, unit: id, ...odds }
}

function blowOdds(t: Table, hero: number, part: string): Odds {
  const blade = bladeOf(t, hero)
  return oddsOf(t, hero, unitOf(t, unitId.of(part)), [blade], meleeBonus(t.heroes[hero]!, blade))
}

/** The facts of a way to fire (14.2 to 14.5): its odds, the rounds it spends. */
export function fireFacts(
  { table: t }: G,
  [how, part]: Move,
  hero: number,
  id: number,
  manner: Manner,
): Json {
  const figure = t.heroes[hero]!
  const both = how === 'both'
  const card = both ? NONE : cardId.of(part!)
  const rounds = how === 'burst' ? kindOf(t, card).burst! : 1
  const cards = both ? figure.active : Array<number>(rounds).fill(card)
  const follows = cards.length === 1 && figure.aimCard === card && figure.aimUnit === id
  const bonus = manner === 'aimed' || follows ? AIM : 0
  return { rounds: cards.length, ...oddsOf(t, hero, unitOf(t, id), cards, bonus) }
}

/** The odds of an attack with a die for each card of the list. */
export function oddsOf(
  t: Table,
  hero: number,
  unit: Infected,
  cards: readonly number[],
  bonus: number,
): Odds {
  const needed = classOf(unit).killPoints - unit.hurt
  // By number of kills, first without and then with a knockdown among the other dice.
  let chances = new Map<string, number>([['0', 1]])
  for (const card of cards) {
    const { knockdown, kill } = hitTable(t, hero, card)
    const kills = share(kill - bonus)
    const downs = share(knockdown - bonus) - kills
    const next = new Map<string, number>()
    const add = (key: string, chance: number) => next.set(key, (next.get(key) ?? 0) + chance)
    for (const [key, chance] of chances) {
      const n = Number.parseInt(key, 10)
      const down = key.endsWith('d') ? 'd' : ''
      add(`${n + 1}${down}`, chance * kills)
      add(`${n}d`, chance * downs)
      add(key, chance * (1 - kills - downs))
    }
    chances = next
  }
  const odds = { kill: 0, knockdown: 0 }
  for (const [key, chance] of chances) {
    if (Number.parseInt(key, 10) >= needed) odds.kill += chance
    else if (key.endsWith('d') && !unit.prone && unit.at !== NONE) odds.knockdown += chance
  }
  return { kill: rounded(odds.kill), knockdown: rounded(odds.knockdown) }
}

// The share of the faces of a die that show `least` or more.
const share = (least: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - least)) / SIDES
const rounded = (chance: number): number => Math.round(chance * 1000) / 1000

/** The chance that a step from one square to another leads to no failed grab test (10.11). */
export function stepRisk(t: Table, hero: number, from: number, to: number): number {
  return safetyOf(t, hero, testersOf(t, hero, from, to))
}

// 10.11. What a way of one or two squares provokes.
function risksOf(t: Table, hero: number, way: readonly Square[]): { provokes?: number[]; safe?: number } {
  const { at } = t.heroes[hero]!
  const tests = way.flatMap((to, n) => testersOf(t, hero, way[n - 1] ?? at, to))
  if (tests.length === 0) return {}
  return { provokes: [...new Set(tests)], safe: rounded(safetyOf(t, hero, tests)) }
}

// 10.7. The chance to pass grab tests against all of these.
function safetyOf(t: Table, hero: number, units: readonly number[]): number {
  const bonus = hasPerk(t.heroes[hero]!, PERK.dodgy) ? 1 : 0
  return units.reduce((chance, id) => {
    const { knockdownTo } = INFECTED[unitOf(t, id).kind]!
    return chance * share(knockdownTo + 1 - bonus)
  }, 1)
}
