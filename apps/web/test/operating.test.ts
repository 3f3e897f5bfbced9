import { SAYINGS as CHALLENGE_SAYINGS } from '@shamble/challenge'
import { SAYINGS as ROOM_SAYINGS } from '@shamble/room'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIN_SECRET } from '../worker/snapshot.ts'
import { SAYINGS, statusOf } from '../worker/refusals.ts'

// Keeps the runbook in step with the code. Its table is parsed; a mention elsewhere does not count.
const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
const [, section = ''] = page.split('\n## What the codes mean\n')
const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (`.*?) *\| *(.*?) *\|/gm)]
const named = rows.flatMap(([, codes, status]) =>
  [...codes!.matchAll(/`([\w-]+)`/g)].map(([, code]) => [code!, status!] as const),
)

// What an operator meets besides: refusals of rules and editions, and what the operator has done.
const OTHERS = ['rules-fault', 'rules-changed', 'unknown-version', 'newer-engine', 'taken-down']
const isFault = (code: string): boolean => statusOf({ code }) >= 500

test('The table of codes has exactly those of the Worker, and every fault of rooms and challenges.', () => {
  const faults = [...Object.keys(ROOM_SAYINGS), ...Object.keys(CHALLENGE_SAYINGS)].filter(isFault)
  const all = new Set([...Object.keys(SAYINGS), ...faults, ...OTHERS])
  expect(named.map(([code]) => code).sort()).toEqual([...all].sort())
})

test('Beside each code stands its status.', () => {
  for (const [code, said] of named) {
    const status = /\d\d\d|4xx/.exec(said)?.[0]
    if (status === '4xx') expect([code, Math.floor(statusOf({ code }) / 100)]).toEqual([code, 4])
    else if (status) expect([code, statusOf({ code })]).toEqual([code, Number(status)])
    else expect(code).toBe('rules-fault')
  }
})

test('Every link within it leads to a heading, and its numbers are those of the code.', () => {
  const idOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-')
  for (const [, file = '', id] of page.matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g)) {
    const target = file ? readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8') : page
    const headings = [...target.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => idOf(heading!))
    expect(headings, `${file}#${id}`).toContain(id)
  }
  expect(page).toContain(`at least ${MIN_SECRET} characters`)
})
