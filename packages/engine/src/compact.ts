import { BASE64URL } from './base64url.ts'
import { MOST_CARRIED } from './carried.ts'
import type { Json } from './position.ts'
import { Digits, fromDigits, fromText, toText, type Digit } from './radix.ts'

/*
 * JSON as a short text that is safe in an address: a kind and what belongs to it, as digits in mixed radix. A text that
 * has occurred before is named by its number, so that a list of like objects repeats no keys. As many digits as
 * surely fit are one number of a fixed count of letters, then the next: so the work grows with the text and no faster.
 */

const KINDS = ['null', 'false', 'true', 'natural', 'negative', 'other', 'text', 'list', 'object'] as const
const CHARACTERS = `${BASE64URL}: `
const RARE = CHARACTERS.length
// Of a whole number four bits at a time, each with whether it goes on.
const FOUR_BITS = 16
// No more of anything than what is carried can hold: damaged text must not keep us busy.
const MOST = MOST_CARRIED
/** Letters of a full group. */
const GROUP = 64
const FULL = 1n << BigInt(6 * GROUP)

/** A JSON value as short text. Objects come back with their keys in order. */
export function compact(x: Json): string {
  const digits: Digit[] = []
  const known = new Map<string, number>()
  write(x)
  return lettersOf(digits)

  function write(x: Json): void {
    const kind = kindOf(x)
    digits.push([KINDS.indexOf(kind), KINDS.length])
    if (kind === 'natural') whole(x as number)
    else if (kind === 'negative') whole(-(x as number) - 1)
    else if (kind === 'other') text(String(x))
    else if (kind === 'text') text(x as string)
    else if (Array.isArray(x)) {
      whole(x.length)
      x.forEach(write)
    } else if (kind === 'object') {
      const object = x as { [key: string]: Json }
      const keys = Object.keys(object).sort()
      whole(keys.length)
      for (const key of keys) {
        text(key)
        write(object[key]!)
      }
    }
  }

  function whole(n: number): void {
    const rest = Math.floor(n / FOUR_BITS)
    digits.push([(n % FOUR_BITS) + (rest > 0 ? FOUR_BITS : 0), 2 * FOUR_BITS])
    if (rest > 0) whole(rest)
  }

  function text(x: string): void {
    const before = known.get(x)
    digits.push([before ?? 0, known.size + 1])
    if (before !== undefined) return
    known.set(x, known.size + 1)
    whole(x.length)
    for (let i = 0; i < x.length; i++) {
      const common = CHARACTERS.indexOf(x[i]!)
      digits.push([common < 0 ? RARE : common, RARE + 1])
      if (common < 0) whole(x.charCodeAt(i))
    }
  }
}

/** The value in a text made by `compact`; undefined when it was not. */
export function expand(code: string): Json | undefined {
  if (typeof fromText(code) !== 'bigint') return undefined
  const digits = new Groups(code)
  const known: string[] = []
  let things = 0
  try {
    const x = read()
    return compact(x) === code ? x : undefined
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }

  function read(): Json {
    if (++things > MOST) throw new RangeError('Too much.')
    const kind = KINDS[digits.next(KINDS.length)]!
    if (kind === 'null') return null
    if (kind === 'false' || kind === 'true') return kind === 'true'
    if (kind === 'natural') return whole()
    if (kind === 'negative') return -whole() - 1
    if (kind === 'other') return Number(text())
    if (kind === 'text') return text()
    if (kind === 'list') return Array.from({ length: few() }, read)
    return Object.fromEntries(Array.from({ length: few() }, (): [string, Json] => [text(), read()]))
  }

  function whole(): number {
    let n = 0
    for (let worth = 1; worth <= Number.MAX_SAFE_INTEGER; worth *= FOUR_BITS) {
      const digit = digits.next(2 * FOUR_BITS)
      n += (digit % FOUR_BITS) * worth
      if (digit < FOUR_BITS) return n
    }
    throw new RangeError('Too large a number.')
  }

  function few(): number {
    const n = whole()
    if (n > MOST) throw new RangeError('Too many.')
    return n
  }

  function text(): string {
    const before = digits.next(known.length + 1)
    if (before > 0) return known[before - 1]!
    let x = ''
    for (let left = few(); left > 0; left--) {
      const common = digits.next(RARE + 1)
      x += common === RARE ? String.fromCharCode(whole()) : CHARACTERS[common]!
    }
    known.push(x)
    return x
  }
}

/** Digits as text, group by group; only the last may be shorter. */
function lettersOf(digits: readonly Digit[]): string {
  const groups: Digit[][] = [[]]
  let size = 1n
  for (const digit of digits) {
    size *= BigInt(digit[1])
    if (size > FULL) {
      groups.push([])
      size = BigInt(digit[1])
    }
    groups.at(-1)!.push(digit)
  }
  return groups
    .map((group, n) => {
      const letters = toText(fromDigits(group))
      return n < groups.length - 1 ? letters.padStart(GROUP, BASE64URL[0]) : letters
    })
    .join('')
}

/** Takes such a text apart again, digit by digit. */
class Groups {
  #rest: string
  #group = new Digits(0n)
  #size = FULL
  #isOver = false

  constructor(text: string) {
    this.#rest = text
  }

  /** The next digit, which can have so many values. */
  next(of: number): number {
    this.#size *= BigInt(of)
    if (this.#size > FULL) {
      // Only the last group may be without letters.
      if (this.#isOver) throw new RangeError('It ends too soon.')
      this.#isOver = this.#rest === ''
      this.#group = new Digits(fromText(this.#rest.slice(0, GROUP)) as bigint)
      this.#rest = this.#rest.slice(GROUP)
      this.#size = BigInt(of)
    }
    return this.#group.next(of)
  }
}

function kindOf(x: Json): (typeof KINDS)[number] {
  if (x === null) return 'null'
  if (typeof x === 'boolean') return x ? 'true' : 'false'
  if (typeof x === 'string') return 'text'
  if (typeof x !== 'number') return Array.isArray(x) ? 'list' : 'object'
  if (!Number.isSafeInteger(x) || Object.is(x, -0)) return 'other'
  return x < 0 ? 'negative' : 'natural'
}
