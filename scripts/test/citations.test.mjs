import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { games as folders, TABLES, tablesOf } from '../citation-tables.mjs'
import { citationFaults, citations, commentsOf, standing } from '../citations.mjs'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const games = folders().map((folder) => basename(folder))
const work = mkdtempSync(join(tmpdir(), 'shamble-citations-'))

afterAll(() => rmSync(work, { recursive: true }))

for (const game of games) {
  test(`${game}: every section, ruling and example that is cited stands in its reference or its README.`, () => {
    expect(citationFaults(join(packages, game))).toEqual([])
  })

  test(`${game}: the table of sections, rulings and tests is up to date. If it is not: npm run citations.`, async () => {
    const folder = join(packages, game)
    expect(readFileSync(join(folder, TABLES), 'utf8')).toBe(await tablesOf(folder))
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`(${TABLES})`)
  })
}

test('The table names sections with their rulings, tests by title or heading, and rulings that came up later.', async () => {
  const folder = mkdtempSync(join(work, 'tables-'))
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('README.md', '# Dig\n\n- **S1** A later one.\n')
  write(
    'reference.md',
    '# Rules\n\n## 1. Digging\n\n1.1 **Depth [ours]:** one. **Ruling R1:** more.\n\n1.2 Filling.\n\n| R1 | more |\n',
  )
  write('test/dig.test.ts', "test('1.1, R1. One deep.', () => {})\n")
  write('test/late.test.ts', "/* S1. Later. */\ntest('Late.', () => {})\n")
  const rows = (await tablesOf(folder)).split('\n').map((row) => row.replaceAll(/ +/g, ' '))
  expect(rows).toContain('| 1.1 | Depth | `dig` | R1 |')
  expect(rows).toContain('| 1.2 | Filling | | R1 |')
  expect(rows).toContain('| R1 | the reference | `dig` |')
  expect(rows).toContain('| S1 | the README | `late` |')
})

test('Sections, steps, rulings and rows of tables stand; a wrapped line that begins with a number does not.', () => {
  const text = [
    '## 7. Attack',
    '7.7 **Order of settling:**',
    ' 1. Count.',
    '    **Ruling R10** the loser picks.',
    ' 2. Apply. See',
    '9.9 and so on.',
    '',
    '| R21–R27 | breeds |',
    '| 7A | the list |',
    '- **R-32, R-33** rewards',
    '# Part C. Rulings',
    '### 4.12 Doors',
    '4.13 Windows.',
  ].join('\n')
  const found = standing(text)
  for (const label of [
    '7',
    '7.7',
    '7.7 step 1',
    '7.7 step 2',
    'R10',
    '7A',
    'R-32',
    'R-33',
    'C',
    '4.12',
    '4.13',
  ]) {
    expect(found, label).toContain(label)
  }
  expect(found).not.toContain('9.9')
})

test('A comment cites by shape; figures, squares, dice and code are no citations.', () => {
  const cited = (/** @type {string} */ text) =>
    citations(text, new Set(['R', 'A'])).map(({ label, step }) => (step ? `${label} step ${step}` : label))
  expect(cited('// 7.7 steps 4 to 9, R11. All at once.')).toEqual(['7.7 step 4', 'R11'])
  expect(cited('// 11. Dawn. The first line that fits.')).toEqual(['11'])
  expect(cited('/** All zombies of a player (9.1, 11), see A4 and 7C. */')).toEqual(['9.1', 'A4', '7C'])
  expect(cited('// The board is eight by eight (3): C4, `sq:34`, 1.5 × as wide, 40 %.')).toEqual(['3'])
})

test('Comments are found, and what only looks like one is not.', () => {
  const source = "const url = 'https://a.example' // one\n/* two */ a()\n// three\n// goes on\n<!-- four -->"
  expect(commentsOf(source).map(({ text }) => text)).toEqual([
    '// one',
    '/* two */',
    '// three\n// goes on',
    '<!-- four -->',
  ])
})

/**
 * A copy of a game's package in which one file was changed.
 * @param {string} game
 * @param {string} file
 * @param {(text: string) => string} change
 */
function planted(game, file, change) {
  const folder = mkdtempSync(join(work, 'planted-'))
  for (const part of ['src', 'rulebook', 'reference.md', 'README.md']) {
    cpSync(join(packages, game, part), join(folder, part), { recursive: true })
  }
  const path = join(folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return citationFaults(folder).map(({ file: where, says }) => `${where}: ${says}`)
}

test('A section, a step and a ruling that stand nowhere are found in comments, book and README.', () => {
  const wars = (/** @type {string} */ file, /** @type {string} */ more) =>
    planted('zombie-wars', file, (text) => text + more)
  expect(wars('src/move.ts', '\n// 6.9. Flying.\n')).toEqual(['src/move.ts: 6.9 stands nowhere'])
  expect(wars('src/move.ts', '\n// 7.7 step 12. More.\n')).toEqual(['src/move.ts: 7.7 has no step 12'])
  expect(wars('src/move.ts', '\n// R99. A ruling.\n')).toEqual(['src/move.ts: R99 stands nowhere'])
  expect(wars('rulebook/end.md', '\n\n**11.9 A draw.** Nobody.\n')).toEqual([
    'rulebook/end.md: 11.9 is no section of the reference',
  ])
  expect(wars('README.md', '\n| S13 | something else |\n')).toEqual(['README.md: S13 is ruled twice'])
  expect(wars('README.md', '\nSee R77 (8.9).\n')).toEqual([
    'README.md: R77 stands nowhere',
    'README.md: 8.9 stands nowhere',
  ])
  expect(planted('zombie-wars', 'reference.md', (text) => text.replaceAll(/^6\.2 .*$/gm, ''))).toContain(
    'src/move.ts: 6.2 stands nowhere',
  )
})

test('A book with sections of its own says of each which of the reference it tells.', () => {
  const told = (/** @type {(text: string) => string} */ change) =>
    planted('waterdeep-solo', 'rulebook/round.md', change)
  expect(told((text) => text.replace(/ <!-- A8, .*? -->/, ''))).toEqual([
    'rulebook/round.md: 3.3 does not say what it tells',
  ])
  expect(told((text) => text.replace('<!-- A8, ', '<!-- A18, '))).toEqual([
    'rulebook/round.md: A18 stands nowhere',
  ])
})

test('A game without a reference is told so.', () => {
  expect(citationFaults(work)[0]?.says).toContain('reference')
})
