import { defaults, Referee, start, type Json, type Options } from '@shamble/engine'
import { expect, test } from 'vitest'
import { HEROES } from '../src/data/heroes.ts'
import { PERK, PERKS } from '../src/data/perks.ts'
import { SEARCH } from '../src/data/search.ts'
import { newCompany } from '../src/campaign.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { areaNamed } from '../src/layout.ts'
import { layoutOf } from '../src/missions/index.ts'
import { allowanceOf } from '../src/set-up.ts'
import { COLE, KAT, SAM, VICTOR } from './field.ts'

/*
 * 1.3, 16.1, 18.2. What lies on the table before the first turn, and what is asked until it begins.
 */

const begun = (given: Options, seats = 1, carried: Json | null = null) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'set-up', seats, { ...defaults(zWarOne), ...given }, carried).position,
  )
const movesOf = (g: ReturnType<typeof begun>) => g.pending[0]!.moves.map((move) => move.join(' '))

test('1.3. Starting equipment with full ammunition, a shuffled search deck of thirty, closed doors and rooms.', () => {
  const { table: t } = begun({ mission: 'chapter-1' })
  expect(t.cards.map(({ hero }) => hero)).toEqual(
    HEROES.flatMap(({ start: cards }, hero) => cards.map(() => hero)),
  )
  expect(t.cards.every(({ search, found, used, fired }) => search === -1 && !found && !used && !fired)).toBe(
    true,
  )
  expect(t.deck).toHaveLength(30)
  expect([...t.deck].sort((a, b) => a - b)).toEqual(
    SEARCH.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind)),
  )
  expect(t.heroes.map(({ power }) => power)).toEqual(HEROES.map(() => [3, 3, 3, 3]))
  const layout = layoutOf('chapter-1')
  layout.areas.forEach(({ room }, area) => expect(t.areas[area]).toBe(room === null ? 'a' : 'c'))
  layout.doors.forEach(({ number }, door) => expect(t.doors[door]).toBe(number === null ? 'c' : 'l'))
  expect(t.searched).toBe('-'.repeat(layout.areas.length))
  expect(t.damage).toEqual(layout.doors.map(() => 0))
  expect(t).toMatchObject({
    turn: 0,
    phase: 'setUp',
    seats: 1,
    director: -1,
    barricades: false,
    kills: [0, 0, 0, 0],
  })
  expect(t.met).toEqual(layout.mission.objectives.map(() => false))
  expect(t.boxes).toEqual(layout.mission.objectives.map(() => -1))
})

test('1.3. Infected stand where the map shows them, in reading order; tokens lie on their squares.', () => {
  const layout = layoutOf('chapter-2')
  const { table: t } = begun({ mission: 'chapter-2' })
  expect(t.infected.map(({ id, at, kind, facing }) => ({ id, at, kind, facing }))).toEqual(
    layout.units.map((unit, id) => ({ id, ...unit })),
  )
  expect(t.items).toEqual(layout.items.map(({ at }) => at))
  expect(t.objects).toEqual(layout.objects.map(({ at }) => at))
})

test('1.3, 7.7. A mission may name rooms that are active from the start, and allow barricades.', () => {
  for (const mission of ['chapter-1', 'chapter-5', 'director-2', 'director-3']) {
    const layout = layoutOf(mission)
    const { table: t } = begun({ mission }, mission.startsWith('director') ? 2 : 1)
    for (const room of layout.mission.activeRooms ?? []) expect(t.areas[areaNamed(layout, room)]).toBe('a')
    expect(t.barricades).toBe(layout.mission.barricades === true)
  }
  expect(layoutOf('chapter-5').mission.barricades).toBe(true)
})

test('16.1, R-76. A chapter played by itself allows 20 XP for every chapter before it, a Director game what it says.', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => allowanceOf(layoutOf(`chapter-${n}`).mission))).toEqual([
    0, 20, 40, 60, 80, 100,
  ])
  expect([1, 2, 3].map((n) => allowanceOf(layoutOf(`director-${n}`).mission))).toEqual([60, 80, 100])
  const { mission } = layoutOf('director-1')
  const { xpAllowance: _, ...without } = mission
  expect(allowanceOf(without)).toBe(0)
})

