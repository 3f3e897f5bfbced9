import type { Choice } from '@shamble/engine'
import { hexesByHex, HEXES } from './data/island.ts'
import { DESERT, FULL } from './data/pieces.ts'
import { endIfOverrun } from './end.ts'
import { hex, type G, type Table } from './table.ts'

type Island = Pick<Table, 'zombies' | 'land' | 'numbers' | 'switches'>

/** Whether zombies may spread onto a hex: it has room, and is not the desert (11.6, 20.4). */
const hasRoom = ({ zombies, land, switches }: Island, at: number): boolean =>
  zombies[at]! < FULL && (land[at] !== DESERT || switches.desert === 'canHold')

/** How many zombies come if a hex is chosen: one, or if it is full one for each neighbour with room (11.3). */
export function gain(island: Island, at: number): number {
  if (island.zombies[at]! < FULL) return 1
  let more = 0
  for (const beside of hexesByHex[at]!) if (hasRoom(island, beside)) more++
  return more
}

/** The hexes to choose from when a number is rolled: those that would bring a zombie (11.4, R10, 20.3). */
export function hexesToChoose(island: Island, number: number): number[] {
  const hexes: number[] = []
  let forced = true
  for (let at = 0; at < HEXES; at++) {
    if (island.numbers[at] !== number) continue
    if (gain(island, at) > 0) hexes.push(at)
    if (island.zombies[at]! < FULL) forced = false
  }
  if (island.switches.infestationTrigger === 'freeChoice' || forced) return hexes
  return hexes.filter((at) => island.zombies[at]! < FULL)
}

// 11.1. After production the roller adds one zombie to a hex with the number.
export function zombieComes(g: G, number: number): void {
  if (hexesToChoose(g.table, number).length === 0) return g.tell({ type: 'noZombieCame', number })
  g.then(placeZombie, number)
}

// 11.2, 11.4, 11.8. If two hexes carry the number the roller chooses, but not one that would bring no zombie.
const placeZombie: Choice<G, [number: number]> = {
  seat: (g) => g.table.active,
  ask: 'A zombie comes. Onto which hex?',
  obvious: true,
  options(g, can, number) {
    for (const at of hexesToChoose(g.table, number)) can('place', hex(at))
  },
  take: {
    place(g, _, part: string) {
      const at = hex.of(part)
      if (g.table.zombies[at] === FULL) return infest(g, at)
      g.table.zombies[at]!++
      g.tell({ type: 'zombieCame', hex: at, zombies: g.table.zombies[at]! })
      endIfOverrun(g)
    },
  },
}

// 12.1, 12.2, R12. Infestation. The hex stays full, and each neighbour with room receives one zombie; no chain (12.4).
function infest(g: G, at: number): void {
  const t = g.table
  g.tell({ type: 'infested', hex: at })
  if (t.switches.infestationSpread !== 'eachAdjacent') return g.then(spread, at, 0)
  for (const beside of hexesByHex[at]!) if (hasRoom(t, beside)) spreadTo(g, at, beside)
  endIfOverrun(g)
}

function spreadTo(g: G, from: number, to: number): void {
  g.table.zombies[to]!++
  g.tell({ type: 'zombieSpread', from, hex: to, zombies: g.table.zombies[to]! })
}

// 20.2. The roller picks exactly one neighbour, or one or more. `done` has a bit for each hex picked.
const spread: Choice<G, [from: number, done: number]> = {
  seat: (g) => g.table.active,
  ask: 'Where do the zombies spread?',
  obvious: true,
  options(g, can, from, done) {
    let any = false
    for (const beside of hexesByHex[from]!) {
      if (done & (1 << beside) || !hasRoom(g.table, beside)) continue
      can('spread', hex(beside))
      any = true
    }
    if (any && done > 0) can('enough')
  },
  take: {
    spread(g, [from, done], part: string) {
      const to = hex.of(part)
      spreadTo(g, from, to)
      if (g.table.switches.infestationSpread === 'chooseAny') g.then(spread, from, done | (1 << to))
      g.then(spreadEnds)
    },
    enough() {},
  },
}

// 17.3. The end is checked once the whole spread is over.
function spreadEnds(g: G): void {
  endIfOverrun(g)
}

/** The steps of this chapter, in the order of play. */
export const steps = { zombieComes, placeZombie, spread, spreadEnds }
