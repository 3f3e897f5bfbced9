import { MAX_TABLES, type OwnTable } from '@shamble/room/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLooked, lookedAt } from '../src/lib/room/looked.ts'
import { keptTables, MAX_KEPT, seatKept, type KeptTable } from '../src/lib/room/seat.ts'
import {
  companyOf,
  endedTables,
  inOrder,
  learnt,
  MAX_ENDED,
  newsOf,
  openTables,
  span,
  stateOf,
} from '../src/lib/tables/listing.ts'
import { keepNote, noteAt } from '../src/lib/tables/own-notes.ts'
import { MyTables } from '../src/lib/tables/my-tables.svelte.ts'
import { fetchTables, partsOf, seal, unseal } from '../src/lib/tables/transfer.ts'
import { iconWith } from '../src/lib/tables/turn-count.ts'

/* The list of a browser's tables: what is said of each, and that a thousand of them cost nothing. */

const NOW = 1_800_000_000_000
const HOUR = 3_600_000

const table = (own: Partial<OwnTable> = {}): OwnTable => ({
  code: 'abc-def-ghj',
  game: 'zombie-wars',
  phase: 'playing',
  since: null,
  due: null,
  clock: null,
  others: [],
  company: ['Bob'],
  bots: 0,
  othersSince: null,
  asks: null,
  moved: NOW,
  heard: null,
  ended: null,
  ...own,
})
const ended = (own: Partial<NonNullable<OwnTable['ended']>> = {}, more: Partial<OwnTable> = {}) =>
  table({ phase: 'over', ended: { won: false, winners: [], botWon: false, score: null, ...own }, ...more })

describe('What is said of a table', () => {
  test.each([
    [table({ since: NOW - 3 * HOUR, due: NOW + 50 * HOUR }), 'Your turn for 3 hours, 2 days left'],
    [table({ since: NOW }), 'Your turn for less than a minute'],
    [table({ asks: 'Bob', others: ['Bob'], othersSince: NOW }), 'Bob asks to take a move back'],
    [table({ others: ['Bob', 'Cat'], othersSince: NOW - HOUR }), 'Waiting for Bob and Cat for 1 hour'],
    [table(), 'A bot is choosing'],
    [table({ phase: 'lobby' }), 'Not begun'],
    [ended({ won: true }), 'Won'],
    [ended({ won: true, winners: ['Bob'], score: 1 }), 'Won, together with Bob, with 1 point'],
    [ended({ winners: ['Bob'], botWon: true, score: 3 }), 'Won by Bob and a bot'],
    [ended({ score: 12 }), 'Nobody won, with 12 points'],
    [ended({}, { company: [] }), 'Lost'],
  ])('is one sentence: %#.', (of, says) => expect(stateOf(of, NOW)).toBe(says))

  test('names the company, bots as a number.', () => {
    expect(companyOf(table({ company: ['Ann', 'Bob'], bots: 1 }))).toBe('with Ann, Bob and a bot')
    expect(companyOf(table({ company: [], bots: 3 }))).toBe('with 3 bots')
    expect(companyOf(table({ company: [] }))).toBe('alone')
  })

  test('rounds times down.', () => {
    expect([59_999, 60_000, 119_999, 25 * HOUR].map(span)).toEqual([
      'less than a minute',
      '1 minute',
      '1 minute',
      '1 day',
    ])
  })
})

test('What waits for the player comes first, the most urgent before the others; then what is played, then what has not begun.', () => {
  const [lobby, old, late, urgent, mine, asks] = [
    table({ code: 'lobby', phase: 'lobby', moved: null }),
    table({ code: 'old', moved: NOW - 5 * HOUR }),
    table({ code: 'late', moved: NOW - HOUR }),
    table({ code: 'urgent', since: NOW - 1, due: NOW + HOUR }),
    table({ code: 'mine', since: NOW - 9 * HOUR }),
    table({ code: 'asks', asks: 'Bob' }),
  ]
  expect(inOrder([lobby, old, asks, late, mine, urgent]).map(({ code }) => code)).toEqual([
    'urgent',
    'asks',
    'mine',
    'late',
    'old',
    'lobby',
  ])
})

