import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { canonical, fromBase64url, MAX_CARRIED, toBase64url, type Json } from '../src/index.ts'
import { pack, unpack } from '../src/links/index.ts'

/*
 * JSON as a short text for addresses.
 */

const packedBy = (bytes: Uint8Array) => `1${toBase64url(bytes)}`

test('Bytes as base64url are what Node makes of them, and come back.', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 151 + length) % 256)
    expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
  }
})

const values: Json[] = [
  null,
  true,
  -1,
  0,
  4095,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'hero:3',
  Array.from({ length: 300 }, (_, n) => ({ row: `+---+ ${n} é`, at: n * n })),
  'Zoë ☠ 💀',
  [],
  {},
  [[], [null, false]],
  { heroes: [1, 2, 3, 4].map((n) => ({ xp: n * 20, perks: ['redline', 'kerb-stomp'] })), chapter: 3 },
  JSON.parse('{"__proto__":{"a":1}}') as Json,
]

test('A value comes back as it was, from a text that says its form.', async () => {
  for (const value of values) {
    const text = await pack(value)
    expect(text).toMatch(/^1[A-Za-z0-9_-]+$/)
    expect(canonical((await unpack(text))!)).toBe(canonical(value))
    expect(await unpack(`2${text.slice(1)}`)).toBeUndefined()
  }
})

test('Like objects do not repeat themselves.', async () => {
  const heroes = values.at(-2)!
  expect((await pack(heroes)).length).toBeLessThan(JSON.stringify(heroes).length)
})

test('The order of fields makes no difference.', async () => {
  expect(await pack({ a: 1, b: 2 })).toBe(await pack({ b: 2, a: 1 }))
})

test('Letters that are none of ours, cut ends and foreign bytes are nothing.', async () => {
  const text = await pack(values)
  const spoiled = [
    '',
    '###',
    'A',
    '1',
    '1A',
    '_'.repeat(5000),
    text.slice(0, -7),
    `1${text.slice(8)}`,
    `${text} `,
  ]
  for (const bad of spoiled) expect(await unpack(bad), bad.slice(0, 20)).toBeUndefined()
  for (let n = 0; n < 300; n++) {
    const letters = Array.from({ length: 1 + (n % 40) }, (_, i) => 'AZaz09-_'[(n * 31 + i * i * 7) % 8])
    expect(await unpack(`1${letters.join('')}`)).toBeUndefined()
  }
  expect(await unpack(packedBy(deflateRawSync('{"open')))).toBeUndefined()
  expect(await unpack(packedBy(deflateRawSync(Buffer.from([0x22, 0xff, 0x22]))))).toBeUndefined()
})

test('A bomb is not unpacked: a hundred megabytes of blanks in few letters.', async () => {
  const bomb = packedBy(deflateRawSync(Buffer.alloc(100_000_000, 0x20)))
  expect(bomb.length).toBeGreaterThan(MAX_CARRIED)
  expect(await unpack(bomb)).toBeUndefined()
  // Its text is short enough: unpacking stops where the JSON is longer than may be carried.
  const small = packedBy(deflateRawSync(`"${' '.repeat(20_000_000)}"`))
  expect(small.length).toBeLessThan(4 * MAX_CARRIED)
  expect(await unpack(small)).toBeUndefined()
  expect(await unpack(await pack('four'), 5)).toBeUndefined()
  expect(await unpack(await pack('four'), 6)).toBe('four')
})
