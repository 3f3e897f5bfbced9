import { expect, test } from 'vitest'
import { because, type Reason, type Words } from '../src/index.ts'
import { readTexts, type Account } from '../src/testing/index.ts'
import { corridor, type Event, type View } from './corridor.ts'

/* Texts of the specimen, each with one thing wrong: reading finds it. */

const cardOf = (id: string): number => Number(id.split(':')[1])

const words: Words<View, Event> = {
  title: 'Corridor',
  about: 'A zombie comes closer.',
  aim: 'Shoot it.',
  figures: ({ deck }) => [`Deck ${deck}`],
  seat: (seat) => `Player ${seat + 1}`,
  ask: ({ ask }) => ask,
  move: ([verb, part]) => (part === undefined ? 'Hold' : `Choose ${verb} ${cardOf(part)}`),
  part: (id) => (id.includes(':') ? `Number ${cardOf(id)}` : 'Hold'),
  event(event) {
    if (event.type === 'stepped') return `It is ${event.to} squares away.`
    if (event.type === 'fired') return `${event.card} and ${event.die}: ${event.hit ? 'hit' : 'missed'}.`
    if (event.type === 'drew') return event.card === undefined ? '' : `You draw ${event.card}.`
    return event.type === 'bitten' ? `A bite: ${event.hand.length} cards.` : `${event.card} is lost.`
  },
  rule: () => undefined,
  result: ({ scores }) => `Kills: ${scores!.join(', ')}.`,
}

const whyNot = (view: View, _: number, [id]: readonly string[]): Reason | null =>
  id === 'zombie' ? because('1', `The zombie is ${view.zombie} squares away.`) : null

const account: Account<View, Event> = {
  words,
  whyNot,
  names: /hit|missed|lost/,
  events: {
    stepped: ({ to }) => [to],
    fired: ({ card, die, hit }) => [card, die, hit ? 'hit' : 'missed'],
    drew: ({ card }) => (card === undefined ? null : [card]),
    bitten: ({ hand }) => [hand.length],
    lost: ({ card }) => [card, 'lost'],
  },
  moves: {
    fire: ([, part]) => [cardOf(part!)],
    give: ([, part]) => [cardOf(part!)],
    tear: ([, part]) => [cardOf(part!)],
  },
  parts: {
    card: (id) => [cardOf(id)],
    seat: (id) => [cardOf(id)],
    fire: () => [],
    give: () => [],
    tear: () => [],
  },
  namesVerbs: true,
  figures: ({ deck }) => [deck],
  result: ({ scores }) => scores!,
  reasons: [
    { says: /^The zombie is /, holds: ({ zombie }) => zombie < 7, mentions: ({ zombie }) => [zombie] },
  ],
  ids: ['zombie'],
}

const read = (more: Partial<Account<View, Event>>) => () =>
  readTexts(corridor, { ...account, ...more }, { games: 30, seed: 'texts', every: 2, prefers: ['hold'] })
const say = (more: Partial<Words<View, Event>>) => read({ words: { ...words, ...more } })

test('Texts that are right are read without a fault, and everything in the account is met.', () => {
  expect(read({})()).toEqual([])
  expect(read({ moves: { ...account.moves, run: () => [] } })()).toEqual(['move run'])
})

test('A wrong number or name is found in events, also in fields that came together by crossing.', () => {
  const event = (wrong: (event: Event) => string | null) =>
    say({ event: (told, after, before) => wrong(told) ?? words.event(told, after, before) })
  expect(event((told) => (told.type === 'stepped' ? `It is ${told.to + 1} squares away.` : null))).toThrow(
    /stepped/,
  )
  expect(event((told) => (told.type === 'stepped' && told.to === 0 ? 'It is here.' : null))).toThrow(
    /mentions , the account 0/,
  )
  expect(event((told) => (told.type === 'drew' ? '' : null))).toThrow(/says nothing/)
  expect(event((told) => (told.type === 'drew' ? 'A card.' : null))).toThrow(/should be left empty/)
  expect(event((told) => (told.type === 'lost' ? 'undefined is lost.' : null))).toThrow(/is broken/)
})

test('So it is in labels, parts, figures and results.', () => {
  expect(say({ move: () => 'Choose 9' })).toThrow(/mentions 9/)
  expect(say({ part: () => 'Number 9' })).toThrow(/part /)
  expect(say({ figures: () => ['Deck 99'] })).toThrow(/figures/)
  expect(say({ result: () => 'Kills: 99.' })).toThrow(/result/)
  expect(read({ hints: { reasons: () => ['It hits.'] } })).toThrow(/hint for/)
  expect(read({ rareResults: [{ winners: [], reason: 'over', scores: [7] }], result: () => [0] })).toThrow(
    /7/,
  )
  const worth = () => [9]
  expect(read({ hints: { worth: (n) => `${9 + n} %` }, worth })).toThrow(/worth/)
  expect(read({ hints: { worth: () => '9 %' }, worth })()).toEqual([])
})

test('A reason has one claim, which is true and mentions what it should.', () => {
  const claim = account.reasons![0]!
  expect(read({ reasons: [] })).toThrow(/0 claims/)
  expect(read({ reasons: [claim, claim] })).toThrow(/2 claims/)
  expect(read({ reasons: [{ ...claim, holds: () => false }] })).toThrow(/not true/)
  expect(read({ reasons: [{ ...claim, mentions: () => [99] }] })).toThrow(/the account 99/)
})

test('A reason that is due is given, and none against a legal move.', () => {
  const claim = account.reasons![0]!
  expect(read({ reasons: [{ ...claim, due: /^hold zombie$/ }] })()).toEqual([])
  expect(read({ reasons: [{ ...claim, due: /^\w+ zombie$/ }], whyNot: () => null })).toThrow(/no reason, but/)
  expect(read({ reasons: [{ ...claim, due: /^nobody/ }], whyNot: () => null })).toThrow(/at undefined: no/)
  expect(read({ reasons: [], always: / zombie$/, whyNot: () => null })).toThrow(/no reason\./)
  const refuses = () => because('1', 'The zombie is 3 squares away.')
  expect(read({ reasons: [{ ...claim, mentions: () => [3] }], whyNot: refuses })).toThrow(/of a legal move/)
})

test('What is no number and no name cannot be expected of a text.', () => {
  expect(read({ figures: () => ['plenty'] })).toThrow(/neither a number nor a name/)
})
