import { defaults, Referee, start, type Json, type Options, look } from '@shamble/engine'
import { expect, test } from 'vitest'
import { HEROES } from '../../src/data/heroes.ts'
import { PERK } from '../../src/data/perks.ts'
import { SEARCH } from '../../src/data/search.ts'
import { newCompany } from '../../src/campaign/campaign.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { areaNamed } from '../../src/map/layout.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { allowanceOf, emptyTable } from '../../src/set-up.ts'
import { COLE, KAT, SAM, VICTOR, CARD, field } from '../field.ts'
import { cardNamed } from '../../src/data/cards.ts'
import { words } from '../../src/words.ts'
import { row } from '../yards.ts'

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
  expect([1, 2, 3].map((n) => allowanceOf(layoutOf(`director-${n}`).mission))).toEqual([30, 80, 100])
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

const beginWith = (given: Options, carried: Json | null = null, seats = 1) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'first-turn', seats, { ...defaults(zWarOne), ...given }, carried).position,
  ).settle()

test('16.1. A player with experience left after a purchase may buy another perk, or save the rest.', () => {
  const carried = {
    ...newCompany(),
    heroes: newCompany().heroes.map((hero, n) => (n === KAT ? { ...hero, xp: 70 } : hero)),
  } as unknown as Json
  const g = beginWith({}, carried)
  g.make(0, ['buy', `perk:${PERK.turbo}`, `hero:${KAT}`])
  expect(g.table.heroes[KAT]).toMatchObject({ xp: 40, perks: [PERK.turbo] })
  expect(movesOf(g)).toContain(`buy perk:${PERK.greased} hero:${KAT}`)
  expect(movesOf(g)).not.toContain(`buy perk:${PERK.turbo} hero:${KAT}`)
  g.make(0, ['save', `hero:${KAT}`])
  expect(g.table.heroes[KAT]!.xp).toBe(40)
  expect(movesOf(g)[0]).toMatch(/^start /)
})

test('1.3, 16.1. Every question of the set-up names the hero it is about.', () => {
  const g = beginWith({ mission: 'chapter-2' })
  const asked: string[] = []
  while (g.table.phase === 'setUp') {
    const { view, choices } = look(zWarOne, g.position, 0)
    asked.push(words.ask(choices[0]!, view))
    g.make(0, g.pending[0]!.moves.at(-1)!)
  }
  const heroes = ['Cole', 'Kat', 'Sam', 'Victor']
  expect(asked).toEqual([
    ...heroes.map((hero) => `Which perk does ${hero} learn?`),
    // The last one has no choice.
    ...heroes.slice(0, 3).map((hero) => `Where does ${hero} start?`),
    ...heroes.map((hero) => `Which weapon does ${hero} hold first?`),
  ])
})

test('18.2, R-76. What a Director game does not allow is refused, at any place in the order.', () => {
  const { xpAllowance: _, ...without } = layoutOf('director-3').mission
  expect(without.order).toBeGreaterThan(1)
  expect(allowanceOf(without)).toBe(0)
  expect(allowanceOf({ ...layoutOf('chapter-3').mission, xpAllowance: 5 })).toBe(5)
})

test('1.3. On the empty table nothing has been drawn, played, carried out or done; nobody has moved, and heroes hold nothing.', () => {
  const layout = layoutOf('chapter-1')
  const t = emptyTable(layout, 'chapter-1', 2, true)
  expect(t).toMatchObject({
    mission: 'chapter-1',
    equalWays: true,
    owner: [0, 1, 0, 1],
    cards: [],
    infected: [],
    nextId: 0,
    jammed: -1,
    out: [],
    tasks: [],
    flags: [],
    deck: [],
    discards: [],
    hand: [],
    directorDeck: [],
    played: [],
    cardPlayed: false,
    silenced: false,
    wind: false,
    fever: false,
    powerCut: false,
    roll: null,
    acting: -1,
    won: [],
  })
  for (const hero of t.heroes)
    expect(hero).toEqual({
      at: -1,
      fate: 'playing',
      prone: false,
      move: 'done',
      allowance: 0,
      ap: 0,
      active: [],
      changes: 0,
      gave: false,
      kept: false,
      object: -1,
      stage: 0,
      held: [],
      alert: -1,
      holds: null,
      hidden: false,
      stank: false,
      aimCard: -1,
      aimUnit: -1,
      perks: [],
      xp: 0,
      power: [3, 3, 3, 3],
      redline: false,
      deadeye: false,
      berserker: false,
      supported: false,
    })
})

test('1.3. The weapon a hero takes up is told by its kind; with only one weapon there is no question.', () => {
  const ready = (hero: number) => field(row('C', 'K', 'S', 'V'), { next: [['firstWeapon', hero]] })
  ready(COLE)
    .takes(0, `ready card:${CARD.knife}`)
    .tells({ type: 'readied', hero: COLE, kinds: [cardNamed('combat-knife')] })
    .check((t) => expect(t.heroes[COLE]!.active).toEqual([CARD.knife]))
  ready(SAM).asks(0, `ready card:${CARD.pistol}`, `ready card:${CARD.stinkTank}`)
  field(row('V'), { next: [['firstWeapon', VICTOR]], cards: { [CARD.machete]: { hero: -1 } } })
    .nothingIsAsked()
    .check((t) => expect(t.heroes[VICTOR]!.active).toEqual([CARD.shotgun]))
})

test('1.3. The search deck is shuffled by a chance of its own: on another seed the cards lie otherwise.', () => {
  const decks = ['a', 'b'].map((seed) => start(zWarOne, seed, 1, defaults(zWarOne), null).position.table.deck)
  expect(decks[0]).not.toEqual(decks[1])
  expect([...decks[0]!].sort((a, b) => a - b)).toEqual([...decks[1]!].sort((a, b) => a - b))
})
