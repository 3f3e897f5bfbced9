/** An infected card (20.4). Grabs and bites read: a roll of that number or less. */
export interface InfectedKind {
  id: string
  name: string
  plural: string
  move: number
  charge: number
  smell: number
  killPoints: number
  /** Kill points an automatic kill scores; without it the figure is removed (6.1). */
  autoKill?: number
  /** Grab test: taken down up to this roll; else knocked down up to that; else safe. */
  takenDownTo: number
  knockdownTo: number
  /** Bite test: bitten up to this roll. */
  bittenTo: number
  /** How many figures there are. */
  pool: number
}

/** The classes of infected; the number of a class is its place in this list. */
export const INFECTED: readonly InfectedKind[] = [
  {
    id: 'zombie',
    name: 'Zombie',
    plural: 'Zombies',
    move: 2,
    charge: 4,
    smell: 4,
    killPoints: 1,
    takenDownTo: 4,
    knockdownTo: 4,
    bittenTo: 4,
    pool: 18,
  },
  {
    id: 'newborn',
    name: 'Newborn',
    plural: 'Newborns',
    move: 4,
    charge: 6,
    smell: 6,
    killPoints: 1,
    takenDownTo: 4,
    knockdownTo: 5,
    bittenTo: 4,
    pool: 4,
  },
  {
    id: 'brute',
    name: 'Brute',
    plural: 'Brutes',
    move: 2,
    charge: 3,
    smell: 4,
    killPoints: 3,
    autoKill: 2,
    takenDownTo: 3,
    knockdownTo: 6,
    bittenTo: 3,
    pool: 1,
  },
]

export const ZOMBIE = 0
export const NEWBORN = 1
export const BRUTE = 2

/** The number of a class of infected; -1 when there is none of that id. */
export const infectedNamed = (id: string): number => INFECTED.findIndex((kind) => kind.id === id)
