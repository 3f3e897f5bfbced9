import { because, capital, hot } from '@shamble/engine'
import type { Asked, Move, Reason, Seat } from '@shamble/engine'
import { AP } from './data/action-points.ts'
import { CARDS } from './data/cards.ts'
import { directorRefused } from './director/why-not.ts'
import { PERK, PERKS, priceOf } from './data/perks.ts'
import { POWER_CUT_RANGE } from './fighting/weapons.ts'
import { offerActions } from './heroes/actions/act.ts'
import { mayLand, mustLeave } from './heroes/actions/costs.ts'
import { isSpawnPoint } from './infected/spawn.ts'
import { layoutOf } from './missions/index.ts'
import { areaName, cardName, doorName, heroName, several, squareName, unitName } from './words/names.ts'
import { findUnit, heroAt, holderOf, isGrappled, isHere, reaches, unitAt } from './questions.ts'
import { hasLine, rangeBetween, sees } from './map/sight.ts'
import {
  area as areaId,
  card as cardId,
  DESTROYED,
  door as doorId,
  heroId,
  LOCKED,
  NONE,
  OPENED,
  perk as perkId,
  SEARCHED,
  square,
  task as taskId,
  unit as unitId,
  type Table,
} from './table.ts'
import type { View } from './view.ts'

/** Why a clicked part cannot be used now; null when no rule forbids it. `asked`: the choice the seat faces. */
export function whyNot(view: View, seat: Seat, clicked: readonly string[], asked?: Asked): Reason | null {
  const step = asked?.step ?? 'act'
  const id = clicked[0]
  if (id === undefined) return null
  if (seat === view.director) return directorRefused(view, id)
  if (id.startsWith('perk:')) return perkRefused(view, perkId.of(id))
  const stays = staysOnSpawn(view, clicked, asked)
  if (stays) return stays
  if (id.startsWith('hero:')) return heroRefused(view, heroId.of(id))
  const hero = view.heroes.findIndex(({ move }) => move === 'open')
  if (hero === NONE) return null
  // Another player may still be asked for a card of his hero.
  if (view.owner[hero] !== seat && id.startsWith('card:')) return null
  if (view.owner[hero] !== seat) return because('4.1', `${heroName(hero)} is moving, and is not yours.`)
  if (id.startsWith('sq:'))
    return squareRefused(view, hero, square.of(id), step) ?? endsOnSpawn(view, hero, square.of(id), asked)
  if (id.startsWith('card:')) return cardRefused(view, hero, cardId.of(id), step)
  return actionRefused(view, hero, id, step)
}

function actionRefused(view: View, hero: number, id: string, step: string): Reason | null {
  if (id.startsWith('unit:')) return unitRefused(view, hero, unitId.of(id), step)
  if (id.startsWith('door:')) return doorRefused(view, hero, doorId.of(id))
  if (id.startsWith('task:')) return taskRefused(view, hero, taskId.of(id))
  if (id === 'search') return searchRefused(view, hero)
  if (id.startsWith('area:')) return areaId.of(id) === NONE ? null : searchRefused(view, hero, areaId.of(id))
  return null
}

// 4.5, R-13. What only the spawn point on which a hero stands forbids. A click on himself, on his square or on a hero who waits ends
// the move; after a click on an infected, one on himself is an attack from where he is.
function staysOnSpawn(view: View, clicked: readonly string[], asked: Asked | undefined): Reason | null {
  const hero = view.heroes.findIndex(({ move }) => move === 'open')
  if (!asked || hero === NONE) return null
  const [before, id] = [clicked.slice(0, -1), clicked.at(-1)!]
  if (hot(asked.moves, before).has(id)) return null
  const isHimself = id === heroId(hero) || id === square(view.heroes[hero]!.at)
  const isNext = id.startsWith('hero:') && view.heroes[heroId.of(id)]!.move === 'waiting'
  const stays = isHimself || (isNext && before.length === 0)
  const kept = hot(keptOnSpawn(view as unknown as Table, hero, asked), before)
  if (stays ? kept.size === 0 : !kept.has(id)) return null
  return because('4.5', `${heroName(hero)} stands on a spawn point, and has to leave it in this move.`)
}

