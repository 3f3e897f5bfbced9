import type { Choice } from '@shamble/engine'
import { MASS_MOVEMENT_STEPS } from './data.ts'
import { fightMob, startSquad } from './mobs.ts'
import {
  addTownspeople,
  changeSquad,
  layDown,
  setTownspeople,
  settleTownspeopleOf,
  withoutDice,
} from './pieces.ts'
import { anyOutsideSquads, hordeOf, isHero, nextTo, hordesAt, townspeopleAt } from './questions.ts'
import { judge, newRoll, react, rollTownspeople, tellRoll } from './roll.ts'
import { wake } from './settling.ts'
import { die, sidesIn, SQUARES, square, squad, type Die, type G, type Square, type Table } from './table.ts'

const NOBODY: readonly Die[] = []

// 8.3. The Townie action. The pawn lies down, and its owner gives one order to the townspeople, wherever they are.
export function townie(g: G, id: number): void {
  const { seat } = hordeOf(g.table, id)
  layDown(g, id, 'townie')
  g.tell({ type: 'townieActionTaken', seat, horde: id })
  g.then(order)
}

// 8.4 to 8.8. One order that can be carried out. The free one may be declined (9.1).
export const order: Choice<G, []> = {
  seat: (g) => g.table.active!,
  ask: 'What are the townspeople to do?',
  options({ table: t }, can) {
    if (anyOutsideSquads(t)) can('movement')
    for (const at of SQUARES) if (townspeopleAt(t, at)) can('mob', square(at))
    for (const at of SQUARES) if (mayPress(t, at)) can('pressure', square(at))
    for (const { id } of t.squads) can('squad', squad(id))
    if (t.phase === 'free') can('decline')
  },
  take: {
    movement(g) {
      g.then(walk, 0)
    },
    mob(g, _, part: string) {
      g.then(leadMob, square.of(part))
    },
    pressure(g, _, part: string) {
      press(g, square.of(part))
    },
    squad(g, _, part: string) {
      startSquad(g, squad.of(part))
    },
    decline(g) {
      g.tell({ type: 'freeActionDeclined', seat: g.table.active! })
    },
  },
}

// 8.4. Mass Movement. Up to five steps, each one townsperson one space; squads stay where they are (12.5).
const walk: Choice<G, [steps: number]> = {
  seat: (g) => g.table.active!,
  ask: (steps) => `Mass Movement: who walks? Steps left: ${MASS_MOVEMENT_STEPS - steps}.`,
  options({ table: t }, can, steps) {
    if (steps === MASS_MOVEMENT_STEPS) return
    for (const at of SQUARES) {
      let last = 0
      for (const sides of t.town[at] ?? NOBODY) {
        if (sides !== last) can('walk', square(at), die(sides))
        last = sides
      }
    }
    if (steps > 0) can('stop')
  },
  take: {
    walk(g, [steps], at: string, name: string) {
      g.then(stepTo, square.of(at), sidesIn(name), steps)
    },
    stop() {},
  },
}

const stepTo: Choice<G, [from: Square, sides: number, steps: number]> = {
  seat: (g) => g.table.active!,
  ask: 'Where to?',
  options({ table: t }, can, from) {
    for (const to of nextTo(t, from)) can('to', square(to))
  },
  take: {
    to(g, [from, sides, steps], part: string) {
      const to = square.of(part)
      const t = g.table
      setTownspeople(t, from, withoutDice(t.town[from]!, sides as Die, 1))
      addTownspeople(t, to, [sides as Die])
      g.tell({ type: 'walked', seat: t.active!, from, to, die: sides as Die })
      g.then(walk, steps + 1)
    },
  },
}

// 8.5. Angry Mob. All townspeople of a space march one space and fight there, or fight here and then march. To fight
// first is offered only where a horde stands.
const leadMob: Choice<G, [at: Square]> = {
  seat: (g) => g.table.active!,
  ask: 'The mob gathers. March first, or fight first?',
  options({ table: t }, can, at) {
    for (const to of nextTo(t, at)) can('march', square(to))
    if (hordesAt(t, at, 0).length > 0) can('fight', square(at))
  },
  take: {
    march(g, [from], part: string) {
      marchMob(g, from, square.of(part))
      fightMob(g, square.of(part), null)
    },
    fight(g, [at]) {
      fightMob(g, at, null)
      g.then(marchOn, at)
    },
  },
}

// 8.5, R13. After the fight the survivors march, if there are any.
const marchOn: Choice<G, [at: Square]> = {
  seat: (g) => g.table.active!,
  ask: 'The mob has fought. Where does it march?',
  options({ table: t }, can, at) {
    if (townspeopleAt(t, at)) for (const to of nextTo(t, at)) can('march', square(to))
  },
  take: {
    march(g, [from], part: string) {
      marchMob(g, from, square.of(part))
    },
  },
}

// 12.5. A squad that stands there is taken along whole.
function marchMob(g: G, from: Square, to: Square): void {
  const t = g.table
  const dice = t.town[from] ?? []
  const squads = t.squads.filter(({ at }) => at === from)
  setTownspeople(t, from, [])
  addTownspeople(t, to, dice)
  for (const group of squads) changeSquad(t, group.id, { at: to })
  g.tell({
    type: 'mobMarched',
    seat: t.active!,
    from,
    to,
    dice: [...dice],
    squads: squads.map(({ id }) => id),
  })
}

// 8.6. Pressure Creates Diamonds needs a space with at least one townie and no hero.
function mayPress(t: Table, at: Square): boolean {
  const people = t.town[at]
  if (people && isHero(people.at(-1)!)) return false
  let townies = people !== undefined
  for (const group of t.squads) {
    if (group.at !== at) continue
    if (isHero(group.dice.at(-1)!)) return false
    townies = true
  }
  return townies
}

// 8.6. Every townie of the space rolls a d6. If any shows 1, one of them becomes a d8 hero.
function press(g: G, at: Square): void {
  const t = g.table
  t.roll = newRoll('pressure', t.active!, at)
  t.roll.townspeople = true
  g.tell({ type: 'pressed', seat: t.active!, at })
  rollTownspeople(g, at)
  judge(t)
  tellRoll(g, 'rolled')
  if (t.switches.deadlines) g.then(react, 0)
  g.then(settlePressure)
}

function settlePressure(g: G): void {
  const { parties } = g.table.roll!
  if (parties.some(({ dice }) => dice.some(({ does }) => does === 'wakes'))) wake(g, parties)
  for (const party of parties) settleTownspeopleOf(g.table, party)
  g.table.roll = null
}

/** The steps of this chapter, in the order of play. */
export const steps = { order, walk, stepTo, leadMob, marchOn, settlePressure }
