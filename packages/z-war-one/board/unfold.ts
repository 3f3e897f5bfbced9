import type { Event } from '../src/events.ts'
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

/*
 * The view while events are shown: the old view with the events so far applied, so that a figure that has moved stays there until
 * the new view comes.
 */

/** A view after some events. Only what the board draws is updated. */
export function unfold(view: View, events: readonly Event[]): View {
  if (events.length === 0) return view
  const after: View = {
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero, held: [...hero.held] })),
    infected: view.infected.map((unit) => ({ ...unit })),
    objects: [...view.objects],
    items: [...view.items],
  }
  for (const event of events) step(after, event)
  return after
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

function step(view: View, event: Event): void {
  const unit = (id: number) => view.infected.find((each) => each.id === id)
  const remove = (id: number) => {
    view.infected = view.infected.filter((each) => each.id !== id)
    for (const hero of view.heroes) hero.held = hero.held.filter((each) => each !== id)
  }
  switch (event.type) {
    case 'turnAnnounced':
      view.turn = event.turn
      break
    case 'phaseBegan':
      view.phase = event.phase
      break
    case 'stationed':
      view.heroes[event.hero]!.at = event.at
      break
    case 'stepped':
      view.heroes[event.hero]!.at = event.to
      break
    case 'fell':
      view.heroes[event.hero]!.prone = true
      break
    case 'rose':
      view.heroes[event.hero]!.prone = false
      break
    case 'alerted':
      view.heroes[event.hero]!.alert = event.facing
      break
    case 'left':
      view.heroes[event.hero]!.at = NONE
      break
    case 'infected':
      view.heroes[event.hero]!.stage = event.stage
      break
    case 'killed':
      remove(event.unit)
      break
    case 'droppedOff':
    case 'withdrawn':
    case 'turnedBack':
      remove(event.unit)
      break
    case 'knockedDown': {
      const found = unit(event.unit)
      if (found) found.prone = true
      break
    }
    case 'stoodUp': {
      const found = unit(event.unit)
      if (found) Object.assign(found, { prone: false, facing: event.facing })
      break
    }
    case 'swept': {
      const found = unit(event.unit)
      for (const hero of view.heroes) hero.held = hero.held.filter((id) => id !== event.unit)
      if (found) Object.assign(found, { at: event.at, prone: true })
      break
    }
    case 'takenDown': {
      const found = unit(event.unit)
      if (found) found.at = NONE
      const hero = view.heroes[event.hero]!
      if (!hero.held.includes(event.unit)) hero.held.push(event.unit)
      break
    }
    case 'unitMoved': {
      const found = unit(event.unit)
      if (found) Object.assign(found, { at: event.path.at(-1), facing: event.facing })
      break
    }
    case 'unitStayed':
    case 'faced': {
      const found = unit(event.unit)
      if (found) found.facing = event.facing
      break
    }
    case 'placed':
      if (!unit(event.unit)) view.infected.push(bare(event.unit, event.kind, event.at, event.facing))
      break
    case 'entered':
      if (!unit(event.unit)) view.infected.push(bare(event.unit, event.kind, event.at, 0))
      break
    case 'doorOpened':
      view.doors = withLetter(view.doors, event.door, OPENED)
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
    case 'areaActivated':
      view.areas = withLetter(view.areas, event.area, ACTIVE)
      break
    case 'objectTaken':
      view.objects[event.object] = NONE
      view.heroes[event.hero]!.object = event.object
      break
    case 'objectDropped':
      view.objects[event.object] = event.at
      view.heroes[event.hero]!.object = NONE
      break
    default:
  }
}
