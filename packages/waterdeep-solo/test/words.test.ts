import { layOut, quickChance, Referee, start, type Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { QUESTS } from '../src/data/quests.ts'
import { SPACES } from '../src/data/spaces.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { actionText, cardText, rewardText } from '../src/naming.ts'
import { EVENT_SECTIONS } from '../src/sections.ts'
import { words } from '../src/words.ts'
import { scenery, type Laid } from './lay.ts'

const SILENT = new Set<Event['type']>([
  'turnBegan',
  'ownerPaid',
  'stockTaken',
  'innCleared',
  'intrigueDiscarded',
])
const ODD = /undefined|null|NaN|\[object|\{|\}|  /

test('Every move, part, question and event of random games has well-formed words.', () => {
  const met = new Set<string>()
  for (let n = 0; n < 25; n++) {
    const chance = quickChance(`words-${n}`)
    const g = new Referee<Table, Event>(game, start(game, `words-${n}`, 1).position)
    const told = start(game, `words-${n}`, 1).told
    told.forEach(({ event }) => hear(event))
    g.settle()
    while (g.pending.length > 0) {
      const [choice] = g.pending
      const view = game.view(g.table, 0)
      const said = [words.ask(choice!, view)]
      for (const move of choice!.moves) {
        said.push(words.move(move, view))
        for (const part of move.slice(1)) said.push(words.part(part, view))
      }
      for (const text of said) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(ODD)
      }
      g.choose(0, chance(choice!.moves.length))
      for (const { event } of g.told.splice(0)) hear(event)
    }

    function hear(event: Event): void {
      met.add(event.type)
      const sentence = words.event(event, game.view(g.table, 0))
      expect(sentence === '', event.type).toBe(SILENT.has(event.type))
      expect(sentence).not.toMatch(ODD)
      expect(words.rule(event.type), event.type).toMatch(/^\d/)
    }

    expect(words.result(g.result!, game.view(g.table, 0))).toMatch(/score|VP/)
  }
  const rare = [
    'swapped',
    'agentLeft',
    'passed',
    'nothingGained',
    'noEffect',
    'reshuffled',
    'buildingDiscarded',
  ]
  const unmet = Object.keys(EVENT_SECTIONS).filter((type) => !met.has(type) && !rare.includes(type))
  expect(unmet).toEqual([])
})

test('The events of the set-up have words.', () => {
  const { told, position } = start(game, 'words', 1)
  const view = game.view(position.table, 0)
  expect(told.slice(0, 3).map(({ event }) => words.event(event, view))).toEqual([
    expect.stringMatching(/^Your Lord is /),
    expect.stringMatching(/^You begin with /),
    expect.stringMatching(/^Pseudo draws the Quest /),
  ])
})

const labelOf = (laid: Laid, move: Move): string =>
  words.move(move, game.view(layOut(game, scenery(laid)).table, 0))

test('R-46. Where the supply has too few cubes a space says how many are left.', () => {
  const taken = (fighters: string) => ({ you: { tavern: fighters }, pseudo: { tavern: '10F' } })
  const to = (fighters: string) => labelOf(taken(fighters), ['assign', 'field-of-triumph'])
  expect(to('13F')).toBe('Field of Triumph: Gain 2 Fighters.')
  expect(to('14F')).toBe('Field of Triumph: Gain 2 Fighters. Left: 1 Fighter.')
  expect(to('15F')).toBe('Field of Triumph: Gain 2 Fighters. Left: 0 Fighters.')
})

test('A5, R-29. A Building with a stock says what lies there, or that nothing does.', () => {
  const to = (laid: Laid, verb = 'assign') => labelOf(laid, [verb, 'caravan-court'])
  const takes = 'Caravan Court: Take everything that lies here.'
  expect(to({ built: { 'caravan-court': ['you', 2] } })).toBe(`${takes} Now 2. (yours)`)
  expect(to({ built: { 'caravan-court': ['pseudo', 0] } })).toBe(`${takes} Nothing lies here now. (Pseudo's)`)
  expect(to({ hall: { 'caravan-court': 1 } }, 'sample')).toBe(`${takes} Nothing lies here now.`)
})

test('A8. Whose Agent is assigned again, and whose leaves.', () => {
  const view = game.view(layOut(game, scenery({})).table, 0)
  const told = (event: Event) => words.event(event, view)
  const harbor = SPACES.findIndex(({ id }) => id === 'waterdeep-harbor-1')
  expect([0, 1].map((side) => told({ type: 'reassigned', side: side as 0 | 1, from: harbor }))).toEqual([
    'Your Agent leaves Waterdeep Harbor 1 to be assigned again.',
    "Pseudo's Agent leaves Waterdeep Harbor 1 to be assigned again.",
  ])
  expect([0, 1].map((side) => told({ type: 'agentLeft', side: side as 0 | 1, space: harbor }))).toEqual([
    'Your Agent leaves Waterdeep Harbor 1: no space is open to it.',
    "Pseudo's Agent leaves Waterdeep Harbor 1: no space is open to it.",
  ])
})

test('Every card and space has a text.', () => {
  for (const [quest] of QUESTS.entries()) expect(rewardText(quest)).toMatch(/^(\d+ VP|Gain)/)
  for (const [card] of INTRIGUE.entries()) expect(cardText(card)).toMatch(/\.$/)
  for (const [space] of SPACES.entries()) expect(actionText(space)).toMatch(/\.$/)
})
