import { look, quickChance, Referee, start, type Pending } from '@shamble/engine'
import { expect, test } from 'vitest'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { cardText, roleText, threatText } from '../src/naming.ts'
import { EVENT_SECTIONS } from '../src/sections.ts'
import type { View } from '../src/view.ts'
import { words } from '../src/words.ts'
import { world } from './lay.ts'

const ODD = /undefined|null|NaN|\[object|\{|\}|  |nowhere|nobody begins|[.,;:][,;:]/

test('Every move, part, question and event of random games has well-formed words.', () => {
  const met = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const chance = quickChance(`words-${n}`)
    const options = { characters: 2 + (n % 3), roles: n % 2 === 0 ? 'dealt' : 'chosen' }
    const begun = start(game, `words-${n}`, 1, options)
    const g = new Referee<Table, Event>(game, begun.position)
    begun.told.forEach(({ event }) => hear(event))
    g.settle()
    while (g.pending.length > 0) {
      const [choice] = g.pending
      const view = game.view(g.table, 0)
      const said = [words.ask(choice!, view)]
      const { facts } = look(game, g.position, 0, g.pending).choices[0]!
      for (const [n, move] of choice!.moves.entries()) {
        said.push(words.move(move, view, facts?.[n]))
        for (const part of move) said.push(words.part(part, view))
      }
      expect(words.rule(choice!.step), choice!.step).toMatch(/^\d/)
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
      if (SILENT.includes(event.type)) expect(sentence).toBe('')
      else expect(sentence, event.type).toMatch(/^[A-Z].*[.]$/s)
      expect(sentence).not.toMatch(ODD)
      expect(words.rule(event.type), event.type).toMatch(/^\d/)
    }

    expect(words.result(g.result!, game.view(g.table, 0))).toMatch(/^(Won|Lost)/)
  }
  const unmet = Object.keys(EVENT_SECTIONS).filter((type) => !met.has(type) && !RARE.includes(type))
  expect(unmet).toEqual([])
})

// Only the board needs them.
const SILENT = ['putAside', 'battleEnded']

// Each has a scene of its own.
const RARE = ['noCardLeft', 'reshuffled', 'broke']

test('Every card and character has a text.', () => {
  for (const [card] of COMBAT.entries()) expect(cardText(card)).toMatch(/^\S.*\.$/)
  for (const [threat] of THREATS.entries()) expect(threatText(threat)).toMatch(/^\S.*\.$/)
  for (const [role] of ROLES.entries()) expect(roleText(role)).toMatch(/^\S.*\.$/)
})

test('A move says where it leads, the chance to win there, and its price.', () => {
  const { position } = start(game, 'labels', 1, { characters: 2 })
  const view = game.view(position.table, 0)
  const zone = view.strength.findIndex((strength, at) => strength > 0 && !view.faceDown.includes(at))
  const { id } = ZONES[zone]!
  const name = words.move(['go', id], view)
  expect(name).toMatch(/^Go to [^:]+: a horde of \d$/)
  expect(words.move(['go', id], view, { odds: 0.638 })).toBe(`${name}, 64 % to win`)
  expect(words.move(['roll'], view, { odds: 0.5, costs: 'tactic' })).toBe(
    'Roll: 50 % to win, uses the tactic',
  )
  const windy = words.move(['play', 'second-wind'], view)
  expect(words.move(['play', 'second-wind'], view, { odds: 0.83 })).toBe(`${windy} 83 % to win.`)
  const supplied = words.move(['play', 'resupply-drop'], view)
  expect(words.move(['play', 'resupply-drop'], view, { costs: 'tactic' })).toBe(
    `${supplied} Uses the tactic.`,
  )
})

test('A seat is named by its characters, as soon as they are known.', () => {
  const setUp = { seats: 2, options: { characters: 3, roles: 'chosen' } }
  const g = new Referee<Table, Event>(game, start(game, 'seats', 2, setUp.options).position).settle()
  const names = () => [0, 1].map((seat) => words.seat(seat, setUp, game.view(g.table, 0)))
  expect([0, 1].map((seat) => words.seat(seat, setUp))).toEqual(['Player 1', 'Player 2'])
  expect(names()).toEqual(['Player 1', 'Player 2'])
  g.make(0, ['choose', 'medic'])
  expect(names()).toEqual(['Field Medic', 'Player 2'])
  g.make(1, ['choose', 'veteran']).make(0, ['choose', 'pilot'])
  // “Field Medic with Pilot is choosing”: it is one person.
  expect(names()).toEqual(['Field Medic with Pilot', 'Veteran'])
  expect(words.seat(0, { ...setUp, seats: 1 }, game.view(g.table, 0))).toBe('You')
})

test('The question to cancel a card names the character and the card.', () => {
  const cast = { veteran: { at: 'mexico' }, medic: { at: 'korea', hand: 'countermeasures' } }
  world({ cast, threats: 'outbreak-west-africa' }, ['escalate', 0, 0]).check((t, g) =>
    expect(words.ask(g.pending[0]!, game.view(t, 0))).toBe(
      'Field Medic: cancel “Outbreak: West Africa” with Countermeasures?',
    ),
  )
})

test('The Sapper’s question names the Sapper, also in the turn of another character.', () => {
  const sapper = ROLES.findIndex(({ id }) => id === 'sapper')
  const view = { active: 0, role: [sapper === 0 ? 1 : 0, sapper] } as View
  const asked = { step: 'splash', ask: 'Which adjacent horde loses strength?' } as Pending
  expect(words.ask(asked, view)).toBe('Sapper: which adjacent horde loses strength?')
})