test('16.1, 16.2. Perks are bought hero by hero, each once, by his own prices; the rest is saved.', () => {
  const company = newCompany()
  const carried = {
    ...company,
    heroes: company.heroes.map(() => ({ xp: 50, perks: ['kip-up'] })),
  } as unknown as Json
  const g = begun({}, 1, carried).settle()
  expect(g.table.heroes.map(({ xp, perks }) => [xp, perks])).toEqual(HEROES.map(() => [50, [PERK.kipUp]]))
  expect(g.pending[0]!.step).toBe('buyPerks')
  expect(movesOf(g)).toContain(`buy perk:${PERK.turbo} hero:${COLE}`) // 50 for him
  expect(movesOf(g)).not.toContain(`buy perk:${PERK.greased} hero:${COLE}`) // 60
  expect(movesOf(g)).not.toContain(`buy perk:${PERK.kipUp} hero:${COLE}`)
  g.make(0, ['buy', `perk:${PERK.turbo}`, `hero:${COLE}`])
  expect(g.told.at(-1)!.event).toEqual({ type: 'perkBought', hero: COLE, perk: PERK.turbo, price: 50 })
  expect(g.table.heroes[COLE]).toMatchObject({ xp: 0, perks: [PERK.kipUp, PERK.turbo] })
  expect(movesOf(g)[0]).toContain(`hero:${KAT}`) // he can pay for nothing more
  g.make(0, ['save', `hero:${KAT}`])
  expect(g.table.heroes[KAT]!.xp).toBe(50)
  expect(movesOf(g).every((move) => move.endsWith(`hero:${SAM}`))).toBe(true)
})

test('1.3. One hero on each square marked for it; then each takes up a card, and the first turn is announced.', () => {
  const g = begun({ mission: 'chapter-1' }).settle()
  const { starts } = layoutOf('chapter-1')
  expect(movesOf(g)).toEqual(starts.map((at) => `start sq:${at} hero:${COLE}`))
  g.make(0, ['start', `sq:${starts[2]}`, `hero:${COLE}`])
  expect(g.told.at(-1)!.event).toEqual({ type: 'stationed', hero: COLE, at: starts[2] })
  expect(movesOf(g)).toEqual([0, 1, 3].map((n) => `start sq:${starts[n]} hero:${KAT}`))
  g.make(0, ['start', `sq:${starts[0]}`, `hero:${KAT}`])
  g.make(0, ['start', `sq:${starts[3]}`, `hero:${SAM}`])
  // The last square is Victor's, without a question.
  expect(g.table.heroes.map(({ at }) => at)).toEqual([starts[2], starts[0], starts[3], starts[1]])
  expect(movesOf(g)).toEqual(['ready card:0', 'ready card:1', 'ready card:2'])
  g.make(0, ['ready', 'card:1'])
  expect(g.told.at(-1)!.event).toMatchObject({ type: 'readied', hero: COLE })
  expect(g.table.heroes[COLE]!.active).toEqual([1])
  for (let hero = KAT; hero <= VICTOR; hero++) g.choose(0, 0)
  expect(g.table).toMatchObject({ turn: 1, phase: 'heroes' })
})

test('1.1. Equal ways are left to the players where that was agreed.', () => {
  expect(begun({ equalWays: true }).table.equalWays).toBe(true)
  expect(begun({}).table.equalWays).toBe(false)
})

test('17. What the company has won and learnt comes with it; its perks are the ones of that name.', () => {
  const company = newCompany()
  const carried = {
    ...company,
    won: ['chapter-1'],
    heroes: company.heroes.map((_, hero) => ({ xp: hero, perks: [PERKS[hero]!.id] })),
  } as unknown as Json
  const { table: t } = begun({ mission: 'chapter-2' }, 1, carried)
  expect(t.won).toEqual(['chapter-1'])
  expect(t.heroes.map(({ xp, perks }) => [xp, perks])).toEqual([0, 1, 2, 3].map((n) => [n, [n]]))
})
