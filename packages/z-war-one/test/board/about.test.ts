import { expect, test } from 'vitest'
import { about } from '../../board/about.ts'
import { CARDS } from '../../src/data/cards.ts'
import { DIRECTOR } from '../../src/data/director.ts'
import { PERKS } from '../../src/data/perks.ts'
import { zWarOne } from '../../src/index.ts'
import { perk, directorCard } from '../../src/table.ts'
import { CARD, COLE, field, SAM, squaresOf, type Setting } from '../field.ts'
import { YARD } from '../yards.ts'

const five = squaresOf(5)

function cardOf(board: string, setting: Setting, id: string) {
  let found: ReturnType<typeof about> = null
  field(board, setting).check((t) => {
    found = about(id, zWarOne.view(t, 0))
  })
  return found as ReturnType<typeof about>
}

test('20.4. An infected says the values of its kind.', () => {
  const board = YARD([], ['', '', '', '', 'zN'], ['', '', '', '', 'nN'], ['', '', '', '', 'bN'])
  expect(cardOf(board, {}, 'unit:0')).toEqual({
    title: 'Zombie 1',
    lines: [
      'Move 2, Charge 4, Smell 4.',
      'Grab test: 1–4 taken down, 5–8 safe.',
      'Bite test: 1–4 bitten.',
      'One kill removes it.',
    ],
  })
  expect(cardOf(board, {}, 'unit:1')?.lines.slice(0, 2)).toEqual([
    'Move 4, Charge 6, Smell 6.',
    'Grab test: 1–4 taken down, 5 knocked down, 6–8 safe.',
  ])
  expect(cardOf(board, { units: { 2: { hurt: 1 } } }, 'unit:2')?.lines.slice(1)).toEqual([
    'Grab test: 1–3 taken down, 4–6 knocked down, 7–8 safe.',
    'Bite test: 1–3 bitten.',
    '2 of 3 kill points left. An automatic kill takes 2.',
  ])
})

test('14.2 to 14.4. A target says what a single, an aimed shot and a burst cost, spend and hit.', () => {
  const board = YARD([' C', '', '', '', 'zW'], [], [], [])
  const setting = { hero: COLE, heroes: { [COLE]: { active: [CARD.rifle] } } }
  // The rifle kills with a 6: three faces of eight, five when aimed; with three dice 1 − (5/8)³.
  expect(cardOf(board, setting, 'unit:0')?.lines.slice(4)).toEqual([
    'Assault Rifle, single shot: 1 AP, 38 % to kill, one round.',
    'Assault Rifle, aimed: 2 AP, 63 % to kill, one round.',
    'Assault Rifle, burst: 1 AP, 76 % to kill, three rounds.',
  ])
  const two = { ...setting, cards: { [CARD.rifle]: { rounds: 2 } } }
  expect(cardOf(board, two, 'unit:0')?.lines.slice(4).join(' ')).not.toContain('burst')
})

test('6.2. A target out of sight, and a hero whose move is over, have no shots.', () => {
  const board = YARD([' S', '', '', '', 'zW'], [], [], [])
  expect(cardOf(board, { hero: SAM, heroes: { [SAM]: { active: [] } } }, 'unit:0')?.lines).toHaveLength(4)
  expect(cardOf(board, {}, 'unit:0')?.lines).toHaveLength(4)
})

test('A hero says where he is, what he holds and how he is.', () => {
  const state = { ap: 3, prone: true, stage: 2, active: [CARD.pistol] }
  expect(cardOf(YARD([' S']), { hero: SAM, heroes: { [SAM]: state } }, 'hero:2')).toEqual({
    title: 'Dr. Sam Morgan',
    lines: ['On A1.', '3 AP left.', 'In hand: Pistol.', 'Infection: stage 2 of 5.', 'On the ground.'],
  })
})

test('20.2. A weapon says its values.', () => {
  expect(cardOf(YARD([' S']), {}, `card:${CARD.shotgun}`)?.lines.slice(0, 3)).toEqual([
    'Single-shot.',
    'A roll of 3 or more knocks down, 5 or more kills.',
    'Range 6.',
  ])
})

test('A square says its name and who stands there.', () => {
  expect(cardOf(YARD([' S']), {}, five(0, 0))).toMatchObject({ title: 'A1', lines: ['Sam stands here.'] })
})

test('Each kind of card, perk and Director’s card has a card, and an unknown part has none.', () => {
  const board = YARD([' S'])
  for (let n = 0; n < PERKS.length; n++) expect(cardOf(board, {}, perk(n))!.lines[0]).toBeTruthy()
  for (let n = 0; n < DIRECTOR.length; n++) expect(cardOf(board, {}, directorCard(n))!.lines[0]).toBeTruthy()
  for (let kind = 0; kind < CARDS.length; kind++) {
    const setting = { cards: { [CARD.pistol]: { kind } } }
    expect(cardOf(board, setting, `card:${CARD.pistol}`)!.lines[0]).toBeTruthy()
  }
  for (const id of ['unit:99', 'hero:9', 'door:99', 'sq:99999', 'card:999', 'search', 'N', 'object'])
    expect(cardOf(board, {}, id)).toBeNull()
})