// The moves that only the rule of spawn points forbids.
function keptOnSpawn(t: Table, hero: number, { step, moves }: Asked): Move[] {
  const { at, ap } = t.heroes[hero]!
  if (step === 'sprintOn' && moves.some(([verb]) => verb === 'sprint'))
    return mayLand(t, hero, at, ap) ? [] : [['stop']]
  if (step !== 'act' || !mustLeave(t, hero)) return []
  const kept: Move[] = []
  const none = () => {}
  offerActions(t, Object.assign(none, { kept: (...move: Move) => void kept.push(move) }), hero)
  return kept
}

// 9.3. A held hero can do nothing else.
const heldBack = (view: View, hero: number): Reason | null =>
  isGrappled(view.heroes[hero]!)
    ? because(
        '9.3',
        `${heroName(hero)} is held, and can only fire at, strike and sweep the infected that hold on.`,
      )
    : null

const lying = (view: View, hero: number): Reason | null =>
  view.heroes[hero]!.prone ? because('5.3', `${heroName(hero)} is prone and has to stand up first.`) : null

// 4.2. Only where an action would begin: squares of a sprint and the halves of combined actions are paid for.
const spent = (view: View, hero: number, step = 'act'): Reason | null =>
  step === 'act' && view.heroes[hero]!.ap === 0
    ? because('4.2', `${heroName(hero)} has no action points left.`)
    : null

function squareRefused(view: View, hero: number, to: number, asked: string): Reason | null {
  const { at, prone } = view.heroes[hero]!
  const layout = layoutOf(view.mission)
  if (to === at) return null
  const held = heldBack(view, hero)
  if (held) return held
  if (mayBeMeant(view, hero, to)) return null
  const other = heroAt(view, to)
  if (other !== NONE) return because('2.1', `${heroName(other)} stands on ${squareName(to, view)}.`)
  const unit = unitAt(view, to)
  if (unit) return because('2.1', `${capital(unitName(unit.id, view))} is on ${squareName(to, view)}.`)
  const step = layout.steps[at]!.find((each) => each.to === to)
  if (step) {
    if (step.door !== NONE && view.doors[step.door] !== OPENED && view.doors[step.door] !== DESTROYED)
      return because('2.5', `${capital(doorName(step.door, view))} is shut.`)
    const out = spent(view, hero, asked)
    if (out) return out
    return prone && view.heroes[hero]!.ap < AP.crawl ? because('5.3', 'Crawling a square costs 2 AP.') : null
  }
  if (rangeBetween(layout, at, to) === 1) {
    const straight = layout.grid.x[at] === layout.grid.x[to] || layout.grid.y[at] === layout.grid.y[to]
    return straight
      ? because('2.5', 'A wall is in the way.')
      : because('2.4', 'No one steps diagonally past a corner or a doorway.')
  }
  return because(
    '5.1',
    `${squareName(to, view)} is further than one step: go there square by square, or sprint.`,
  )
}

// 4.5. A free square next to a hero with action points is closed only because he could not leave it any more.
function endsOnSpawn(view: View, hero: number, to: number, asked: Asked | undefined): Reason | null {
  if (asked?.step !== 'act' || hot(asked.moves, []).has(square(to))) return null
  const { at } = view.heroes[hero]!
  const isNext = layoutOf(view.mission).steps[at]!.some((step) => step.to === to)
  if (!isNext || !isSpawnPoint(view, to) || heroAt(view, to) !== NONE || unitAt(view, to)) return null
  return because(
    '4.5',
    `${heroName(hero)} would end the move on a spawn point: nobody may while he can leave it.`,
  )
}

// Whether a square may be clicked for something other than a step: a throw, a dive, a squeeze past a doorway, a task in a room.
function mayBeMeant(view: View, hero: number, to: number): boolean {
  const { at, prone, active, perks } = view.heroes[hero]!
  const { grid, areaOf, areas, steps } = layoutOf(view.mission)
  if (active.some((card) => CARDS[view.cards[card]!.kind]!.class === 'explosive')) return true
  if (areas[areaOf[to]!]?.room !== null) return true
  const across = Math.abs(grid.x[at]! - grid.x[to]!)
  const along = Math.abs(grid.y[at]! - grid.y[to]!)
  const inLine = Math.max(across, along) === 2 && across !== 1 && along !== 1
  // 2.10. On another floor two squares in a line lie over a stair link.
  const overStairs = steps[at]!.some((first) =>
    steps[first.to]!.some((second) => second.to === to && second.direction === first.direction),
  )
  const isDive = !prone && (inLine || overStairs)
  return isDive || (perks.includes(PERK.skinny) && across === 1 && along === 1)
}

