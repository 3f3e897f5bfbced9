import { copyOf, Referee, type Json, type Move, type Pending } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import type { Event } from '../src/events.ts'
import { act } from '../src/heroes/actions/act.ts'
import { classOf, findUnit, unitOf } from '../src/questions.ts'
import { unit as unitId, type G, type Table } from '../src/table.ts'

/*
 * The facts of moves, checked by imagined rolls: action points, rounds, odds of attacks and grabs, and the grab tests that a way provokes.
 */

interface Facts {
  ap?: number
  rounds?: number
  kill?: number
  knockdown?: number
  provokes?: number[]
  safe?: number
  left?: number
  held?: number
  hero?: number
  unit?: number
}

// Odds are rounded to thousandths.
const ROUNDED = 0.0005

const mover = (t: Table): number => t.heroes.findIndex(({ move }) => move === 'open')

// Perks that give action points, and what ends the move with those that are left.
const NO_PRICE: readonly string[] = ['redline', 'alert', 'end', 'leave']

// 4.3. What the action itself takes: another one may follow at once, where only one is possible.
function price(g: G, hero: number, [verb, ...parts]: Move, ap: number): Forecast {
  const after = new Referee<Table, Event>(g.game, copyOf(g.game, g.position), true)
  act.take[verb]!(after, [hero], ...parts)
  const paid = g.table.heroes[hero]!.ap - after.table.heroes[hero]!.ap
  return { what: 'action points', says: ap, exact: true, outcome: () => paid }
}

// 6.1. What is told of the attack, without what may follow at once.
function toldOfAttack(g: G): Event[] {
  let attacks = 0
  const told: Event[] = []
  for (const { event } of g.told) {
    if (event.type === 'moveEnded' && attacks > 0) break
    if (event.type === 'attacked' && !event.again && ++attacks > 1) break
    told.push(event)
  }
  return told
}

// 6.1. Until the dice have done what they do.
const attack = (what: 'kill' | 'knockdown', says: number, id: number): Forecast => ({
  what,
  says,
  rounded: ROUNDED,
  outcome: (g: G) => {
    if (g.table.roll) return null
    const told = toldOfAttack(g)
    if (!told.some((event) => event.type === 'attacked' && event.unit === id)) return null
    const does = what === 'kill' ? 'killed' : 'knockedDown'
    return told.some((event) => event.type === does && event.unit === id) ? 1 : 0
  },
})

// 6.10. Without dice.
const assassination = (id: number): Forecast => ({
  what: 'assassination',
  says: 1,
  exact: true,
  outcome: (g: G) => (findUnit(g.table, id) ? 0 : 1),
})

const rounds = (says: number): Forecast => ({
  what: 'rounds',
  says,
  exact: true,
  outcome: (g: G) => {
    const shot = g.told.find(({ event }) => event.type === 'attacked')?.event
    return shot?.type === 'attacked' ? shot.dice.length : undefined
  },
})

// 10.11. Until the grab tests of the way are taken.
const isPast = (g: G) => g.table.roll === null && !INTERRUPTS.includes(g.pending[0]?.step ?? '')

const INTERRUPTS: readonly string[] = [
  'playCard',
  'bless',
  'blessed',
  'midway',
  'handOver',
  'nameShot',
  'nameBlow',
  'chooseThrow',
  'chooseFire',
  'chooseBlow',
  'doubleTap',
  'kneecap',
]

// What is told of a way, this many squares long. Another step may follow at once, where only one is possible.
function toldOf(g: G, hero: number, squares: number): Event[] {
  let steps = 0
  const told: Event[] = []
  for (const { event } of g.told) {
    if (event.type === 'moveEnded' || (event.type === 'stepped' && event.hero === hero && ++steps > squares))
      break
    told.push(event)
  }
  return told
}

const failed = (told: readonly Event[], hero: number): boolean =>
  told.some(
    (event) =>
      event.type === 'tested' && event.kind === 'grab' && event.hero === hero && event.does !== 'safe',
  )

// Those who were attacked before the tests take none.
const isUnharmed = (g: G, ids: readonly number[]): boolean =>
  ids.every((id) => findUnit(g.table, id)?.prone === false)

