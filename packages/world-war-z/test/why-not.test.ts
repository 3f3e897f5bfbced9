import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { scenery, type Laid } from './lay.ts'

function refused(laid: Partial<Laid>, id: string): string | undefined {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  const { table } = layOut(game, scenery({ cast, step: 'move', ...laid }))
  return whyNot(game.view(table, 0), 0, [id])?.says
}
const veteran = (hand = '', worn = '', ranger = '') => ({
  cast: { veteran: { at: 'mexico', hand, worn }, ranger: { at: 'korea', hand: ranger } },
})

test('Zones: too far to go, unless an aircraft, a tactic or the Pilot reaches them.', () => {
  expect(refused({}, 'japan')).toBe(
    'Japan is too far: from Mexico you can go to Pacific West, Great Plains, Caribbean or Northern Andes.',
  )
  expect(refused({}, 'caribbean')).toBeUndefined()
  expect(refused({}, 'mexico')).toBeUndefined()
  expect(refused({ aircraft: 'mexico' }, 'japan')).toBeUndefined()
  expect(refused({ aircraft: 'caribbean' }, 'japan')).toMatch(/too far/)
  expect(refused(veteran('airlift'), 'japan')).toBeUndefined()
  expect(refused(veteran('air-strike'), 'japan')).toBeUndefined()
  expect(refused(veteran('second-wind'), 'japan')).toMatch(/too far/)
  expect(refused({ cast: { pilot: { at: 'mexico' }, ranger: { at: 'korea' } } }, 'japan')).toBeUndefined()
})

test('Zones: not after the Move step.', () => {
  expect(refused({ step: 'equip' }, 'caribbean')).toBe('You have moved. Now arrange your weapons.')
  expect(refused({ step: 'equip', ...veteran('air-strike') }, 'caribbean')).toBeUndefined()
  expect(refused({ step: 'zombie' }, 'japan')).toBeUndefined()
})

test('Weapons: only in the Equip step, only of the active character, and only with free slots.', () => {
  expect(refused(veteran('lobo'), 'lobo')).toBe('Weapons are arranged in the Equip step: Lobo has to wait.')
  expect(refused({ step: 'equip', ...veteran('lobo') }, 'lobo')).toBeUndefined()
  expect(refused({ step: 'equip', ...veteran('', 'lobo') }, 'lobo')).toBeUndefined()
  expect(refused({ step: 'equip', ...veteran('', '', 'lobo') }, 'lobo')).toBe(
    'Lobo is not the Veteran’s, whose turn it is.'.replace('’', "'"),
  )
  expect(refused({ step: 'equip', ...veteran('sledgehammer', 'lobo') }, 'sledgehammer')).toBe(
    'Sledgehammer needs 2, and 1 of 2 weapon slots are taken: put something away first.',
  )
  expect(
    refused({ step: 'equip', ...veteran('combat-knife', 'lobo katana') }, 'combat-knife'),
  ).toBeUndefined()
  expect(refused({ step: 'equip', ...veteran('lobo') }, 'katana')).toBeUndefined()
})

