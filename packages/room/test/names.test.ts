import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { readName, sameName } from '../src/index.ts'
import { refusal, testRoom, tokenOf } from './test-room.ts'

describe('Names', () => {
  test.each([
    ['the filler of Hangul', '\u3164'],
    ['the filler of Hangul, half its width', '\uffa0'],
    ['a leading consonant that is a filler', '\u115f'],
    ['blank Braille', '\u2800'],
    ['a blank hieroglyph', '\u{13441}\u{13442}'],
    ['the filler of Khitan', 'A\u{16fe4}'],
    ['a note without a head', '\u{1d159}'],
    ['a soft hyphen in it', 'An\u00adn'],
    ['a variation selector', 'Ann\ufe00'],
    ['another variation selector', 'Ann\u{e0100}'],
    ['a joiner of graphemes', 'A\u034fnn'],
    ['the place of an object', '\ufffc'],
    ['marks that stand on nothing', '\u0301\u0301'],
    ['a tower of marks, which covers the names above', `A${'\u0e49'.repeat(12)}nn`],
  ])('Ignorable, blank and covering characters are refused: %s.', (_, name) => {
    expect(() => readName(name)).toThrow(expect.objectContaining({ code: 'bad-name' }))
  })

  test('Letters of every language keep their marks.', () => {
    for (const name of ['Nguyễn', 'क्षितिज', 'ที่รัก', 'שָׁלוֹם', 'བསྒྲུབས'])
      expect(readName(name)).toBe(name.normalize('NFC'))
  })

  test('Names are compared by NFKC and without case.', () => {
    for (const alike of ['ANN', 'ann', 'Ａｎｎ', '𝐀𝐧𝐧', 'Aɴɴ'.replaceAll('ɴ', 'n')]) {
      expect(sameName('Ann', readName(alike)), alike).toBe(true)
    }
    expect(sameName('Strauß', 'STRAUSS')).toBe(true)
    expect(sameName('Odysseus ς', 'ODYSSEUS Σ')).toBe(true)
    expect(sameName('Ann', 'Anna')).toBe(false)
    const room = testRoom(corridor, { seats: 2 })
    room.connect(tokenOf(1)).say('take', 1, 0, 'Ann')
    const other = room.connect(tokenOf(2))
    expect(refusal(other.say('take', 1, 1, 'Ａｎｎ'))![0]).toBe('name-taken')
    expect(refusal(other.say('take', 2, 1, 'Ann\ufe0f'))![0]).toBe('bad-name')
  })

  test('The invisible variation selector of an emoji is dropped.', () => {
    expect(readName('❤\ufe0f Ann')).toBe('❤ Ann')
  })
})
