import { quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { QUESTS } from '../src/data/quests.ts'
import { SPACES } from '../src/data/spaces.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { actionText, cardText, rewardText } from '../src/naming.ts'
import { EVENT_SECTIONS } from '../src/sections.ts'
import { words } from '../src/words.ts'

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

test('Every card and space has a text.', () => {
  for (const [quest] of QUESTS.entries()) expect(rewardText(quest)).toMatch(/^(\d+ VP|Gain)/)
  for (const [card] of INTRIGUE.entries()) expect(cardText(card)).toMatch(/\.$/)
  for (const [space] of SPACES.entries()) expect(actionText(space)).toMatch(/\.$/)
})

test('Options have words for all their settings.', () => {
  for (const [name, settings] of Object.entries(game.options))
    for (const setting of settings) expect(words.options[name]!.settings![String(setting)]).toBeTruthy()
})
