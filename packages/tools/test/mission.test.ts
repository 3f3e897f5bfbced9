import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { told } from './command.ts'

/* `pnpm tool mission`: checks, draws and measures a file. */

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mission-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const CHAPTER = new URL('../../z-war-one/src/missions/chapter-1.json', import.meta.url)

/** A chapter after a change, as a file. */
function fileOf(change: (mission: any) => void): string {
  const mission: unknown = JSON.parse(readFileSync(CHAPTER, 'utf8'))
  change(mission)
  const path = join(folder, 'mission.json')
  writeFileSync(path, JSON.stringify(mission))
  return path
}

test('A file that can be played is said so, with what is probably a mistake.', async () => {
  expect(
    await told(
      'mission',
      fileOf(() => {}),
    ),
  ).toMatchObject({ code: 0, out: 'It can be played.\n' })
  const { code, out } = await told(
    'mission',
    fileOf((mission) => delete mission.objectives[1].requires),
  )
  expect(code).toBe(0)
  expect(out).toContain('Doubt: Objective 1 need not be met')
})

test('Of a file that cannot be played every fault is said, with its place; the exit code is 1.', async () => {
  const { code, err } = await told(
    'mission',
    fileOf((mission) => {
      mission.order = 99
      delete mission.win
    }),
  )
  expect(code).toBe(1)
  expect(err).toContain('order: expected a whole number from 1 to 6; found 99.')
  expect(err).toContain('win: expected an object; found nothing.')
})

test('It is drawn as text and as SVG.', async () => {
  const svg = join(folder, 'map.svg')
  const { out } = await told(
    'mission',
    fileOf(() => {}),
    '--draw',
    '--svg',
    svg,
  )
  expect(out).toContain('R3  Library')
  expect(out).toMatch(/^\+---\+.*\n\|.* R2 .*\|$/m)
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg xmlns[\s\S]*<title>[\s\S]*<path d="M[\s\S]*<\/svg>\n$/)
})

test('Bots play it, and what became of each objective is said.', async () => {
  const { out } = await told(
    'mission',
    fileOf(() => {}),
    '--games',
    '2',
    '--bots',
    'hard',
  )
  expect(out).toMatch(/Bots \(hard\) won \d+ % of 2 games \(95 %: \d+ % to \d+ %\)\./)
  expect(out).toMatch(/1\. met in \d of 2: Carry all four crates/)
  expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({ games: 2 })
})

test('A file that is not there, or a strength that is none, is answered with a sentence.', async () => {
  expect(await told('mission')).toMatchObject({ code: 2, err: expect.stringContaining('Which file?') })
  expect(await told('mission', join(folder, 'nothing.json'))).toMatchObject({ code: 2 })
  const { code, err } = await told(
    'mission',
    fileOf(() => {}),
    '--bots',
    'genius',
  )
  expect(code).toBe(2)
  expect(err).toContain('--bots is easy, fair, hard, fierce, not “genius”.')
})
