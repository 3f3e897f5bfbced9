import { defaults, Referee, seatsFor, shorten, start } from '@shamble/engine'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseCarried } from '../../src/campaign/carried.ts'
import { DIRECTOR_GAMES } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { words } from '../../src/words.ts'
import { seatName } from '../../src/words/names.ts'
import { field, SAM } from '../field.ts'
import { HEROES } from '../../src/data/heroes.ts'

/*
 * 1.1, 18.1, 18.2, 18.10, 19, 22.7 to 22.9. The three games against a Director, and chapters with one.
 */

const options = (given: Record<string, string>) => ({ ...defaults(zWarOne), ...given })

const begun = (given: Record<string, string>, seats = 2) =>
  new Referee<Table, Event>(zWarOne, start(zWarOne, 'games', seats, given).position).settle()

test('1.1. One to four people share the heroes; a Director is one more seat, the last.', () => {
  expect(seatsFor(zWarOne, options({}))).toEqual([1, 2, 3, 4])
  expect(seatsFor(zWarOne, options({ mode: 'director' }))).toEqual([2, 3, 4, 5])
  for (const mission of DIRECTOR_GAMES) {
    expect(seatsFor(zWarOne, options({ mission }))).toEqual([2, 3, 4, 5])
    for (const seats of [2, 3, 4, 5]) {
      const { table } = begun({ mission }, seats)
      expect(table.director).toBe(seats - 1)
      expect(table.owner).toEqual(HEROES.map((_, hero) => hero % (seats - 1)))
      expect(zWarOne.sideOf!(table, seats - 1)).toBe(1)
    }
  }
})

test('The default is the campaign without a Director, and old addresses and links mean what they meant.', () => {
  expect(defaults(zWarOne)).toEqual({ mode: 'campaign', mission: 'chapter-1', equalWays: false })
  expect(begun({}, 1).table).toMatchObject({ director: -1, hand: [], directorDeck: [] })
  expect(begun({}, 1).table.passes).toBe(undefined)
  // What a link says of the options: the same numbers as before there was a Director.
  const head = (given: Record<string, string | boolean>) =>
    shorten(zWarOne, { ...blank, seats: 1, options: given }).split('.')[2]
  expect(head({ mission: 'chapter-1', equalWays: true })).toBe('1')
  expect(head({ mission: 'chapter-6', equalWays: false })).toBe('a')
})

const blank = { game: 'z-war-one', version: zWarOne.version, seats: 2, options: {}, seed: 'link', moves: [] }

test('The Director is called so, and the heroes’ players by their heroes.', () => {
  const names = (given: Record<string, string>, seats: number) =>
    Array.from({ length: seats }, (_, seat) => seatName(seat, { seats, options: options(given) }))
  expect(names({ mission: 'director-1' }, 2)).toEqual(['The company', 'The Director'])
  expect(names({ mode: 'director' }, 3)).toEqual(['Cole and Sam', 'Kat and Victor', 'The Director'])
  expect(names({}, 2)).toEqual(['Cole and Sam', 'Kat and Victor'])
})

test.each([
  ['director-1', 'no living hero is on the board'],
  ['director-2', '3 heroes are dead (0 now)'],
  ['director-3', '3 heroes are dead (0 now), or turn 16 ends'],
  ['chapter-1', 'a hero dies, or no living hero is on the board'],
])('3, 12.3, 21.4. In %s the Director is told when he wins: %s.', (mission, when) => {
  const { table } = begun({ mission, mode: 'director' })
  const figuresOf = (seat: number) => words.figures!(zWarOne.view(table, seat), seat)
  expect(figuresOf(table.director)).toEqual([...figuresOf(0), `You win when ${when}`])
  expect(words.otherAim!(zWarOne.view(table, table.director), table.director)).toContain(when)
  expect(words.otherAim!(zWarOne.view(table, 0), 0)).toBeUndefined()
})

test('18.8. The heroes that have died are counted for the Director, those that have risen as well.', () => {
  const { table } = begun({ mission: 'director-2' })
  table.heroes[0]!.fate = 'dead'
  table.heroes[1]!.fate = 'risen'
  const { director } = table
  expect(words.figures!(zWarOne.view(table, director), director)).toContain(
    'You win when 3 heroes are dead (2 now)',
  )
})

test.each([
  ['director-1', 30],
  ['director-2', 80],
  ['director-3', 100],
])('18.2. In %s each hero has %i XP for perks of this game, bought as in the campaign.', (mission, xp) => {
  const g = begun({ mission })
  expect(g.table.heroes.map((hero) => hero.xp)).toEqual([xp, xp, xp, xp])
  const [{ step, seat, moves }] = g.pending as [(typeof g.pending)[0]]
  expect({ step, seat }).toEqual({ step: 'buyPerks', seat: 0 })
  expect(moves.some(([verb]) => verb === 'buy')).toBe(true)
})

test('19. In the Director’s Cut there is no allowance: the company plays with what it has earned.', () => {
  const heroes = HEROES.map(() => ({ xp: 33, perks: ['snap'] }))
  const { position } = start(
    zWarOne,
    'cut',
    2,
    { mode: 'director', mission: 'chapter-3' },
    { heroes, won: [] },
  )
  expect(position.table.heroes.map(({ xp, perks }) => [xp, perks.length])).toEqual(HEROES.map(() => [33, 1]))
  expect(position.table.hand).toHaveLength(6)
})

