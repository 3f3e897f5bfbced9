import type { Frame } from '@shamble/engine'
import { expect, test } from 'vitest'
import { NEWBORN } from '../../src/data/infected.ts'
import { CARD, field, KAT, offMap, SAM, squaresOf, VICTOR, type Setting } from '../field.ts'
import { row, YARD as yard } from '../yards.ts'

/*
 * 18.8. Dead heroes in Director games. Seat 0 leads the heroes, seat 1 is the Director.
 */

const DIRECTOR = 1

const VERSUS = { hand: [] as string[], mission: { mode: 'director' as const } }

const at = squaresOf(5)

const YARD = `
  +---+---+---+---+---+
  | K                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |         S_        |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+`

// Kat's move brings the turn to its end.
const ending: Frame[] = [['infectionPhase']]

test('55. Sam dies in the infection test with two zombies on his card: they step aside, he rises as a Newborn.', () => {
  field(YARD, {
    ...VERSUS,
    heroes: { [SAM]: { stage: 5, held: [0, 1], prone: true } },
    table: {
      turn: 6,
      infected: [offMap(0), offMap(1)],
      nextId: 2,
    },
    next: ending,
  })
    .dice(2)
    .tells({ type: 'died', hero: SAM })
    .asks(DIRECTOR, ...around(2, 2).map((square) => `place ${square}`))
    .takes(DIRECTOR, `place ${at(1, 1)}`)
    .takes(DIRECTOR, `place ${at(3, 3)}`)
    .asks(DIRECTOR, 'face N', 'face E', 'face S', 'face W')
    .takes(DIRECTOR, 'face W')
    .tells({ type: 'risen', hero: SAM, unit: 2, at: 12 })
    .tells({ type: 'turnAnnounced', turn: 7 })
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({ fate: 'risen', at: -1, held: [] })
      expect(t.infected).toMatchObject([
        { id: 0, at: 6, prone: false },
        { id: 1, at: 18, prone: false },
        { id: 2, at: 12, kind: NEWBORN, facing: 3, controlled: true, risen: SAM },
      ])
    })
})

