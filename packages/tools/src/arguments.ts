import { parseArgs } from 'node:util'
import { Complaint } from './command.ts'

/** The kind of each flag: without a value, with one, or repeatable with one. */
export type Flags = Readonly<Record<string, 'switch' | 'value' | 'values'>>

/** A parsed command line. Reading a malformed value throws a `Complaint`. */
export interface Given {
  /** The arguments that belong to no flag. */
  words: string[]
  on: (flag: string) => boolean
  text: (flag: string) => string | undefined
  texts: (flag: string) => string[]
  /** An integer of at least `least`, 1 by default. */
  whole: (flag: string, least?: number) => number | undefined
  /** Integers separated by commas, each at least 1. */
  wholes: (flag: string) => number[] | undefined
  /** A number from 0 to 1. */
  share: (flag: string) => number | undefined
  /** All `--option name=value`. */
  settings: () => Record<string, string>
}

/** Parses a command line. Throws a `Complaint` that lists the known flags for an unknown one. */
export function readArguments(args: readonly string[], flags: Flags): Given {
  const { values, positionals: words } = parse(args, flags)
  const text = (flag: string) => values[flag] as string | undefined
  const texts = (flag: string) => (values[flag] as string[] | undefined) ?? []
  return {
    words,
    on: (flag) => values[flag] === true,
    text,
    texts,
    whole(flag, least = 1) {
      const said = text(flag)
      if (said === undefined) return undefined
      if (/^\d+$/.test(said) && Number(said) >= least) return Number(said)
      throw new Complaint(`--${flag} takes a whole number, at least ${least}, not “${said}”.`)
    },
    wholes(flag) {
      const said = text(flag)
      if (said === undefined) return undefined
      if (/^[1-9]\d*(,[1-9]\d*)*$/.test(said)) return said.split(',').map(Number)
      throw new Complaint(`--${flag} takes whole numbers with commas, each at least 1, not “${said}”.`)
    },
    share(flag) {
      const said = text(flag)
      if (said === undefined) return undefined
      if (/^(0|1|0?\.\d+|[01]\.\d+)$/.test(said) && Number(said) <= 1) return Number(said)
      throw new Complaint(`--${flag} takes a share from 0 to 1, such as 0.05, not “${said}”.`)
    },
    settings: () => Object.fromEntries(texts('option').map(settingOf)),
  }
}

function parse(args: readonly string[], flags: Flags) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, kind]) => [
      flag,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: kind === 'values' },
    ]),
  )
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    const unknown = /'(--?[^ ']+)/.exec((cause as Error).message)?.[1]
    if ((cause as { code?: string }).code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || !unknown)
      throw new Complaint((cause as Error).message)
    const known = Object.keys(flags).map((flag) => `--${flag}`)
    throw new Complaint(`There is no ${unknown} here. There is: ${known.join(', ')}.`)
  }
}

function settingOf(said: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(said) ?? []
  if (name === undefined || value === undefined)
    throw new Complaint(`An option is written --option name=value, not “${said}”.`)
  return [name, value]
}

/** The items of a list separated by commas. */
export const listed = (text: string): string[] => text.split(',').map((word) => word.trim())