test('18.1, 18.2, R-87. No company is carried into a Director game, and a mission for a Director needs one.', () => {
  const company = { heroes: HEROES.map(() => ({ xp: 0, perks: [] })), won: [] }
  expect(refuseCarried(company, options({ mission: 'director-1' }))).toBe(
    'No company goes into a Director game: its heroes have the experience that the game allows.',
  )
  const url = new URL('../../src/missions/director-1.json', import.meta.url)
  const mission = JSON.parse(readFileSync(url, 'utf8'))
  expect(refuseCarried({ mission }, options({}))).toBe(
    'This mission is played against a Director: choose the mode with a Director.',
  )
  expect(refuseCarried({ mission }, options({ mode: 'director' }))).toBe(null)
  expect(refuseCarried({ mission, ...company }, options({ mode: 'director' }))).toMatch(/^No company/)
})

const PIER = `
  +---+---+---+---+
  | S   X         |
  +---+---+---+---+`

test('22.7. Break & Enter: the third crate that leaves the board is the heroes’ victory.', () => {
  const { mission } = layoutOf('director-1')
  expect(mission.objectives).toMatchObject([{ type: 'carryOut', need: 3 }])
  const g = begun({ mission: 'director-1' })
  const exit = layoutOf('director-1').exits[0]!
  Object.assign(g.table, { out: [0, 1], turn: 3, phase: 'heroes', hand: [] })
  g.table.heroes.forEach((hero, n) =>
    Object.assign(hero, { at: layoutOf('director-1').starts[n]!, active: [] }),
  )
  Object.assign(g.table.heroes[SAM]!, { at: exit, object: 2, move: 'open', ap: 4, allowance: 4 })
  g.table.objects = [-1, -1, -1, g.table.objects[3]!]
  g.position.agenda = [['act', SAM]]
  g.settle().make(0, ['stow'])
  expect(g.result).toMatchObject({ winners: [0], reason: 'won' })
})

test('22.8. Hold Out: two living heroes at the end of turn 12 win; with one the third death has decided.', () => {
  const g = begun({ mission: 'director-2' })
  const { starts } = layoutOf('director-2')
  g.table.heroes.forEach((hero, n) => Object.assign(hero, { at: starts[n]!, active: [] }))
  Object.assign(g.table, { turn: 12, phase: 'infection', hand: [] })
  for (const hero of [0, 1]) Object.assign(g.table.heroes[hero]!, { fate: 'risen', at: -1 })
  g.position.agenda = [['endPhase']]
  g.settle()
  expect(g.result).toMatchObject({ winners: [0], reason: 'won' })
})

test('22.9. Inbound: the second flare starts the clock; three end phases later the helicopter is there.', () => {
  const layout = layoutOf('director-3')
  const g = begun({ mission: 'director-3' })
  Object.assign(g.table, { tasks: [0, 1], met: [true, false, false], boxes: [-1, 2, -1], turn: 5, hand: [] })
  g.table.heroes.forEach((hero, n) => Object.assign(hero, { at: layout.exits[n]!, active: [] }))
  Object.assign(g.table.heroes[0]!, { fate: 'risen', at: -1 })
  g.position.agenda = [['endPhase']]
  g.settle()
  expect(g.told.map(({ event }) => event)).toContainEqual({ type: 'timerMarked', objective: 1, boxes: 3 })
  expect(g.result).toMatchObject({ winners: [0], reason: 'won' })
})

test('22.9. Inbound: with the end of turn 16 the pilot turns back, and the Director wins.', () => {
  const layout = layoutOf('director-3')
  const g = begun({ mission: 'director-3' })
  Object.assign(g.table, { turn: 16, hand: [] })
  g.table.heroes.forEach((hero, n) => Object.assign(hero, { at: layout.starts[n]!, active: [] }))
  g.position.agenda = [['endPhase']]
  g.settle()
  expect(g.result).toMatchObject({ winners: [1], reason: 'turnEnded' })
})

test('R-57. With the end of turn 40 a game without a limit of its own is the Director’s.', () => {
  field(PIER, { hand: [], mission: { mode: 'director' }, table: { turn: 40 }, next: [['endPhase']] }).ends(
    [1],
    'tooLate',
  )
})

test('R-9. When the last objective and the last death come together, the Director wins.', () => {
  field(PIER, {
    hand: [],
    mission: {
      mode: 'director',
      lose: [
        { type: 'turnEnded', turn: 3, text: 'Too late.' },
        { type: 'deaths', count: 3, text: 'Three.' },
      ],
      objectives: [{ id: 'hold', type: 'survive', untilEndOfTurn: 3, minHeroes: 1, text: 'Live.' }],
    },
    table: { turn: 3 },
    heroes: { 0: { fate: 'risen' }, 1: { fate: 'risen' }, 3: { fate: 'risen' } },
    next: [['endPhase']],
  }).ends([1], 'deaths')
})
