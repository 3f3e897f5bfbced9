import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process, { execPath, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { faultsIn, withFault } from '../src/mutants/faults.ts'
import { countOf, saidOf, shareOf, survivorsOf, type Found, type Mutant } from '../src/mutants/found.ts'
import { drawnRanges, rangeText, statementsIn, within } from '../src/mutants/ranges.ts'
import { ruleFilesOf } from '../src/mutants/rules.ts'
import { ROOT } from '../src/games.ts'
import { told, tool } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'shamble-mutants-'))
const planted = (name: string) => fileURLToPath(new URL(`./planted/${name}`, import.meta.url))
const seven = planted('seven')
const TOOL = fileURLToPath(new URL('../src/tool.ts', import.meta.url))
const WAIT = { timeout: 500_000, interval: 50 }

afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const game of ['seven', 'seven-told', 'endless'])
    rmSync(join(ROOT, '.mutants', game), { recursive: true, force: true })
})

// Linux keeps the number of a process that has ended (Z) until its parent asks what became of it.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

test('Rules are what the game imports: bots, scores and words are aside, with what only they import.', () => {
  write({
    'src/index.ts': `import { score } from './score.ts'\nimport {\n  turn,\n} from './turn.ts'\nexport type { Event } from './events.ts'\n`,
    'src/turn.ts': `import { roll } from './dice/roll.ts'\nimport type { Only } from './only-types.ts'\n`,
    'src/dice/roll.ts': `export * from '../table.ts'\n`,
    'src/table.ts': '',
    'src/score.ts': `import { far } from './far.ts'\n`,
    'src/far.ts': '',
    'src/events.ts': '',
    'src/only-types.ts': '',
    'src/words.ts': `import { names } from './names.ts'\n`,
    'src/names.ts': '',
    'src/why-not.ts': `import { names } from './names.ts'\n`,
    'src/bot.ts': '',
  })
  expect(ruleFilesOf(folder)).toEqual([
    'src/dice/roll.ts',
    'src/index.ts',
    'src/table.ts',
    'src/turn.ts',
    'src/why-not.ts',
  ])
})

const mutant = (line: number, status: Mutant['status'], replacement = 'true'): Mutant => ({
  mutatorName: 'any',
  replacement,
  location: { start: { line, column: 1 }, end: { line, column: 6 } },
  status,
})

test('What is ignored or cannot be run does not count; what runs on for ever was noticed.', () => {
  const found: Found = {
    files: {
      'src/a.ts': {
        source: 'first\nsecond',
        mutants: [
          mutant(2, 'Survived', 'x  =\n 1'),
          mutant(1, 'NoCoverage'),
          mutant(1, 'Killed'),
          mutant(1, 'Timeout'),
          mutant(1, 'Ignored'),
          mutant(1, 'RuntimeError'),
        ],
      },
      'src/b.ts': { source: '', mutants: [mutant(1, 'Killed')] },
    },
  }
  expect(countOf(found, ['src/a.ts'])).toEqual({ killed: 2, all: 4 })
  expect(saidOf(countOf(found, ['src/a.ts', 'src/b.ts']))).toBe('killed 3 of 5 (60.0 %)')
  expect(survivorsOf(found, ['src/a.ts'])).toEqual([
    'src/a.ts:1:1  first  →  true   (no scene comes here)',
    'src/a.ts:2:1  secon  →  x = 1',
  ])
})

test('Nobody reaches 90 % by rounding, and a file without mutants has missed none.', () => {
  expect(saidOf({ killed: 8999, all: 10_000 })).toContain('(89.9 %)')
  expect(shareOf({ killed: 0, all: 0 })).toBe(1)
})

test('The faults that no scene notices are named, with exit code 1; questions and words are left alone.', async () => {
  const { code, out, err, last } = await tool('mutants', seven)
  expect(err).toMatch(/^1 of 1 {2}src\/index.ts {2}killed \d+ of \d+/)
  expect(out).toContain('src/index.ts:4:48  sum >= 7  →  sum > 7')
  expect(out).not.toMatch(/'(Open the door|Open it again|The door is shut).'  →|words.ts/)
  expect(last).toMatch(/^killed [1-9]\d* of \d+ \(\d+\.\d %\)$/)
  expect(code).toBe(1)
  // The next run has nothing left to do; the tree is as it was.
  const again = await tool('mutants', seven, '--file', 'src/index.ts')
  expect([again.last, again.err]).toEqual([last, expect.stringMatching(/, nothing new\n$/)])
  expect(readFileSync(join(seven, 'src/index.ts'), 'utf8')).toContain('sum >= 7')
})

