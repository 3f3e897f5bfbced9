import type { Breed, Die, Horde, Squad } from '../src/index.ts'

/*
 * A fight by the letter of 7.3 to 7.7, 8.5, 8.7 and 13, independent of the rules' code and slow: tries every use of the dice and
 * every pick, one hit after another, and collects the outcomes.
 */

/** A fight before it is settled: who fights, and all dice rolled. */
export interface Fight {
  what: 'attack' | 'mob' | 'squad'
  acting: number
  seats: number
  attacker: number | null
  /** The hordes attacked or fought, in the order in which they are dealt with. */
  fought: number[]
  /** The townspeople who roll, loose or in squads. */
  townspeople: boolean
  squad: number | null
  hordes: Horde[]
  town: Die[]
  squads: Squad[]
  breeds: (Breed | null)[]
  aTimeForHeroes: boolean
  /** By horde, what its zombies show; `town` and `squad:4` for townspeople. */
  shows: Record<string, number[]>
}

// One piece that rolled: its die, its current size (0: gone), and where it belongs.
interface Piece {
  sides: Die
  shows: number
  now: Die | 0
  group: string
}

interface State {
  people: Piece[]
  /** By horde: its zombies that rolled, those who joined, and who has removed one of them. */
  zombies: Record<string, Piece[]>
  joined: Record<string, Die[]>
  credit: Record<string, number[]>
}

const SIZES: Die[] = [6, 8, 10, 12, 20]

const each = <T, U>(record: Record<string, T>, make: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]))

const copyOf = ({ people, zombies, joined, credit }: State): State => ({
  people: people.map((piece) => ({ ...piece })),
  zombies: each(zombies, (pieces) => pieces.map((piece) => ({ ...piece }))),
  joined: each(joined, (dice) => [...dice]),
  credit: each(credit, (seats) => [...seats]),
})

/** All outcomes of a fight, as text. */
export function outcomesOf(fight: Fight): Set<string> {
  const start = before(fight)
  const outcomes = new Set<string>()
  for (const aim of aimsOf(fight, start)) {
    let states = [start]
    for (const id of turningOrder(fight, aim, start))
      states = hitAny(states, (state) => turnOne(fight, state, id))
    for (const id of [...(fight.attacker === null ? [] : [fight.attacker]), ...fight.fought]) {
      for (const from of [...(fight.attacker === null ? [] : [fight.attacker]), ...fight.fought])
        for (let n = 0; n < (aim.converts[`${from}>${id}`] ?? 0); n++)
          states = hitAny(states, (state) => loseOne(fight, state, id, [seatOf(from)], from))
      const killers = [...new Set(aim.killers[id] ?? [])].filter((seat) => seat >= 0)
      for (let n = 0; n < (aim.killers[id] ?? []).length; n++)
        states = hitAny(states, (state) => loseOne(fight, state, id, killers, null))
    }
    for (const state of states) outcomes.add(settle(fight, state))
  }
  return outcomes
}

const seatOf = (id: number): number => Math.floor(id / 100)

function before({ hordes, fought, attacker, town, squads, shows, squad, townspeople }: Fight): State {
  const state: State = { people: [], zombies: {}, joined: {}, credit: {} }
  const roll = (dice: readonly Die[], name: string): Piece[] =>
    dice.map((sides, i) => ({ sides, shows: shows[name]![i]!, now: sides, group: name }))
  for (const { id, zombies } of hordes) {
    if (id !== attacker && !fought.includes(id)) continue
    state.zombies[id] = roll(zombies, `horde:${id}`)
    state.joined[id] = []
    state.credit[id] = []
  }
  if (townspeople) state.people.push(...roll(town, 'town'))
  for (const { id, dice } of squads)
    if (townspeople || squad === id) state.people.push(...roll(dice, `squad:${id}`))
  return state
}

// How the dice are used: how many turn for whom, who converts whose zombies, and who kills whose (-1: townspeople).
interface Aim {
  turns: Record<number, number>
  converts: Record<string, number>
  killers: Record<number, number[]>
}

const noAim = (): Aim => ({ turns: {}, converts: {}, killers: {} })
const copyOfAim = ({ turns, converts, killers }: Aim): Aim => ({
  turns: { ...turns },
  converts: { ...converts },
  killers: each(killers, (seats) => [...seats]),
})

