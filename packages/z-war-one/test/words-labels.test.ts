import { expect, test } from 'vitest'
import { zWarOne, type Event } from '../src/index.ts'
import { NONE } from '../src/table.ts'
import { words } from '../src/words.ts'
import { COLE, KAT, SAM, tableOf } from './field.ts'

/* What events say: the numbers and names in them, and which of several things happened. */

const BOARD = `
  +---+---+---+---+
  | C   K | R1    |
  +   +   +   +   +
  | S  zN D       |
  +---+---+---+---+`

const VIEW = zWarOne.view(tableOf(BOARD), 0)
const says = (event: Event): string => words.event(event, VIEW)

test('7, 11, 21. Doors, rooms and arrivals: who or what did it, and how many came.', () => {
  const door = { type: 'doorOpened', door: 0, facing: 0 } as const
  expect(says({ ...door, hero: COLE, unit: NONE })).toMatch(/^Cole opens /)
  expect(says({ ...door, hero: NONE, unit: 0 })).toMatch(/^Zombie 1 opens /)
  expect(says({ ...door, hero: NONE, unit: NONE })).toMatch(/opens\.$/)
  expect(says({ type: 'barricadeHit', door: 0, unit: 0, facing: 0, damage: 1 })).toMatch(/: (1|one) hit\.$/)
  expect(says({ type: 'barricadeHit', door: 0, unit: 0, facing: 0, damage: 2 })).toMatch(/: (2|two) hits\.$/)
  const broken = (die: number, area: number, closed: boolean) => says({ type: 'brokenIn', die, area, closed })
  expect(broken(NONE, NONE, false)).toBe('No closed room is left to break into.')
  expect(broken(NONE, 0, true)).toMatch(/is broken into, as the Director wants it\.$/)
  expect(broken(4, NONE, false)).toBe('A 4: nothing breaks in.')
  expect(broken(4, 0, true)).toMatch(/^A 4: .* is broken into\.$/)
  expect(broken(4, 0, false)).toMatch(/^A 4: .* is open already\.$/)
  const roll = { type: 'spawnRolled', dice: [8, 3], kinds: [0, 0] } as const
  expect(says({ ...roll, point: NONE, dice: [8, 3], kinds: [] })).toBe('Spawn roll 8: a roamer.')
})

test('4, 6. What heroes do: steps, attacks, alert and falls.', () => {
  const step = { type: 'stepped', hero: COLE, from: 0, to: 1 } as const
  expect(says({ ...step, prone: false })).toMatch(/^Cole steps to /)
  expect(says({ ...step, prone: true })).toMatch(/^Cole crawls to /)
  expect(says({ type: 'moveBegan', hero: COLE, ap: 1 })).toMatch(/^Cole moves, with (1|one) action point\.$/)
  expect(says({ type: 'moveBegan', hero: COLE, ap: 4 })).toMatch(
    /^Cole moves, with (4|four) action points\.$/,
  )
  const attack = { type: 'attacked', hero: COLE, unit: 0, cards: [-1], aimed: false } as const
  const rolled = (dice: number[], bonus: number, again = false) =>
    says({ ...attack, cards: [-1], dice, bonus, does: ['kill'], again })
  expect(rolled([6], 0)).toMatch(/^Cole attacks Zombie 1 with .*: 6, a kill\.$/)
  expect(rolled([6], 2)).toMatch(/: 6 \+ 2, a kill\.$/)
  expect(rolled([6], -1)).toMatch(/: 6 − 1, a kill\.$/)
  expect(rolled([6], 0, true)).toMatch(/^Cole rolls again with /)
  const killed = (how: 'killed' | 'executed' | 'assassinated') =>
    says({ type: 'killed', hero: COLE, unit: 0, kind: 0, at: 5, how })
  expect(killed('killed')).toBe('Zombie 1 falls to Cole.')
  expect(killed('executed')).toBe('Cole executes Zombie 1.')
  expect(killed('assassinated')).toBe('Cole assassinates Zombie 1.')
})

