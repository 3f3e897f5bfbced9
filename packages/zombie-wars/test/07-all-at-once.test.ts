import { copy, layOut, quickChance, Referee, type Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars, type Breed, type Die, type Event, type Table } from '../src/index.ts'
import { outcomesOf, outcomeText, type Fight } from './all-at-once.ts'
import { dice, standing, tableOf } from './night.ts'

/*
 * Random fights with every answer to every question, compared with a slow resolution of all dice at once: the sets of
 * outcomes must be equal.
 */

// `FIGHTS=20000 vitest run test/07-all-at-once.test.ts` tries more.
const FIGHTS = Number(process.env.FIGHTS ?? 300)
const HERE = 34
type Chance = (n: number) => number

const SIDES: Die[] = [6, 6, 6, 6, 8, 10, 12, 20]
const BREEDS: (Breed | null)[] = [null, null, 'vicious', 'virulent', 'virulent']

function draw(chance: Chance): Fight {
  const seats = 3 + chance(2)
  const heroes = (most: number): Die[] =>
    Array.from({ length: 1 + chance(most) }, () => SIDES[chance(SIDES.length)]!).toSorted((a, b) => a - b)
  const what = (['attack', 'attack', 'attack', 'mob', 'squad'] as const)[chance(5)]!
  const owners = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat === 0 || chance(3) > 0,
  )
  const hordes = owners.map((seat) => ({ ...standing(seat * 100, HERE, heroes(3)), upright: chance(3) > 0 }))
  hordes[0]!.upright = true
  const town = chance(5) > 0 ? heroes(3) : []
  const squads = what === 'squad' || chance(4) === 0 ? [{ id: 4, at: HERE, dice: heroes(2).map(big) }] : []
  const enemies = hordes.slice(1).map(({ id }) => id)
  const anybody = town.length + squads.length > 0
  const fight: Fight = {
    what,
    acting: 0,
    seats,
    attacker: what === 'attack' ? 0 : null,
    fought: what === 'attack' ? enemies : hordes.map(({ id }) => id),
    townspeople: what === 'squad' ? false : anybody,
    squad: what === 'squad' ? 4 : null,
    hordes,
    town,
    squads,
    breeds: Array.from({ length: seats }, () => BREEDS[chance(BREEDS.length)]!),
    aTimeForHeroes: chance(2) === 0,
    shows: {},
  }
  if (what === 'attack') {
    if (anybody && chance(3) === 0) fight.fought = []
    else if (enemies.length > 0 && chance(3) === 0)
      Object.assign(fight, { fought: [enemies[chance(enemies.length)]!], townspeople: false })
    else if (enemies.length > 1 && chance(2) === 0) fight.townspeople = false
  }
  // Ones and high dice decide most.
  const roll = (sides: number) => [1, 4, 5, 6, 1 + chance(sides), 1 + chance(sides)][chance(6)]!
  for (const { id, zombies } of hordes) fight.shows[`horde:${id}`] = zombies.map(roll)
  fight.shows.town = town.map(roll)
  for (const { id, dice } of squads) fight.shows[`squad:${id}`] = dice.map(roll)
  return fight
}

const big = (sides: Die): Die => (sides === 6 ? 8 : sides)

// Whether both sides exist.
const isFight = ({ what, fought, townspeople, town, squads }: Fight): boolean =>
  what === 'attack' ? fought.length > 0 || townspeople : town.length + squads.length > 0

// The moves that declare the fight.
function declaration({ what, fought, townspeople, hordes }: Fight): Move[] {
  if (what !== 'attack')
    return [['fight', `sq:${HERE}`], ...(fought.length > 1 ? [['against', 'hordes'] as Move] : [])]
  if (fought.length === 0) return [['attack', 'horde:0', 'townies']]
  if (townspeople) return [['attack', 'horde:0', 'everything']]
  const all = fought.length === hordes.length - 1 && fought.length > 1
  return [['attack', 'horde:0', all ? 'hordes' : `horde:${fought[0]}`]]
}

function begin(fight: Fight): Referee<Table, Event> {
  const {
    what,
    attacker,
    fought,
    townspeople,
    squad,
    hordes,
    squads,
    town,
    breeds,
    seats,
    aTimeForHeroes,
    shows,
  } = fight
  const order = [...(attacker === null ? [] : [attacker]), ...fought].flatMap((id) => shows[`horde:${id}`]!)
  const people = townspeople ? [...shows.town!, ...squads.flatMap(({ id }) => shows[`squad:${id}`]!)] : []
  const alone = squad === null ? [] : shows[`squad:${squad}`]!
  const away = Array.from({ length: seats }, (_, seat) => standing(seat * 100 + 9, 18, dice(1)))
  const position = layOut(zombieWars, {
    seats,
    options: { advanced: true, deadlines: true, aTimeForHeroes },
    table: tableOf(
      {
        town: { 11: dice(1), ...(town.length > 0 && { [HERE]: town }) },
        squads,
        hordes: [...hordes, ...away],
        breeds,
        luck: breeds.map(() => 0),
        ...(what !== 'attack' && { phase: 'free' as const, action: 'townie' as const }),
      },
      seats,
    ),
    dice: { dice: [...order, ...people, ...alone] },
    next: [what === 'attack' ? ['act'] : what === 'mob' ? ['leadMob', HERE] : ['leadSquad', 4, 0]],
  })
  const g = new Referee<Table, Event>(zombieWars, position).settle()
  for (const move of declaration(fight)) g.make(0, move)
  expect(g.position.rng.loaded?.dice ?? []).toEqual([])
  return g
}

// Tries every answer to every question until the fight is settled.
function explore(g: Referee<Table, Event>, found: Set<string>, seen: Set<string>): void {
  if (!g.table.roll) return void found.add(outcome(g.table))
  const asked = g.pending[0]!
  for (const move of asked.moves) {
    const next = new Referee<Table, Event>(zombieWars, copy(g.position), true).settle().make(asked.seat, move)
    const key = next.table.roll
      ? JSON.stringify([next.position.agenda, next.table.roll])
      : outcome(next.table)
    if (seen.has(key)) continue
    seen.add(key)
    explore(next, found, seen)
  }
}

const outcome = ({ hordes, town, squads, destroyed }: Table): string =>
  outcomeText({
    hordes: hordes.filter(({ at }) => at === HERE).map(({ id, zombies, upright }) => [id, zombies, upright]),
    town: town[HERE] ?? [],
    squads: squads.map(({ id, dice: left }) => [id, left]),
    destroyed,
  })

test(`7.6, 8.5, 8.7, 13. ${FIGHTS} random fights end in the same ways as a resolution of all dice at once.`, () => {
  const chance = quickChance(`fights-${FIGHTS}`)
  let ways = 0
  for (let n = 0; n < FIGHTS; n++) {
    const fight = draw(chance)
    if (!isFight(fight)) continue
    const found = new Set<string>()
    explore(begin(fight), found, new Set())
    expect([...found].toSorted(), `fight ${n}: ${JSON.stringify(fight)}`).toEqual(
      [...outcomesOf(fight)].toSorted(),
    )
    ways += found.size
  }
  expect(ways).toBeGreaterThan(3 * FIGHTS)
})
