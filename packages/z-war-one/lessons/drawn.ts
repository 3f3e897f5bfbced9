import type { Frame } from '@shamble/engine'
import { HEROES } from '../src/data/heroes.ts'
import { DIRECTOR } from '../src/data/director.ts'
import { NEWBORN, BRUTE, ZOMBIE } from '../src/data/infected.ts'
import { newUnit } from '../src/infected/figures.ts'
import { addCard } from '../src/heroes/gear.ts'
import { cardNamed } from '../src/data/cards.ts'
import { FACINGS, type Square } from '../src/map/layout.ts'
import { layoutOf, type Mission } from '../src/missions/index.ts'
import { emptyTable } from '../src/set-up.ts'
import { NONE, type Card, type Hero, type Infected, type Table } from '../src/table.ts'

/*
 * Tables drawn as text, for lessons and tests: the map of a mission file (21.2) with figures in their squares. Heroes are C, K, S and
 * V; infected zN, nE, bS with their facing; a trailing underscore means prone.
 */

/** The starting cards of the four heroes, by their names in scenes. */
export const CARD = {
  rifle: 0,
  knife: 1,
  grenade: 2,
  armour: 3,
  katana: 4,
  katPistol: 5,
  pistol: 6,
  medPack: 7,
  stinkTank: 8,
  shotgun: 9,
  machete: 10,
} as const

export const COLE = 0
export const KAT = 1
export const SAM = 2
export const VICTOR = 3

/** The fields of a scene beside its picture. */
export interface Setting {
  /** The hero whose move it is; none if no hero has begun. */
  hero?: number
  next?: Frame[]
  heroes?: Record<number, Partial<Hero>>
  units?: Record<number, Partial<Infected>>
  cards?: Record<number, Partial<Card>>
  /** More cards in the hands of heroes, by id, numbered from 11. */
  more?: [hero: number, card: string][]
  mission?: Partial<Mission>
  table?: Partial<Table>
  seats?: number
  /** The cards in the Director's hand, by id. If set, the last seat is the Director's. */
  hand?: string[]
}

const LETTERS = 'CKSV'
const ACTIVE = [CARD.rifle, CARD.katana, CARD.pistol, CARD.shotgun]
const KINDS: Record<string, number> = { z: ZOMBIE, n: NEWBORN, b: BRUTE }
const D8 = (min: number, max: number) => ({ min, max })

const MISSION: Omit<Mission, 'floors'> = {
  id: 'scene',
  name: 'A scene',
  mode: 'campaign',
  order: 1,
  brief: 'A scene.',
  directorCards: 0,
  rooms: { R1: 'Room 1', R2: 'Room 2', R3: 'Room 3' },
  legend: {},
  objectives: [{ id: 'out', type: 'exitAll', text: 'Everybody leaves.' }],
  win: { heroes: 'Everybody has left.' },
  exits: { opensWhen: 'always' },
  spawn: [
    {
      fromTurn: 1,
      rolls: 0,
      point: [
        { ...D8(1, 7), point: 'SA' },
        { ...D8(8, 8), roamer: true },
      ],
      group: [
        { ...D8(1, 4), units: { zombie: 2 } },
        { ...D8(5, 6), units: { zombie: 3 } },
        { ...D8(7, 8), units: { zombie: 4 } },
      ],
    },
  ],
  roomSpawn: {
    count: [
      { ...D8(1, 3), units: {} },
      { ...D8(4, 5), units: { zombie: 1 } },
      { ...D8(6, 7), units: { zombie: 2 } },
      { ...D8(8, 8), units: { zombie: 3 } },
    ],
    distance: [
      { ...D8(1, 2), squares: 1 },
      { ...D8(3, 4), squares: 2 },
      { ...D8(5, 6), squares: 3 },
      { ...D8(7, 8), squares: 4 },
    ],
  },
  events: [],
  special: [],
}

