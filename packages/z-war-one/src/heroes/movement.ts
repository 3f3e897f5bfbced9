import type { Choice, Move } from '@shamble/engine'
import { mayLand } from './actions/costs.ts'
import { PERK } from '../data/perks.ts'
import { canShoot, canStrike, fireAt, strikeAt } from '../fighting/attacks.ts'
import { blast, explosiveOf, offerThrows } from '../fighting/explosives.ts'
import { grabTest } from '../fighting/grabs.ts'
import { stepFacts } from './facts.ts'
import { give, offerExchange, pickUp, receive, useMedPack } from './gear.ts'
import type { Square, Squeeze, Step } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, findUnit, hasPerk, isFree, isGrappled, isHere, isPassable, kindOf } from '../questions.ts'
import { isInZone, noteSeen } from '../infected/senses.ts'
import { isOpen } from '../map/sight.ts'
import { card as cardId, heroId, NONE, square, unit as unitId, type G, type Table } from '../table.ts'

/*
 * 5. Movement of heroes.
 */

/** The squares a hero may step to (2.5), and past the frames of doorways with Skinny (16.4). */
export function stepsOf(t: Table, hero: number, from = t.heroes[hero]!.at): Square[] {
  const layout = layoutOf(t.mission)
  const figure = t.heroes[hero]!
  const found: Square[] = []
  for (const step of layout.steps[from]!)
    if (isPassable(t, step) && (step.to === figure.at || isFree(t, step.to))) found.push(step.to)
  if (hasPerk(figure, PERK.skinny))
    for (const { to, doors } of layout.squeezes[from]!)
      if (doors.some((door) => isOpen(t.doors, door)) && isFree(t, to) && !found.includes(to)) found.push(to)
  return found
}

// 5.1, 15.1, 6.10. One step: tokens on the square are picked up, and infected that look there have seen the hero.
export function heroStep(g: G, hero: number, to: Square): void {
  const figure = g.table.heroes[hero]!
  const from = figure.at
  figure.at = to
  g.tell({ type: 'stepped', hero, from, to, prone: figure.prone })
  pickUp(g, hero, to)
  noteSeen(g, hero)
}

/** A step and the grab tests it calls for: move, sprint, crawl, dive. */
export function walk(g: G, hero: number, to: Square): void {
  const from = g.table.heroes[hero]!.at
  heroStep(g, hero, to)
  g.then(zoneTests, hero, from, to)
}

// 10.11. A step within the grab zone of a unit calls for a grab test against it; the first in entry order comes first.
export function zoneTests(g: G, hero: number, from: Square, to: Square): void {
  for (const id of testersOf(g.table, hero, from, to)) g.then(zoneTest, hero, id)
}

/** The units against which a step calls for a grab test (10.11): their zone holds both squares. */
export function testersOf(t: Table, hero: number, from: Square, to: Square): number[] {
  const figure = t.heroes[hero]!
  if (figure.hidden || hasPerk(figure, PERK.greased)) return []
  return t.infected.filter((unit) => isInZone(t, unit, from) && isInZone(t, unit, to)).map(({ id }) => id)
}

// 10.11. One grab test of the hero move; no more of them once he is taken down.
export function zoneTest(g: G, hero: number, id: number): void {
  const unit = findUnit(g.table, id)
  const figure = g.table.heroes[hero]!
  if (!unit || unit.at === NONE || unit.prone || !isHere(figure) || isGrappled(figure)) return
  g.tell({ type: 'zoneEntered', hero, unit: id })
  g.then(grabTest, id, hero, false)
}

/** The squares of a dive in each direction in which it is possible (5.4): two steps in one line, over a stair link too (2.10). */
export function divesOf(t: Table, hero: number): [Square, Square][] {
  const { at, perks } = t.heroes[hero]!
  const { steps, squeezes } = layoutOf(t.mission)
  const found: [Square, Square][] = []
  const lines = (from: Square): readonly { to: Square; direction: number }[] =>
    perks.includes(PERK.skinny) ? [...steps[from]!, ...squeezes[from]!] : steps[from]!
  for (const first of lines(at)) {
    if (!maySqueeze(t, first) || !isFree(t, first.to)) continue
    for (const second of lines(first.to))
      if (second.direction === first.direction && maySqueeze(t, second) && isFree(t, second.to))
        found.push([first.to, second.to])
  }
  return found
}