function aimsOf(fight: Fight, start: State): Aim[] {
  const base = noAim()
  const free: { kind: 'converts' | 'kills' | 'turns'; from: number; options: (number | 'people')[] }[] = []
  const canTurn = fight.what === 'attack' && fight.townspeople
  for (const { id, seat } of fight.hordes) {
    for (const { shows } of start.zombies[id] ?? []) {
      const kind = strikeOf(fight.breeds[seat]!, shows)
      if (fight.what !== 'attack') {
        if (shows >= 4) base.turns[id] = (base.turns[id] ?? 0) + 1
      } else if (id === fight.attacker) {
        if (kind && fight.fought.length > 0)
          free.push({ kind, from: id, options: canTurn ? [...fight.fought, 'people'] : fight.fought })
        else if (canTurn && shows >= 4) base.turns[id] = (base.turns[id] ?? 0) + 1
      } else if (kind === 'converts') count(base.converts, `${id}>${fight.attacker}`)
      else if (kind === 'kills') (base.killers[fight.attacker!] ??= []).push(seat)
    }
  }
  for (const { shows } of start.people) {
    if (shows < 6) continue
    if (fight.what === 'attack') (base.killers[fight.attacker!] ??= []).push(-1)
    else free.push({ kind: 'kills', from: -1, options: fight.fought })
  }
  return shared(fight, start, base, free)
}

// 7.3, 13.2. What a zombie's die does to a zombie.
function strikeOf(breed: Breed | null, shows: number): 'converts' | 'kills' | null {
  if (breed === 'virulent' && shows === 6) return 'converts'
  return shows >= (breed === 'vicious' ? 4 : 5) ? 'kills' : null
}

const count = (counts: Record<string, number>, key: string): void =>
  void (counts[key] = (counts[key] ?? 0) + 1)

// 7.4, S13. Every way to assign the open dice. No target gets more than it can take except the last: the townspeople, or the
// last horde.
function shared(
  fight: Fight,
  start: State,
  base: Aim,
  free: { kind: 'converts' | 'kills' | 'turns'; from: number; options: (number | 'people')[] }[],
): Aim[] {
  const found = new Map<string, Aim>()
  const room = (id: number) => start.zombies[id]!.reduce((sum, { now }) => sum + toughness(fight, now), 0)
  const share = (n: number, aim: Aim): void => {
    if (n === free.length) {
      found.set(JSON.stringify(aim), aim)
      return
    }
    const { kind, from, options } = free[n]!
    for (const target of options) {
      const next = copyOfAim(aim)
      if (target === 'people') next.turns[from] = (next.turns[from] ?? 0) + 1
      else {
        const hits = (next.killers[target]?.length ?? 0) + (next.converts[`${from}>${target}`] ?? 0)
        if (target !== options.at(-1) && hits >= room(target)) continue
        if (kind === 'converts') count(next.converts, `${from}>${target}`)
        else (next.killers[target] ??= []).push(from < 0 ? -1 : seatOf(from))
      }
      share(n + 1, next)
    }
  }
  // Conversions come before kills.
  free.sort((a, b) => Number(a.kind === 'kills') - Number(b.kind === 'kills'))
  share(0, base)
  return [...found.values()]
}

const toughness = ({ aTimeForHeroes }: Fight, now: Die | 0): number =>
  now === 0 ? 0 : aTimeForHeroes ? SIZES.indexOf(now) + 1 : 1

// 7.7 step 1, R13. How many townspeople each horde turns: given out one at a time, in the order of the hordes.
function turningOrder(fight: Fight, { turns }: Aim, { people }: State): number[] {
  const due = { ...turns }
  const order: number[] = []
  const hordes = fight.what === 'attack' ? [fight.attacker!] : fight.fought
  while (hordes.some((id) => (due[id] ?? 0) > 0))
    for (const id of hordes) {
      if ((due[id] ?? 0) === 0) continue
      due[id]!--
      order.push(id)
    }
  return order.slice(
    0,
    people.reduce((sum, { now }) => sum + toughness(fight, now), 0),
  )
}