/** The table of a picture. */
export function tableOf(picture: string, setting: Setting = {}): Table {
  const { rows, heroes, units } = readFigures(picture)
  const text = JSON.stringify({ ...MISSION, ...setting.mission, floors: [{ name: 'Floor', rows }] })
  const seats = seatsOf(setting)
  const t = emptyTable(layoutOf(text), text, setting.hand ? seats - 1 : seats, false)
  if (setting.hand) Object.assign(t, { director: seats - 1, passes: [], ...dealt(setting.hand) })
  t.turn = 1
  t.phase = 'heroes'
  HEROES.forEach(({ start }, hero) => {
    for (const id of start) addCard(t, hero, cardNamed(id), NONE, false)
    Object.assign(t.heroes[hero]!, { active: [ACTIVE[hero]!], fate: 'left' })
  })
  for (const { hero, at, prone } of heroes) Object.assign(t.heroes[hero]!, { at, prone, fate: 'playing' })
  for (const { kind, at, facing, prone } of units) t.infected.push({ ...newUnit(t, kind, at, facing), prone })
  if (setting.hero !== undefined)
    Object.assign(t.heroes[setting.hero]!, { move: 'open', ap: 4, allowance: 4 })
  for (const [hero, id] of setting.more ?? []) addCard(t, hero, cardNamed(id), NONE, true)
  for (const [hero, change] of Object.entries(setting.heroes ?? {}))
    Object.assign(t.heroes[Number(hero)]!, change)
  for (const [unit, change] of Object.entries(setting.units ?? {}))
    Object.assign(t.infected[Number(unit)]!, change)
  for (const [card, change] of Object.entries(setting.cards ?? {}))
    Object.assign(t.cards[Number(card)]!, change)
  return Object.assign(t, setting.table)
}

/** The number of a square, as in `sq:12`, on a map `width` squares wide. */
export const squaresOf =
  (width: number) =>
  (x: number, y: number): string =>
    `sq:${y * width + x}`

interface Figures {
  rows: string[]
  heroes: { hero: number; at: Square; prone: boolean }[]
  units: { kind: number; at: Square; facing: number; prone: boolean }[]
}

// Separates the figures of a picture from the map.
function readFigures(picture: string): Figures {
  const lines = picture.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  const rows = lines.map((line) => line.slice(indent))
  const width = (rows[0]!.length - 1) / 4
  const figures: Figures = { rows, heroes: [], units: [] }
  for (let y = 0; 2 * y + 1 < rows.length; y++)
    for (let x = 0; x < width; x++) {
      const line = rows[2 * y + 1]!
      const mark = line.slice(4 * x + 1, 4 * x + 4).trim()
      const at = y * width + x
      const prone = mark.endsWith('_')
      const [letter, facing] = mark
      if (/^[CKSV]_?$/.test(mark)) figures.heroes.push({ hero: LETTERS.indexOf(letter!), at, prone })
      else if (/^[znb][NESW]_?$/.test(mark))
        figures.units.push({ kind: KINDS[letter!]!, at, facing: FACINGS.indexOf(facing as 'N'), prone })
      else continue
      rows[2 * y + 1] = `${line.slice(0, 4 * x + 1)}   ${line.slice(4 * x + 4)}`
    }
  return figures
}

/** The number of a kind of Director card, as in `director:3`. */
export const directorKind = (id: string): number => DIRECTOR.findIndex((kind) => kind.id === id)

/** The number of seats of a scene. */
export const seatsOf = ({ seats, hand }: Setting): number => seats ?? (hand ? 2 : 1)

// The hand, and the rest of the deck.
function dealt(ids: readonly string[]): Pick<Table, 'hand' | 'directorDeck'> {
  const hand = ids.map(directorKind)
  const directorDeck = DIRECTOR.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind))
  for (const kind of hand) directorDeck.splice(directorDeck.indexOf(kind), 1)
  return { hand, directorDeck }
}
