import { scene } from '@shamble/engine/testing'
import { test } from 'vitest'
import { tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, his, yours } from './placing.ts'

/* When Plot Quests pay: at the start of a round, and for an action. */

// ── The start of a round ──

test('R-53. Plot Quests of the start of a round: the side with the First Player marker first.', () => {
  const laid: Laid = {
    you: { plots: ['defend-the-tower-of-luck'], pool: 4 },
    pseudo: { plots: ['defend-the-tower-of-luck'], column: COLUMN, tavern: '1C', pool: 4 },
    round: 2,
  }
  const begins = (firstPlayer: 0 | 1) =>
    scene(game, { table: { ...lay(laid), firstPlayer }, next: [['startRound']] })
  begins(PLAYER).asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard').check(his('1C'))
  begins(PSEUDO).asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard').check(his('1C 1W'))
})

// ── What an action gives ──

test('R-45. The bonus comes after the action and before the owner’s benefit.', () => {
  const given: Laid = {
    you: { plots: ['bolster-griffon-cavalry'] },
    pseudo: { column: COLUMN },
    built: { 'caravan-court': ['pseudo', 2] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign caravan-court')
    .told('assigned', 'gained', 'gained', 'ownerPaid', 'gained')
    .check(yours('3F'))
    .check(his('1F'))
})

test('R-45. A reward of a Quest is no action, and what the other side gains by one’s action is not one’s own.', () => {
  const given: Laid = {
    you: {
      plots: ['bolster-griffon-cavalry'],
      quests: ['defeat-uprising-from-undermountain'],
      tavern: '1C 3F 1R 2G',
    },
    pseudo: { column: COLUMN },
    turn: 'you',
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery(given, ['complete']))
    .takes(0, 'complete defeat-uprising-from-undermountain')
    .check(yours('2F'))
  const cards: Laid = {
    you: { hand: ['conscription'], plots: [] },
    pseudo: { column: COLUMN, plots: ['bolster-griffon-cavalry'] },
    turn: 'you',
  }
  scene(game, scenery(cards, ['assign']))
    .takes(0, 'assign waterdeep-harbor-1')
    .takes(0, 'play conscription')
    .check(yours('2F'))
    .check(his('1F'))
})

test('R-45. Each Plot Quest pays once for an action, and several may pay for the same one.', () => {
  const given: Laid = {
    you: { plots: ['fence-goods-for-duke-of-darkness', 'bribe-the-shipwrights'] },
    pseudo: { column: COLUMN },
    built: { 'helmstar-warehouse': ['you'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign helmstar-warehouse')
    .check(yours('3R 4G'))
})

test('R-45. A card that Pseudo plays outside an action of his sets off none of his Plot Quests.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, plots: ['bolster-griffon-cavalry'], pool: 0 },
    built: { 'dragon-tower': ['pseudo'] },
    intrigueDeck: ['ambush'],
    you: { tavern: '1F' },
    turn: 'you',
  }
  scene(game, scenery(given, ['payOwner', tileNamed('dragon-tower')])).check(his('1F'))
})
