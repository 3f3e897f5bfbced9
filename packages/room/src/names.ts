import { roomRefusal } from './refusals.ts'

const LONGEST = 24
// Letters, marks, numbers, punctuation, symbols and the plain space: nothing invisible, nothing that turns the line.
const WRITABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u

/** A nickname as given, made tidy; declined when it is empty, too long, or holds control characters. */
export function readName(given: string): string {
  const name = given.normalize('NFC').trim().replace(/ +/g, ' ')
  const length = [...name].length
  if (length === 0 || length > LONGEST || !WRITABLE.test(name)) throw roomRefusal('bad-name')
  return name
}

/** Whether two nicknames would be taken for one another. */
export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const MOODS = 'Hungry Sleepy Brave Muddy Lucky Grumpy Quiet Hasty Rusty Clever Gentle Dusty'.split(' ')
const FOLK = 'Ghoul Baker Sexton Butcher Nurse Walker Crow Postman Barber Drifter Cook Piper'.split(' ')

/** A nickname to begin with, from a number of any size: the same number, the same name. */
export function nickname(n: number): string {
  const whole = Math.abs(Math.trunc(n))
  const mood = MOODS[whole % MOODS.length]!
  const folk = FOLK[Math.floor(whole / MOODS.length) % FOLK.length]!
  return `${mood} ${folk}`
}
