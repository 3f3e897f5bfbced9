import type { Move } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import type { Event } from '../src/events.ts'
import { oddsOf, type Odds } from '../src/hints.ts'
import { horde, type G } from '../src/table.ts'
import { view } from '../src/view.ts'

/*
 * What hints say of moves and attacks, checked by imagined rolls until the dice have done what they do.
 */

const MAX_DICE = 12

type Measure = (event: Event, id: number) => number

// The hits that an event tells of, on pieces that `isHit` names.
const hits =
  (isHit: (who: string, id: number) => boolean): Measure =>
  (event, id) => {
    if (event.type === 'killed' || event.type === 'converted')
      return isHit(horde(event.horde), id) ? event.dice.length : 0
    return event.type === 'heroShrank' && isHit(event.who, id) ? 1 : 0
  }

const MEASURES: Record<keyof Odds, Measure> = {
  upright: (event) => (event.type === 'laidDown' && event.why === 'move' ? 1 : 0),
  lies: (event, id) =>
    event.type === 'counted' &&
    event.parties.some(({ who, dice }) => who === horde(id) && dice.some(({ does }) => does === 'layDown'))
      ? 1
      : 0,
  turns: (event) => {
    if (event.type === 'turned') return event.dice.length
    return event.type === 'heroShrank' && !event.who.startsWith('horde:') ? 1 : 0
  },
  kills: hits((who, id) => who.startsWith('horde:') && who !== horde(id)),
  back: hits((who, id) => who === horde(id)),
}

const CHANCES: readonly string[] = ['upright', 'lies']

function forecast(what: keyof Odds, says: number, id: number): Forecast {
  const isEvaded = (g: G) => g.told.some(({ event }) => event.type === 'attackEvaded')
  const sumOf = (g: G) => g.told.reduce((sum, { event }) => sum + MEASURES[what](event, id), 0)
  return {
    what,
    says,
    most: CHANCES.includes(what) ? 1 : MAX_DICE,
    outcome: (g: G) => {
      if (g.table.roll) return null
      if (isEvaded(g)) return undefined
      return what === 'upright' ? 1 - sumOf(g) : sumOf(g)
    },
  }
}

export const forecasts: Forecasts = {
  of(g: G, { step }, move) {
    if (step !== 'act') return []
    const odds = oddsOf(view(g.table), move)
    return Object.entries(odds).map(([what, says]) =>
      forecast(what as keyof Odds, says as number, horde.of(move[1]!)),
    )
  },
  // No one re-rolls, pays, sacrifices or steps aside, and every die that can kill a zombie does.
  follow(_, { step, moves }) {
    if (step === 'strike') return moves.length - 1
    const on = moves.findIndex(([verb]) => ON.includes(verb))
    return Math.max(0, on)
  },
}

const ON: readonly Move[0][] = ['pass', 'stand', 'lieDown', 'roll']
