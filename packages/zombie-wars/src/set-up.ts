import type { Choice, Options, Seat } from '@shamble/engine'
import { LUCK_TOKENS, TOWNIES } from './data.ts'
import { addTownspeople, raiseHorde } from './pieces.ts'
import { hour } from './round.ts'
import { BREEDS, type Die, type G, type Square, type Switches } from './table.ts'

const COP: Die = 12
const BATCH_DIE = 6
const LOCATION_DIE = 8
const BREED_DIE = 10

// 4. Set-up. Townspeople are placed, breeds are rolled, and each player raises three zombies. 4.1: the hourglass on start.
export function setUp(g: G, seats: number, options: Options): void {
  const nobody = Array.from({ length: seats }, () => 0)
  g.table = {
    switches: { ...options } as Switches,
    seats,
    town: {},
    squads: [],
    hordes: [],
    hour: 0,
    order: [],
    phase: 'setUp',
    active: null,
    action: null,
    breeds: nobody.map(() => null),
    luck: [...nobody],
    destroyed: [...nobody],
    roll: null,
    inHand: [],
    withdrawals: [],
    alone: null,
  }
  placeTownies(g)
  if (g.table.switches.superCop) place(g, [COP])
  if (g.table.switches.deadlines) for (let seat = 0; seat < seats; seat++) rollBreed(g, seat)
  const first = g.roll(seats, 'first') - 1
  for (let i = 0; i < seats; i++) g.then(raise, (first + i) % seats)
  g.then(hour)
}

// 4.2. Townies. Batches of a die go to random spaces until the pool of fifty is empty; the last batch takes what is left.
export function placeTownies(g: G, pool = TOWNIES): void {
  while (pool > 0) {
    const at = randomSpace(g, 'town')
    const batch = Math.min(g.roll(BATCH_DIE, 'town'), pool)
    pool -= batch
    placeAt(g, at, Array<Die>(batch).fill(6))
  }
}

// 4.3, 13.1. Super Cop. One d12 hero on a random space.
function place(g: G, dice: Die[]): void {
  placeAt(g, randomSpace(g, 'town'), dice)
}

function placeAt(g: G, at: Square, dice: Die[]): void {
  addTownspeople(g.table, at, dice)
  g.tell({ type: 'townspeoplePlaced', at, dice })
}

/** A random space: two eight-sided dice, x and then y (4.2). */
function randomSpace(g: G, stream: string): Square {
  const x = g.roll(LOCATION_DIE, stream)
  return x * 10 + g.roll(LOCATION_DIE, stream)
}

// 4.4. Breeds. Each player rolls a d10; with unique breeds a taken one is rolled again (14.8).
function rollBreed(g: G, seat: Seat): void {
  const { breeds, luck, switches } = g.table
  const shows = g.roll(BREED_DIE, 'breeds')
  const breed = BREEDS[shows - 1]!
  const taken = switches.uniqueBreeds && breeds.includes(breed)
  g.tell({ type: 'breedRolled', seat, shows, breed, taken })
  if (taken) return rollBreed(g, seat)
  breeds[seat] = breed
  if (breed === 'lucky') luck[seat] = LUCK_TOKENS
}

// 4.5. Raising the dead. Each player divides three plain zombies among one, two or three hordes (R5).
// 4.6. Each horde's pawn stands up on a random space.
const raise: Choice<G, [seat: Seat]> = {
  seat: (_, seat) => seat,
  ask: 'Three zombies rise: in how many hordes?',
  options(_, can) {
    for (const sizes of ['3', '2+1', '1+1+1']) can('raise', sizes)
  },
  take: {
    raise(g, [seat], sizes: string) {
      for (const [space, size] of sizes.split('+').entries()) {
        const zombies = Array<Die>(Number(size)).fill(6)
        const at = randomSpace(g, 'pawns')
        raiseHorde(g.table, { id: seat * 100 + space, seat, at, upright: true, zombies })
        g.tell({ type: 'hordeRaised', seat, horde: seat * 100 + space, at, zombies: [...zombies] })
      }
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { raise }
