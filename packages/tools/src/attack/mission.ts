import type { Json } from '@shamble/engine'

const WIDTH = 36
const HEIGHT = 33
const ALWAYS = { min: 1, max: 8 }

/**
 * What is carried into Z War One at the highest price that was found: a mission of the largest size with a door on every inner edge, led
 * by two people, so that the second seat begins.
 */
export function costliestMission(name = 'Doors'): Json {
  const inner = `+${'=D=+'.repeat(WIDTH)}`
  const outer = `+${'---+'.repeat(WIDTH)}`
  const rows = Array.from({ length: HEIGHT }, (_, y) => `|${squares(y).join('D')}|`)
  const mission = {
    id: 'doors',
    name,
    author: 'A stranger',
    mode: 'campaign',
    order: 1,
    brief: 'A door on every edge.',
    directorCards: 0,
    floors: [
      { name: 'Maze', rows: [outer, ...rows.flatMap((row, y) => (y === 0 ? [row] : [inner, row])), outer] },
    ],
    rooms: {},
    legend: {},
    objectives: [{ id: 'hold', type: 'survive', untilEndOfTurn: 2, text: 'Be alive at the end of turn 2.' }],
    win: { heroes: 'The night is over.' },
    exits: { opensWhen: 'always' },
    spawn: [
      {
        fromTurn: 1,
        rolls: 1,
        point: [{ ...ALWAYS, point: 'SA' }],
        group: [{ ...ALWAYS, units: { zombie: 2 } }],
      },
    ],
    roomSpawn: { count: [{ ...ALWAYS, units: {} }], distance: [{ ...ALWAYS, squares: 1 }] },
    events: [],
    special: [],
  }
  return { mission, leads: [1, 0, 1, 0] }
}

// The marks of a row: heroes and a spawn point in the first, an exit in the second.
function squares(y: number): string[] {
  const marks = y === 0 ? [' SA', ' H ', ' H ', ' H ', ' H '] : y === 1 ? [' X '] : []
  return Array.from({ length: WIDTH }, (_, x) => marks[x] ?? '   ')
}
