import { roomRefusal } from './refusals.ts'

const MAX_NAME = 24
// Letters, marks, numbers, punctuation, symbols and the plain space: no control or bidirectional characters.
const WRITABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
// Characters of those classes that are invisible: ignorable, or called blank, filler or null in Unicode's list of names.
const UNSEEN = /[\u{16FE4}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u
// No language stacks this many marks on a letter; a stack covers the text above.
const TOWER = /\p{M}{5}/u
// A mark needs something to stand on.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
// The variation selector that keyboards add to an emoji is dropped.
const COLOURED = /(\p{Extended_Pictographic})\uFE0F/gu

/**
 * Normalises a nickname. Refuses with `bad-name` one that is empty, longer than 24 characters, or has characters that are invisible or
 * cover others.
 */
export function readName(given: string): string {
  const name = given.normalize('NFC').replace(COLOURED, '$1').trim().replace(/ +/g, ' ')
  const length = [...name].length
  const readable = WRITABLE.test(name) && SEEN.test(name) && !UNSEEN.test(name) && !TOWER.test(name)
  if (length === 0 || length > MAX_NAME || !readable) throw roomRefusal('bad-name')
  return name
}

/** Whether two nicknames look alike: equal in NFKC, ignoring case. */
export const sameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

// Upper case first: it unifies letters with several lower-case forms.
const keyOf = (name: string) =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim().replace(/ +/g, ' ')

const MOODS = 'Hungry Sleepy Brave Muddy Lucky Grumpy Quiet Hasty Rusty Clever Gentle Dusty'.split(' ')
const FOLK = 'Ghoul Baker Sexton Butcher Nurse Walker Crow Postman Barber Drifter Cook Piper'.split(' ')

/** A default nickname, derived from any number. */
export function nickname(n: number): string {
  const whole = Math.abs(Math.trunc(n))
  const mood = MOODS[whole % MOODS.length]!
  const folk = FOLK[Math.floor(whole / MOODS.length) % FOLK.length]!
  return `${mood} ${folk}`
}
