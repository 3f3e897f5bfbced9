import { quickChance, Referee, start, type Json, type Move } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { corridor } from '@shamble/engine/specimen'
import { convoy } from '@shamble/engine/specimen/convoy'
import {
  diff,
  diffSharing,
  equal,
  formsOf,
  packer,
  packMoves,
  patched,
  unpack,
  unpackMoves,
} from '../src/index.ts'

const WORDS = ['a', 'b', 'id', '0', '=', '-', 'type', 'ü']

function anything(chance: (n: number) => number, depth = 4): Json {
  const kind = chance(depth > 0 ? 8 : 5)
  if (kind === 0) return null
  if (kind === 1) return chance(2) === 0
  if (kind === 2) return chance(5) - 2
  if (kind === 3) return WORDS[chance(WORDS.length)]!
  if (kind === 4) return chance(2) === 0 ? [] : {}
  if (kind === 5) return Array.from({ length: chance(6) }, () => anything(chance, depth - 1))
  if (kind === 6) {
    return Array.from({ length: chance(6) }, (_, i) => ({
      id: i + chance(2),
      at: chance(3),
      in: anything(chance, depth - 2),
    }))
  }
  return Object.fromEntries(
    Array.from({ length: chance(5) }, () => [WORDS[chance(WORDS.length)]!, anything(chance, depth - 1)]),
  )
}

// A copy with small changes, as neighbouring sights differ.
function changed(value: Json, chance: (n: number) => number): Json {
  if (chance(8) === 0) return anything(chance, 2)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value
      .filter(() => chance(8) > 0)
      .map((item) => (chance(3) === 0 ? changed(item, chance) : item))
    if (chance(5) === 0) list.splice(chance(list.length + 1), 0, anything(chance, 2))
    return list
  }
  const kept = Object.entries(value).filter(() => chance(8) > 0)
  return Object.fromEntries(kept.map(([key, item]) => [key, chance(3) === 0 ? changed(item, chance) : item]))
}

test('A patch turns any value into any other and changes neither.', () => {
  const chance = quickChance('patch')
  for (let n = 0; n < 20_000; n++) {
    const before = anything(chance)
    const after = n % 4 === 0 ? anything(chance) : changed(before, chance)
    const texts = [JSON.stringify(before), JSON.stringify(after)]
    const patch = diff(before, after)
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts)
    if (patch === undefined) expect(equal(before, after)).toBe(true)
    else {
      const travelled = JSON.parse(JSON.stringify(patch)) as Json
      const result = patched(before, travelled)
      if (!equal(result, after))
        throw new Error(`${texts.join(' → ')} by ${JSON.stringify(patch)}: ${JSON.stringify(result)}`)
      expect(JSON.stringify(before)).toBe(texts[0])
      expect(equal(before, after)).toBe(false)
    }
    expect(JSON.stringify(diff(JSON.parse(texts[0]!), JSON.parse(texts[1]!)))).toBe(JSON.stringify(patch))
  }
})

test('diffSharing has the patch of diff and shares unchanged parts.', () => {
  const chance = quickChance('sharing')
  let shares = 0
  for (let n = 0; n < 5000; n++) {
    const before = { a: anything(chance), b: anything(chance), c: anything(chance), 7: anything(chance) }
    const after = changed(before, chance)
    if (typeof after !== 'object' || after === null || Array.isArray(after)) continue
    const { patch, shared } = diffSharing(before, after)
    expect(patch).toEqual(diff(before, after))
    expect(shared).toEqual(after)
    const was = before as Record<string, Json>
    for (const [key, part] of Object.entries(shared)) {
      if (typeof part !== 'object' || part === null || !(key in was) || !equal(was[key]!, part)) continue
      expect(part).toBe(was[key])
      if (part !== after[key]) shares++
    }
  }
  expect(shares).toBeGreaterThan(500)
})

test('A patch contains only what changed.', () => {
  expect(diff({ a: 1, b: { c: [1, 2, 3] } }, { a: 1, b: { c: [1, 5, 3] } })).toEqual({ b: { c: { 1: 5 } } })
  expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: [] })
  expect(diff([1, 2, 3], [1, 3])).toEqual([1, 1, []])
  expect(
    diff(
      [
        { id: 1, at: 4 },
        { id: 2, at: 5 },
        { id: 3, at: 6 },
      ],
      [
        { id: 2, at: 5 },
        { id: 3, at: 7 },
      ],
    ),
  ).toEqual([0, 1, [], { 1: { at: 7 } }])
  expect(diff({ a: null }, { a: null })).toBeUndefined()
})

test('Packing lists of moves is lossless.', () => {
  const moves: Move[] = [
    ['attack', 'horde:3', 'townies'],
    ['attack', 'horde:3', 'horde:5'],
    ['attack'],
    ['stop'],
    ['stop', '1'],
  ]
  expect(packMoves(moves)).toEqual([
    0,
    'attack',
    'horde:3',
    'townies',
    2,
    'horde:5',
    0,
    'attack',
    0,
    'stop',
    1,
    '1',
  ])
  expect(unpackMoves(packMoves(moves))).toEqual(moves)
  expect(unpackMoves([])).toEqual([])
})

test('Packing events is lossless, with and without known forms.', () => {
  const forms = formsOf(corridor, { seats: 3, options: {} })
  const pack = packer(forms)
  expect(pack({ type: 'stepped', to: 4 })).toEqual([forms.findIndex(([type]) => type === 'stepped') + 1, 4])
  const log = randomGame(corridor, 'forms')
  const { position, told } = start(corridor, log.seed, log.seats)
  const g = new Referee(corridor, position).settle()
  for (const [seat, ...move] of log.moves) g.make(seat, move)
  const odd: Json[] = [
    { type: 'never', seen: [1, [2, { to: 3 }]] },
    [[]],
    {},
    null,
    'word',
    { type: 7, to: 4 },
  ]
  for (const event of [...told, ...g.told].map(({ event }) => event as unknown as Json).concat(odd)) {
    expect(unpack(forms, JSON.parse(JSON.stringify(pack(event))) as Json)).toEqual(event)
  }
})

test('Forms are cached by set-up, whatever is carried.', () => {
  const two = formsOf(convoy, { seats: 2, options: { chapter: 1, horde: false } })
  expect(formsOf(convoy, { seats: 2, options: { chapter: 1, horde: false } })).toBe(two)
  expect(formsOf(convoy, { seats: 2, options: { chapter: 1, horde: true } })).not.toBe(two)
  const laden = { seats: 2, options: { chapter: 1, horde: false }, carried: { hull: [1, 2] } }
  expect(formsOf(convoy, laden)).toBe(two)
})

test('An undefined key equals an absent one; a defined key does not.', () => {
  const thing = (parts: object) => parts as Json
  expect(equal(thing({ a: 1, b: undefined }), thing({ a: 1 }))).toBe(true)
  expect(equal(thing({ a: 1 }), thing({ b: undefined, a: 1 }))).toBe(true)
  expect(equal(thing({ a: 1, b: undefined }), thing({ a: 1, c: 2 }))).toBe(false)
  expect(equal(thing({ a: 1, c: 2 }), thing({ a: 1, b: undefined }))).toBe(false)
  expect(equal(thing({ 12: [6] }), thing({ 13: [6] }))).toBe(false)
})