// Applies one more hit to every state in every possible way; it is lost if no piece is left.
function hitAny(states: State[], ways: (state: State) => State[]): State[] {
  const found = new Map<string, State>()
  for (const state of states) {
    const next = ways(state)
    for (const one of next.length > 0 ? next : [state]) found.set(textOf(one), one)
  }
  return [...found.values()]
}

// Equal pieces are interchangeable.
function textOf({ people, zombies, joined, credit }: State): string {
  const pieces = (list: Piece[]) =>
    list.map(({ group, sides, now, shows }) => `${group} ${sides} ${now} ${shows === 1}`).toSorted()
  const sorted = Object.entries(zombies).map(([id, list]) => [id, pieces(list)])
  const joins = Object.entries(joined).map(([id, dice]) => [id, dice.toSorted()])
  return JSON.stringify([pieces(people), sorted, joins, credit])
}

// 13.4. A hero hit in A Time For Heroes becomes one size smaller; any other piece is gone.
const comesDown = ({ aTimeForHeroes }: Fight, now: Die): boolean => aTimeForHeroes && now > 6
const smaller = (now: Die): Die => SIZES[SIZES.indexOf(now) - 1]!

function turnOne(fight: Fight, state: State, id: number): State[] {
  return state.people.flatMap(({ now }, i) => {
    if (now === 0) return []
    const next = copyOf(state)
    if (comesDown(fight, now)) next.people[i]!.now = smaller(now)
    else {
      next.people[i]!.now = 0
      next.joined[id]!.push(now)
    }
    return [next]
  })
}

function loseOne(fight: Fight, state: State, id: number, by: number[], to: number | null): State[] {
  return state.zombies[id]!.flatMap(({ now }, i) => {
    if (now === 0) return []
    const next = copyOf(state)
    if (comesDown(fight, now)) next.zombies[id]![i]!.now = smaller(now)
    else {
      next.zombies[id]![i]!.now = 0
      if (to !== null) next.joined[to]!.push(now)
      next.credit[id] = [...new Set([...next.credit[id]!, ...by])].toSorted()
    }
    return [next]
  })
}

// 7.7 steps 4 to 9.
function settle(fight: Fight, given: State): string {
  const { people, zombies, joined, credit } = copyOf(given)
  const isHero = (piece: Piece) => piece.sides > 6
  const blast = people.some(({ sides, shows }) => sides === 20 && shows === 1)
  if (!people.some(isHero) && people.some(({ shows }) => shows === 1)) {
    const townie = people.find(({ now }) => now === 6)
    if (townie) townie.now = 8
  }
  for (const piece of people) {
    if (piece.shows !== 1 || !isHero(piece)) continue
    if (piece.sides === 20) piece.now = 0
    else if (piece.now > 6) piece.now = SIZES[SIZES.indexOf(piece.now as Die) + 1]!
  }
  const destroyed = Array.from({ length: fight.seats }, () => 0)
  const hordes: [number, Die[], boolean][] = []
  for (const { id, zombies: all, upright } of fight.hordes) {
    const rolled = zombies[id]
    const left = rolled ? [...rolled.flatMap(({ now }) => (now === 0 ? [] : [now])), ...joined[id]!] : all
    if (left.length === 0) for (const seat of credit[id]!) destroyed[seat]!++
    if (left.length === 0 || blast) continue
    const lies = id === fight.attacker && rolled!.some(({ shows }) => shows === 1)
    hordes.push([id, sorted(left), upright && !lies])
  }
  const group = (name: string, rest: readonly Die[], rolls: boolean) =>
    sorted(rolls ? people.flatMap(({ group: of, now }) => (of === name && now !== 0 ? [now] : [])) : rest)
  const town = group('town', fight.town, fight.townspeople)
  const squads = fight.squads
    .map(({ id, dice }) => [id, group(`squad:${id}`, dice, fight.townspeople || fight.squad === id)] as const)
    .filter(([, dice]) => dice.length > 0)
  return outcomeText({ hordes, town, squads, destroyed })
}

const sorted = (dice: readonly Die[]): Die[] => dice.toSorted((a, b) => a - b)

/** An outcome as text, comparable in sets. */
export const outcomeText = (outcome: {
  hordes: (readonly [number, readonly Die[], boolean])[]
  town: readonly Die[]
  squads: (readonly [number, readonly Die[]])[]
  destroyed: number[]
}): string => JSON.stringify(outcome)
