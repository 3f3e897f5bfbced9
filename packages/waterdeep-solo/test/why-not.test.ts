import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { cardNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { scenery, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']

function refused(laid: Laid, id: string): string | undefined {
  const { table } = layOut(game, scenery({ pseudo: { column: COLUMN }, turn: 'you', ...laid }))
  return whyNot(game.view(table, 0), 0, [id])?.says
}

test('Spaces: taken, closed, too expensive.', () => {
  expect(refused({ pseudo: { on: ['plinth'] } }, 'plinth')).toMatch(/Pseudo's Agent stands on The Plinth/)
  expect(refused({ you: { on: ['plinth'] } }, 'plinth')).toMatch(/Your own Agent/)
  expect(refused({}, 'waterdeep-harbor-1')).toMatch(/Intrigue card/)
  expect(refused({ reassigning: true }, 'waterdeep-harbor-1')).toMatch(/closed/)
  expect(refused({ built: { 'house-of-wonder': ['you'] } }, 'house-of-wonder')).toMatch(
    /costs 2 Gold, and you have 0/,
  )
  expect(refused({ hall: { northgate: 1 } }, 'builders-hall')).toMatch(
    /every Building in the Hall costs more/,
  )
  expect(refused({ built: { zoarstar: ['you'] } }, 'zoarstar')).toMatch(
    /needs a space with an Agent of Pseudo/,
  )
  expect(refused({ you: { pool: 0 } }, 'plinth')).toMatch(/All your Agents/)
  expect(refused({}, 'plinth')).toBeUndefined()
})

test('Tiles of the Hall: too expensive, or for sale only at Builder’s Hall.', () => {
  const hall = { northgate: 1 }
  expect(refused({ hall }, 'northgate')).toMatch(/costs 3 Gold, and you have 0/)
  expect(refused({ hall, you: { tavern: '3G' } }, 'northgate')).toMatch(/send an Agent to Builder's Hall/)
  expect(refused({ hall, you: { tavern: '3G', on: ['builders-hall'] } }, 'northgate')).toBeUndefined()
})

test('Cards: only at the Harbor, and only if their price or condition is met.', () => {
  expect(refused({ you: { hand: ['ambush'] } }, 'ambush')).toMatch(/send an Agent to Waterdeep Harbor/)
  expect(refused({ you: { hand: ['bribe-agent'] } }, 'bribe-agent')).toMatch(/cannot be met/)
  expect(refused({ you: { hand: ['ambush'], on: ['waterdeep-harbor-1'] } }, 'ambush')).toBeUndefined()
})

test('Quests: too expensive, Mandatory ones first, Pseudo’s, or at the inn.', () => {
  const quests = ['raid-orc-stronghold']
  expect(refused({ you: { quests, tavern: '1F' } }, 'raid-orc-stronghold')).toMatch(
    /costs 4 Fighters and 2 Rogues; you have 1 Fighter/,
  )
  expect(refused({ you: { quests, tavern: '4F 2R' } }, 'raid-orc-stronghold')).toBeUndefined()
  expect(refused({ you: { quests: [...quests, 'quell-riots'] } }, 'raid-orc-stronghold')).toMatch(/Mandatory/)
  expect(refused({}, 'bolster-city-guard')).toMatch(/a Quest of Pseudo/)
  expect(refused({ inn: ['prison-break'] }, 'prison-break')).toMatch(/send an Agent to Cliffwatch Inn/)
})

// The section and the sentence.
function reason(laid: Laid, ...clicked: string[]) {
  const { table } = layOut(game, scenery({ pseudo: { column: COLUMN }, turn: 'you', ...laid }))
  return whyNot(game.view(table, 0), 0, clicked)
}
const section = (laid: Laid, id: string) => reason(laid, id)?.rule
// The same while a card is being played, or after a Quest was completed.
function during(laid: Laid, id: string, more: Partial<Table>) {
  const { table } = layOut(game, scenery({ pseudo: { column: COLUMN }, turn: 'you', ...laid }))
  return whyNot(game.view({ ...table, ...more }, 0), 0, [id])?.rule
}
const PLAYING = { playing: [cardNamed('ambush')] }
const COMPLETED: Partial<Table> = { completed: [1, 0] }

test('Without a click, for an unknown id, or for a hidden card there is no reason.', () => {
  expect(reason({})).toBeNull()
  expect(reason({}, 'nothing-of-the-kind')).toBeNull()
  expect(reason({}, 'ambush')).toBeNull() // not in the hand
  expect(reason({}, 'prison-break')).toBeNull() // in the deck
})

test('4.1. A space of Pseudo’s may be joined with the Orb, copied with the Zoarstar, or bribed.', () => {
  const pseudo = { column: COLUMN, on: ['plinth'] }
  expect(section({ pseudo }, 'plinth')).toBe('4.1')
  expect(section({ pseudo, you: { plots: ['recover-the-magisters-orb'] } }, 'plinth')).toBeUndefined()
  expect(
    section({ pseudo, you: { on: ['zoarstar'] }, built: { zoarstar: ['you'] } }, 'plinth'),
  ).toBeUndefined()
  expect(during({ pseudo }, 'plinth', PLAYING)).toBeUndefined()
  expect(during({ pseudo, you: { plots: ['recover-the-magisters-orb'] } }, 'plinth', { orbUsed: true })).toBe(
    '4.1',
  )
})

test('A10. Where Agents of both sides stand, a reward may take back the own one.', () => {
  const both = { you: { on: ['plinth'] }, pseudo: { column: COLUMN, on: ['plinth'] } }
  expect(during(both, 'plinth', COMPLETED)).toBeUndefined()
  expect(section(both, 'plinth')).toBe('4.1')
})

test('4.1. An own Agent’s space is refused in the plain turn only.', () => {
  const you = { on: ['plinth'] }
  expect(section({ you }, 'plinth')).toBe('4.1')
  expect(during({ you }, 'plinth', PLAYING)).toBeUndefined()
  expect(during({ you }, 'plinth', COMPLETED)).toBeUndefined()
})

test('3.2 to 5.5. Each space says why it cannot be used.', () => {
  expect(section({}, 'northgate')).toBe('5.2') // not in play
  expect(section({ reassigning: true, you: { hand: ['ambush'] } }, 'waterdeep-harbor-1')).toBe('3.3')
  expect(section({ reassigning: true }, 'plinth')).toBeUndefined()
  expect(section({ you: { pool: 0 } }, 'plinth')).toBe('3.2')
  expect(section({}, 'waterdeep-harbor-1')).toBe('5.3')
  expect(section({ you: { hand: ['ambush'] } }, 'waterdeep-harbor-1')).toBeUndefined()
  expect(section({ built: { zoarstar: ['you'] } }, 'zoarstar')).toBe('5.5')
  expect(section({ built: { 'house-of-wonder': ['you'] } }, 'house-of-wonder')).toBe('5.1')
  expect(
    section({ built: { 'house-of-wonder': ['you'] }, you: { tavern: '2G' } }, 'house-of-wonder'),
  ).toBeUndefined()
  expect(during({}, 'waterdeep-harbor-1', PLAYING)).toBeUndefined()
  expect(during({ you: { pool: 0 } }, 'plinth', COMPLETED)).toBeUndefined()
})

test('5.2. Builder’s Hall: not enough Gold, or no place.', () => {
  const ten = [
    'dragon-tower',
    'golden-horn',
    'helmstar-warehouse',
    'house-of-heroes',
    'jesters-court',
    'new-olamn',
  ].concat(['skulkway', 'stone-house', 'tower-of-luck', 'yawning-portal'])
  const built: Laid['built'] = Object.fromEntries(ten.map((id) => [id, ['you'] as ['you']]))
  const { skulkway: _, ...nine } = built
  const hall = { northgate: 1 }
  expect(reason({ hall, built, you: { tavern: '9G' } }, 'builders-hall')!.says).toMatch(/All ten places/)
  expect(reason({ hall, built: nine, you: { tavern: '2G' } }, 'builders-hall')!.says).toMatch(
    /You have 2 Gold/,
  )
  expect(section({ hall, built: nine, you: { tavern: '9G' } }, 'builders-hall')).toBeUndefined()
})

test('5.2. A tile of the Hall: its price, and where to buy it; cards, copies and the Orb may reach it.', () => {
  const hall = { northgate: 1 }
  expect(section({ hall }, 'northgate')).toBe('5.2')
  expect(section({ hall, you: { tavern: '3G', on: ['plinth'] } }, 'northgate')).toBe('5.2')
  expect(section({ hall, you: { tavern: '3G', on: ['builders-hall'] } }, 'northgate')).toBeUndefined()
  expect(section({ hall, you: { tavern: '2G', on: ['builders-hall'] } }, 'northgate')).toBe('5.2')
  expect(during({ hall }, 'northgate', PLAYING)).toBeUndefined()
  expect(
    section({ hall, you: { on: ['zoarstar'] }, built: { zoarstar: ['you'] } }, 'northgate'),
  ).toBeUndefined()
  const orb = { plots: ['recover-the-magisters-orb'] }
  expect(
    section({ hall, you: orb, pseudo: { column: COLUMN, on: ['northgate'] } }, 'northgate'),
  ).toBeUndefined()
  expect(section({ hall, you: orb }, 'northgate')).toBe('5.2')
  expect(section({ hall, pseudo: { column: COLUMN, on: ['northgate'] } }, 'northgate')).toBe('5.2')
})

test('5.3. Cards: their condition, and where they are played.', () => {
  expect(section({ you: { hand: ['change-of-plans'] } }, 'change-of-plans')).toBe('5.3')
  const you = { hand: ['ambush'] }
  expect(section({ you }, 'ambush')).toBe('5.3')
  expect(section({ you: { ...you, on: ['plinth'] } }, 'ambush')).toBe('5.3')
  expect(section({ you: { ...you, on: ['waterdeep-harbor-3'] } }, 'ambush')).toBeUndefined()
  expect(
    section({ you: { ...you, on: ['zoarstar'] }, built: { zoarstar: ['you'] } }, 'ambush'),
  ).toBeUndefined()
  expect(during({ you }, 'ambush', PLAYING)).toBeUndefined()
})

test('4.3, 5.4, 6.3, 7.1. Quests: at the inn, Pseudo’s, one a turn, Mandatory ones first, and the cost.', () => {
  const inn = ['prison-break']
  expect(section({ inn }, 'prison-break')).toBe('5.4')
  for (const space of ['cliffwatch-inn-1', 'cliffwatch-inn-2', 'cliffwatch-inn-3'])
    expect(section({ inn, you: { on: [space] } }, 'prison-break')).toBeUndefined()
  expect(section({ inn, you: { on: ['plinth'] } }, 'prison-break')).toBe('5.4')
  expect(during({ inn }, 'prison-break', PLAYING)).toBeUndefined()
  expect(
    section({ inn, you: { on: ['zoarstar'] }, built: { zoarstar: ['you'] } }, 'prison-break'),
  ).toBeUndefined()
  expect(section({}, 'bolster-city-guard')).toBe('7.1')
  const quests = ['raid-orc-stronghold']
  expect(during({ you: { quests, tavern: '4F 2R' } }, 'raid-orc-stronghold', COMPLETED)).toBe('4.3')
  expect(during({ you: { quests } }, 'raid-orc-stronghold', PLAYING)).toBeUndefined()
  expect(section({ you: { quests } }, 'raid-orc-stronghold')).toBe('4.3')
  expect(
    section({ you: { quests: [...quests, 'quell-riots'], tavern: '4F 2R' } }, 'raid-orc-stronghold'),
  ).toBe('6.3')
  expect(
    section({ you: { quests: [...quests, 'quell-riots'], tavern: '2C 1F' } }, 'quell-riots'),
  ).toBeUndefined()
  expect(section({ you: { quests: [...quests, 'quell-riots'] } }, 'quell-riots')).toBe('4.3')
})