describe('What a browser remembers', () => {
  const kept: KeptTable[] = [
    ['a', 'token-a'],
    ['b', 'token-b'],
    ['c', 'token-c'],
  ]

  test('is not asked about again once it is over or has no seat; its token stays.', () => {
    const over = ended({ won: true }, { code: 'a' })
    const after = learnt(kept, openTables(kept), [{ error: {} }, null, over])
    expect(after).toEqual([
      ['a', 'token-a', over],
      ['b', 'token-b', null],
      ['c', 'token-c'],
    ])
    expect(openTables(after).map(([code]) => code)).toEqual(['c'])
    expect(endedTables(after, NOW)).toEqual([over])
    expect(endedTables(after, NOW + 31 * 24 * HOUR)).toEqual([])
  })

  test(`has the results of the last ${MAX_ENDED} tables.`, () => {
    const many = Array.from({ length: MAX_ENDED + 5 }, (_, n): KeptTable => [`t${n}`, 'token'])
    const after = learnt(
      many,
      many,
      many.map(([code]) => ended({}, { code })),
    )
    expect(endedTables(after, NOW)).toHaveLength(MAX_ENDED)
    expect(openTables(after)).toEqual([])
    expect(after[0]).toEqual(['t0', 'token', null])
  })

  test('may be anything: what cannot be read is not there.', () => {
    const odd = ['x', ['a'], ['b', 1], ['c', 'token', { code: 'c' }], ['d', 'token', 7]]
    const store = memory({ 'shamble:seats': JSON.stringify(odd) })
    vi.stubGlobal('localStorage', store)
    expect(keptTables().map(([code]) => code)).toEqual(['c', 'd'])
    expect(endedTables(keptTables(), NOW)).toEqual([])
    for (const text of ['{', '{}', '[null, 7, "x"]', '7']) {
      store.setItem('shamble:seats', text)
      expect(keptTables()).toEqual([])
    }
  })
})

describe('A thousand remembered tables', () => {
  let store: ReturnType<typeof memory>
  const asked: number[] = []

  beforeEach(() => {
    const many = Array.from({ length: MAX_KEPT }, (_, n): KeptTable => [`table-${n}`, 'token'])
    store = memory({ 'shamble:seats': JSON.stringify(many) })
    vi.stubGlobal('localStorage', store)
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
    vi.stubGlobal('addEventListener', () => {})
    asked.length = 0
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const { tables } = JSON.parse(body) as { tables: [string, string][] }
      asked.push(tables.length)
      return Response.json({ now: NOW, tables: tables.map(([code]) => table({ code, since: NOW })) })
    })
    vi.useFakeTimers()
  })

  test('are read once from storage, and one request asks about the latest of them.', async () => {
    const mine = new MyTables()
    const end = mine.begin()
    await mine.refresh()
    expect(asked).toEqual([MAX_TABLES])
    expect(store.writes).toBe(0)
    expect(mine.tables.map(({ code }) => code)).toContain(`table-${MAX_KEPT - 1}`)
    expect(mine.turns).toBe(MAX_TABLES)
    expect(mine.older).toBe(MAX_KEPT - MAX_TABLES)
    await mine.more()
    expect(asked).toEqual([MAX_TABLES, MAX_TABLES, MAX_TABLES])
    expect(mine.tables).toHaveLength(2 * MAX_TABLES)
    end()
  })

  test('stay a thousand when one more is opened.', () => {
    vi.stubGlobal('sessionStorage', memory({}))
    seatKept('newest', 'token')
    expect(keptTables()).toHaveLength(MAX_KEPT)
    expect(keptTables().at(-1)).toEqual(['newest', 'token'])
    expect(keptTables()[0]![0]).toBe('table-1')
  })

  test('are asked about again after a minute, and seldom when the page is out of sight or the server is.', async () => {
    const mine = new MyTables()
    const end = mine.begin()
    await mine.refresh()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
    vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => {} })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(240_000)
    expect(asked).toHaveLength(3)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(mine.trouble).toMatch(/cannot be reached/)
    expect(mine.tables).toHaveLength(MAX_TABLES)
    end()
  })
})

