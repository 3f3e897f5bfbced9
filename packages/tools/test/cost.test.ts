import { readFileSync } from 'node:fs'
import { rulesOf } from '@shamble/catalogue/server'
import { expect, test } from 'vitest'
import { billOf, MIX, writtenIn } from '../src/cost/bill.ts'
import { countParty } from '../src/cost/count.ts'
import { readCounted } from '../src/cost/counted.ts'
import { startCounter } from '../src/cost/counter.ts'
import { documents, withBill } from '../src/cost/document.ts'
import { KINDS } from '../src/cost/kinds.ts'
import { PLAN } from '../src/cost/prices.ts'
import { told } from './command.ts'

const counted = readCounted()
const GAMES = 1_000_000

// Counts of rows by address, which are reported in batches.
const QUOTA = /spent|Allowance/
const ofRoom = (written: Record<string, number>) =>
  Object.fromEntries(Object.entries(written).filter(([what]) => !QUOTA.test(what)))

test('A short game at a table writes the rows that were counted, and one for each of its own moves.', async () => {
  const { rowsWritten, checkpoints } = counted.rooms.friends!
  const counter = await startCounter()
  try {
    const party = { ...KINDS.friends.party, options: { hourTrack: 'short' } }
    const { operations } = await countParty(counter, await rulesOf('zombie-wars'), party, 1)
    expect(ofRoom(operations.rowsWritten)).toEqual({
      ...ofRoom(rowsWritten),
      'INTO entries': operations.moves,
      'UPDATE room': rowsWritten['UPDATE room']! - checkpoints + operations.checkpoints,
    })
  } finally {
    await counter.stop()
  }
})

test('The documents say what a million games cost.', () => {
  const bill = billOf(counted, GAMES, MIX)
  for (const { file, text } of documents) {
    const document = readFileSync(file, 'utf8')
    expect(withBill(document, text(bill, counted)), file).toBe(document)
  }
})

test('A bill is the fee, and what goes beyond that which is included.', () => {
  const tables = { home: 0, friends: 1, bots: 0, daily: 0, embeds: 0 }
  expect(billOf(counted, 1, tables).dollars).toBe(PLAN)
  const line = billOf(counted, GAMES, tables).lines.find(({ unit }) => unit === 'rowsWritten')!
  const rows = writtenIn(counted.rooms.friends!)
  expect(line.amount).toBe(rows * GAMES)
  // A dollar a million after fifty millions.
  expect(line.dollars).toBeCloseTo(rows - 50)
})

test('Games at home write nothing, and the mix may be in any unit.', async () => {
  const { out, code } = await told('cost', '--games', '1000', '--mix', 'home=7', '--json')
  expect(code).toBe(0)
  const { mix, lines, dollars } = JSON.parse(out) as ReturnType<typeof billOf>
  expect([mix.home, mix.friends, dollars]).toEqual([1, 0, PLAN])
  expect(lines.find(({ unit }) => unit === 'rowsWritten')!.amount).toBe(0)
  expect(lines.find(({ unit }) => unit === 'requests')!.amount).toBeGreaterThan(1000)
})

test.each([
  ['chess=1', /not “chess=1”. There is: home, friends/],
  ['home', /A mix is written home=3/],
  ['home=0', /a share above 0/],
])('The mix %s is refused with a sentence.', async (mix, says) => {
  const { code, err } = await told('cost', '--mix', mix)
  expect([code, err]).toEqual([2, expect.stringMatching(says)])
})