// Whether the doors let a step pass, or one past a doorway.
const maySqueeze = (t: Table, step: object): boolean =>
  'doors' in step
    ? (step as Squeeze).doors.some((door) => isOpen(t.doors, door))
    : isPassable(t, step as Step)

// 5.4, R-15. The second square of a dive, unless the first brought the hero down; he ends prone.
export function land(g: G, hero: number, to: Square): void {
  const figure = g.table.heroes[hero]!
  if (figure.prone || !isHere(figure)) return
  walk(g, hero, to)
  g.then(lieDown, hero)
}

// 5.4. A dive ends prone.
export function lieDown(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (figure.prone) return
  figure.prone = true
  g.tell({ type: 'fell', hero })
}

/** The perks of a hero that grant him an attack inside a sprint, one each (16.4, R-91). */
export const sprintPerks = (t: Table, hero: number): number[] =>
  [PERK.runAndGun, PERK.hitAndRun].filter((perk) => hasPerk(t.heroes[hero]!, perk))

// 5.2, R-14, R-91. The squares of a sprint that are left; gear may be exchanged between them, and each of `perks` grants one attack.
export const sprintOn: Choice<G, [hero: number, left: number, ...perks: number[]]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Keep sprinting?',
  facts: (g, made, hero) => stepFacts(g, made, hero),
  obvious: true,
  options(g, can, hero, left, ...perks) {
    const t = g.table
    const figure = t.heroes[hero]!
    if (figure.prone || !isHere(figure)) return
    const ahead = left > 0 ? stepsOf(t, hero).filter((to) => mayLand(t, hero, to, figure.ap, left - 1)) : []
    for (const to of ahead) can('sprint', square(to))
    offerSprintAttacks(t, can, hero, perks)
    if (left === 0 && perks.length === 0) return
    offerExchange(t, can, hero)
    offerMedPacks(t, can, hero)
    if (ahead.length === 0 || mayLand(t, hero, figure.at, figure.ap)) can('stop')
  },
  take: {
    sprint(g, [hero, left, ...perks], to) {
      walk(g, hero, square.of(to))
      g.then(sprintOn, hero, left - 1, ...perks)
    },
    fire(g, [hero, left, ...perks], id) {
      fireAt(g, hero, unitId.of(id))
      g.then(sprintOn, hero, left, ...without(perks, PERK.runAndGun))
    },
    throw(g, [hero, left, ...perks], target) {
      g.then(blast, hero, explosiveOf(g.table, hero), square.of(target))
      g.then(sprintOn, hero, left, ...without(perks, PERK.runAndGun))
    },
    melee(g, [hero, left, ...perks], id) {
      strikeAt(g, hero, unitId.of(id))
      g.then(sprintOn, hero, left, ...without(perks, PERK.hitAndRun))
    },
    give(g, [hero], what, to) {
      give(g, hero, heroId.of(to), what)
      g.again()
    },
    receive(g, [hero], what, from) {
      receive(g, hero, heroId.of(from), what)
      g.again()
    },
    cure(g, _, card) {
      useMedPack(g, cardId.of(card))
      g.again()
    },
    stop() {},
  },
}

const without = (perks: readonly number[], used: number): number[] => perks.filter((perk) => perk !== used)

/** Lists the attacks that `perks` grant: of Run & Gun, a throw among them (14.6), and of Hit & Run (16.4). */
export function offerSprintAttacks(
  t: Table,
  can: (...move: Move) => void,
  hero: number,
  perks: readonly number[],
): void {
  if (perks.includes(PERK.runAndGun)) {
    for (const unit of t.infected) if (canShoot(t, hero, unit)) can('fire', unitId(unit.id))
    offerThrows(t, can, hero)
  }
  if (perks.includes(PERK.hitAndRun))
    for (const unit of t.infected) if (canStrike(t, hero, unit)) can('melee', unitId(unit.id))
}

/** Lists the med packs a hero may use now (14.8). */
export function offerMedPacks(t: Table, can: (...move: Move) => void, hero: number): void {
  if (t.heroes[hero]!.stage === 0) return
  const pack = cardsOf(t, hero).find((card) => kindOf(t, card).kind === 'med-pack')
  if (pack !== undefined) can('cure', cardId(pack))
}
