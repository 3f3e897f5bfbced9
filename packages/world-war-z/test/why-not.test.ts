import { layOut, Referee } from '@shamble/engine'
import { expect, test } from 'vitest'
import { game, type Event, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { scenery, type Laid } from './lay.ts'

const refused = (laid: Partial<Laid>, id: string): string | undefined => reason(laid, id)?.says

// The question that the active character is asked in a step.
const QUESTIONS: Partial<Record<Laid['step'] & string, [string, ...unknown[]]>> = {
  move: ['move', 0],
  equip: ['equip', 0, true, [], []],
}

function reason(laid: Partial<Laid>, id: string) {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  const scene = scenery({ cast, step: 'move', ...laid })
  const next = QUESTIONS[laid.step ?? 'move']
  const position = layOut(game, { ...scene, next: next && !laid.turn ? [next as any] : [] })
  const g = new Referee<Table, Event>(game, position).settle()
  return whyNot(game.view(g.table, 0), 0, [id], g.pending[0])
}
const veteran = (hand = '', worn = '', ranger = '') => ({
  cast: { veteran: { at: 'mexico', hand, worn }, ranger: { at: 'korea', hand: ranger } },
})

test('Zones: too far to go, unless an aircraft, a tactic or the Pilot reaches them.', () => {
  expect(refused({}, 'japan')).toBe(
    'Japan is too far: from Mexico you can go to Pacific West, Great Plains, Caribbean or Northern Andes.',
  )
  expect(refused({}, 'caribbean')).toBeUndefined()
  expect(refused({}, 'mexico')).toBe('The Veteran is in Mexico already.')
  expect(refused({ aircraft: 'mexico' }, 'japan')).toBeUndefined()
  expect(refused({ aircraft: 'caribbean' }, 'japan')).toMatch(/too far/)
  expect(refused(veteran('airlift'), 'japan')).toBe('Click Airlift first to use it in Japan.')
  expect(refused(veteran('air-strike'), 'japan')).toMatch(/too far/)
  expect(reason({ ...veteran('air-strike'), hordes: { japan: 2 } }, 'japan')).toEqual({
    rule: '5.2',
    says: 'Click Air Strike first to use it in Japan.',
    first: 'air-strike',
  })
  expect(reason({ cast: { ranger: { at: 'mexico' }, pilot: { at: 'korea' } } }, 'alaska')).toEqual({
    rule: '7.1',
    says: 'Alaska is two steps away: first go to Pacific West.',
    first: 'pacific-west',
  })
  expect(refused(veteran('second-wind'), 'japan')).toMatch(/too far/)
  const pilot = (hand: string) => ({ cast: { pilot: { at: 'mexico', hand }, ranger: { at: 'korea' } } })
  expect(refused(pilot('lobo'), 'japan')).toBeUndefined()
  expect(refused(pilot(''), 'japan')).toMatch(/too far/)
})

test('Zones: not after the Move step.', () => {
  const over = 'Characters move in the Move step, which is over in this turn.'
  expect(refused({ step: 'equip', ...veteran('lobo') }, 'caribbean')).toBe(over)
  expect(refused({ step: 'equip' }, 'caribbean')).toBeUndefined() // not asked
  expect(refused({ step: 'zombie' }, 'japan')).toBeUndefined()
})

test('Weapons: only in the Equip step, only of the active character, and only with free slots.', () => {
  expect(refused(veteran('lobo'), 'lobo')).toBe('Weapons are arranged in the Equip step: Lobo has to wait.')
  expect(refused({ step: 'equip', ...veteran('lobo') }, 'lobo')).toBeUndefined()
  expect(refused({ step: 'equip', ...veteran('', 'lobo') }, 'lobo')).toBeUndefined()
  expect(refused({ step: 'equip', ...veteran('', '', 'lobo') }, 'lobo')).toBe("Lobo is the Ranger's.")
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
  expect(refused({ step: 'equip', ...veteran('airlift lobo') }, 'airlift')).toMatch(
    /in its holder's Move step/,
  )
  expect(refused(veteran('airlift'), 'airlift')).toBeUndefined()
  expect(refused(veteran('resupply-drop'), 'resupply-drop')).toMatch(/and only with an effect/)
  expect(refused(veteran('air-strike'), 'air-strike')).toMatch(/and only with an effect/)
  expect(refused(veteran('', '', 'airlift'), 'airlift')).toBe("Airlift is the Ranger's.")
  expect(refused({ step: 'battle', ...veteran('airlift') }, 'airlift')).toBeUndefined()
})

test('Characters: not in another turn, and not after turning.', () => {
  expect(refused({}, 'ranger')).toBeUndefined() // asked, so it is this seat's turn
  expect(refused({ step: 'battle' }, 'ranger')).toBe('It is the turn of the Veteran.')
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
    return reason(laid, id)?.rule
  }
  expect(rule({ step: 'end' }, 'caribbean')).toBe('7.6')
  expect(rule({}, 'japan')).toBe('7.1')
  expect(rule({ step: 'equip', ...veteran('lobo') }, 'caribbean')).toBe('7.1')
  expect(rule(veteran('lobo'), 'lobo')).toBe('7.2')
  expect(rule(veteran('', '', 'airlift'), 'airlift')).toBe('7.2')
  expect(rule(veteran('second-wind'), 'second-wind')).toBe('5.2')
  expect(rule({ step: 'equip', ...veteran('', '', 'lobo') }, 'lobo')).toBe('7.2')
  expect(rule({ step: 'equip', ...veteran('sledgehammer', 'lobo') }, 'sledgehammer')).toBe('7.2')
  expect(rule({ step: 'battle' }, 'ranger')).toBe('7')
  expect(rule({ cast: { veteran: { at: 'mexico' }, ranger: 'zombie' } }, 'ranger')).toBe('8.7')
})

test('7.2. What was put on or taken off in this step stays so.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'sledgehammer', worn: 'lobo' }, ranger: { at: 'korea' } }
  const { table } = layOut(game, scenery({ cast, step: 'equip' }))
  const view = game.view(table, 0)
  const ask = (id: string, ...moves: [string, string][]) => whyNot(view, 0, [id], { step: 'equip', moves })
  expect(ask('lobo')?.says).toBe('Lobo was put on in this step, and stays on.')
  expect(ask('sledgehammer')?.says).toBe(
    'Sledgehammer needs 2, and 1 of 2 weapon slots are taken by what was put on in this step.',
  )
  expect(ask('sledgehammer', ['unequip', 'lobo'])?.first).toBe('lobo')
  const bare = { ...view, worn: [[], []] }
  expect(whyNot(bare, 0, ['sledgehammer'], { step: 'equip', moves: [] })?.says).toBe(
    'Sledgehammer was put away in this step.',
  )
})

test('Nothing is refused while another question asks for cards or zones.', () => {
  const { table } = layOut(game, scenery({ ...veteran('second-wind'), step: 'move' } as Laid))
  const view = game.view(table, 0)
  for (const step of ['discard', 'afterRoll', 'analyse', 'hunt'])
    for (const id of ['second-wind', 'japan', 'ranger'])
      expect(whyNot(view, 0, [id], { step, moves: [] }), `${step} ${id}`).toBeNull()
  expect(whyNot(view, 0, [])).toBeNull()
})
