import { layOut, Referee } from '@shamble/engine'
import { expect, test } from 'vitest'
import { cardNamed } from '../src/data/names.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { scenery, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']

const refused = (laid: Laid, id: string): string | undefined => reason(laid, id)?.says

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
  expect(refused({}, 'plinth')).toBeUndefined()
})

test('Tiles of the Hall: too expensive, or for sale only at Builder’s Hall.', () => {
  const hall = { northgate: 1 }
  expect(refused({ hall }, 'northgate')).toMatch(/costs 3 Gold, and you have 0/)
  expect(refused({ hall, you: { tavern: '3G' } }, 'northgate')).toMatch(
    /Northgate is bought at Builder's Hall: first send an Agent there/,
  )
  expect(refused({ hall, you: { tavern: '3G', on: ['builders-hall'] } }, 'northgate')).toMatch(
    /which you cannot use now/,
  )
})

test('Cards: only at the Harbor, and only if their price or condition is met.', () => {
  expect(refused({ you: { hand: ['ambush'] } }, 'ambush')).toMatch(
    /Ambush is played at Waterdeep Harbor: first send an Agent there/,
  )
  expect(refused({ you: { hand: ['bribe-agent'] } }, 'bribe-agent')).toMatch(/cannot be met/)
  expect(reason({ you: { hand: ['ambush'] } }, 'ambush')?.first).toBe('waterdeep-harbor-1')
})

test('Quests: too expensive, Mandatory ones first, Pseudo’s, or at the inn.', () => {
  const quests = ['raid-orc-stronghold']
  expect(refused({ you: { quests, tavern: '1F' } }, 'raid-orc-stronghold')).toMatch(
    /costs 4 Fighters and 2 Rogues; you have 1 Fighter/,
  )
  expect(refused({ you: { quests: [...quests, 'quell-riots'] } }, 'raid-orc-stronghold')).toMatch(/Mandatory/)
  expect(refused({}, 'bolster-city-guard')).toMatch(/a Quest of Pseudo/)
  expect(refused({ inn: ['prison-break'] }, 'prison-break')).toMatch(
    /Prison Break is taken at Cliffwatch Inn: first send an Agent there/,
  )
})

// The section and the sentence.
function reason(laid: Laid, ...clicked: string[]) {
  const g = positioned(laid)
  return whyNot(game.view(g.table, 0), 0, clicked, g.pending[0])
}
const section = (laid: Laid, id: string) => reason(laid, id)?.rule
// The same when another question is asked, on a table that is changed.
function during(laid: Laid, id: string, step: string, more: Partial<Table> = {}) {
  const { table } = positioned(laid)
  return whyNot(game.view({ ...table, ...more }, 0), 0, [id], { step, moves: [] })?.rule
}
function positioned(laid: Laid) {
  const scene = scenery({ pseudo: { column: COLUMN }, turn: 'you', ...laid }, ['assign'])
  return new Referee<Table, Event>(game, layOut(game, scene)).settle()
}

test('Without a click, for an unknown id, or for a hidden card there is no reason.', () => {
  expect(reason({})).toBeNull()
  expect(reason({}, 'nothing-of-the-kind')).toBeNull()
  expect(reason({}, 'ambush')).toBeNull() // not in the hand
  expect(reason({}, 'prison-break')).toBeNull() // in the deck
})

test('Without a question there is no reason, nor while something else is asked.', () => {
  const { table } = positioned({})
  const view = game.view(table, 0)
  expect(whyNot(view, 0, ['bolster-city-guard'])).toBeNull()
  for (const step of ['chooseTheirSpace', 'chooseAgentBack', 'chooseQuestToDiscard'])
    expect(whyNot(view, 0, ['bolster-city-guard'], { step, moves: [] })).toBeNull()
})

test('4.1. A space of Pseudo’s may be joined with the Orb, or be asked for by another question.', () => {
  const pseudo = { column: COLUMN, on: ['plinth'] }
  expect(section({ pseudo }, 'plinth')).toBe('4.1')
  expect(section({ pseudo, you: { plots: ['recover-the-magisters-orb'] } }, 'plinth')).toBeUndefined()
  expect(during({ pseudo }, 'plinth', 'chooseTheirSpace')).toBeUndefined()
  expect(
    during({ pseudo, you: { plots: ['recover-the-magisters-orb'] } }, 'plinth', 'assign', { orbUsed: true }),
  ).toBe('4.1')
})

test('A10. Where Agents of both sides stand, a reward may take back the own one.', () => {
  const both = { you: { on: ['plinth'] }, pseudo: { column: COLUMN, on: ['plinth'] } }
  expect(during(both, 'plinth', 'chooseAgentBack')).toBeUndefined()
  expect(section(both, 'plinth')).toBe('4.1')
})

