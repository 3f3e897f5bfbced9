import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corridor } from '@shamble/engine/specimen'
import type { Golden } from '@shamble/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { gameOf } from '../src/games.ts'
import { difference } from '../src/replay-all.ts'
import { told as tool } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'shamble-golden-'))
const file = (name: string) => join(folder, name)
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Golden

afterAll(() => rmSync(folder, { recursive: true }))

test('Games are recorded, replayed, and found when they would differ.', async () => {
  const recorded = await tool('golden', 'corridor', '--games', '2', '--into', folder, '--bots', 'dreamer:5')
  expect(recorded.code).toBe(0)
  expect(readdirSync(folder)).toEqual(['golden-0.json', 'golden-1.json', 'ledger.jsonl'])
  const golden = read('golden-0.json')
  expect(golden.log).toMatchObject({ game: 'corridor', version: 1, seed: 'golden-0' })
  expect(golden.marks.length).toBe(4 * golden.log.moves.length)

  const same = await tool('replay-all', file('golden-0.json'), file('golden-1.json'))
  expect([same.code, JSON.parse(same.last)]).toEqual([0, { files: 2, same: 2, differ: 0 }])

  const bent = { ...golden, marks: `${golden.marks.slice(0, 8)}0000${golden.marks.slice(12)}` }
  writeFileSync(file('golden-1.json'), JSON.stringify(bent))
  const differ = await tool('replay-all', file('golden-0.json'), file('golden-1.json'))
  expect([differ.code, JSON.parse(differ.last)]).toEqual([1, { files: 2, same: 1, differ: 1 }])
  expect(differ.out).toMatch(
    /golden-1\.json: after 2 moves: Seat \d's move 3, .* now leads to another position/,
  )
})

test('A recorded game is not written over; the same line records the same game.', async () => {
  const line = ['golden', 'corridor', '--games', '1', '--seed', 'kept', '--into', file('kept')]
  expect((await tool(...line)).code).toBe(0)
  const before = readFileSync(file('kept/kept-0.json'), 'utf8')
  expect((await tool(...line)).code).toBe(0)
  const other = await tool(...line, '--seats', '4', '--bots', 'dreamer:3')
  expect(other.code).toBe(2)
  expect(other.err).toMatch(/is not the game that was recorded under version 1/)
  expect(readFileSync(file('kept/kept-0.json'), 'utf8')).toBe(before)
})

test('A log whose move is not allowed, and one of other rules, are named.', async () => {
  const playable = await gameOf('corridor')
  const { log } = read('golden-0.json')
  expect(difference(playable, { kind: 'log', log })).toBeNull()
  const astray = { ...log, moves: log.moves.with(2, [0, 'dance']) }
  expect(difference(playable, { kind: 'log', log: astray })).toMatch(/Move 3 of this log cannot be made/)
  const older = { ...log, version: corridor.version - 1 }
  expect(difference(playable, { kind: 'log', log: older })).toMatch(/Recorded under version 0/)
})
