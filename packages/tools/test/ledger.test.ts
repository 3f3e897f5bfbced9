import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corridor } from '@shamble/engine/specimen'
import type { Golden } from '@shamble/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { gameOf, playableIds, SPECIMEN } from '../src/games.ts'
import { enter, LEDGER, ledgerFaults } from '../src/ledger.ts'
import { told as tool } from './command.ts'

const work = mkdtempSync(join(tmpdir(), 'shamble-ledger-'))
afterAll(() => rmSync(work, { recursive: true }))

for (const id of playableIds().filter((id) => id !== SPECIMEN)) {
  test(`The finished games of ${id} are those that were recorded under its version.`, async () => {
    const { game, tests } = await gameOf(id)
    expect(ledgerFaults(join(tests, 'golden'), game)).toEqual([])
  })
}

const recorded = join(work, 'recorded')

/** A copy of two recorded games with their ledger. */
function copied(): string {
  const folder = mkdtempSync(join(work, 'copy-'))
  cpSync(recorded, folder, { recursive: true })
  return folder
}

function change(folder: string, file: string, by: (text: string) => string): string[] {
  const path = join(folder, file)
  writeFileSync(path, by(readFileSync(path, 'utf8')))
  return ledgerFaults(folder, corridor)
}

test('Two games are recorded and entered; the same line enters nothing twice.', async () => {
  const line = ['golden', 'corridor', '--games', '2', '--seats', '3', '--into', recorded]
  expect((await tool(...line)).code).toBe(0)
  const ledger = readFileSync(join(recorded, LEDGER), 'utf8')
  expect(ledger.trim().split('\n')).toHaveLength(2)
  expect((await tool(...line)).code).toBe(0)
  expect(readFileSync(join(recorded, LEDGER), 'utf8')).toBe(ledger)
  expect(ledgerFaults(recorded, corridor)).toEqual([])
})

test('A game recorded again under the same version is named, with the first move that differs.', () => {
  const folder = copied()
  const golden = JSON.parse(readFileSync(join(folder, 'golden-1.json'), 'utf8')) as Golden
  const [seat, ...move] = golden.log.moves[4]!
  const marks = `${golden.marks.slice(0, 16)}0000${golden.marks.slice(20)}`
  expect(change(folder, 'golden-1.json', () => JSON.stringify({ ...golden, marks }))).toEqual([
    `golden-1 is not the game that was recorded under version 1: it differs from move 5 on, “${move.join(' ')}” by seat ${seat! + 1}. ` +
      'A change to a finished game is a bug, or a new `version` of the rules.',
  ])
  expect(() => enter(folder)).toThrow('differs from move 5 on')
})

test('The tool records no other game under the same version, not even with --again; under a new one it does.', async () => {
  const folder = copied()
  const line = ['golden', 'corridor', '--games', '1', '--seats', '4', '--into', folder, '--again']
  const before = readFileSync(join(folder, 'golden-0.json'), 'utf8')
  const refused = await tool(...line)
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(/golden-0 is not the game that was recorded under version 1/)
  expect(readFileSync(join(folder, 'golden-0.json'), 'utf8')).toBe(before)

  const newer = { ...corridor, version: corridor.version + 1 }
  expect(ledgerFaults(folder, newer)).toEqual([]) // until they are played again: `checkGolden` refuses the older version
  for (const file of ['golden-0.json', 'golden-1.json']) {
    change(folder, file, (text) => text.replace('"version":1', '"version":2'))
  }
  expect(ledgerFaults(folder, newer)).toHaveLength(2)
  enter(folder)
  expect(ledgerFaults(folder, newer)).toEqual([])
  expect(readFileSync(join(folder, LEDGER), 'utf8').trim().split('\n')).toHaveLength(4)
  expect(ledgerFaults(folder, corridor)).not.toEqual([])
})

test('A line that is changed, taken out or doubled is found, and so is a game that is gone.', () => {
  const changed = change(copied(), LEDGER, (text) => text.replace('"marks":"', '"marks":"0000'))
  expect(changed).toContain(
    'Line 1 of the ledger, golden-0, or one above it, was changed: lines are only added.',
  )
  const out = change(copied(), LEDGER, (text) => text.slice(text.indexOf('\n') + 1))
  expect(out.join()).toMatch(/golden-0 stands in no line.*Line 1 of the ledger, golden-1/)
  const doubled = change(copied(), LEDGER, (text) => text + text.split('\n')[0] + '\n')
  expect(doubled.join()).toContain('golden-0 stands in the ledger twice under version 1.')
  const folder = copied()
  rmSync(join(folder, 'golden-0.json'))
  expect(ledgerFaults(folder, corridor)).toEqual([
    'golden-0 stands in the ledger under version 1, but not in the folder.',
  ])
})