test('18.8. From the next infected move on the Director moves the risen hero, up to six squares.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+
    | K                           nW|
    +---+---+---+---+---+---+---+---+`,
    {
      ...VERSUS,
      heroes: { [SAM]: { fate: 'risen' } },
      units: { 0: { controlled: true, risen: SAM } },
      next: [['activate', 0, 0, false, -1]],
    },
  )
    .takes(DIRECTOR, 'go sq:6')
    .takes(DIRECTOR, 'go sq:5')
    .takes(DIRECTOR, 'go sq:4')
    .takes(DIRECTOR, 'go sq:3')
    .takes(DIRECTOR, 'go sq:2')
    .takes(DIRECTOR, 'go sq:1')
    .asks(DIRECTOR, 'grab hero:1', 'stop')
})

test('18.8. Until the end phase he lies where he died: he blocks his square, and nobody goes for him.', () => {
  const alley = `
    +---+---+---+---+---+---+
    | K      S_      zW     |
    +---+---+---+---+---+---+`
  field(alley, {
    ...VERSUS,
    heroes: { [SAM]: { fate: 'dead' } },
    next: [['activate', 0, 0, false, -1]],
  })
    .tells({ type: 'targeted', unit: 0, hero: KAT, sense: 'sees', distance: 4 })
    .check((t) => expect(t.infected[0]!.at).toBe(3))
  field(alley, { ...VERSUS, hero: KAT, heroes: { [SAM]: { fate: 'dead' } } }).mayNot(
    0,
    'move sq:2',
    'support',
  )
})

test('18.8, R-86. A hero who dies on his feet falls, and hides nobody from a shot.', () => {
  field(
    `
    +---+---+---+---+
    | V   S       zW|
    +---+---+---+---+`,
    {
      ...VERSUS,
      heroes: { [SAM]: { stage: 5 } },
      next: [
        ['infectionTest', SAM],
        ['act', VICTOR],
      ],
      hero: VICTOR,
    },
  )
    .dice(1)
    .may(0, 'fire unit:0')
})

test('R-55. A risen hero’s cards are discarded, and his object drops on its square.', () => {
  field(YARD, {
    ...VERSUS,
    more: [[SAM, 'loot-whisky']],
    heroes: { [SAM]: { fate: 'dead', object: 0 } },
    mission: { mode: 'director', legend: { oF: { object: 'food', name: 'Food' } } },
    table: { objects: [-1] },
    next: [['raiseDead', SAM]],
  })
    .takes(DIRECTOR, 'face N')
    .check((t) => {
      expect(t.objects).toEqual([12])
      expect(t.heroes[SAM]!.object).toBe(-1)
      for (const card of [CARD.pistol, CARD.medPack, CARD.stinkTank, 11]) expect(t.cards[card]!.hero).toBe(-1)
    })
})

test('R-61. With one nearest square there is nothing to choose.', () => {
  field(
    `
    +---+---+
    | S_    |
    +---+---+`,
    {
      ...VERSUS,
      heroes: { [SAM]: { fate: 'dead', held: [0] } },
      table: { infected: [offMap(0)], nextId: 1 },
      next: [['raiseDead', SAM]],
    },
  )
    .tells({ type: 'placed', unit: 0, at: 1 })
    .asks(DIRECTOR, 'face N', 'face E', 'face S', 'face W')
})

test('18.8, R-86. With no free square at all, what held him leaves play.', () => {
  field(
    `
    +---+
    | S_|
    +---+`,
    {
      ...VERSUS,
      heroes: { [SAM]: { fate: 'dead', held: [0] } },
      table: { infected: [offMap(0)], nextId: 1 },
      next: [['raiseDead', SAM]],
    },
  )
    .tells({ type: 'turnedBack', unit: 0 })
    .takes(DIRECTOR, 'face E')
    .check((t) => expect(t.infected.map(({ risen }) => risen)).toEqual([SAM]))
})

test('18.8. One kill is enough for a risen hero, and he is gone for good; he counts against no pool.', () => {
  const street = `
    +---+---+---+---+
    | V   nW        |
    +---+---+---+---+`
  field(street, {
    ...VERSUS,
    hero: VICTOR,
    heroes: { [SAM]: { fate: 'risen' } },
    units: { 0: { controlled: true, risen: SAM } },
  })
    .dice(8)
    .takes(0, 'fire unit:0')
    .tells({ type: 'killed', hero: VICTOR, unit: 0, kind: NEWBORN, how: 'killed' })
    .check((t) => {
      expect(t.infected).toEqual([])
      expect(t.heroes[SAM]!.fate).toBe('risen')
    })
})

test('18.8. Who stands up in the end phase comes before the dead, and the dead before the end of the turn.', () => {
  field(YARD, {
    ...VERSUS,
    heroes: { [SAM]: { fate: 'dead' } },
    mission: {
      mode: 'director',
      objectives: [{ id: 'hold', type: 'survive', untilEndOfTurn: 1, minHeroes: 1, text: 'Live.' }],
    },
    next: [['endPhase']],
  })
    .takes(DIRECTOR, 'face N')
    .ends([0], 'won')
})

test('12.3, 19. In the Director’s Cut the death of a hero fails the mission, and the Director wins.', () => {
  field(YARD, { ...VERSUS, mission: { mode: 'campaign' }, heroes: { [SAM]: { stage: 5 } }, next: ending })
    .dice(1)
    .ends([DIRECTOR], 'died')
})

function around(x: number, y: number): string[] {
  const found: string[] = []
  for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) if (dx || dy) found.push(at(x + dx, y + dy))
  return found
}

const raised = (held: number[], more: Setting = {}): Setting => ({
  hand: [],
  next: [['raiseDead', SAM]] as Frame[],
  ...more,
  heroes: { ...more.heroes, [SAM]: { fate: 'dead', prone: true, held, ...more.heroes?.[SAM] } },
  units: Object.fromEntries(held.map((id) => [id, { at: -1 }])),
})

test('18.8. With no free square anywhere the infected that held him leave play; the hero rises on his square.', () => {
  field(row('zE', 'S', 'zE'), {
    ...raised([]),
    units: { 0: { at: -1 } },
    heroes: { [SAM]: { fate: 'dead', prone: true, held: [0] }, [KAT]: { at: 0, fate: 'playing' } },
  })
    .told('turnedBack', 'cardSpent', 'cardSpent', 'cardSpent', 'risen')
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({ held: [], fate: 'risen', prone: false, at: -1 })
      expect(t.infected.map(({ id, at, risen }) => [id, at, risen])).toEqual([
        [1, 2, -1],
        [2, 1, SAM],
      ])
    })
})

test('18.8. Those on his card go one after the other; each is off it when it stands.', () => {
  field(yard(['zE', 'zE'], ['', '', 'S'], []), raised([0, 1]))
    .may(DIRECTOR, 'place sq:1', 'place sq:3')
    .mayNot(DIRECTOR, 'place sq:0')
    .takes(DIRECTOR, 'place sq:3')
    .tells({ type: 'placed', unit: 0, at: 3 })
    .check((t) => expect(t.heroes[SAM]!.held).toEqual([1]))
    .mayNot(DIRECTOR, 'place sq:3')
    .takes(DIRECTOR, 'place sq:1')
    .tells({ type: 'placed', unit: 1, at: 1 })
    .tells({ type: 'risen', hero: SAM, at: 7 })
    .check((t) => {
      expect(t.heroes[SAM]!.held).toEqual([])
      expect(t.infected.map(({ at, prone }) => [at, prone])).toEqual([
        [3, false],
        [1, false],
        [7, false],
      ])
    })
})

test('18.8, 10.10. One that leaves a dead hero’s card looks to the nearest hero who lives.', () => {
  field(yard(['zE'], ['', 'S'], [], ['', '', 'K']), raised([0]))
    .takes(DIRECTOR, 'place sq:12')
    .tells({ type: 'placed', unit: 0, at: 12, facing: 2 })
})

test('R-55. An object drops where he died; who carried none drops none.', () => {
  const legend = { mission: { legend: { oF: { object: 'fuel', name: 'Fuel' } } } }
  const dead = (object: number) =>
    field(row('S', '', 'oF'), {
      ...raised([], { heroes: { [SAM]: { object } } }),
      ...legend,
      table: { objects: [2] },
    })
  dead(-1).leaves({ objects: [2] })
  dead(0)
    .tells({ type: 'objectDropped', hero: SAM, object: 0, at: 0 })
    .leaves({ objects: [0] })
})

test('R-95. Where an object lies already, his drops on the nearest square without one, in reading order.', () => {
  const objects = { oF: { object: 'fuel', name: 'Fuel' }, oW: { object: 'water', name: 'Water' } }
  const dead = (...marks: string[]) =>
    field(row(...marks), {
      ...raised([], { heroes: { [SAM]: { object: 0 } } }),
      mission: { legend: objects },
      table: { objects: [-1, 1] },
    })
  dead('oF', 'S', 'oW', '')
    .tells({ type: 'objectDropped', hero: SAM, object: 0, at: 0 })
    .leaves({ objects: [0, 1] })
})

const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

test('18.8. A hero who dies of one bite is not bitten by the others on his card.', () => {
  field(ROW(' S_ zW  zW         '), {
    hand: [],
    mission: { mode: 'director' },
    heroes: { [SAM]: { stage: 5, held: [0, 1] } },
    units: { 0: { at: -1 }, 1: { at: -1 } },
    next: [
      ['bite', SAM, 0],
      ['bite', SAM, 1],
    ],
  })
    .dice(1)
    .told('tested', 'died')
})