test('Tactics: each at its time, and in its holder’s turn.', () => {
  expect(refused(veteran('second-wind'), 'second-wind')).toBe(
    'Second Wind is played after the roll of a battle.',
  )
  expect(refused(veteran('firing-line'), 'firing-line')).toMatch(/just before the roll/)
  expect(refused(veteran('fall-back'), 'fall-back')).toMatch(/when a battle is lost/)
  expect(refused(veteran('countermeasures'), 'countermeasures')).toMatch(
    /when a Threat Escalation card is drawn/,
  )
  expect(refused({ step: 'equip', ...veteran('airlift') }, 'airlift')).toMatch(/in its holder's Move step/)
  expect(refused(veteran('airlift'), 'airlift')).toBeUndefined()
  expect(refused(veteran('resupply-drop'), 'resupply-drop')).toBeUndefined()
  expect(refused(veteran('', '', 'airlift'), 'airlift')).toBe(
    "Airlift is the Ranger's, whose turn it is not.",
  )
  expect(refused({ step: 'battle', ...veteran('airlift') }, 'airlift')).toBeUndefined()
})

test('Characters: not in another turn, and not after turning.', () => {
  expect(refused({}, 'ranger')).toBe('It is the turn of the Veteran.')
  expect(refused({}, 'veteran')).toBeUndefined()
  expect(refused({ turn: 'ranger' }, 'veteran')).toBe('It is the turn of the Ranger.')
  expect(refused({ cast: { veteran: { at: 'mexico' }, ranger: 'zombie' } }, 'ranger')).toBe(
    'The Ranger has turned, and is no longer on the map.',
  )
  expect(refused({ step: 'zombie' }, 'ranger')).toBeUndefined()
  expect(refused({}, 'medic')).toBeUndefined()
})

test('During set-up nothing is refused; after the end everything is.', () => {
  expect(refused({ step: 'setUp' }, 'japan')).toBeUndefined()
  expect(refused({ step: 'setUp', ...veteran('lobo') }, 'lobo')).toBeUndefined()
  expect(refused({ step: 'end' }, 'caribbean')).toBe('The game is over.')
  expect(refused({}, 'uneasy-lull')).toBeUndefined()
})

test('Each refusal cites the section behind it.', () => {
  const rule = (laid: Partial<Laid>, id: string) => {
    const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
    const { table } = layOut(game, scenery({ cast, step: 'move', ...laid }))
    return whyNot(game.view(table, 0), 0, [id])?.rule
  }
  expect(rule({ step: 'end' }, 'caribbean')).toBe('7.6')
  expect(rule({}, 'japan')).toBe('7.1')
  expect(rule({ step: 'equip' }, 'caribbean')).toBe('7.2')
  expect(rule(veteran('lobo'), 'lobo')).toBe('7.2')
  expect(rule(veteran('', '', 'airlift'), 'airlift')).toBe('5.2')
  expect(rule(veteran('second-wind'), 'second-wind')).toBe('5.2')
  expect(rule({ step: 'equip', ...veteran('', '', 'lobo') }, 'lobo')).toBe('7.2')
  expect(rule({ step: 'equip', ...veteran('sledgehammer', 'lobo') }, 'sledgehammer')).toBe('7.2')
  expect(rule({}, 'ranger')).toBe('7')
  expect(rule({ cast: { veteran: { at: 'mexico' }, ranger: 'zombie' } }, 'ranger')).toBe('8.7')
})

test('Nothing is refused while discards, a re-roll, an attack or a card in play may ask for it.', () => {
  const card = 'second-wind'
  expect(refused(veteran(card), card)).toBeDefined()
  for (const step of ['zombie', 'escalate', 'battle'] as const)
    expect(refused({ step, ...veteran(card) }, card), step).toBeUndefined()
  const over = `${card} lobo lobo lobo crowbar crowbar`
  expect(refused(veteran(over), card)).toBeUndefined()
  expect(refused(veteran(over.replace(' crowbar', '')), card)).toBeDefined()
  expect(
    refused({ cast: { pilot: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea' } } }, 'lobo'),
  ).toBeUndefined()
  const cast = { pilot: { at: 'mexico', hand: 'second-wind' }, ranger: { at: 'korea' } }
  expect(refused({ cast, step: 'equip' }, card)).toBeDefined()
  expect(refused({ ...veteran(card), step: 'move' }, 'nothing-at-all')).toBeUndefined()
})

test('Nothing is refused while a tactic in play may ask for any zone or card.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'second-wind' }, ranger: { at: 'korea' } }
  const { table } = layOut(game, scenery({ cast, step: 'move' }))
  const playing = { ...game.view(table, 0), playing: 0 }
  expect(whyNot(playing, 0, ['japan'])).toBeNull()
  expect(whyNot({ ...playing, step: 'equip' }, 0, ['japan'])).toBeNull()
  expect(whyNot(playing, 0, ['second-wind'])).toBeNull()
  expect(whyNot(playing, 0, [])).toBeNull()
})
