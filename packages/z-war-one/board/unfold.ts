import type { Event } from '../src/events.ts'
import { NEWBORN } from '../src/data/infected.ts'
import { layoutOf } from '../src/missions/index.ts'
import {
  CLOSED,
  DESTROYED,
  NONE,
  OPENED,
  ACTIVE,
  BARRICADED,
  withLetter,
  type Infected,
} from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The view after an event, as far as the board draws it: so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const after: View = {
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero, held: [...hero.held] })),
    infected: view.infected.map((unit) => ({ ...unit })),
    objects: [...view.objects],
    items: [...view.items],
  }
  return step(after, event) ? after : view
}

const bare = (id: number, kind: number, at: number, facing: number): Infected => ({
  id,
  kind,
  at,
  facing,
  prone: false,
  hurt: 0,
  controlled: false,
  acted: false,
  seen: 0,
  risen: NONE,
})

/** Applies an event. Returns whether the board draws something else after it. */
function step(view: View, event: Event): boolean {
  const heroes = view.heroes
  const unit = (id: number) => view.infected.find((each) => each.id === id)
  const letGo = (id: number) => {
    for (const hero of heroes) if (hero.held.includes(id)) hero.held = hero.held.filter((each) => each !== id)
  }
  const remove = (id: number) => {
    view.infected = view.infected.filter((each) => each.id !== id)
    letGo(id)
  }
  const change = (id: number, change: Partial<Infected>) => {
    const found = unit(id)
    if (found) Object.assign(found, change)
  }
  switch (event.type) {
    // 3, 13: the turn
    case 'turnAnnounced':
      Object.assign(view, { turn: event.turn, phase: 'announce' })
      break
    case 'phaseBegan':
      view.phase = event.phase
      if (event.phase === 'end') for (const hero of heroes) hero.alert = NONE
      break
    case 'stoodUp':
      change(event.unit, { prone: false, facing: event.facing })
      break
    // 4, 5: hero moves
    case 'stationed':
      heroes[event.hero]!.at = event.at
      break
    case 'stepped':
      heroes[event.hero]!.at = event.to
      break
    case 'fell':
      Object.assign(heroes[event.hero]!, { prone: true, alert: NONE })
      break
    case 'rose':
      heroes[event.hero]!.prone = false
      break
    case 'left':
      Object.assign(heroes[event.hero]!, { at: NONE, fate: 'left' })
      break
    // 6: attacks
    case 'alerted':
      heroes[event.hero]!.alert = event.facing
      break
    case 'killed':
    case 'droppedOff':
    case 'withdrawn':
    case 'turnedBack':
      remove(event.unit)
      break
    case 'knockedDown':
      change(event.unit, { prone: true })
      break
    case 'swept':
      letGo(event.unit)
      change(event.unit, { at: event.at, prone: true, facing: event.facing })
      break
    // 7: doors and rooms
    case 'doorOpened':
      view.doors = withLetter(view.doors, event.door, OPENED)
      if (event.unit !== NONE) change(event.unit, { facing: event.facing })
      break
    case 'doorClosed':
    case 'barricadeGone':
      view.doors = withLetter(view.doors, event.door, CLOSED)
      break
    case 'doorDestroyed':
      view.doors = withLetter(view.doors, event.door, DESTROYED)
      break
    case 'barricaded':
      view.doors = withLetter(view.doors, event.door, BARRICADED)
      break
    case 'barricadeHit':
      change(event.unit, { facing: event.facing })
      break
    case 'areaActivated':
      view.areas = withLetter(view.areas, event.area, ACTIVE)
      break
    case 'placed':
    case 'entered': {
      const { unit: id, kind, at, facing } = event
      letGo(id)
      if (unit(id)) change(id, { at, facing, prone: false })
      else view.infected.push(bare(id, kind, at, facing))
      break
    }
    // 8, 15: tasks and gear
    case 'taskDone': {
      const { objectives } = layoutOf(view.mission).mission
      if (objectives[event.objective]!.consumes !== undefined) heroes[event.hero]!.object = NONE
      break
    }
    case 'itemTaken':
      view.items[itemAt(view, event.at, event.kind)] = NONE
      break
    case 'objectTaken':
      view.objects[event.object] = NONE
      heroes[event.hero]!.object = event.object
      break
    case 'objectDropped':
      view.objects[event.object] = event.at
      heroes[event.hero]!.object = NONE
      break
    case 'carriedOut':
      heroes[event.hero]!.object = NONE
      break
    case 'given':
      if (event.object !== NONE) {
        heroes[event.from]!.object = NONE
        heroes[event.to]!.object = event.object
      } else giveCard(view, event.from, event.card)
      break
    case 'cured':
      heroes[event.hero]!.stage = 0
      break
    // 9, 10, 12: grabs, bites, infection
    case 'grabbed':
      change(event.unit, { facing: event.facing })
      break
    case 'takenDown': {
      change(event.unit, { at: NONE, prone: false })
      const hero = heroes[event.hero]!
      Object.assign(hero, { prone: true, alert: NONE, held: [...hero.held, event.unit] })
      break
    }
    case 'infected':
      heroes[event.hero]!.stage = event.stage
      break
    case 'died': {
      const { mode } = layoutOf(view.mission).mission
      const hero = heroes[event.hero]!
      Object.assign(hero, { fate: 'dead', alert: NONE, prone: hero.prone || mode !== 'campaign' })
      break
    }
    // 18: the Director
    case 'risen':
      Object.assign(heroes[event.hero]!, { at: NONE, fate: 'risen', prone: false })
      view.infected.push({ ...bare(event.unit, NEWBORN, event.at, 0), risen: event.hero })
      break
    case 'faced':
      change(event.unit, { facing: event.facing })
      break
    // 10, 11: what infected do
    case 'unitMoved':
      change(event.unit, { at: event.path.at(-1)!, facing: event.facing })
      break
    case 'unitStayed':
      change(event.unit, { facing: event.facing })
      break
    default:
      return false
  }
  return true
}

/** The place in the list of an item of this kind that lies on a square. */
const itemAt = (view: View, at: number, kind: number): number =>
  layoutOf(view.mission).items.findIndex(({ card }, item) => card === kind && view.items[item] === at)

/** A hero who gives away his last weapon in hand is not on alert any more (15.3). */
function giveCard(view: View, from: number, given: number): void {
  const hero = view.heroes[from]!
  hero.active = hero.active.filter((card) => card !== given)
  if (hero.active.length === 0) hero.alert = NONE
}