test('10. What infected do: whom they go for and why, ties, ways and tests.', () => {
  const target = { type: 'targeted', unit: 0, hero: KAT } as const
  expect(says({ ...target, sense: null, distance: 1 })).toMatch(
    /^Zombie 1 senses no hero and heads for the nearest: Kat, (1|one) square away\.$/,
  )
  expect(says({ ...target, sense: 'sees', distance: 3 })).toMatch(
    /^Zombie 1 sees Kat, (3|three) squares away, and charges\.$/,
  )
  expect(says({ ...target, sense: 'smells', distance: 3 })).toMatch(/^Zombie 1 smells Kat, /)
  const tie = (dice: number[]) => says({ type: 'tieRolled', unit: 0, heroes: [COLE, SAM], dice })
  expect(tie([2, 5])).toBe('Tie: Cole 2, Sam 5. Cole is chosen.')
  expect(tie([5, 2])).toBe('Tie: Cole 5, Sam 2. Sam is chosen.')
  expect(tie([2, 2])).toBe('Tie: Cole 2, Sam 2. The lowest roll again.')
  const moved = { type: 'unitMoved', unit: 0, from: 5, facing: 0, charging: false, equal: 1 } as const
  const goes = (path: number[], goal: number, steered = false) =>
    says({ ...moved, path, target: goal, ...(steered && { steered }) })
  expect(goes([4], COLE)).toMatch(/^Zombie 1 goes to \w+\.$/)
  expect(goes([4, 0], COLE)).toMatch(/^Zombie 1 runs to \w+\.$/)
  expect(goes([4], NONE)).toMatch(/, towards the stairs\.$/)
  expect(goes([4], NONE, true)).toMatch(/^Zombie 1 goes to \w+\.$/)
  expect(says({ type: 'unitStayed', unit: 0, why: 'noHero', facing: 0 })).toBe(
    'Zombie 1 senses no hero and stays.',
  )
  expect(says({ type: 'unitStayed', unit: 0, why: 'noWay', facing: 0 })).toMatch(/cannot reach any hero/)
  expect(says({ type: 'unitStayed', unit: 0, why: 'blocked', facing: 0 })).toMatch(/is blocked/)
  expect(says({ type: 'grabbed', unit: 0, facing: 0, hero: KAT, prone: true })).toBe(
    'Zombie 1 falls upon Kat.',
  )
  expect(says({ type: 'grabbed', unit: 0, facing: 0, hero: KAT, prone: false })).toBe(
    'Zombie 1 tries to grab Kat.',
  )
  const test = { type: 'tested', kind: 'bite', hero: KAT, unit: 0, die: 3, bonus: 0, does: 'bitten' } as const
  expect(says({ ...test, again: false })).toBe('Kat’s bite test: 3, bitten.')
  expect(says({ ...test, again: true, bonus: 1 })).toBe('Kat’s bite test, again: 3 + 1, bitten.')
})

test('8, 15. Searches and gear: what is found, given and loaded.', () => {
  const searched = { type: 'searched', hero: SAM } as const
  expect(says({ ...searched, area: 0, card: NONE })).toBe('Sam searches and finds nothing.')
  expect(says({ ...searched, area: NONE, card: 0 })).toMatch(/^Sam takes the next card: /)
  expect(says({ ...searched, area: 0, card: 0 })).toMatch(/^Sam searches .*: /)
  expect(says({ type: 'given', from: COLE, to: KAT, card: 0, kind: 0, object: NONE })).toMatch(
    /^Cole gives Kat: /,
  )
  expect(says({ type: 'loaded', hero: SAM, kind: 0, rounds: 6 })).toMatch(/, (6|six) rounds\.$/)
  expect(says({ type: 'hid', hero: SAM, left: 1 })).toMatch(/; (1|one) use of the tank left\.$/)
})
