import { MAX_STRENGTH } from '../data/numbers.ts'
import { ADJACENT, closerTo, distance } from '../map.ts'
import { humansFrom, humansIn, NONE, type Table, type Trail, type Who, type ZoneId } from '../table.ts'

/*
 * The result of each step of a zombie character (8). The rules and the forecast both use these functions.
 */

/** The part of the table that these steps look at. All of it is face up. */
export type Seen = Pick<Table, 'strength' | 'at'>

type StepOf<N extends Trail['step']> = Extract<Trail, { step: N }>

// 8 no. 1, R4, R22. The closest horde. Ties are all pairs, at the smallest distance, of a face-up horde and a zone with human
// characters.
export function closest(t: Seen): StepOf<1> {
  const zones = [...new Set(t.at.filter((zone) => zone !== NONE))].toSorted((a, b) => a - b)
  let near = Infinity
  let tied: [ZoneId, ZoneId][] = []
  for (let horde = 0; horde < t.strength.length; horde++) {
    if (t.strength[horde] === 0) continue
    for (const target of zones) {
      const far = distance(horde, target)
      if (far > near) continue
      if (far < near) tied = []
      near = far
      tied.push([horde, target])
    }
  }
  const [horde, target] = tied[0] ?? [NONE, NONE]
  return { step: 1, horde, target, distance: horde === NONE ? 0 : near, tied }
}

// 8 no. 2, R5. Combining: below strength 4 one adjacent horde joins, the lowest that brings the sum to 4, or else the highest.
export function combination(t: Seen, step: 2 | 4, zone: ZoneId): StepOf<2 | 4> {
  const strength = t.strength[zone]!
  const need = MAX_STRENGTH - strength
  const candidates: [ZoneId, number][] = []
  for (const next of ADJACENT[zone]!) if (t.strength[next]! > 0) candidates.push([next, t.strength[next]!])
  const nothing = { step, zone, strength, need, candidates, tied: [], from: NONE, after: strength, lost: 0 }
  if (need === 0) return { ...nothing, rule: 'full' }
  if (candidates.length === 0) return { ...nothing, rule: 'alone' }
  const enough = candidates.filter(([, n]) => n >= need).map(([, n]) => n)
  const rule = enough.length > 0 ? 'lowest' : 'highest'
  const joins = enough.length > 0 ? Math.min(...enough) : Math.max(...candidates.map(([, n]) => n))
  const tied = candidates.flatMap(([next, n]) => (n === joins ? [next] : []))
  const after = Math.min(MAX_STRENGTH, strength + joins)
  return { ...nothing, rule, tied, from: tied[0]!, after, lost: strength + joins - after }
}

// 8 no. 3, R6. The horde moves to an adjacent zone one closer to the target. It stays when a human character is in its zone.
export function way(t: Seen, from: ZoneId, target: ZoneId): StepOf<3> {
  if (humansIn(t, from).length > 0) return { step: 3, from, to: NONE, tied: [] }
  const tied = closerTo(target, from)
  return { step: 3, from, to: tied[0]!, tied }
}

// 8 no. 5, R8. The attack: any human character in the horde's zone.
export function assault(t: Seen, zone: ZoneId): StepOf<5> {
  const tied = humansIn(t, zone)
  return { step: 5, zone, attacked: tied[0] ?? NONE, tied }
}

// 8 no. 6, R9, R22. The active character of the card: the one attacked, or the human nearest to the battle if that one has
// turned. Without an attack, a human in the target's zone; without any horde, any human.
export function subjects(t: Seen, attacked: Who, target: ZoneId): StepOf<6> {
  if (attacked !== NONE && t.at[attacked] !== NONE)
    return { step: 6, named: attacked, why: 'attacked', tied: [attacked] }
  if (target === NONE) return named(humansFrom(t, 0), 'anyone')
  if (attacked === NONE) return named(humansIn(t, target), 'target')
  const humans = humansFrom(t, 0)
  const near = Math.min(...humans.map((who) => distance(t.at[who]!, target)))
  return named(
    humans.filter((who) => distance(t.at[who]!, target) === near),
    'nearest',
  )
}

const named = (tied: Who[], why: StepOf<6>['why']): StepOf<6> => ({
  step: 6,
  named: tied[0] ?? NONE,
  why,
  tied,
})
