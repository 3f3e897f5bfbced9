import { roomRefusal } from './refusals.ts'

const LONGEST = 24
// Letters, marks, numbers, punctuation, symbols and the plain space: nothing that turns the line.
const WRITABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
// Characters of those classes that show nothing: the ignorable ones, and signs that are drawn blank.
const UNSEEN = /[\u{16FE4}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u
// Letters of any language carry fewer marks; a tower of them covers what stands above.
const TOWER = /\p{M}{5}/u
// A mark needs something to stand on.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
// Keyboards ask for the coloured form of a sign with an ignorable character: the sign alone says the same.
const COLOURED = /(\p{Extended_Pictographic})\uFE0F/gu

/**
 * A nickname as given, made tidy; declined as `bad-name` when it is empty, longer than 24 characters, or holds characters
 * that cannot be seen or cover others.
 */
export function readName(given: string): string {
  const name = given.normalize('NFC').replace(COLOURED, '$1').trim().replace(/ +/g, ' ')
  const length = [...name].length
  const readable = WRITABLE.test(name) && SEEN.test(name) && !UNSEEN.test(name) && !TOWER.test(name)
  if (length === 0 || length > LONGEST || !readable) throw roomRefusal('bad-name')
  return name
}

/** Whether two nicknames would be taken for one another: the same in NFKC, whatever their case. */
export const sameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

// Upper case first: it makes one of letters that have several small forms.
const keyOf = (name: string) =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim().replace(/ +/g, ' ')

const MOODS = 'Hungry Sleepy Brave Muddy Lucky Grumpy Quiet Hasty Rusty Clever Gentle Dusty'.split(' ')
const FOLK = 'Ghoul Baker Sexton Butcher Nurse Walker Crow Postman Barber Drifter Cook Piper'.split(' ')

/** A nickname to begin with, from a number of any size: the same number, the same name. */
export function nickname(n: number): string {
  const whole = Math.abs(Math.trunc(n))
  const mood = MOODS[whole % MOODS.length]!
  const folk = FOLK[Math.floor(whole / MOODS.length) % FOLK.length]!
  return `${mood} ${folk}`
}
