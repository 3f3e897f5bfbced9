import { expect } from 'vitest'
import { faultsIn, faultText } from '../src/missions/read.ts'

/* 21. A small mission with everything in it, to be spoiled by tests, and what is said of it then. */

const GROUND = `
  +---+---+---+---+---+
  | H   H   H   H   X |
  +   +   +   +   +   +
  | SA  zN  iP  t1  u1|
  +---+=D=+---+=1=+---+
  | R1  oF| R2        |
  +---+---+---+---+---+`
const UPPER = `
  +---+---+---+---+---+
  |### ###|           |
  +   +   +   +   +   +
  |### ###|     d1    |
  +   +   +   +   +   +
  |### ###|         s |
  +---+---+---+---+---+`

const rowsOf = (picture: string): string[] =>
  picture
    .split('\n')
    .slice(1)
    .map((line) => line.slice(2))

/** A row of a table of rolls: from which roll to which, and what it brings. */
export const row = (min: number, max: number, more: object) => ({ min, max, ...more })

/** A mission with everything in it. Each call makes a new one, which may be changed. */
export const small = (): any => ({
  id: 'small',
  name: 'Small',
  author: 'Nobody',
  mode: 'campaign',
  order: 1,
  brief: 'In and out.',
  directorCards: 6,
  xpAllowance: 20,
  tiles: [{ name: 'A', floor: 0, at: [0, 0] }],
  floors: [
    { name: 'Ground', rows: rowsOf(GROUND) },
    { name: 'Upper', rows: rowsOf(UPPER) },
  ],
  rooms: { R1: 'Shed', R2: 'Office' },
  legend: {
    iP: { item: 'pistol' },
    oF: { object: 'fuel', name: 'Fuel' },
    t1: { task: 'pump', name: 'Pump' },
  },
  doors: {
    1: {
      name: 'Gate',
      state: 'locked',
      opensWith: { item: 'bolt-cutters', object: 'fuel' },
      opensWhen: { objectives: ['fuel'] },
    },
  },
  activeRooms: ['R2'],
  barricades: true,
  objectives: [
    { id: 'fuel', type: 'task', at: 't1', scope: 'square', consumes: 'oF', text: 'Fuel it.' },
    { id: 'clock', type: 'timer', after: 'fuel', turns: 3, setFlag: 'open', text: 'Wait.' },
    { id: 'gate', type: 'openDoor', door: '1', text: 'Open it.' },
    { id: 'hold', type: 'secure', rooms: ['R1'], requires: ['fuel', 'clock'], text: 'Hold it.' },
    { id: 'out', type: 'exitAll', text: 'Leave.' },
  ],
  win: { heroes: 'They are out.', infected: 'They are not.', director: 'They are not.' },
  lose: [
    { type: 'turnEnded', turn: 9, unless: 'out', text: 'Too late.' },
    { type: 'deaths', count: 2, text: 'Two are dead.' },
    { type: 'allLeft', text: 'All have left.' },
  ],
  exits: { opensWhen: { flag: 'open' }, loading: true, note: 'A van.' },
  spawn: [
    {
      fromTurn: 1,
      rolls: 1,
      note: 'Quiet.',
      point: [row(1, 7, { point: 'SA' }), row(8, 8, { roamer: true })],
      group: [row(1, 4, { units: { zombie: 1 } }), row(5, 8, { units: { zombie: 6, newborn: 1, brute: 1 } })],
    },
    {
      fromTurn: 5,
      rolls: 0,
      needsFlag: 'open',
      point: [row(1, 8, { point: 'SA' })],
      group: [row(1, 8, { units: {} })],
    },
  ],
  roomSpawn: {
    count: [row(1, 8, { units: { zombie: 1 } })],
    distance: [row(1, 8, { squares: 2 })],
  },
  events: [
    { turn: 3, phase: 'announce', type: 'breakIn', rooms: ['R1'], chooser: 'director', text: 'Crash.' },
  ],
  special: ['A rule of its own.'],
})

/** What is said of the small mission after a change. */
export function says(change: (mission: any) => void): string[] {
  const mission = small()
  change(mission)
  return faultsIn(mission).map(faultText)
}

/** The same, of a map in which a piece is drawn otherwise. */
export const drawn = (was: string, is: string, floor = 0): string[] =>
  says(({ floors }) => {
    const text = floors[floor].rows.join('\n')
    expect(text).toContain(was)
    floors[floor].rows = text.replace(was, is).split('\n')
  })

/** The squares that the first fault after a change speaks of. */
export const squaresOfFault = (change: (mission: any) => void): readonly number[] | undefined => {
  const mission = small()
  change(mission)
  return faultsIn(mission)[0]!.squares
}