function unitRefused(view: View, hero: number, id: number, asked: string): Reason | null {
  const figure = view.heroes[hero]!
  const unit = findUnit(view, id)
  if (!unit) return null
  const holder = holderOf(view, id)
  if (holder === hero) return null
  const held = heldBack(view, hero)
  if (held) return held
  // 6.11. An infected that holds a hero is attacked from the squares next to him.
  if (holder !== NONE) {
    const beside = rangeBetween(layoutOf(view.mission), figure.at, view.heroes[holder]!.at) === 1
    return beside
      ? null
      : because(
          '6.11',
          `${capital(unitName(id, view))} holds ${heroName(holder)}: help comes from the squares next to ${heroName(holder)}.`,
        )
  }
  const weapons = figure.active.map((card) => {
    const { kind, rounds } = view.cards[card]!
    return { ...CARDS[kind]!, rounds }
  })
  const near = reaches(view, figure.at, unit.at)
  const guns = weapons.filter(
    ({ kind, class: sort }) => kind === 'weapon' && sort !== 'melee' && sort !== 'explosive',
  )
  if (near && !figure.prone) return spent(view, hero, asked)
  if (guns.length === 0) {
    if (near) return because('6.4', `${heroName(hero)} is prone and cannot strike.`)
    return because(
      '6.4',
      `${capital(unitName(id, view))} is out of reach, and ${heroName(hero)} holds no firearm.`,
    )
  }
  if (guns.every(({ rounds }) => rounds === 0))
    return because('14.1', `${cardName(view.cards[figure.active[0]!]!.kind)} is empty.`)
  return sightRefused(view, hero, id) ?? spent(view, hero, asked)
}

// 2.7, 2.8. What is between a shooter and his target.
function sightRefused(view: View, hero: number, id: number): Reason | null {
  const { at, active } = view.heroes[hero]!
  const unit = findUnit(view, id)!
  if (!sees(view, at, unit.at))
    return because('2.7', `A wall or a closed door is between ${heroName(hero)} and ${unitName(id, view)}.`)
  if (!hasLine(view, at, unit.at))
    return because('2.7', `A figure stands in the line of sight to ${unitName(id, view)}.`)
  const printed = Math.max(...active.map((card) => CARDS[view.cards[card]!.kind]!.range ?? Infinity))
  const range = view.powerCut ? Math.min(printed, POWER_CUT_RANGE) : printed
  const far = rangeBetween(layoutOf(view.mission), at, unit.at)
  return far > range
    ? because(
        '2.8',
        `${capital(unitName(id, view))} is ${several(far, 'square')} away, and the weapon reaches ${range}.`,
      )
    : null
}

function doorRefused(view: View, hero: number, door: number): Reason | null {
  const { at } = view.heroes[hero]!
  const { sides } = layoutOf(view.mission).doors[door]!
  const state = view.doors[door]
  const held = heldBack(view, hero)
  if (held) return held
  if (state === DESTROYED) return because('7.6', 'This doorway stays open for good.')
  if (!sides.includes(at))
    return because('7.2', `${heroName(hero)} has to stand directly in front of ${doorName(door, view)}.`)
  if (state === OPENED && layoutOf(view.mission).doors[door]!.number !== null)
    return because('7.2', `${capital(doorName(door, view))} cannot be closed any more.`)
  if (view.jammed === door) return because('20.6', `${capital(doorName(door, view))} is jammed this turn.`)
  if (state === LOCKED)
    return because('7.7', `${capital(doorName(door, view))} is locked${keyTo(view, door)}.`)
  return lying(view, hero) ?? spent(view, hero)
}

