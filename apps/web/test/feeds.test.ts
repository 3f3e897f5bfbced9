import type { Turn } from '@shamble/room'
import { describe, expect, test } from 'vitest'
import { atomOf } from '../worker/feeds/atom.ts'
import { calendarOf } from '../worker/feeds/calendar.ts'

const NOW = Date.UTC(2026, 10, 25, 22, 0)
const HOUR = 3_600_000
const TABLE = { title: 'Lords of Waterdeep, solo', page: 'https://shamble.example/r/k7m-2qx-9tb' }
const IDLE: Turn = {
  code: 'k7m-2qx-9tb',
  game: 'waterdeep-solo',
  phase: 'playing',
  since: null,
  due: null,
  clock: 86_400,
  asks: null,
  sat: null,
  others: [],
  touched: NOW - HOUR,
}
const MINE: Turn = { ...IDLE, since: NOW - HOUR, due: NOW + 23 * HOUR }

const linesOf = (turn: Turn) => calendarOf(turn, TABLE, NOW).replaceAll('\r\n ', '').split('\r\n')
const valueOf = (turn: Turn, name: string) =>
  linesOf(turn)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('The calendar', () => {
  test('An own turn lasts until the clock runs out, with a reminder a quarter before.', () => {
    expect(valueOf(MINE, 'SUMMARY')).toBe('Your turn · Lords of Waterdeep\\, solo')
    expect([valueOf(MINE, 'DTSTART'), valueOf(MINE, 'DTEND')]).toEqual([
      '20261125T210000Z',
      '20261126T210000Z',
    ])
    expect(linesOf(MINE)).toContain('TRIGGER;RELATED=END:-PT21600S')
    expect(valueOf(MINE, 'DESCRIPTION')).toContain('then a bot plays the turn')
  })

  test('Without a clock it lasts until now, an hour at least, with no reminder.', () => {
    const free: Turn = { ...MINE, clock: null, due: null, since: NOW - 50 * HOUR }
    expect([valueOf(free, 'DTSTART'), valueOf(free, 'DTEND')]).toEqual([
      '20261123T200000Z',
      '20261125T220000Z',
    ])
    expect(valueOf({ ...free, since: NOW }, 'DTEND')).toBe('20261125T230000Z')
    expect(calendarOf(free, TABLE, NOW)).not.toContain('VALARM')
  })

  test.each([
    [{}, 'Waiting for a bot'],
    [{ others: ['Bob', 'Cat'] }, 'Waiting for Bob\\, Cat'],
    [{ phase: 'lobby' }, 'The game has not begun'],
    [{ phase: 'over' }, 'The game is over'],
  ] as const)('says what else is so: %j.', (change, says) => {
    const turn = { ...IDLE, ...change } as Turn
    expect(valueOf(turn, 'SUMMARY')).toBe(`${says} · Lords of Waterdeep\\, solo`)
    expect(calendarOf(turn, TABLE, NOW)).not.toContain('VALARM')
  })

  test('Lines end with CRLF and have at most 75 octets; no name begins a line of its own.', () => {
    const name = '🧟‍♀️;END:VEVENT,\\é'
    const turn: Turn = { ...IDLE, others: [name, name, name, name] }
    const text = calendarOf(turn, TABLE, NOW)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\n')
    }
    expect(valueOf(turn, 'SUMMARY')).toContain('🧟‍♀️\\;END:VEVENT\\,\\\\é')
    expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
  })
})

describe('The Atom feed', () => {
  test('has one entry for each wait, with an id of its own.', () => {
    const ids = [MINE, { ...MINE, touched: NOW }, { ...MINE, since: NOW }].map(
      (turn) => /<entry>\s*<id>(.*)<\/id>/.exec(atomOf(turn, TABLE))![1],
    )
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
    expect(atomOf(MINE, TABLE)).toContain('<title>Your turn · Lords of Waterdeep, solo</title>')
    expect(atomOf(MINE, TABLE)).toContain('<updated>2026-11-25T21:00:00.000Z</updated>')
  })

  test('has none while the table waits for others, and one after the end.', () => {
    expect(atomOf({ ...IDLE, others: ['Bob'] }, TABLE)).not.toContain('<entry>')
    expect(atomOf({ ...IDLE, phase: 'lobby' }, TABLE)).not.toContain('<entry>')
    expect(atomOf({ ...IDLE, phase: 'over' }, TABLE)).toContain('The game is over')
  })

  test('escapes what is written into it.', () => {
    const text = atomOf(MINE, { ...TABLE, title: '<b>&"' })
    expect(text).toContain('Your turn · &lt;b&gt;&amp;&quot;')
    expect(text).not.toContain('<b>')
  })
})
