/*
 * Hostile messages to a room: malformed ones, and well-formed ones that the sender is not allowed to send.
 */

type Chance = (n: number) => number

const HUGE = [2 ** 31, 2 ** 31 - 1, 2 ** 53, -1, 0.5, 1e308, 1001]
const NAMES = [
  'Ann',
  'ANN',
  'Ａｎｎ',
  'Ann\ufe00',
  '\u3164',
  '\u2800',
  '\u115f',
  'A\u202enn',
  '<b>Ann</b>',
  '',
]
const LETTERS = '[]{}",:0123456789mulhxtake\\u0000nullé '
const GUESSED = 'AAAAAAAAAAAAAAAAAAAAAA'
const DEEP = 2000

/** A text that a room must refuse from any client without a seat. Its length alone never exceeds the limit of a message. */
export function hostileText(chance: Chance): string {
  const kind = chance(12)
  if (kind < 3) return garbled(chance, JSON.stringify(wellFormed(chance)))
  if (kind === 3) return Array.from({ length: chance(80) }, () => LETTERS[chance(LETTERS.length)]).join('')
  if (kind === 4) return '['.repeat(chance(DEEP)) + ']'.repeat(chance(DEEP))
  if (kind === 5) return `["hello",{"v":1,"__proto__":{"token":"${GUESSED}"}}]`
  return JSON.stringify(wellFormed(chance))
}

function wellFormed(chance: Chance): unknown[] {
  const seat = chance(3)
  const id = number(chance)
  const name = NAMES[chance(NAMES.length)]
  const all = [
    ['m', seat, number(chance), number(chance), chance(5)],
    ['u', seat, number(chance), number(chance)],
    ['x', seat, number(chance), number(chance)],
    ['claim', id, seat, GUESSED],
    ['hand', id, seat, GUESSED],
    ['take', id, chance(2), name],
    ['leave', id, seat],
    ['name', id, name],
    ['ready', id, true],
    ['bot', id, chance(2), 'hard'],
    ['seats', id, 2],
    ['options', id, { advanced: true, __proto__: 1 }],
    ['clock', id, 15],
    ['start', id],
    ['agree', id, true],
    ['again', id, 'new'],
    ['dismiss', id, 1 + chance(3), true],
    ['bots', id, true],
    ['crowd', id, 2, 20],
    ['say', id, seat, 'hello'],
    ['nudge', id, seat],
    ['hint', id, seat],
    ['earlier', id, seat],
  ]
  return all[chance(all.length)]!
}

const number = (chance: Chance) => (chance(3) === 0 ? HUGE[chance(HUGE.length)]! : chance(400))

function garbled(chance: Chance, text: string): string {
  const at = chance(text.length)
  const letter = LETTERS[chance(LETTERS.length)]!
  return [text.slice(0, at) + letter + text.slice(at), text.slice(0, at), text.slice(at)][chance(3)]!
}
