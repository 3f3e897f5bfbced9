import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { tool } from './command.ts'

const dumps = mkdtempSync(join(tmpdir(), 'shamble-dumps-'))
const leak = fileURLToPath(new URL('./planted/leak.ts', import.meta.url))

afterAll(() => rmSync(dumps, { recursive: true }))

test('The last line of a clean run is JSON of five fields.', async () => {
  const { code, last } = await tool('fuzz', 'corridor', '--games', '20')
  expect(code).toBe(0)
  const found = JSON.parse(last)
  expect(Object.keys(found)).toEqual(['game', 'games', 'decisions', 'longest', 'widest'])
  expect(found).toMatchObject({ game: 'corridor', games: 20, widest: 5 })
  expect(found.decisions).toBeGreaterThan(400)
})

test('The same seed plays the same games, another seed others, and seats are kept to.', async () => {
  const [a, again, b, two] = await Promise.all([
    tool('fuzz', 'corridor', '--games', '5', '--seed', 'a'),
    tool('fuzz', 'corridor', '--games', '5', '--seed', 'a', '--share', '1'),
    tool('fuzz', 'corridor', '--games', '5', '--seed', 'b'),
    tool('fuzz', 'corridor', '--games', '5', '--seed', 'a', '--seats', '2'),
  ])
  expect(again.last).toBe(a.last)
  expect(b.last).not.toBe(a.last)
  // Two seats to give a card to, or three kinds of card and holding: never five.
  expect(JSON.parse(two.last).widest).toBeLessThanOrEqual(5)
  expect(two.last).not.toBe(a.last)
})

test('A planted fault ends the run with exit code 1, a sentence and a dump.', async () => {
  const { code, err, last } = await tool('fuzz', leak, '--games', '20', '--dumps', dumps)
  expect(code).toBe(1)
  expect(err).toMatch(/sight-secret. What a seat sees stays the same/)
  const { game, fault, dump } = JSON.parse(last)
  expect([game, fault]).toEqual(['corridor', 'sight-secret'])
  const stored = JSON.parse(readFileSync(dump, 'utf8'))
  expect(stored).toMatchObject({ game: 'corridor', property: 'sight-secret' })
  expect(err).toContain(`pnpm tool play ${leak} --dump ${dump}`)

  const opened = await tool('play', leak, '--dump', dump)
  expect(opened.code).toBe(0)
  expect(opened.out).toContain('sight-secret: ')
  expect(opened.out).toContain(`seed ${stored.seed}, ${stored.seats} seats`)

  const still = await tool('replay-all', leak, dump)
  expect(still.code).toBe(1)
  expect(still.out).toContain('sight-secret')
  expect(JSON.parse(still.last)).toEqual({ files: 1, same: 0, differ: 1 })

  // Once the fault is mended, the dump says so.
  const mended = await tool('replay-all', dump)
  expect([mended.code, JSON.parse(mended.last)]).toEqual([0, { files: 1, same: 1, differ: 0 }])
})

test("A game's own invariants are taken from its test folder.", async () => {
  const uneasy = fileURLToPath(new URL('./planted/uneasy/src/index.ts', import.meta.url))
  const { code, last, err } = await tool('fuzz', uneasy, '--games', '5', '--dumps', dumps)
  expect([code, JSON.parse(last).fault]).toEqual([1, 'invariant'])
  expect(err).toContain('The zombie comes too close.')
})

test('Hostile things are refused or played; a game into which strangers carry nothing says so.', async () => {
  const { code, last } = await tool('fuzz', 'z-war-one', '--hostile', '--games', '21')
  expect(code).toBe(0)
  const { game, tried, refused, played } = JSON.parse(last)
  expect([game, tried, refused + played]).toEqual(['z-war-one', 21, 21])
  expect(played).toBeGreaterThan(0)
  const none = await tool('fuzz', 'corridor', '--hostile')
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('corridor has no test/hostile.ts')])
})
