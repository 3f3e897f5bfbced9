import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { hints } from '../src/hints.ts'
import { game, type Table } from '../src/index.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { whereNext } from '../src/reasons.ts'
import { NONE } from '../src/table.ts'
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
    expect(next).toContain('as things stand: 2 choices are equal for him, such as The Grinning Lion Tavern. ')
    expect(first).toBe('You would be there before him.')
  }
})

test('Chance may also decide which space the Zoarstar copies: then neither is named as certain.', () => {
  const given: Laid = {
    turn: 'you',
    pseudo: { tavern: '1C', column: ['domesticate-owlbears'], on: ['dragon-tower'] },
    you: { on: ['blackstaff-tower', 'tower-of-the-order', 'plinth'] },
    built: { zoarstar: ['pseudo'], 'tower-of-the-order': ['pseudo', 1], 'dragon-tower': ['pseudo'] },
  }
  const names = ['The Zoarstar, copying Blackstaff Tower', 'The Zoarstar, copying Tower of the Order']
  expect(said(given, 'assign', 'zoarstar')).toEqual([
    `Where Pseudo goes next, as things stand: 2 choices are equal for him, such as ${names[0]}. Domesticate Owlbears needs 2 more Wizards.`,
    'You would be there before him.',
  ])
  const { completes, places } = forecast(view(layOut(game, scenery(given, ['assign'])).table, 0))
  expect(whereNext(places)).toBe(`${names.join(' or ')}, at random`)
  expect(completes).toBe(NONE)
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
