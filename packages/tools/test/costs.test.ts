import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { costliestMission } from '../src/attack/mission.ts'
import { foundFiles } from '../src/costs/found.ts'
import { tool } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'shamble-costs-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A fifth more than the costliest mission known takes: some 5 ms for a page, 20 ms for a slice of par, 3 ms for one of judging.
const MAX_STEPS = { page: 850_000, par: 2_600_000, judging: 65_000 }

test('The costliest missions known take a limited number of steps: before a page is drawn, and in a slice of judging or par.', async () => {
  const doors = join(folder, 'doors.json')
  writeFileSync(doors, JSON.stringify({ carried: costliestMission(), options: {}, seats: 2 }))
  const { code, out } = await tool('fuzz', 'z-war-one', '--steps', doors, ...foundFiles())
  expect(code).toBe(0)
  const found = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; page: number; par: number; judging: number })
  expect(found).toHaveLength(1 + foundFiles().length)
  for (const { file, ...steps } of found)
    for (const [kind, most] of Object.entries(MAX_STEPS))
      expect(steps[kind as keyof typeof steps], `${file}, ${kind}`).toBeLessThanOrEqual(most)
  // A count of nothing would be below every limit.
  expect(Math.max(...found.map(({ par }) => par))).toBeGreaterThan(MAX_STEPS.par / 10)
  expect(Math.max(...found.map(({ judging }) => judging))).toBeGreaterThan(MAX_STEPS.judging / 10)
})

test('The costliest of some hostile missions are found, and can be counted again.', async () => {
  const { code, last } = await tool('fuzz', 'z-war-one', '--costly', '--games', '40', '--dumps', folder)
  // Times are not judged here.
  expect([0, 1]).toContain(code)
  expect(JSON.parse(last)).toMatchObject({ game: 'z-war-one', tried: 40 })
})

test('A game into which strangers carry nothing has no costly values.', async () => {
  const { code, err } = await tool('fuzz', 'corridor', '--costly')
  expect([code, err]).toEqual([2, expect.stringContaining('nothing is carried into it by strangers')])
})