describe('Tables on the way to another device', () => {
  const tables: KeptTable[] = [
    ['abc-def-ghj', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['abc-def-ghk', 'BBBBBBBBBBBBBBBBBBBBBB', ended({}, { code: 'abc-def-ghk' })],
  ]

  test('are read with the secret of the link alone; results are not taken.', async () => {
    const { id, key } = await partsOf('AAAAAAAAAAAAAAAAAAAAAA')
    const sealed = await seal(key, tables)
    expect(await unseal(key, sealed)).toEqual(tables.map(([code, token]) => [code, token]))
    expect(sealed + id).not.toMatch(/AAAAAAAA|BBBBBBBB/)
    expect(await unseal((await partsOf('AAAAAAAAAAAAAAAAAAAAAB')).key, sealed)).toBeNull()
    expect(await unseal(key, `${sealed.slice(0, -2)}AA`)).toBeNull()
    expect(await unseal(key, '!')).toBeNull()
  })

  test('join those that are there; a seat that is there stays.', async () => {
    const store = memory({
      'shamble:seats': JSON.stringify([
        ['abc-def-ghj', 'CCCCCCCCCCCCCCCCCCCCCC'],
        ['abc-def-ghk', 'DDDDDDDDDDDDDDDDDDDDDD', null],
      ]),
    })
    vi.stubGlobal('localStorage', store)
    const sealed = await seal((await partsOf('secret')).key, tables)
    vi.stubGlobal('fetch', async () => Response.json({ sealed }))
    expect(await fetchTables('secret')).toEqual({ added: 1 })
    expect(keptTables()).toEqual([
      ['abc-def-ghj', 'CCCCCCCCCCCCCCCCCCCCCC'],
      ['abc-def-ghk', 'BBBBBBBBBBBBBBBBBBBBBB'],
    ])
    vi.stubGlobal('fetch', async () => Response.json({ sealed: 'nothing' }))
    expect(await fetchTables('secret')).toEqual({ says: expect.stringContaining('cannot be read') as string })
  })
})

test('Notes are kept for each table, and an empty one is forgotten.', () => {
  const store = memory({})
  vi.stubGlobal('localStorage', store)
  keepNote('abc', '')
  expect(store.writes).toBe(0)
  keepNote('abc', 'Watch the bridge.')
  keepNote('def', 'x'.repeat(3000))
  expect([noteAt('abc'), noteAt('def').length, noteAt('ghj')]).toEqual(['Watch the bridge.', 2000, ''])
  keepNote('abc', '')
  expect(noteAt('abc')).toBe('')
  for (let n = 0; n < 60; n++) keepNote(`t${n}`, 'x')
  expect((JSON.parse(store.getItem('shamble:notes')!) as unknown[]).length).toBe(50)
  store.setItem('shamble:notes', '[null,7]')
  expect(noteAt('abc')).toBe('')
})

test('The icon has the number of turns, up to nine.', () => {
  expect(decodeURIComponent(iconWith(3))).toContain('>3</text>')
  expect(decodeURIComponent(iconWith(30))).toContain('>9+</text>')
})

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// A browser's storage, which counts writes.
function memory(first: Record<string, string>) {
  const items = new Map(Object.entries(first))
  return {
    writes: 0,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      this.writes++
      items.set(key, text)
    },
  }
}

test('What has come since this browser looked at a table is new.', () => {
  const store = memory({})
  vi.stubGlobal('localStorage', store)
  expect(newsOf(table({ heard: NOW }))).toBe('')
  keepLooked(table().code, NOW)
  expect(newsOf(table({ heard: NOW }))).toBe('')
  expect(newsOf(table({ moved: NOW + 1, heard: NOW + 1 }))).toBe('New: moves and words')
  expect(newsOf(table({ heard: NOW + 1 }))).toBe('New: words')
  for (let n = 0; n < 300; n++) keepLooked(`t${n}`, NOW)
  expect([lookedAt('t99'), lookedAt('t299')]).toEqual([0, NOW])
  store.setItem('shamble:looked', '{')
  expect(lookedAt('t299')).toBe(0)
})