test('Faults of the second kind change a number, a comparison or a condition, and nothing of types and texts.', () => {
  const source = "type Two = 2\nconst said = 'at ' + place\nconst n = a < 3 && Math.min(a, b) ? a - 1 : 0\n"
  const [, , line = ''] = source.split('\n')
  expect(faultsIn(source).map((fault) => withFault(source, fault).split('\n')[2])).toEqual([
    line.replace('a < 3 && Math.min(a, b) ?', '!(a < 3 && Math.min(a, b)) ?'),
    line.replace('&&', '||'),
    line.replace('<', '<='),
    line.replace('3', '4'),
    line.replace('min', 'max'),
    line.replace('a - 1', 'a + 1'),
    line.replace('1', '2'),
    line.replace(': 0', ': 1'),
  ])
})

test('A sample is drawn from functions and tables; only mutants within it count.', () => {
  const source =
    "import { a } from './a.ts'\n\ntype B = 1\n\nconst n = 3\n\nexport function f() {\n  return a\n}\n"
  const ranges = statementsIn('src/a.ts', source)
  expect(ranges.map(rangeText)).toEqual(['src/a.ts:5-5', 'src/a.ts:7-9'])
  write({ 'src/a.ts': source })
  expect(drawnRanges(folder, ['src/a.ts'], 1, 'seed').length).toBe(1)
  expect(drawnRanges(folder, ['src/a.ts'], 9, 'seed').length).toBe(2)
  const found: Found = {
    files: {
      'src/a.ts': { source, mutants: [mutant(5, 'Killed'), mutant(8, 'Survived'), mutant(6, 'Killed')] },
    },
  }
  expect(countOf(within(found, ranges), ['src/a.ts'])).toEqual({ killed: 1, all: 2 })
})

test('Faults in what is told are tried one by one; those that no test notices are named.', async () => {
  const { code, out, last } = await tool('mutants', seven, '--told')
  expect(out).toBe(
    `src/facts.ts:2  7  →  8\nby the properties alone 0 of 3 (0.0 %, 95 %: from 0.0 % to 56.2 %)\n${last}\n`,
  )
  expect([last, code]).toEqual(['noticed 2 of 3 (66.7 %, 95 %: from 20.8 % to 93.9 %)', 1])
  expect(readFileSync(join(seven, 'src/facts.ts'), 'utf8')).toContain('least: 7')
  const alone = await tool('mutants', seven, '--told', '--alone')
  expect([alone.last, alone.code]).toEqual(['noticed 0 of 3 (0.0 %, 95 %: from 0.0 % to 56.2 %)', 1])
})

test('A run that is stopped leaves no process behind, even in the middle of a scene that never ends.', async () => {
  const sandbox = join(ROOT, '.mutants/endless')
  const player = join(sandbox, 'pid')
  rmSync(sandbox, { recursive: true, force: true })
  const child = spawn(execPath, [TOOL, 'mutants', planted('endless')], { stdio: 'ignore' })
  await vi.waitUntil(() => existsSync(player) && readFileSync(player, 'utf8') !== '', WAIT)
  const isThere = () => isAlive(Number(readFileSync(player, 'utf8')))
  expect(isThere()).toBe(true)
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(128 + constants.signals.SIGTERM)
  await vi.waitUntil(() => !isThere(), WAIT)
})

test.each([
  [['mutants'], /Which game\?/],
  [['mutants', 'nim'], /“nim” is no game/],
  [
    ['mutants', 'zombie-wars', '--file', 'src/words.ts'],
    /no rules in src\/words.ts. There are in: src\/attack.ts/,
  ],
])('%j is answered with a sentence and exit code 2.', async (args, says) => {
  const { code, err } = await told(...args)
  expect([code, err]).toEqual([2, expect.stringMatching(says)])
})
