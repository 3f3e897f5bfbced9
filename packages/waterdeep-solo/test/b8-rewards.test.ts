import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { QUESTS } from '../src/data/quests.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { scenery, type Laid } from './lay.ts'
import { COLUMN, complete, DECK, his, pseudoCompletes, yours } from './playing.ts'

/* B8. Rewards of Quests, for both sides. */

test('Convert a Noble: a face-up Quest for you; Pseudo gives you one.', () => {
  const inn = ['prison-break', 'train-bladesingers']
  complete('convert-a-noble-to-lathander', { inn, questDeck: DECK.slice(0, 2) }, 'accept prison-break').check(
    (t) => expect(t.open[PLAYER]).toEqual([questNamed('prison-break')]),
  )
  pseudoCompletes('convert-a-noble-to-lathander', {
    inn,
    questDeck: ['spy-on-the-house-of-light', ...DECK],
  }).check((t) => {
    expect(t.open[PSEUDO].map((quest) => QUESTS[quest]!.id)).toEqual([
      'bolster-city-guard',
      'spy-on-the-house-of-light',
    ])
    expect(t.open[PLAYER]).toEqual([questNamed('repel-seawraiths')])
    expect(t.inn).toEqual(inn.map(questNamed))
  })
})

test('Loot the Crypt: a card and the top Quest of the deck.', () => {
  complete('loot-the-crypt-of-chauntea', { intrigueDeck: ['ambush'] }).leaves({
    hand: [cardNamed('ambush')],
    open: [[questNamed(DECK[0]!)], COLUMN.map(questNamed)],
  })
})

test('R-44. Lure Artisans: a Building of the Hall without paying; its tokens are scored.', () => {
  const hall = { 'caravan-court': 1, 'fetlock-court': 4, northgate: 4 }
  complete(
    'lure-artisans-of-mirabar',
    { hall, you: { lord: 'brianne-byndraeth' } },
    'build northgate',
  ).leaves({ score: 8 })
})

test('Placate the Walking Statue: the top tile of the stack, with its stock.', () => {
  complete('placate-the-walking-statue', { stack: ['golden-horn'] }).check((t) => {
    const tile = tileNamed('golden-horn')
    expect([t.owner[tile], t.stock[tile]]).toEqual([PLAYER, 4])
  })
  pseudoCompletes('placate-the-walking-statue', { stack: ['golden-horn'] }).check((t) =>
    expect(t.owner[tileNamed('golden-horn')]).toBe(PSEUDO),
  )
})

test('Establish Harpers Safe House: 2 VP for each Building one controls.', () => {
  const built: Laid['built'] = { northgate: ['you'], skulkway: ['pseudo'], 'new-olamn': ['pseudo'] }
  complete('establish-harpers-safe-house', { built }).leaves({ score: 8 + 2 })
  pseudoCompletes('establish-harpers-safe-house', { built }).leaves({ score: -8 - 4, taken: 12 })
})

test('Send Aid to the Harpers: the other side gains 4 Gold.', () => {
  complete('send-aid-to-the-harpers', { you: { lord: 'brianne-byndraeth' } }).check(his('4G'))
})

test('Prison Break: 2 Fighters, and a card is played at once.', () => {
  complete('prison-break', { you: { hand: ['conscription'] } }, 'play conscription').check(yours('4F'))
  pseudoCompletes('prison-break', { intrigueDeck: ['good-faith'], you: { tavern: '1C' } }).check(his('1C 2F'))
})

test('Research Chronomancy: a Wizard, and an Agent comes back.', () => {
  complete('research-chronomancy', { you: { on: ['plinth', 'field-of-triumph'], pool: 1 } }, 'recall plinth')
    .check(yours('1W'))
    .check((t) => expect(t.pool[PLAYER]).toBe(2))
  pseudoCompletes('research-chronomancy', {
    pseudo: {
      tavern: '2W 4G',
      column: ['research-chronomancy', ...COLUMN.slice(1)],
      on: ['plinth', 'castle-waterdeep'],
      pool: 1,
    },
  }).check((t) => expect(t.placed[PSEUDO]).toEqual([spaceNamed('plinth')]))
})

test('Recruiting: rewards of cubes come from the supply.', () => {
  complete('recruit-for-blackstaff-academy').check(yours('3W'))
  complete('defend-the-tower-of-luck', {}, 'take wizard').check(yours('1W'))
})

test('B8. The top Quest of the deck is told when it is drawn. From an empty deck none is.', () => {
  const loot = (questDeck: string[]) =>
    scene(
      game,
      scenery({ turn: 'you', questDeck }, [
        'carryOut',
        PLAYER,
        'reward',
        questNamed('loot-the-crypt-of-chauntea'),
        0,
      ]),
    )
  loot(['prison-break'])
    .tells({ type: 'questDrawn', side: PLAYER, quest: questNamed('prison-break') })
    .leaves({ open: [[questNamed('prison-break')], []] })
  loot([])
    .leaves({ open: [[], []] })
    .told()
})
