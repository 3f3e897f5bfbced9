import type { Event } from '../src/events.ts'
import { NONE } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The mark on a square while an event is shown. */
interface Burst {
  at: number
  text: string
  bad: boolean
}

/** Where an event happens, and a word for it. */
export function burstOf(event: Event | null, view: View): Burst | null {
  const unit = (id: number) => view.infected.find((each) => each.id === id)?.at ?? NONE
  const hero = (n: number) => view.heroes[n]?.at ?? NONE
  const burst = (at: number, text: string, bad = false): Burst | null =>
    at === NONE ? null : { at, text, bad }
  switch (event?.type) {
    case 'attacked':
      return burst(unit(event.unit), event.dice.join(' '))
    case 'tested':
      return burst(hero(event.hero), String(event.die), event.does !== 'safe' && event.does !== 'stable')
    case 'killed':
      return burst(event.at, event.how === 'killed' ? 'dead' : event.how)
    case 'wounded':
      return burst(unit(event.unit), 'hit')
    case 'knockedDown':
      return burst(unit(event.unit), 'down')
    case 'thrown':
      return burst(event.at, 'boom', true)
    case 'grabbed':
      return burst(hero(event.hero), 'grab!', true)
    case 'zoneEntered':
      return burst(hero(event.hero), 'hands!', true)
    case 'takenDown':
      return burst(hero(event.hero), 'held', true)
    case 'infected':
      return burst(hero(event.hero), `stage ${event.stage}`, true)
    case 'died':
      return burst(hero(event.hero), 'dead', true)
    case 'targeted':
      return burst(unit(event.unit), event.sense ?? '…', event.sense !== null)
    case 'entered':
    case 'placed':
      return burst(event.at, '!', true)
    case 'searched':
    case 'cured':
      return burst(hero(event.hero), '')
    default:
      return null
  }
}
