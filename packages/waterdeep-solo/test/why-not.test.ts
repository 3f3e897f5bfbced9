import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { scenery, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']

function refused(laid: Laid, id: string): string | undefined {
  const { table } = layOut(game, scenery({ pseudo: { column: COLUMN }, turn: 'you', ...laid }))
  return whyNot(game.view(table, 0), 0, [id])?.says
}

test('Spaces: taken, closed, too dear.', () => {
  expect(refused({ pseudo: { on: ['plinth'] } }, 'plinth')).toMatch(/Pseudo's Agent stands on The Plinth/)
  expect(refused({ you: { on: ['plinth'] } }, 'plinth')).toMatch(/Your own Agent/)
  expect(refused({}, 'waterdeep-harbor-1')).toMatch(/Intrigue card/)
  expect(refused({ reassigning: true }, 'waterdeep-harbor-1')).toMatch(/closed/)
  expect(refused({ built: { 'house-of-wonder': ['you'] } }, 'house-of-wonder')).toMatch(
    /costs 2 Gold, and you have 0/,
  )
  expect(refused({ hall: { northgate: 1 } }, 'builders-hall')).toMatch(
    /no Building in the Hall costs so little/,
  )
  expect(refused({ built: { zoarstar: ['you'] } }, 'zoarstar')).toMatch(
    /needs a space with an Agent of Pseudo/,
  )
  expect(refused({ you: { pool: 0 } }, 'plinth')).toMatch(/All your Agents/)
  expect(refused({}, 'plinth')).toBeUndefined()
})

test('Tiles of the Hall: too dear, or not there to buy.', () => {
  const hall = { northgate: 1 }
  expect(refused({ hall }, 'northgate')).toMatch(/costs 3 Gold, and you have 0/)
  expect(refused({ hall, you: { tavern: '3G' } }, 'northgate')).toMatch(/send an Agent to Builder's Hall/)
  expect(refused({ hall, you: { tavern: '3G', on: ['builders-hall'] } }, 'northgate')).toBeUndefined()
})

test('Cards: only at the Harbor, and only if what they ask can be met.', () => {
  expect(refused({ you: { hand: ['ambush'] } }, 'ambush')).toMatch(/send an Agent to Waterdeep Harbor/)
  expect(refused({ you: { hand: ['bribe-agent'] } }, 'bribe-agent')).toMatch(/cannot be met/)
  expect(refused({ you: { hand: ['ambush'], on: ['waterdeep-harbor-1'] } }, 'ambush')).toBeUndefined()
})

test('Quests: not paid, one a turn, Mandatory first, his, or at the inn.', () => {
  const quests = ['raid-orc-stronghold']
  expect(refused({ you: { quests, tavern: '1F' } }, 'raid-orc-stronghold')).toMatch(
    /asks 4 Fighters and 2 Rogues; you have 1 Fighter/,
  )
  expect(refused({ you: { quests, tavern: '4F 2R' } }, 'raid-orc-stronghold')).toBeUndefined()
  expect(refused({ you: { quests: [...quests, 'quell-riots'] } }, 'raid-orc-stronghold')).toMatch(/Mandatory/)
  expect(refused({}, 'bolster-city-guard')).toMatch(/a Quest of Pseudo/)
  expect(refused({ inn: ['prison-break'] }, 'prison-break')).toMatch(/send an Agent to Cliffwatch Inn/)
})
