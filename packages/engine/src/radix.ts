import { BASE64URL } from './base64url.ts'

/*
 * Small numbers as one big number in mixed radix, and a big number as URL-safe text. A digit with one possible value costs nothing.
 */

/** One digit: its value, from 0 to `of - 1`, and the number of possible values. */
export type Digit = readonly [value: number, of: number]

/** Digits as one number; the first digit is the lowest. */
export const fromDigits = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((number, [value, of]) => number * BigInt(of) + BigInt(value), 0n)

/** Reads a number digit by digit. */
export class Digits {
  #left: bigint

  constructor(number: bigint) {
    this.#left = number
  }

  /** The next digit, of `of` possible values. */
  next(of: number): number {
    const value = Number(this.#left % BigInt(of))
    this.#left /= BigInt(of)
    return value
  }

  /** Whether only zeros are left. */
  get spent(): boolean {
    return this.#left === 0n
  }
}

/** A number in base 64, the first letter the highest; zero is the empty text. */
export function toText(number: bigint): string {
  const octal = number === 0n ? '' : number.toString(8)
  const padded = octal.length % 2 ? `0${octal}` : octal
  return (padded.match(/../g) ?? []).map((two) => BASE64URL[parseInt(two, 8)]).join('')
}

/** The number in a text, or its first letter that is not in the alphabet. */
export function fromText(text: string): bigint | { wrong: string } {
  let octal = ''
  for (const letter of text) {
    const value = BASE64URL.indexOf(letter)
    if (value < 0) return { wrong: letter }
    octal += value.toString(8).padStart(2, '0')
  }
  return octal ? BigInt(`0o${octal}`) : 0n
}
