import type { Move } from '@shamble/engine'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, kindOf } from '../questions.ts'
import { card as cardId, heroId, NONE, type Table } from '../table.ts'
import { isFirearm } from '../weapons.ts'
import { mayGo, type Job } from './jobs.ts'

/*
 * What costs no action points (4.4): med packs, ammunition, weapons, gear for a comrade, the exits.
 */

type Moves = readonly Move[]
type Chosen = Move | undefined

// From this stage on an action point is missing, or soon will be (12.2).
const SICK = 2
// Fewer rounds than these are few.
const FEW = 4

/** The free action a hero takes first, if any. */
export const freeAction = (t: Table, hero: number, job: Job, moves: Moves): Chosen =>
  loadVan(moves) ??
  goHome(t, hero, job, moves) ??
  takeMedicine(t, hero, moves) ??
  handMedicine(t, hero, moves) ??
  putDown(t, hero, job, moves) ??
  loadWeapon(t, moves) ??
  handAmmunition(t, hero, moves)

const verb = (moves: Moves, name: string): Chosen => moves.find(([each]) => each === name)

// 21.4. What is carried goes into the van at once.
const loadVan = (moves: Moves): Chosen => verb(moves, 'stow')

// 21.5. Whoever has nothing left to do here is safest elsewhere.
const goHome = (t: Table, hero: number, job: Job, moves: Moves): Chosen =>
  job.what === 'leave' || (job.what === 'errand' && job.squares.includes(t.heroes[hero]!.at) && mayGo(t, hero)) ? verb(moves, 'leave') : undefined

// 14.8. A med pack is used when the infection begins to cost something.
const takeMedicine = (t: Table, hero: number, moves: Moves): Chosen =>
  t.heroes[hero]!.stage >= SICK ? verb(moves, 'cure') : undefined

// 15.3. A med pack goes to a comrade who is sicker and has none.
function handMedicine(t: Table, hero: number, moves: Moves): Chosen {
  return moves.find(([name, what, other]) => {
    if (name !== 'give' && name !== 'receive') return false
    if (what === 'object' || kindOf(t, cardId.of(what!)).kind !== 'med-pack') return false
    const [giver, taker] = name === 'give' ? [hero, heroId.of(other!)] : [heroId.of(other!), hero]
    const { stage } = t.heroes[taker]!
    return stage >= SICK && stage > t.heroes[giver]!.stage && !has(t, taker, 'med-pack')
  })
}

const has = (t: Table, hero: number, kind: string): boolean =>
  cardsOf(t, hero).some((card) => kindOf(t, card).kind === kind)

// 15.2. What is no use is put down where something of use lies within his reach.
function putDown(t: Table, hero: number, job: Job, moves: Moves): Chosen {
  void job
  const { object } = t.heroes[hero]!
  if (object === NONE) return undefined
  const { token } = layoutOf(t.mission).objects[object]!
  const { objectives } = layoutOf(t.mission).mission
  const wanted = objectives.some(
    (goal, number) =>
      !t.met[number] && (goal.consumes === token || goal.tokens?.includes(token) || goal.type === 'openDoor'),
  )
  return wanted ? undefined : verb(moves, 'drop')
}

// 20.3. Ammunition is loaded when all of it fits.
function loadWeapon(t: Table, moves: Moves): Chosen {
  return moves.find(([name, ammo, weapon]) => {
    if (name !== 'load') return false
    const room = kindOf(t, cardId.of(weapon!)).rounds - t.cards[cardId.of(weapon!)]!.rounds
    return room >= kindOf(t, cardId.of(ammo!)).rounds
  })
}

// 4.4. He holds what he fights best with.
export function takeUpWeapon(t: Table, hero: number, moves: Moves): Chosen {
  const now = weaponWorth(t, hero, t.heroes[hero]!.active)
  let best: Chosen
  let most = now + 0.5
  for (const move of moves) {
    if (move[0] !== 'ready') continue
    const worth = weaponWorth(
      t,
      hero,
      move.slice(1).map((part) => cardId.of(part)),
    )
    if (worth > most) [most, best] = [worth, move]
  }
  return best
}

/** What cards are worth in a hero's hands: kills to be expected of an action point, and rounds to go on with. */
export function weaponWorth(t: Table, hero: number, cards: readonly number[]): number {
  void hero
  let spared = 1
  let rounds = 0
  for (const card of cards) {
    const { hits, burst } = kindOf(t, card)
    if (!hits || kindOf(t, card).class === 'explosive') return 0
    const dice = burst !== undefined && t.cards[card]!.rounds >= burst ? burst : 1
    spared *= ((hits.kill - 1) / 8) ** dice
    rounds += isFirearm(t, card) ? t.cards[card]!.rounds / dice : 0
  }
  if (cards.length === 0) return 0
  // A firearm reaches further, and shoots while its hero watches.
  return 10 * (1 - spared) + (rounds > 0 ? 4 + Math.min(rounds, FEW) / FEW : 0)
}

// 15.3. Ammunition goes to whoever has the weapon for it.
function handAmmunition(t: Table, hero: number, moves: Moves): Chosen {
  return moves.find(([name, what, other]) => {
    if (name !== 'give' || what === 'object') return false
    const { fits, kind } = kindOf(t, cardId.of(what!))
    if (kind !== 'ammo') return false
    const carries = (who: number) => cardsOf(t, who).some((card) => fits!.includes(kindOf(t, card).id))
    return !carries(hero) && carries(heroId.of(other!))
  })
}

