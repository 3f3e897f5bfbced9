import { quickChance } from '@shamble/engine'
import { INFECTED } from '../../src/data/infected.ts'
import type { Table } from '../../src/index.ts'
import { newUnit } from '../../src/infected/figures.ts'
import { layoutOf, type Mission } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { NONE } from '../../src/table.ts'
import { tableOf } from '../field.ts'
import { isActive, squaresOf, type Board, type Square } from './board.ts'

/*
 * Random positions for the plain model: small maps of one or two floors with random walls, doors, void and stairs, doors and areas in
 * any state, and figures on active squares.
 */

export type Chance = (n: number) => number

// `ORACLES=20` tries twenty times as many maps.
const TIMES = Number(process.env.ORACLES ?? 1)

/** Looks at `maps` random positions; a disagreement names the seed and shows the map. */
export function eachPosition(
  name: string,
  maps: number,
  look: (t: Table, board: Board, chance: Chance) => void,
): void {
  for (let map = 0; map < maps * TIMES; map++) {
    const chance = quickChance(`${name}-${map}`)
    const t = randomTable(chance)
    look(t, boardOf(t), chance)
  }
}

/** The plain board of a table or view. */
export function boardOf({ mission: text, doors, areas }: Pick<Table, 'mission' | 'doors' | 'areas'>): Board {
  const { mission, width, height, doors: doorways, areaOf } = layoutOf(text)
  const between = new Map(doorways.map(({ sides }, door) => [sides.join(), door]))
  return {
    floors: mission.floors,
    width,
    height,
    doorBetween: (a, b) => between.get([Math.min(a, b), Math.max(a, b)].join()) ?? NONE,
    areaOf: (at) => areaOf[at]!,
    doors,
    areas,
  }
}

/** Any square of a board. */
export function someSquare(board: Board, chance: Chance): Square {
  const squares = squaresOf(board)
  return squares[chance(squares.length)]!
}

/** Cheaper than `expect`: called a hundred thousand times. */
export function agree(t: Table, found: unknown, right: unknown, ...what: unknown[]): void {
  if (JSON.stringify(found) === JSON.stringify(right)) return
  const maps = layoutOf(t.mission).mission.floors.map(({ rows }) => rows.join('\n'))
  const heroes = t.heroes.flatMap(({ at, prone }, hero) => (at === NONE ? [] : [{ hero, at, prone }]))
  const units = t.infected.map(({ id, kind, at, facing, prone }) => ({ id, kind, at, facing, prone }))
  throw new Error(
    [
      `${what.join(' ')}: ${JSON.stringify(found)} instead of ${JSON.stringify(right)}`,
      ...maps,
      `doors ${t.doors}, areas ${t.areas}, jammed ${t.jammed}`,
      JSON.stringify({ heroes, units }),
    ].join('\n'),
  )
}

function randomTable(chance: Chance): Table {
  const [width, height] = [5 + chance(7), 3 + chance(5)]
  const floors = 1 + Number(chance(3) === 0)
  const pictures = Array.from({ length: floors }, () => randomRows(chance, width, height))
  if (floors > 1) for (let n = 1; n <= 2; n++) putStairs(pictures, chance, width, height, n)
  const mission = {
    ...(JSON.parse(tableOf('+---+\n|   |\n+---+').mission) as Mission),
    floors: pictures.map((rows) => ({ name: 'Floor', rows })),
  }
  const text = JSON.stringify(mission)
  const layout = layoutOf(text)
  const t = emptyTable(layout, text, 1, false)
  Object.assign(t, { turn: 1, phase: 'infected', wind: chance(4) === 0 })
  t.doors = Array.from(t.doors, () => 'coxlb'[chance(5)]!).join('')
  t.areas = Array.from(t.areas, () => (chance(6) > 0 ? 'a' : 'c')).join('')
  // 20.6. A Jammed Lock is played on a closed door.
  if (chance(4) === 0) t.jammed = t.doors.indexOf('c')
  putFigures(t, chance)
  return t
}

function randomRows(chance: Chance, width: number, height: number): string[] {
  const pick = (marks: readonly string[], weights: readonly number[]) => {
    let left = chance(weights.reduce((sum, n) => sum + n, 0))
    return marks[weights.findIndex((n) => (left -= n) < 0)]!
  }
  // Some maps are yards, others have a wall or a door at nearly every square.
  const [open, wall] = [2 + chance(14), 1 + chance(4)]
  const rows: string[] = []
  for (let y = 0; y <= height; y++) {
    const isBorder = y === 0 || y === height
    const below = Array.from({ length: width }, () =>
      isBorder ? '---' : pick(['   ', '---', '=D=', '=1='], [open, wall, 2, 1]),
    )
    rows.push(`+${below.join('+')}+`)
    if (y === height) break
    const squares = Array.from({ length: width }, () => pick(['   ', '###'], [17, 1]))
    const sides = squares.map((_, x) => (x === 0 ? '|' : pick([' ', '|', 'D', '1'], [open, wall, 2, 1])))
    rows.push(`${squares.map((square, x) => sides[x] + square).join('')}|`)
  }
  return rows
}

// 2.10. A staircase between two squares that are neighbours in plan, if they are free for it.
function putStairs(
  pictures: string[][],
  chance: Chance,
  width: number,
  height: number,
  number: number,
): void {
  const [x, y] = [chance(width - 1), chance(height)]
  const ends = [x, x + 1].map((column, floor) => ({ rows: pictures[floor]!, column }))
  if (ends.some(({ rows, column }) => rows[2 * y + 1]!.slice(4 * column + 1, 4 * column + 4) !== '   '))
    return
  for (const [floor, { rows, column }] of ends.entries()) {
    const row = rows[2 * y + 1]!
    rows[2 * y + 1] = `${row.slice(0, 4 * column + 1)} ${'ud'[floor]}${number}${row.slice(4 * column + 4)}`
  }
}

// One to four heroes and up to twelve infected, anywhere on active squares.
function putFigures(t: Table, chance: Chance): void {
  const board = boardOf(t)
  const free = squaresOf(board).filter((at) => isActive(board, at))
  const take = (): Square => (free.length === 0 ? NONE : free.splice(chance(free.length), 1)[0]!)
  const heroes = 1 + chance(4)
  t.heroes.forEach((hero, n) => {
    const at = n < heroes ? take() : NONE
    Object.assign(hero, {
      at,
      fate: at === NONE ? 'left' : 'playing',
      prone: chance(4) === 0,
      hidden: chance(9) === 0,
    })
  })
  for (let left = chance(13); left > 0 && free.length > 0; left--) {
    const unit = newUnit(t, chance(INFECTED.length), take(), chance(4))
    unit.prone = chance(5) === 0
    unit.acted = chance(4) === 0
    t.infected.push(unit)
  }
}
