import type { Choice } from '@shamble/engine'
import { declared, nameTargets } from './attack.ts'
import { SQUAD_STEPS } from './data.ts'
import { changeSquad } from './pieces.ts'
import { hordesAt, nextTo, squadOf } from './questions.ts'
import { newRoll } from './roll.ts'
import { horde, square, type G, type Square } from './table.ts'

// 8.5, R13. One round of fighting by the townspeople of a space, or by one squad alone (8.7). Without a horde there is no
// fight; otherwise the acting player names the hordes, own ones included.
export function fightMob(g: G, at: Square, squad: number | null): void {
  const t = g.table
  if (hordesAt(t, at, 0).length === 0) return
  const roll = (t.roll = newRoll(squad === null ? 'mob' : 'squad', t.active!, at))
  roll.townspeople = squad === null
  roll.squad = squad
  g.then(nameFought)
}

// R13. One, several or all of the hordes there; at least one.
const nameFought: Choice<G, []> = {
  seat: (g) => g.table.active!,
  ask: 'Which hordes are fought?',
  options({ table: t }, can) {
    const here = hordesAt(t, t.roll!.at, t.active!)
    for (const id of here) can('against', horde(id))
    if (here.length > 1) can('against', 'hordes')
    if (here.length > 2) can('against', 'some')
  },
  take: {
    against(g, _, part: string) {
      const roll = g.table.roll!
      if (part === 'some') return g.then(nameTargets)
      roll.hordes = part === 'hordes' ? hordesAt(g.table, roll.at, roll.seat) : [horde.of(part)]
      declared(g)
    },
  },
  obvious: true,
}

// 8.7. Squad order. One squad moves up to three spaces; or one space and fights; or fights and moves one space.
export function startSquad(g: G, id: number): void {
  g.then(leadSquad, id, 0)
}

const leadSquad: Choice<G, [id: number, steps: number]> = {
  seat: (g) => g.table.active!,
  ask: (_, steps) => `The squad moves out. Steps left: ${SQUAD_STEPS - steps}.`,
  options({ table: t }, can, id, steps) {
    if (steps === SQUAD_STEPS) return
    const { at } = squadOf(t, id)
    for (const to of nextTo(t, at)) can('march', square(to))
    if (steps < 2 && hordesAt(t, at, 0).length > 0) can('fight', square(at))
    if (steps > 0) can('stop')
  },
  take: {
    march(g, [id, steps], part: string) {
      marchSquad(g, id, square.of(part))
      g.then(leadSquad, id, steps + 1)
    },
    fight(g, [id, steps], part: string) {
      fightMob(g, square.of(part), id)
      if (steps === 0) g.then(squadMarchesOn, id)
    },
    stop() {},
  },
}

// 8.7. After its fight the squad moves one space, if any of it survives.
const squadMarchesOn: Choice<G, [id: number]> = {
  seat: (g) => g.table.active!,
  ask: 'The squad has fought. Where does it move?',
  options({ table: t }, can, id) {
    const left = t.squads.find((squad) => squad.id === id)
    if (left) for (const to of nextTo(t, left.at)) can('march', square(to))
  },
  take: {
    march(g, [id], part: string) {
      marchSquad(g, id, square.of(part))
    },
  },
}

function marchSquad(g: G, id: number, to: Square): void {
  const { at: from } = squadOf(g.table, id)
  g.tell({ type: 'squadMarched', seat: g.table.active!, squad: id, from, to })
  changeSquad(g.table, id, { at: to })
}

/** The steps of this chapter, in the order of play. */
export const steps = { nameFought, leadSquad, squadMarchesOn }
