import { quickChance, Refusal } from '@shamble/engine'
import { expect, test } from 'vitest'
import { hashOf, isToken, makeCode, makeToken, nickname, readCode, readName } from '../src/index.ts'

const bytes = (chance: (n: number) => number, n: number) => Uint8Array.from({ length: n }, () => chance(256))

test('A code is read in any of the forms that people type.', () => {
  const chance = quickChance('codes')
  for (let n = 0; n < 500; n++) {
    const code = makeCode('secret', bytes(chance, 6))
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{3}(-[0-9a-hjkmnp-tv-z]{3}){2}$/)
    expect(readCode('secret', code)).toBe(code)
    const typed = code
      .toUpperCase()
      .replaceAll('-', ' ')
      .replace(/0/g, 'O')
      .replace(/1/g, 'l')
      .replace(/V/g, 'U')
    expect(readCode('secret', typed)).toBe(code)
    expect(readCode('another secret', code)).not.toBe(code)
    expect(readCode('secret', code, 'seed')).not.toBe(code)
  }
})

test('About one guessed code in 32,768 passes the check.', () => {
  const chance = quickChance('guesses')
  let passed = 0
  for (let n = 0; n < 40_000; n++) {
    const guess = [...bytes(chance, 9)].map((b) => '0123456789abcdefghjkmnpqrstvwxyz'[b & 31]).join('')
    if (readCode('secret', guess)) passed++
  }
  expect(passed).toBeLessThan(12)
})

test('Invalid codes are rejected.', () => {
  const code = makeCode('secret', new Uint8Array([1, 2, 3, 4, 5, 6]))
  for (const wrong of [
    '',
    'abc',
    `${code}0`,
    code.slice(1),
    '../../etc',
    'é'.repeat(9),
    `${code}${' '.repeat(40)}`,
  ]) {
    expect(readCode('secret', wrong)).toBeNull()
  }
})

test('A token is 128 bits in 22 letters, and only its hash is stored.', () => {
  expect(makeToken(new Uint8Array(16))).toBe('A'.repeat(22))
  expect(makeToken(new Uint8Array(16).fill(255))).toBe(`${'_'.repeat(21)}w`)
  const chance = quickChance('tokens')
  const made = new Set(Array.from({ length: 300 }, () => makeToken(bytes(chance, 16))))
  expect(made.size).toBe(300)
  for (const token of made) {
    expect(isToken(token)).toBe(true)
    expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOf(token)).not.toContain(token)
  }
  expect(isToken('short')).toBe(false)
})

test('A token matches what the platform makes of the same bytes.', () => {
  const chance = quickChance('base64')
  for (let n = 0; n < 100; n++) {
    const sixteen = bytes(chance, 16)
    expect(makeToken(sixteen)).toBe(Buffer.from(sixteen).toString('base64url'))
  }
})

test('Names are normalised; empty, long and invisible ones are refused.', () => {
  expect(readName('  Zoë   the  2nd ')).toBe('Zoë the 2nd')
  expect(readName('🧟'.repeat(24))).toHaveLength(48)
  for (const wrong of ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u0000b', 'a\u202eb', 'a\u200bb', '\ud800']) {
    expect(() => readName(wrong)).toThrow(Refusal)
  }
})

test('A default nickname is a valid name.', () => {
  const names = new Set(Array.from({ length: 144 }, (_, n) => readName(nickname(n))))
  expect(names.size).toBe(144)
  expect(nickname(-5.5)).toBe(nickname(5))
})
