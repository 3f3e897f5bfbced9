import { layOut, Referee } from '@shamble/engine'
import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { spaceNamed } from '../src/data/names.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { view } from '../src/view.ts'
import { scenery } from './lay.ts'

// A table with something in every field.
function table(): Table {
  let found: Table | null = null
  const laid = scenery(
    {
      you: {
        tavern: '1C 2F 3G',
        quests: ['prison-break'],
        plots: ['bolster-griffon-cavalry'],
        hand: ['ambush'],
        on: ['plinth'],
      },
      pseudo: {
        tavern: '2R',
        column: ['domesticate-owlbears', 'bolster-city-guard'],
        plots: ['study-the-illusk-arch'],
      },
      built: { northgate: ['you'], 'golden-horn': ['pseudo', 4] },
      hall: { skulkway: 2 },
      inn: ['repel-seawraiths'],
      questDeck: ['train-bladesingers', 'host-festival-for-sune'],
      intrigueDeck: ['conscription'],
      stack: ['stone-house'],
    },
    ['pseudoAssign'],
  )
  scene(game, laid).check((t) => (found = t))
  return {
    ...found!,
    done: [[3], [4]],
    questDiscard: [7],
    intrigueDiscard: [5],
    playing: [6],
    scrapped: [2],
    completed: [1, 0],
    orbUsed: true,
    miracleUsed: true,
    copiedHarbor: spaceNamed('waterdeep-harbor-2'),
    taken: 9,
    score: -3,
  }
}

test('Everything face up is in the view; of the decks only their size is.', () => {
  const t = table()
  expect(t.whys[0]!.weighed.length).toBeGreaterThan(0)
  const { questDeck, intrigueDeck, stack, actions, ...faceUp } = t
  expect(actions).toEqual([])
  expect(view(t, PLAYER)).toEqual({
    ...faceUp,
    left: { quests: questDeck.length, intrigue: intrigueDeck.length, tiles: stack.length },
    ending: { adventurers: 3, gold: 1, open: -5 },
  })
})

test('A view is a copy: changing it does not change the table.', () => {
  const t = table()
  const before = JSON.stringify(t)
  const wreck = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return
    for (const value of Object.values(x)) wreck(value)
    if (Array.isArray(x)) x.push(99)
    else Object.assign(x, { broken: true })
  }
  wreck(view(t, PLAYER))
  expect(JSON.stringify(t)).toBe(before)
})

test('After the final count nothing is left to count.', () => {
  expect(view({ ...table(), counted: true }, PLAYER).ending).toEqual({ adventurers: 0, gold: 0, open: 0 })
  expect(table().placed[PSEUDO]).toHaveLength(1)
})

test('A spectator sees what the Player sees.', () => {
  expect(game.allSeeAlike).toBe(true)
  expect(view(table(), null)).toEqual(view(table(), PLAYER))
})

// A random stream of its own: what is imagined never shifts what is drawn in the game.
test('What the Player imagines differs from the table in the order of the three decks only.', () => {
  const position = layOut(game, { next: [] })
  const before = structuredClone(position)
  game.imagine(new Referee<Table, Event>(game, position), PLAYER)
  const { table, rng } = position
  for (const deck of ['questDeck', 'intrigueDeck', 'stack'] as const) {
    expect(table[deck]).not.toEqual(before.table[deck])
    expect(table[deck].toSorted()).toEqual(before.table[deck].toSorted())
  }
  const { questDeck, intrigueDeck, stack } = before.table
  expect({ ...table, questDeck, intrigueDeck, stack }).toEqual(before.table)
  expect({ ...rng.drawn, imagined: 0 }).toEqual({ ...before.rng.drawn, imagined: 0 })
})

test('What may be known although it is hidden has its reason.', () => {
  const { unseen = {} } = game
  expect(Object.keys(unseen)).toEqual([
    'actions',
    'told questFound.rejected',
    'told questGiven.rejected',
    'told intriguePlayed.card',
    'told mandatoryGiven',
  ])
  for (const reason of Object.values(unseen)) expect(reason).toMatch(/^\w.* \w+/)
})
