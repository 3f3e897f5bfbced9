import { note } from './fault.ts'
import type { Fault } from './format.ts'

/*
 * Small readers of JSON. Each looks at one value, notes every fault it finds with its place, and says whether
 * the value may be used.
 */

/** Looks at the value at `where`; false when it is not what it should be. */
export type Read = (value: unknown, where: string, faults: Fault[]) => boolean

/** A text of one to `most` characters, as it stands. */
export const rawUpTo =
  (most: number): Read =>
  (value, where, faults) => {
    if (typeof value !== 'string' || value.length === 0) return note(faults, where, 'a text', value)
    return value.length <= most || note(faults, where, `a text of at most ${most} characters`, value)
  }

// Control characters except the end of a line, halves of characters, and what turns the direction of the text around it (UAX 9).
const UNSEEN = /[^\P{Cc}\n]|\p{Cs}|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text without its invisible control characters. */
export const seen = (text: string): string => text.replaceAll(UNSEEN, '')

const BLANK = /^[\p{C}\p{Z}\s]*$/u

/** A text for people, of one to `most` characters: it can be seen, and leaves the text around it as it is. */
export const textUpTo =
  (most: number): Read =>
  (value, where, faults) => {
    if (!rawUpTo(most)(value, where, faults)) return false
    const text = value as string
    if (BLANK.test(text)) return note(faults, where, 'a text without blanks alone', value)
    return seen(text) === text || note(faults, where, 'a text without invisible control characters', value)
  }

/** A name: such a text on one line, without blanks at its ends. */
export const nameUpTo =
  (most: number): Read =>
  (value, where, faults) => {
    if (!textUpTo(most)(value, where, faults)) return false
    const isPlain = !/\n|^\s|\s$/.test(value as string)
    return isPlain || note(faults, where, 'a text without line breaks, or blanks at its ends', value)
  }

/** A whole number between two, both included. */
export const whole =
  (least: number, most: number): Read =>
  (value, where, faults) =>
    (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) ||
    note(faults, where, `a whole number from ${least} to ${most}`, value)

/** `true`. */
export const yes: Read = (value, where, faults) => value === true || note(faults, where, 'true', value)

/** One of some words. */
export const word =
  (...words: readonly string[]): Read =>
  (value, where, faults) =>
    words.includes(value as string) || note(faults, where, `one of ${words.join(', ')}`, value)

/** A word, or an object. */
export const wordOr =
  (only: string, other: Read, said: string): Read =>
  (value, where, faults) => {
    if (value === only) return true
    return isObject(value) ? other(value, where, faults) : note(faults, where, `${only}, or ${said}`, value)
  }

/** A list within bounds; one that is too long is not read. */
export const list =
  (of: Read, least: number, most: number): Read =>
  (value, where, faults) => {
    if (!Array.isArray(value) || value.length < least)
      return note(faults, where, least > 0 ? `a list of at least ${least}` : 'a list', value)
    if (value.length > most) return note(faults, where, `a list of at most ${most}`, value)
    let good = true
    value.forEach((part, i) => (good = of(part, `${where}[${i}]`, faults) && good))
    return good
  }

/** An object of at most `most` names, with values of one kind. */
export const record =
  (of: Read, most: number): Read =>
  (value, where, faults) => {
    if (!isObject(value)) return note(faults, where, 'an object', value)
    if (Object.keys(value).length > most) return note(faults, where, `at most ${most} names`, value)
    let good = true
    for (const key of Object.keys(value)) good = of(value[key], `${where}.${key}`, faults) && good
    return good
  }

/** An object with these fields; those whose name ends in `?` may be missing, and there are no others. */
export const fields =
  (known: Readonly<Record<string, Read>>): Read =>
  (value, where, faults) => {
    if (!isObject(value)) return note(faults, where, 'an object', value)
    const dot = where === '' ? '' : `${where}.`
    let good = true
    for (const key of Object.keys(known)) {
      const name = key.replace('?', '')
      if (value[name] === undefined && key.endsWith('?')) continue
      good = known[key]!(value[name], `${dot}${name}`, faults) && good
    }
    const names = Object.keys(known).map((key) => key.replace('?', ''))
    for (const key of Object.keys(value))
      if (!names.includes(key))
        good = note(faults, `${dot}${key}`, `no such field, but ${names.join(', ')}`, value[key])
    return good
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
