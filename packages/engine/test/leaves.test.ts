import { expect, test } from 'vitest'
import {
  freezeCommon,
  isOfFrozen,
  eachLeaf,
  firstDifference,
  notPlain,
  setAt,
  valueAt,
  type Leaf,
} from '../src/testing/leaves.ts'

test('The first difference is named with its path and both values.', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b (2, not 3)')
  expect(firstDifference([1, 2], [1])).toBe('value ([1,2], not [1])')
  expect(firstDifference({ a: [1, 2] }, { a: [1] })).toBe('a ([1,2], not [1])')
  expect(firstDifference({ a: 1 }, {})).toBe('a (1, not nothing)')
  expect(firstDifference({}, { a: { b: null } })).toBe('a (nothing, not {"b":null})')
  expect(firstDifference({ x: {} }, { x: { a: 0 } })).toBe('x.a (nothing, not 0)')
  for (const [a, b] of [
    [[], {}],
    [null, {}],
    [0, null],
    ['1', 1],
    [{}, []],
  ])
    expect(firstDifference(a, b)).not.toBeNull()
})

test('The order of keys makes no difference, nor does a key with nothing under it.', () => {
  expect(firstDifference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull()
  expect(firstDifference({ a: 1 }, { a: 1, b: undefined })).toBeNull()
})

test('What would not survive JSON is named.', () => {
  expect(notPlain({ a: [1, 'x', null, true, { b: [] }] })).toBeNull()
  expect(notPlain({ a: [1, undefined] })).toBe('undefined at a[1]')
  expect(notPlain({ a: { b: NaN } })).toBe('NaN at a.b')
  expect(notPlain([Infinity])).toBe('Infinity at [0]')
  expect(notPlain({ a: -0 })).toBe('-0 at a')
  expect(notPlain({ a: new Set() })).toBe('a Set at a')
  expect(notPlain({ a: () => 1 })).toBe('function at a')
  expect(notPlain(new Array(2))).toBe('undefined at [0]')
})

test('What two values have in common is frozen, with its parts; the rest can be changed.', () => {
  const common = { hands: [[4, 5]], aces: 1 }
  const [one, other] = [
    { own: [1], common, none: null },
    { own: [1], common, none: null },
  ]
  freezeCommon(one, other)
  one.own.push(2)
  expect(one.own).toEqual([1, 2])
  for (const change of [
    () => common.hands[0]!.push(6),
    () => common.hands.push([]),
    () => common.aces++,
    () => delete (common as Partial<typeof common>).aces,
  ]) {
    let thrown: unknown
    try {
      change()
    } catch (cause) {
      thrown = cause
    }
    expect(isOfFrozen(thrown)).toBe(true)
  }
  expect(common).toEqual({ hands: [[4, 5]], aces: 1 })
  expect(isOfFrozen(new TypeError('hands is not iterable'))).toBe(false)
})

test('Leaves share a name where only numbers differ.', () => {
  const leaves: [Leaf, unknown][] = []
  const table = { hands: [[4], [5]], at: { 'horde:3': { x: 1 }, north: { x: 2 } }, none: null }
  eachLeaf(table, (leaf, value) => leaves.push([leaf, value]))
  expect(leaves.map(([leaf, value]) => [leaf.name, value])).toEqual([
    ['hands.*.*', 4],
    ['hands.*.*', 5],
    ['at.*.x', 1],
    ['at.north.x', 2],
    ['none', null],
  ])
  for (const [leaf, value] of leaves) expect(valueAt(table, leaf.path)).toBe(value)
  setAt(table, ['at', 'horde:3', 'x'], 9)
  expect(table.at['horde:3'].x).toBe(9)
  expect(valueAt(table, ['hands', '7', '0'])).toBeUndefined()
})