// 7.7, 21.1. What opens a locked door.
function keyTo(view: View, door: number): string {
  const { doors, mission } = layoutOf(view.mission)
  const { opensWith, opensWhen } = mission.doors?.[doors[door]!.number ?? ''] ?? {}
  if (opensWith?.item !== undefined)
    return `: it opens to a hero with the ${CARDS.find(({ id }) => id === opensWith.item)!.name}`
  if (opensWith) return ': it opens to a hero who carries what fits'
  if (!opensWhen) return ''
  const goals = mission.objectives.filter(({ id }) => opensWhen.objectives.includes(id))
  return `: it opens by itself once this is done: ${goals.map(({ text }) => text.replace(/\.$/, '')).join('; ')}`
}

function cardRefused(view: View, hero: number, card: number, step: string): Reason | null {
  const { hero: owner, kind } = view.cards[card]!
  const { at, active, changes, perks } = view.heroes[hero]!
  if (owner !== hero) {
    if (owner === NONE || reaches(view, at, view.heroes[owner]!.at)) return null
    return because('15.3', `${heroName(owner)} has it, and is out of reach.`)
  }
  // Any card may be meant as a gift, and one in hand as a way to fire.
  const hasPartner = view.heroes.some(
    (other, n) => n !== hero && isHere(other) && reaches(view, at, other.at),
  )
  const isMeant = hasPartner || (active.includes(card) && step !== 'act')
  if (isMeant || CARDS[kind]!.kind !== 'weapon') return null
  return changes > (perks.includes(PERK.quickDraw) ? 1 : 0)
    ? because('4.4', `${heroName(hero)} has changed weapons this turn.`)
    : null
}

function heroRefused(view: View, hero: number): Reason | null {
  const { fate, move } = view.heroes[hero]!
  const isMoving = view.heroes.some((each) => each.move === 'open')
  if (fate !== 'playing' || isMoving || view.phase !== 'heroes' || move !== 'done') return null
  return because('4.1', `${heroName(hero)} has moved this turn.`)
}

function taskRefused(view: View, hero: number, place: number): Reason | null {
  const { tasks } = layoutOf(view.mission)
  if (view.tasks.includes(place)) return because('8.2', `${tasks[place]!.name}: done.`)
  const held = heldBack(view, hero)
  if (held) return held
  const down = lying(view, hero)
  if (down) return down
  const { allowance, ap } = view.heroes[hero]!
  if (ap < Math.min(4, allowance)) return because('8.2', 'A Task takes a whole move.')
  return because(
    '8.2',
    'A Task is done on its square or in its room, with what it needs, once what comes before it is met.',
  )
}

function searchRefused(view: View, hero: number, wanted?: number): Reason | null {
  const { at, ap, allowance, perks, hidden } = view.heroes[hero]!
  const { areaOf, areas } = layoutOf(view.mission)
  const area = areaOf[at]!
  if (wanted !== undefined && wanted !== area && areas[wanted]?.room)
    return because(
      '8.1',
      `${heroName(hero)} is not in ${areaName(wanted, view)}: only a hero in a room can search it.`,
    )
  if (areas[area]!.room === null) return because('8.1', 'Only rooms can be searched.')
  if (view.searched[area] === SEARCHED)
    return because('8.1', `${capital(areaName(area, view))} has been searched.`)
  const held = heldBack(view, hero)
  if (held) return held
  const infested =
    view.infected.some((unit) => unit.at !== NONE && areaOf[unit.at] === area) ||
    view.heroes.some((other) => isGrappled(other) && areaOf[other.at] === area)
  if (!hidden && infested) return because('8.1', 'A room with infected in it cannot be searched.')
  const down = lying(view, hero)
  if (down) return down
  const cost = Math.min(allowance, perks.includes(PERK.bandit) ? 3 : 4)
  return ap < cost ? because('8.1', `A search takes ${cost} AP.`) : null
}

function perkRefused(view: View, perk: number): Reason | null {
  if (view.phase !== 'setUp') return because('16.1', 'Perks are bought before a mission.')
  const rich = view.heroes.some(({ xp }, hero) => xp >= priceOf(hero, perk))
  return rich ? null : because('16.2', `${PERKS[perk]!.name} costs more than anybody has.`)
}
