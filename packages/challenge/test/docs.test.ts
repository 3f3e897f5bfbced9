import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  MAX_LOG,
  PAR_RUNS,
  readChallenge,
  SLICE_STEPS,
  SAYINGS,
  type Counts,
  type Logs,
  type Par,
  type ParProgress,
  type Row,
  type ChallengePage,
  type Terms,
} from '../src/index.ts'

// Keeps the documentation in step with the code. Its tables are parsed; a mention elsewhere does not count.
const page = readFileSync(new URL('../../../docs/challenges.md', import.meta.url), 'utf8')

/** What stands in code in the first column of the tables below a heading, in order. */
function firstColumn(heading: string): string[] {
  const section = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`))
  if (!section) throw new Error(`There is no section “${heading}”.`)
  return [...section.matchAll(/^\| (`.*?) *\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
  )
}

// A field that is added, taken away or renamed does not compile here.
const PAGE: Record<keyof ChallengePage, true> = {
  code: true,
  terms: true,
  kind: true,
  daily: true,
  name: true,
  commitment: true,
  seed: true,
  nonce: true,
  opened: true,
  closes: true,
  closed: true,
  par: true,
  parProgress: true,
  counts: true,
  rows: true,
  mine: true,
  hidden: true,
  opening: true,
}
const PARTS: { [name: string]: Record<string, true> } = {
  terms: { game: true, version: true, seats: true, options: true, carried: true } satisfies Record<
    keyof Terms,
    true
  >,
  par: { bot: true, playouts: true, runs: true, best: true, median: true, won: true } satisfies Record<
    keyof Par,
    true
  >,
  parProgress: { played: true, of: true } satisfies Record<keyof ParProgress, true>,
  counts: { attempts: true, finished: true, conceded: true } satisfies Record<keyof Counts, true>,
  rows: { rank: true, name: true, standing: true, result: true, moves: true, when: true } satisfies Record<
    keyof Row,
    true
  >,
}
const LOGS: Record<keyof Logs, true> = {
  terms: true,
  seed: true,
  nonce: true,
  commitment: true,
  rows: true,
  next: true,
}
// What the engine and the rooms refuse on the way to a challenge.
const OTHERS = [
  'bad-seats',
  'bad-options',
  'bad-carried',
  'bad-seed',
  'bad-name',
  'bad-token',
  'forbidden-origin',
  'damaged-log',
  'other-version',
]

test('The table of refusals has exactly the codes of a challenge.', () => {
  expect(firstColumn('Refusals').sort()).toEqual([...Object.keys(SAYINGS), ...OTHERS].sort())
})

test('The table of a challenge’s fields is complete, with their parts.', () => {
  expect(firstColumn('Looking').sort()).toEqual(Object.keys(PAGE).sort())
  for (const [field, parts] of Object.entries(PARTS)) {
    const row = new RegExp(`^\\| \`${field}\` .*?\\{(.*?)\\}`, 'm').exec(page)
    expect(row?.[1]!.split(', ').sort(), field).toEqual(Object.keys(parts).sort())
  }
  const [, logs] = /\/logs\?from=0`: `\{(.*?)\}`/.exec(page)!
  expect(logs!.split(', ').sort()).toEqual(Object.keys(LOGS).sort())
})

test('Its examples are valid and its numbers are those of the code.', () => {
  const shown = [...page.matchAll(/POST \/api\/challenges (\{.*?\}) +→/g)].map(([, body]) => body!)
  expect(shown).toHaveLength(2)
  for (const body of shown) expect(() => readChallenge(JSON.parse(body))).not.toThrow()
  expect(page).toContain(`${MAX_LOG.toLocaleString('en-GB')} characters a log`)
  expect([PAR_RUNS, page.includes('fifteen games')]).toEqual([15, true])
  expect(page).toContain(`in slices of ${SLICE_STEPS} playouts and moves`)
})
