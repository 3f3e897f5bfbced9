import { power, type Move } from '@shamble/engine'
import { layoutOf } from '../missions/index.ts'
import { goalsOf } from '../missions/objectives.ts'
import { cardsOf, kindOf } from '../questions.ts'
import { card as cardId, heroId, LOCKED, NONE, type Table } from '../table.ts'
import { isFirearm } from '../fighting/weapons.ts'
import { isDone, type Job } from './jobs.ts'
import { chosen, most, type Chosen } from './moves.ts'

/*
 * Free actions (4.4): exits, med packs, gear for a comrade, weapons.
 */

// From this stage on a hero has lost an action point, or soon will (12.2).
const SICK = 2
const SIDES = 8

/** The free action that a hero takes before anything else. */
export const freeAction = (t: Table, hero: number, job: Job, moves: readonly Move[]): Chosen =>
  chosen(moves, 'stow') ??
  goHome(t, job, moves) ??
  takeMedicine(t, hero, moves) ??
  handMedicine(t, hero, moves) ??
  handAmmunition(t, hero, moves) ??
  putDown(t, hero, moves)

// 21.5. A hero with nothing left to do leaves.
const goHome = (t: Table, job: Job, moves: readonly Move[]): Chosen =>
  isDone(t) && job.what !== 'company' && job.what !== 'rescue' ? chosen(moves, 'leave') : undefined

// 14.8. A med pack is used once the infection costs action points.
const takeMedicine = (t: Table, hero: number, moves: readonly Move[]): Chosen =>
  t.heroes[hero]!.stage >= SICK ? chosen(moves, 'cure') : undefined

// 15.3. A med pack goes to a comrade who is sicker and has none.
function handMedicine(t: Table, hero: number, moves: readonly Move[]): Chosen {
  return moves.find(([verb, what, other]) => {
    if ((verb !== 'give' && verb !== 'receive') || what === 'object') return false
    if (kindOf(t, cardId.of(what!)).kind !== 'med-pack') return false
    const [giver, taker] = verb === 'give' ? [hero, heroId.of(other!)] : [heroId.of(other!), hero]
    const { stage } = t.heroes[taker]!
    const has = cardsOf(t, taker).some((card) => kindOf(t, card).kind === 'med-pack')
    return stage >= SICK && stage > t.heroes[giver]!.stage && !has
  })
}

// 15.3. Ammunition goes to the hero with the weapon for it, and is loaded when that is empty.
function handAmmunition(t: Table, hero: number, moves: readonly Move[]): Chosen {
  return moves.find(([verb, what, other]) => {
    if (verb !== 'give' || what === 'object') return false
    const { fits } = kindOf(t, cardId.of(what!))
    const carries = (who: number) => cardsOf(t, who).some((card) => fits?.includes(kindOf(t, card).id))
    return fits !== undefined && !carries(hero) && carries(heroId.of(other!))
  })
}

// 15.2. An object that no objective wants any more is put down.
function putDown(t: Table, hero: number, moves: readonly Move[]): Chosen {
  const { object } = t.heroes[hero]!
  if (object === NONE) return undefined
  const { token } = layoutOf(t.mission).objects[object]!
  const isWanted = goalsOf(t).some(
    ({ consumes, tokens }, goal) => !t.met[goal] && (consumes === token || tokens?.includes(token)),
  )
  return isWanted || isKey(t, object) ? undefined : chosen(moves, 'drop')
}

// 7.7. Whether a door that is still locked opens with an object.
function isKey(t: Table, object: number): boolean {
  const { doors, mission, objects } = layoutOf(t.mission)
  return doors.some(
    ({ number }, door) =>
      t.doors[door] === LOCKED && mission.doors?.[number!]?.opensWith?.object === objects[object]!.id,
  )
}

// How much better a weapon must be to replace the one in hand.
const BETTER = 0.5

/** 4.4. A hero takes up his best weapon. */
export function takeUpWeapon(t: Table, hero: number, moves: readonly Move[]): Chosen {
  const worth = ([, ...cards]: Move) =>
    weaponWorth(
      t,
      cards.map((card) => cardId.of(card)),
    )
  const best = most(
    moves.filter(([verb]) => verb === 'ready'),
    worth,
  )
  return best && worth(best) > weaponWorth(t, t.heroes[hero]!.active) + BETTER ? best : undefined
}

// A firearm reaches further and can fire on alert; a few rounds are nearly as good as many.
const KILLS = 10
const FIREARM = 4
const FEW = 4

/** What cards are worth in hand: their chance to kill, and rounds left. */
export function weaponWorth(t: Table, cards: readonly number[]): number {
  let spared = 1
  let shots = 0
  for (const card of cards) {
    const { hits, burst = Infinity, class: type } = kindOf(t, card)
    if (!hits || type === 'explosive') return 0
    const { rounds } = t.cards[card]!
    const dice = rounds >= burst ? burst : 1
    spared *= power((hits.kill - 1) / SIDES, dice)
    if (isFirearm(t, card)) shots += rounds / dice
  }
  return KILLS * (1 - spared) + (shots > 0 ? FIREARM + Math.min(shots, FEW) / FEW : 0)
}
