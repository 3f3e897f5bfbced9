import { expect, test } from 'vitest'
import { about, chanceToStand } from '../board/about.ts'
import { zombieWars } from '../src/index.ts'
import { dice, faraway, lying, night, standing } from './night.ts'

function cardOf(id: string) {
  let found: ReturnType<typeof about> = null
  night({
    town: { 34: dice(2) },
    hordes: [standing(0, 34, dice(2)), lying(100, 35, dice(1, 8)), ...faraway(1)],
  }).check((table) => (found = about(id, zombieWars.view(table, 0))))
  return found as ReturnType<typeof about>
}

test('A horde says what its dice do, whether it may act, and its chance to stay standing.', () => {
  expect(cardOf('horde:0')).toEqual({
    title: 'Red’s horde on C4',
    lines: [
      'Two zombies; each rolls its own die.',
      'Standing: it may act this turn.',
      'Attack: a die of 4 or more turns a townsperson, of 5 or more kills a zombie.',
      // Two d6 of 4 or more: a quarter.
      'Move: 25 % chance to stay standing (every die 4 or more).',
    ],
  })
  expect(cardOf('horde:100')!.lines).toContain('Lying: it rests until the next hour.')
  expect(cardOf('horde:505')).toBeNull()
})

test('6.2, 13.2. Every die must show enough: for Fast hordes 3, and a d8 does it more often than a d6.', () => {
  expect(chanceToStand(dice(1), null)).toBeCloseTo(1 / 2)
  expect(chanceToStand(dice(1), 'fast')).toBeCloseTo(2 / 3)
  expect(chanceToStand([8], null)).toBeCloseTo(5 / 8)
})

test('A space says who stands on it.', () => {
  const { title, lines } = cardOf('sq:34')!
  expect(title).toBe('C4')
  expect(lines).toEqual(expect.arrayContaining(['Two townies.', 'Red’s horde: two zombies.']))
  expect(cardOf('sq:88')!.lines).toEqual(['No townspeople outside squads.'])
})

test('The clock and the players have cards; dice have none.', () => {
  expect(cardOf('clock')!.title).toMatch(/^Hour \d+ of 12$/)
  expect(cardOf('seat:0')!.title).toBe('Red')
  expect(cardOf('d8:1')).toBeNull()
})
