import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { at, COLUMN, goes } from './playing.ts'

/* B4, B5. Pseudo's turn: completing Quests, and giving Quests to the Player. */

test('R-04. While Pseudo holds a Mandatory Quest the others are scanned but not completed.', () => {
  const given: Laid = { pseudo: { column: ['quell-riots', 'raid-orc-stronghold'], tavern: '4F 2R' } }
  scene(game, scenery(given, ['pseudoComplete'])).leaves({ done: [[], []], score: 0 })
  expect(goes({ pseudo: { column: ['quell-riots', 'raid-orc-stronghold'], tavern: '2C 1F' } }).kind).toBe(1)
})

test('R-17. The newest Mandatory Quest lies on top of the column.', () => {
  const given: Laid = {
    pseudo: { column: ['quell-riots', ...COLUMN], tavern: '2C 1F' },
    you: { hand: ['foil-the-zhentarim'] },
  }
  scene(game, scenery(given, ['playCard']))
    .takes(0, 'play foil-the-zhentarim')
    .leaves({ open: [[], ['foil-the-zhentarim', 'quell-riots', ...COLUMN].map(questNamed)] })
})

test("R-19. After an extra Agent in the Player's turn Pseudo may complete one Quest.", () => {
  const given: Laid = {
    turn: 'you',
    built: { 'dragon-tower': ['pseudo'] },
    intrigueDeck: ['accelerate-plans'],
    questDeck: ['repel-seawraiths'],
    pseudo: { column: ['raid-orc-stronghold', 'bolster-city-guard'], tavern: '4F', pool: 2 },
  }
  scene(game, scenery(given, ['payOwner', tileNamed('dragon-tower')])).check((t) => {
    expect(t.placed[PSEUDO]).toEqual([at('grinning-lion-tavern')])
    expect(t.done[PSEUDO]).toEqual([questNamed('raid-orc-stronghold')])
    expect(t.score).toBe(-8)
  })
})

test("R-19. In Pseudo's own turn an extra Agent gives no extra Quest.", () => {
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold', 'train-bladesingers'], tavern: '7F 2R 1W' },
    you: { on: ['plinth'] },
    intrigueDeck: ['accelerate-plans'],
    questDeck: ['repel-seawraiths', 'prison-break'],
  }
  scene(game, scenery(given, ['pseudoAssign'], ['pseudoComplete'], ['pseudoComplete'])).check((t) =>
    expect(t.done[PSEUDO]).toHaveLength(1),
  )
})

// ── Giving a Quest ──

test('7E, R-20. The Quest given and those rejected are told, and also that none fits.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN },
    questDeck: ['thin-the-city-watch', 'raid-orc-stronghold'],
  }
  const gives = (laid: Laid) => scene(game, scenery(laid, ['pseudoPlays', cardNamed('special-assignment')]))
  gives(given).tells({
    type: 'questGiven',
    quest: questNamed('raid-orc-stronghold'),
    rejected: [questNamed('thin-the-city-watch')],
  })
  gives({ ...given, questDeck: ['thin-the-city-watch'] })
    .tells({ type: 'questFound', quest: null, rejected: [questNamed('thin-the-city-watch')] })
    .leaves({ open: [[], COLUMN.map(questNamed)] })
})

test('R-20. The search reshuffles the discards, but not what it has just rejected. Without a fit no Quest is given.', () => {
  // Mirt scores Commerce and Piety.
  const table = {
    ...lay({ questDeck: ['thin-the-city-watch'] }),
    questDiscard: [questNamed('create-a-shrine-to-oghma')],
  }
  scene(game, {
    table,
    next: [['carryOut', PSEUDO, 'reward', questNamed('convert-a-noble-to-lathander'), 0]],
  }).check((t) => {
    expect(t.open[PLAYER]).toEqual([])
    expect(t.questDiscard.toSorted()).toEqual(
      ['thin-the-city-watch', 'create-a-shrine-to-oghma'].map(questNamed).toSorted(),
    )
  })
})