function risk(hero: number, squares: number, { provokes = [], safe = 1 }: Facts): Forecast[] {
  const tests: Forecast = {
    what: 'grab tests',
    says: 0,
    exact: true,
    // How many infected were not foretold, or foretold and did not test a hero who got through.
    outcome: (g: G) => {
      if (!isPast(g)) return null
      const told = toldOf(g, hero, squares)
      const met = new Set(told.flatMap((event) => (event.type === 'zoneEntered' ? [event.unit] : [])))
      const unforetold = [...met].filter((id) => !provokes.includes(id))
      const missing =
        failed(told, hero) || !isUnharmed(g, provokes) ? [] : provokes.filter((id) => !met.has(id))
      return unforetold.length + missing.length
    },
  }
  const through: Forecast = {
    what: 'safe',
    says: safe,
    rounded: ROUNDED,
    outcome: (g: G) => {
      if (!isPast(g)) return null
      // A blow on the way may spare tests: then the odds are not those of all tests, failed or not.
      if (!isUnharmed(g, provokes)) return undefined
      return failed(toldOf(g, hero, squares), hero) ? 0 : 1
    },
  }
  return provokes.length > 0 ? [tests, through] : [tests]
}

// 10.7. Until the first grab test is taken, and taken again by a blessed hero. A prone hero takes none.
const grab = (says: number): Forecast => ({
  what: 'held',
  says,
  rounded: ROUNDED,
  outcome: (g: G) => {
    const does: string[] = []
    for (const { event } of g.told) {
      if (event.type === 'takenDown' && does.length === 0) return 1
      if (event.type !== 'tested' || event.kind !== 'grab') continue
      if (does.length > 0 && !event.again) break
      does.push(event.does)
    }
    if (g.table.roll || does.length === 0) return null
    return does.at(-1) === 'takenDown' ? 1 : 0
  },
})

// 18.6. What is left of the allowance, if the Director may go on.
const stretch = (says: number, id: number): Forecast => ({
  what: 'movement left',
  says,
  exact: true,
  outcome: (g: G) => {
    const [step, unit, used] = g.position.agenda.at(-1) ?? []
    return step === 'steer' && unit === id
      ? classOf(unitOf(g.table, id)).charge - (used as number)
      : undefined
  },
})

const WAYS: readonly string[] = [
  'move',
  'sprint',
  'turbo',
  'crawl',
  'dive',
  'step',
  'moveFire',
  'moveMelee',
  'moveThrow',
]

export const forecasts: Forecasts = {
  of(g: G, { step }: Pending, move: Move, json: Json | null) {
    const [verb, part] = move
    const t = g.table
    const facts = (json ?? {}) as Facts
    const [, first, second] = g.position.agenda.at(-1) ?? []
    const hero = mover(t)
    const expected: Forecast[] = []
    if (facts.ap !== undefined && !NO_PRICE.includes(verb)) expected.push(price(g, hero, move, facts.ap))
    if (facts.rounds !== undefined) expected.push(rounds(facts.rounds))
    if (facts.kill !== undefined) {
      const id = step === 'act' ? unitId.of(part!) : step === 'alertFire' ? facts.unit! : (second as number)
      if (facts.knockdown === undefined) expected.push(assassination(id))
      else expected.push(attack('kill', facts.kill, id), attack('knockdown', facts.knockdown, id))
    }
    if (WAYS.includes(verb) && json) expected.push(...risk(hero, verb === 'dive' ? 2 : 1, facts))
    if (facts.held !== undefined) expected.push(grab(facts.held))
    if (facts.left !== undefined && verb !== 'stop') expected.push(stretch(facts.left, first as number))
    return expected
  },
  // One shot with the first firearm that is loaded, no assassination; no perk and no card of the Director.
  follow(_, { moves }) {
    const on = moves.findIndex(([verb, ...parts]) => ON.includes(verb) && !parts.includes('sure'))
    return Math.max(0, on)
  },
}

const ON: readonly string[] = ['pass', 'goOn', 'accept', 'shoot', 'strike', 'hold', 'stop']
