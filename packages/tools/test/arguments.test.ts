import { expect, test } from 'vitest'
import { listed, readArguments, type Flags } from '../src/arguments.ts'
import { Complaint } from '../src/command.ts'

const FLAGS: Flags = { games: 'value', share: 'value', option: 'values', json: 'switch' }
const read = (line: string) => readArguments(line.split(' '), FLAGS)

test('Words, switches, values and repeated values are told apart.', () => {
  const given = read('corridor --games 3 --json --option fog=true --option deck=long')
  expect(given.words).toEqual(['corridor'])
  expect(given.on('json')).toBe(true)
  expect(given.whole('games')).toBe(3)
  expect(given.settings()).toEqual({ fog: 'true', deck: 'long' })
})

test('What is not said is undefined, off, or an empty list.', () => {
  const given = read('corridor')
  expect([given.on('json'), given.whole('games'), given.text('games'), given.share('share')]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ])
  expect(given.settings()).toEqual({})
})

test.each([
  ['--games none', /whole number, at least 1, not “none”/],
  ['--games 0', /at least 1, not “0”/],
  ['--games 2.5', /not “2.5”/],
  ['--share 2', /share from 0 to 1/],
  ['--option fog', /--option name=value, not “fog”/],
  ['--game 3', /There is no --game here. There is: --games, --share, --option, --json/],
  ['--games', /argument/],
])('%s is answered with a sentence.', (line, says) => {
  const wanted = () => {
    const given = read(line)
    given.whole('games')
    given.share('share')
    given.settings()
  }
  expect(wanted).toThrow(Complaint)
  expect(wanted).toThrow(says)
})

test('A value of an option may hold an equals sign.', () => {
  expect(read('--option a=b=c').settings()).toEqual({ a: 'b=c' })
})

test('A share is any number from 0 to 1.', () => {
  expect(['0', '1', '0.05', '.5', '1.0'].map((n) => read(`--share ${n}`).share('share'))).toEqual([
    0, 1, 0.05, 0.5, 1,
  ])
})

test('Whole numbers are written with commas.', () => {
  expect(read('--games 40,20').wholes('games')).toEqual([40, 20])
  expect(read('--games 7').wholes('games')).toEqual([7])
  expect(read('corridor').wholes('games')).toBeUndefined()
  for (const said of ['4,', '4,0', 'many'])
    expect(() => read(`--games ${said}`).wholes('games')).toThrow(`not “${said}”`)
})

test('Lists are written with commas.', () => {
  expect(listed('a, b,c')).toEqual(['a', 'b', 'c'])
})
