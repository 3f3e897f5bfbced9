import { defaults, look, Referee, start, type Json, type Options } from '@shamble/engine'
import { expect, test } from 'vitest'
import { newCompany } from '../src/campaign.ts'
import { cardNamed } from '../src/data/cards.ts'
import { PERK } from '../src/data/perks.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { allowanceOf, emptyTable } from '../src/set-up.ts'
import { isForward } from '../src/sight.ts'
import { words } from '../src/words.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR } from './field.ts'
import { row } from './yards.ts'

/*
 * 1.1, 1.3, 16.1, 18.2. From the empty table to the first turn: perks, places, weapons.
 */

const begun = (given: Options, carried: Json | null = null, seats = 1) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'first-turn', seats, { ...defaults(zWarOne), ...given }, carried).position,
  ).settle()
const movesOf = (g: ReturnType<typeof begun>) => g.pending[0]!.moves.map((move) => move.join(' '))

test('16.1. Whoever has experience left after a purchase may buy another perk, or save the rest.', () => {
  const carried = {
    ...newCompany(),
    heroes: newCompany().heroes.map((hero, n) => (n === KAT ? { ...hero, xp: 70 } : hero)),
  } as unknown as Json
  const g = begun({}, carried)
  g.make(0, ['buy', `perk:${PERK.turbo}`, `hero:${KAT}`])
  expect(g.table.heroes[KAT]).toMatchObject({ xp: 40, perks: [PERK.turbo] })
  expect(movesOf(g)).toContain(`buy perk:${PERK.greased} hero:${KAT}`)
  expect(movesOf(g)).not.toContain(`buy perk:${PERK.turbo} hero:${KAT}`)
  g.make(0, ['save', `hero:${KAT}`])
  expect(g.table.heroes[KAT]!.xp).toBe(40)
  expect(movesOf(g)[0]).toMatch(/^start /)
})

test('1.3, 16.1. Every question of the set-up names the hero it is about.', () => {
  const g = begun({ mission: 'chapter-2' })
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

test('18.2, R-76. What a Director game does not allow is none, whatever its place in the order.', () => {
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

test('1.3. What somebody takes up is told by its kind; where there is one weapon only, nobody is asked.', () => {
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

test('1.1. Each hero is placed and armed by whoever leads him.', () => {
  const carried = { ...newCompany(), leads: [1, 0, 0, 1] } as unknown as Json
  const g = begun({}, carried, 2)
  expect(g.pending[0]!.seat).toBe(1)
  const [first] = movesOf(g)
  expect(first).toMatch(/hero:0$/)
  g.make(1, first!.split(' ') as [string])
  expect(g.pending[0]!.seat).toBe(0)
})

test('1.3. The search deck is shuffled by a chance of its own: on another seed the cards lie otherwise.', () => {
  const decks = ['a', 'b'].map((seed) => start(zWarOne, seed, 1, defaults(zWarOne), null).position.table.deck)
  expect(decks[0]).not.toEqual(decks[1])
  expect([...decks[0]!].sort((a, b) => a - b)).toEqual([...decks[1]!].sort((a, b) => a - b))
})

test('2.12, R-8. Forward is level with a figure or in front of it: never its own square, never another floor.', () => {
  const layout = layoutOf(
    JSON.stringify({
      ...layoutOf('chapter-1').mission,
      id: 'forward',
      legend: {},
      rooms: {},
      floors: [1, 2].map(() => ({
        name: 'Floor',
        rows: ['+---+---+', '|       |', '+   +   +', '|       |', '+---+---+'],
      })),
    }),
  )
  const forward = (from: number) =>
    [0, 1, 2, 3].map((facing) => [0, 1, 2, 3, 4, 5, 6, 7].filter((to) => isForward(layout, from, facing, to)))
  expect(forward(0)).toEqual([[1], [1, 2, 3], [1, 2, 3], [2]])
  expect(forward(3)).toEqual([[0, 1, 2], [1], [2], [0, 1, 2]])
  expect(forward(6)).toEqual([[4, 5, 7], [4, 5, 7], [7], [4]])
})
