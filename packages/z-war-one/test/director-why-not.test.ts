import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { CLOSED, LOCKED, OPENED } from '../src/table.ts'
import { whyNot } from '../src/why-not.ts'
import { directorKind, SAM, tableOf, VICTOR, type Setting } from './field.ts'

/*
 * Why the Director cannot do what he clicked, judged from what he sees.
 */

const DIRECTOR = 1
const ROOMS = `
  +---+---+---+---+
  | S   zE  zW    |
  +---+=D=+---+=D=+
  | R1    | R2    |
  +---+---+---+---+`

const says = (id: string, setting: Setting = {}) => {
  const t = tableOf(ROOMS, { hand: ['fever', 'power-cut', 'up-again'], ...setting })
  const reason = whyNot(zWarOne.view(t, DIRECTOR), DIRECTOR, [id])
  return reason && `${reason.rule} ${reason.says}`
}
const card = (id: string) => `director:${directorKind(id)}`

test('18.3, 18.7, 18.11. A card that cannot be played says why.', () => {
  expect(says(card('fever'), { table: { phase: 'infection' } })).toBe(null)
  expect(says(card('fever'))).toBe('18.11 Fever is played before the infection tests.')
  expect(says(card('power-cut'))).toBe(null)
  expect(says(card('power-cut'), { hero: SAM })).toBe(
    '18.11 Power Cut is played before the first hero moves.',
  )
  expect(says(card('up-again'), { table: { phase: 'infected' } })).toBe(null)
  expect(says(card('up-again'), { table: { phase: 'infected' }, units: { 0: { acted: true } } })).toBe(
    '18.11 Up Again is played before the infected move.',
  )
  expect(says(card('fever'), { table: { phase: 'infection', cardPlayed: true } })).toBe(
    '18.3 A card has been played this turn, and there is one a turn.',
  )
  expect(says(card('fever'), { table: { phase: 'infection', silenced: true } })).toBe(
    '18.7 Loot was thrown down: no card is played this turn.',
  )
})

test('10.3, 18.9. A unit that cannot be used says why.', () => {
  expect(says('unit:0', { table: { phase: 'infected' } })).toBe(null)
  expect(says('unit:0', { table: { phase: 'infected' }, units: { 0: { acted: true } } })).toBe(
    '10.3 Zombie 1 has acted in this phase.',
  )
  expect(says('unit:0', { heroes: { [SAM]: { held: [0], prone: true } }, units: { 0: { at: -1 } } })).toBe(
    '18.9 Zombie 1 holds Sam, and stays where it is.',
  )
  expect(
    says('unit:0', {
      table: { phase: 'spawn' },
      heroes: { [VICTOR]: { fate: 'risen' } },
      units: { 0: { risen: VICTOR, controlled: true } },
    }),
  ).toBe('18.9 Zombie 1 is a hero who has risen: he stays on the board.')
})

test('2.1, 7.1. A square that is taken or closed says so.', () => {
  expect(says('sq:0')).toBe('2.1 Sam is on A1.')
  expect(says('sq:1')).toBe('2.1 Zombie 1 is on B1.')
  expect(says('sq:4')).toBe('7.1 Room 1 is closed: no infected enters it.')
  expect(says('sq:3')).toBe(null)
})

test('7.7, 10.9, 20.6, 21.6. Doors and rooms that cannot be used say why.', () => {
  expect(says('door:0')).toBe(null)
  expect(says('door:0', { table: { doors: LOCKED + CLOSED } })).toBe('7.7 The door of Room 1 is locked.')
  expect(says('door:0', { table: { doors: OPENED + CLOSED } })).toBe('10.9 The door of Room 1 stands open.')
  expect(says('door:0', { table: { jammed: 0 } })).toBe('20.6 The door of Room 1 is jammed this turn.')
  expect(says('area:1')).toBe(null)
  expect(says('area:0')).toBe('21.6 The open is open already.')
})

test('10.1, 18.8. Heroes who are no targets say why.', () => {
  expect(says('hero:2')).toBe(null)
  expect(says('hero:2', { heroes: { [SAM]: { hidden: true } } })).toBe(
    '10.1 No infected can see or smell Sam now.',
  )
  expect(says('hero:2', { heroes: { [SAM]: { fate: 'dead', prone: true } } })).toBe(
    '18.8 Sam is dead, and no target.',
  )
})
