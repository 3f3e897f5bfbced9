import type { Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { PERK } from '../src/data/perks.ts'
import type { Manner } from '../src/fighting/attacks.ts'
import { factsOf, fireFacts } from '../src/heroes/facts.ts'
import { CARD, COLE, field, KAT, SAM, type Setting } from './field.ts'
import { row, YARD } from './yards.ts'

/*
 * 6, 10.11, 14. What is said of a move before it is made: action points, odds by the printed tables, and what is left.
 */

const facts = (board: string, hero: number, setting: Setting, ...move: Move) => {
  let found: unknown
  field(board, { hero, ...setting }).check((_, g) => (found = factsOf(g, move, hero)))
  return found
}

test('6.2, 6.5. A quick shot has the odds of its table, before and after a step.', () => {
  const board = row('S', '', '', 'zW')
  for (const verb of ['fire', 'fireMove'])
    expect(facts(board, SAM, {}, verb, 'unit:0')).toEqual({ ap: 1, kill: 0.375, knockdown: 0.25 })
})

test('14.2, R-42. What follows an aimed shot at the same target with the same weapon has its two more; nothing else has.', () => {
  const board = row('S', '', '', 'zW', 'zW')
  const after = (aimCard: number, aimUnit: number) =>
    facts(board, SAM, { heroes: { [SAM]: { aimCard, aimUnit } } }, 'fire', 'unit:0')
  const plain = { ap: 1, kill: 0.375, knockdown: 0.25 }
  expect(after(CARD.pistol, 0)).toEqual({ ap: 1, kill: 0.625, knockdown: 0.25 })
  expect(after(CARD.pistol, 1)).toEqual(plain)
  expect(after(CARD.katPistol, 0)).toEqual(plain)
  expect(after(-1, -1)).toEqual(plain)
})

test('6.5, R-42. The step of Move & Quick Fire ends the bonus of an aimed shot: its odds are those of a plain shot.', () => {
  const aimed = { aimCard: CARD.pistol, aimUnit: 0 }
  const board = row('S', '', '', 'zW')
  expect(facts(board, SAM, { heroes: { [SAM]: aimed } }, 'fireMove', 'unit:0')).toEqual({
    ap: 1,
    kill: 0.375,
    knockdown: 0.25,
  })
})

test('6.4, 16.4. A blow has the odds of the blade, or of bare hands; perks add to them.', () => {
  const board = row('K', 'zW')
  for (const verb of ['melee', 'meleeMove'])
    expect(facts(board, KAT, {}, verb, 'unit:0')).toEqual({ ap: 1, kill: 0.375, knockdown: 0.25 })
  expect(facts(board, KAT, { heroes: { [KAT]: { perks: [PERK.shogun] } } }, 'melee', 'unit:0')).toEqual({
    ap: 1,
    kill: 0.5,
    knockdown: 0.25,
  })
  expect(facts(row('C', 'zW'), COLE, {}, 'melee', 'unit:0')).toEqual({ ap: 1, kill: 0.125, knockdown: 0.375 })
})

test('9.3. Who holds a hero is not knocked down.', () => {
  const held: Setting = { heroes: { [KAT]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }
  expect(facts(row('K', 'zW'), KAT, held, 'melee', 'unit:0')).toEqual({ ap: 1, kill: 0.375, knockdown: 0 })
})

test('4.3, 10.11. Every way to step says what it costs and whose grab test it calls for.', () => {
  // From (1,0) to (2,0) within the zone of a zombie on (1,1) that faces north.
  const board = YARD(['', 'S'], ['', 'zN'])
  const risk = { provokes: [0], safe: 0.5 }
  for (const [verb, ap] of Object.entries({
    move: 1,
    sprint: 2,
    turbo: 4,
    crawl: 2,
    moveFire: 1,
    moveMelee: 1,
    moveThrow: 1,
  })) {
    expect(facts(board, SAM, {}, verb, 'sq:2')).toEqual({ ap, ...risk })
    expect(facts(board, SAM, {}, verb, 'sq:3')).toEqual({ ap })
  }
  expect(facts(board, SAM, { heroes: { [SAM]: { perks: [PERK.dodgy] } } }, 'move', 'sq:2')).toEqual({
    ap: 1,
    provokes: [0],
    safe: 0.625,
  })
  expect(facts(board, SAM, {}, 'dive', 'sq:3')).toEqual({ ap: 1, provokes: [0], safe: 0.5 })
  expect(facts(board, SAM, {}, 'end')).toEqual({ ap: 0 })
})

const firing = (board: string, hero: number, setting: Setting, move: Move, manner: Manner = 'plain') => {
  let found: unknown
  field(board, { hero, ...setting }).check((_, g) => (found = fireFacts(g, move, hero, 0, manner)))
  return found
}

test('14.5. Both pistols together roll two dice; the bonus of an aimed shot stays with the one that was aimed.', () => {
  const board = row('S', '', '', 'zW')
  const two = (change: object = {}): Setting => ({
    more: [[SAM, 'pistol']],
    heroes: { [SAM]: { active: [CARD.pistol, 11], ...change } },
  })
  const aimed = { aimCard: CARD.pistol, aimUnit: 0 }
  const both = { rounds: 2, kill: 0.609, knockdown: 0.25 } // 1 - (5/8)², (5/8)² - (3/8)²
  const one = { rounds: 1, kill: 0.375, knockdown: 0.25 }
  const better = { rounds: 1, kill: 0.625, knockdown: 0.25 }
  expect(firing(board, SAM, two(), ['both'])).toEqual(both)
  expect(firing(board, SAM, two(aimed), ['both'])).toEqual(both)
  const shoot: Move = ['shoot', `card:${CARD.pistol}`]
  expect(firing(board, SAM, two(), shoot)).toEqual(one)
  expect(firing(board, SAM, two(), shoot, 'aimed')).toEqual(better)
  expect(firing(board, SAM, two(aimed), shoot)).toEqual(better)
  expect(firing(board, SAM, two({ ...aimed, aimUnit: 1 }), shoot)).toEqual(one)
  expect(firing(board, SAM, two(aimed), ['shoot', 'card:11'])).toEqual(one)
})

test('14.3, 20.4. A Brute that has lost a kill point needs two more of a burst’s three dice.', () => {
  const burst = (hurt: number) =>
    firing(row('C', '', '', 'bW'), COLE, { units: { 0: { hurt } } }, ['burst', `card:${CARD.rifle}`])
  expect([burst(0), burst(1), burst(2)]).toMatchObject([{ kill: 0.053 }, { kill: 0.316 }, { kill: 0.756 }])
})
