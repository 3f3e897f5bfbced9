import { start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { catanZombies, type Event, type Table } from '../src/index.ts'
import type { View } from '../src/view.ts'
import { words } from '../src/words.ts'

/* What buttons, parts and events say: the numbers and names in them. */

const TABLE = start(catanZombies, 'labels', 4, { board: 'beginnerStart' }).position.table as Table
const viewOf = (more: Partial<Table> = {}, seat = 0): View => catanZombies.view({ ...TABLE, ...more }, seat)

test('Events say who, how many and where.', () => {
  const cards = [0, 0, 1, 0, 0]
  const none = [0, 0, 0, 0, 0]
  const own = TABLE.owners.findIndex((owner) => owner === 1)
  const told: [Event, RegExp | string][] = [
    [{ type: 'rolled', seat: 0, dice: [3, 4] }, 'White rolls 3 and 4: 7.'],
    [{ type: 'turnBegan', seat: 2, round: 3 }, 'Blue’s turn, round 3.'],
    [{ type: 'produced', gains: [none, none, none, none] }, ''],
    [{ type: 'produced', gains: [cards, none, none, none] }, /^White gets 1 \w+\.$/],
    [{ type: 'swapped', seat: 0, gave: 0, rate: 4, got: 1 }, /^White gives the bank 4 \w+ for 1 \w+\.$/],
    [{ type: 'hexCleared', seat: 0, hex: 4, zombies: 1 }, /of 1 zombie\.$/],
    [{ type: 'hexCleared', seat: 0, hex: 4, zombies: 2 }, /of 2 zombies\.$/],
    [{ type: 'monopolised', seat: 0, resource: 0, taken: [0, 2, 1, 0] }, /and takes 3 from the others\.$/],
    [{ type: 'longestRoadWent', seat: 0, from: -1, length: 5 }, 'White has the Longest Road, 5 long.'],
    [{ type: 'longestRoadWent', seat: -1, from: 0, length: 5 }, 'No one holds the Longest Road now.'],
    [{ type: 'largestArmyWent', seat: 3, from: -1, soldiers: 3 }, 'Red has the Largest Army, 3 soldiers.'],
    [{ type: 'largestArmyWent', seat: -1, from: 3, soldiers: 3 }, 'No one holds the Largest Army now.'],
    [{ type: 'zombieCame', hex: 4, zombies: 1 }, /^A zombie comes to \w+ \d+\.$/],
    [{ type: 'zombieCame', hex: 4, zombies: 2 }, /^Another zombie comes to \w+ \d+: 2 now\.$/],
    [{ type: 'hexAttacked', hex: 4, zombies: 1, hits: [own] }, /^From \w+ \d+ they hit Orange\.$/],
    [{ type: 'hexAttacked', hex: 4, zombies: 2, hits: [own, own] }, /they hit Orange, 2 times\.$/],
    [{ type: 'hexAttacked', hex: 4, zombies: 1, hits: [freeCorner()] }, /they hit a building\.$/],
    [{ type: 'paid', seat: 0, damage: 3, worth: 3 }, 'White has paid.'],
    [{ type: 'paid', seat: 0, damage: 3, worth: 4 }, 'White has paid 4 for 3 damage; 1 is lost.'],
  ]
  for (const [event, sentence] of told) expect(words.event(event, viewOf())).toMatch(exact(sentence))
})

const freeCorner = () => TABLE.owners.findIndex((owner) => owner < 0)
const exact = (sentence: RegExp | string) =>
  sentence instanceof RegExp ? sentence : new RegExp(`^${sentence.replaceAll('.', '\\.')}$`)

test('Parts say whose they are, and how much is left.', () => {
  const city = TABLE.owners.findIndex((owner) => owner === 2)
  const sizes = TABLE.sizes.map((size, at) => (at === city ? 2 : size))
  const road = TABLE.roads.findIndex((owner) => owner === 3)
  const says = (id: string) => words.part(id, viewOf({ sizes }))
  expect(says(`corner:${TABLE.owners.indexOf(1)}`)).toMatch(/^Orange’s settlement at /)
  expect(says(`corner:${city}`)).toMatch(/^Blue’s city at /)
  expect(says(`corner:${freeCorner()}`)).not.toMatch(/’s (settlement|city)/)
  expect(says(`edge:${road}`)).toMatch(/^Red’s road on /)
  expect(says(`edge:${TABLE.roads.indexOf(-1)}`)).not.toMatch(/’s road/)
  expect(says('deck')).toBe(`Development cards, ${TABLE.deck.length} left`)
})

test('14.1, 14.9. A payment says what a piece is worth, and when it is the last building.', () => {
  const mine = TABLE.owners.flatMap((owner, at) => (owner === 0 ? [at] : []))
  const payment = {
    seat: 0,
    damage: 3,
    cards: [0, 0, 0, 0, 0],
    roads: [],
    settlements: [],
    reduced: [],
    razed: [],
  }
  const says = (move: [string, string], more: Partial<Table> = {}) =>
    words.move(move, viewOf({ payment, ...more }))
  const last = TABLE.owners.map((owner, at) => (owner === 0 && at !== mine[0] ? -1 : owner))
  expect(says(['destroy', `corner:${mine[0]}`])).toMatch(/^Destroy the settlement at [^(]*\(4\)$/)
  expect(says(['destroy', `corner:${mine[0]}`], { owners: last })).toMatch(/\(4\) — your last building/)
  expect(says(['raze', `corner:${mine[0]}`], { owners: last })).toMatch(/\(9\) — your last building/)
  expect(says(['destroy', `edge:${TABLE.roads.indexOf(0)}`])).toMatch(/^Destroy the road on [^(]*\(2\)$/)
  const asked = (cards: number[]) =>
    words.ask({ seat: 0, step: 'pay', ask: 'Pay.', moves: [] }, viewOf({ payment: { ...payment, cards } }))
  expect(asked([0, 0, 0, 0, 0])).toBe('The zombies did 3 damage. Pay 3 with cards or pieces.')
  expect(asked([1, 0, 0, 0, 0])).toBe('The zombies did 3 damage. Pay the last 2 with cards.')
})