test('4.1. An own Agent’s space is refused to the next Agent, also with the Zoarstar and while a card is played.', () => {
  const you = { on: ['plinth', 'zoarstar'] }
  expect(section({ you, built: { zoarstar: ['you'] } }, 'plinth')).toBe('4.1')
  expect(during({ you }, 'plinth', 'assign', { playing: [cardNamed('ambush')] })).toBe('4.1')
})

test('5.5. A space with Agents of both sides may be copied: an Agent of one’s own there forbids nothing.', () => {
  const both = { you: { on: ['plinth', 'zoarstar'] }, pseudo: { column: COLUMN, on: ['plinth'] } }
  expect(during({ ...both, built: { zoarstar: ['you'] } }, 'plinth', 'chooseTheirSpace')).toBeUndefined()
})

test('3.2 to 5.5. Each space says why it cannot be used.', () => {
  for (const tile of ['caravan-court', 'northgate']) expect(section({}, tile)).toBe('5.2') // not in play
  expect(section({ reassigning: true, you: { hand: ['ambush'] } }, 'waterdeep-harbor-1')).toBe('3.3')
  expect(section({ reassigning: true }, 'plinth')).toBeUndefined()
  expect(section({}, 'waterdeep-harbor-1')).toBe('5.3')
  expect(section({ you: { hand: ['ambush'] } }, 'waterdeep-harbor-1')).toBeUndefined()
  expect(section({ built: { zoarstar: ['you'] } }, 'zoarstar')).toBe('5.5')
  expect(section({ built: { 'house-of-wonder': ['you'] } }, 'house-of-wonder')).toBe('5.1')
  expect(
    section({ built: { 'house-of-wonder': ['you'] }, you: { tavern: '2G' } }, 'house-of-wonder'),
  ).toBeUndefined()
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
  expect(section({ hall, built, you: { tavern: '9G' } }, 'builders-hall')).toBe('5.2')
  expect(section({ hall, built: nine, you: { tavern: '2G' } }, 'builders-hall')).toBe('5.2')
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
  expect(reason({ hall, you: { tavern: '3G' } }, 'northgate')).toMatchObject({ first: 'builders-hall' })
  expect(reason({ hall, you: { tavern: '3G', on: ['builders-hall'] } }, 'northgate')?.first).toBeUndefined()
  expect(during({ hall, you: { tavern: '2G' } }, 'northgate', 'chooseTile')).toBe('5.2')
  expect(during({ hall, you: { tavern: '3G' } }, 'northgate', 'chooseTile')).toBeUndefined()
  expect(during({ hall }, 'northgate', 'chooseFreeTile')).toBeUndefined()
  for (const elsewhere of ['fetlock-court', 'plinth', 'ambush'])
    expect(during({ hall }, elsewhere, 'chooseTile')).toBeUndefined()
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
  const full = ['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3']
  expect(reason({ you: { ...you, on: full } }, 'ambush')).toEqual({
    rule: '5.3',
    says: 'Ambush is played at Waterdeep Harbor, which you cannot use now.',
  })
  expect(during({ you }, 'ambush', 'playCard')).toBeUndefined()
  expect(during({ you: { hand: ['bribe-agent'] } }, 'bribe-agent', 'playCard')).toBe('5.3')
  for (const elsewhere of ['bribe-agent', 'plinth'])
    // not in the hand
    expect(during({ you }, elsewhere, 'playCard')).toBeUndefined()
})

test('4.3, 5.4, 6.3, 7.1. Quests: at the inn, Pseudo’s, one a turn, Mandatory ones first, and the cost.', () => {
  const inn = ['prison-break']
  expect(section({ inn }, 'prison-break')).toBe('5.4')
  for (const space of ['cliffwatch-inn-1', 'cliffwatch-inn-2', 'cliffwatch-inn-3'])
    expect(section({ inn, you: { on: [space] } }, 'prison-break')).toBe('5.4')
  expect(section({ inn, you: { on: ['plinth'] } }, 'prison-break')).toBe('5.4')
  expect(during({ inn }, 'prison-break', 'chooseQuest')).toBeUndefined()
  expect(section({}, 'bolster-city-guard')).toBe('7.1')
  const quests = ['raid-orc-stronghold']
  expect(
    during({ you: { quests, tavern: '4F 2R' } }, 'raid-orc-stronghold', 'complete', { completed: [1, 0] }),
  ).toBe('4.3')
  expect(during({ you: { quests } }, 'raid-orc-stronghold', 'chooseQuestToDiscard')).toBeUndefined()
  expect(section({ you: { quests } }, 'raid-orc-stronghold')).toBe('4.3')
  expect(
    section({ you: { quests: [...quests, 'quell-riots'], tavern: '4F 2R' } }, 'raid-orc-stronghold'),
  ).toBe('6.3')
  expect(
    section({ you: { quests: [...quests, 'quell-riots'], tavern: '2C 1F' } }, 'quell-riots'),
  ).toBeUndefined()
  expect(section({ you: { quests: [...quests, 'quell-riots'] } }, 'quell-riots')).toBe('4.3')
})
