import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { hints } from '../src/hints.ts'
import { game, type Table } from '../src/index.ts'
import { view } from '../src/view.ts'
import { lay, scenery, type Laid } from './lay.ts'

const LAID: Laid = {
  turn: 'you',
  pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'] },
  built: { 'caravan-court': ['you', 2], 'fetlock-court': ['you'] },
}

const said = (laid: Laid, ...move: [string, ...string[]]) =>
  hints.reasons!(view(layOut(game, scenery(laid, ['assign'])).table, 0), move, null)

test('7A to 7D. A hint says where Pseudo goes next, and what for, and whether the move takes that space.', () => {
  expect(said(LAID, 'assign', 'builders-hall')).toEqual([
    'Where Pseudo goes next, as things stand: Fetlock Court. Bolster City Guard needs 9 more Fighters.',
  ])
  expect(said(LAID, 'assign', 'fetlock-court')).toEqual([
    'Where Pseudo goes next, as things stand: Fetlock Court. Bolster City Guard needs 9 more Fighters.',
    'You would be there before him.',
  ])
})

test('When chance will decide between equal spaces, a hint says so.', () => {
  const given: Laid = {
    turn: 'you',
    pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
    built: { 'jesters-court': ['pseudo', 2] },
  }
  for (const space of ['grinning-lion-tavern', 'jesters-court']) {
    const [next, first] = said(given, 'assign', space)
    expect(next).toContain('as things stand: 2 spaces are equal for him, such as The Grinning Lion Tavern. ')
    expect(first).toBe('You would be there before him.')
  }
})

test('Without Agents in Pseudo’s pool a hint says nothing of him.', () => {
  expect(said({ ...LAID, pseudo: { ...LAID.pseudo, pool: 0 } }, 'wait')).toEqual([])
})

test('The worth of a move is shown as the expected score.', () => {
  const table = { ...(lay(LAID) as Table), counted: true }
  for (const score of [-120, 0, 35]) {
    const worth = bots.worth!({ ...table, score }, 0, null)
    expect(hints.worth!(worth)).toBe(`${score < 0 ? `−${-score}` : score} VP`)
  }
})
