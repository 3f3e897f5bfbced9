import { expect, test } from 'vitest'
import { atLeast, atMost, missing } from '../src/bench/figure.ts'
import { middle, ratesInTurn } from '../src/bench/samples.ts'
import { withFigures } from '../src/bench/write.ts'
import { command } from './command.ts'

const bench = (...args: string[]) => command('bench/index.ts', args, { SHAMBLE_BENCH: 'quick' })

test('Each line of --json is {name, value, unit, target, ok}.', async () => {
  const { out, code } = await bench(
    '--json',
    '--only',
    'corridor random',
    '--only',
    'playouts corridor',
    '--only',
    'against boardgame.io, playouts',
  )
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['name', 'value', 'unit', 'target', 'ok'])
    expect(line.value).toBeGreaterThan(0)
  }
  expect(lines.map(({ name }) => name)).toEqual([
    'playouts corridor',
    'against boardgame.io, playouts',
    'against boardgame.io, playouts, ours',
    'against boardgame.io, playouts, theirs',
    'link corridor random',
    'link corridor random, nine in ten',
  ])
  expect(code).toBe(0)
})

test('--list names the lines, --only chooses among them, and a name of no line is answered with a sentence.', async () => {
  const { out, code } = await bench('--list', '--only', 'playouts')
  expect(code).toBe(0)
  expect(out.split('\n')).toContain('playouts corridor')
  expect(out).not.toContain('recorded')
  const none = await bench('--only', 'juggling')
  expect([none.code, none.out]).toEqual([2, ''])
  expect(none.err).toMatch(/No line has juggling in its name/)
})

test('A figure that cannot be had is a miss; --strict turns a miss into an exit code.', async () => {
  // There is no such build: the output folder is somewhere else.
  const env = { SHAMBLE_BENCH: 'quick', SHAMBLE_BUILD: '/nowhere' }
  const line = ['--json', '--only', 'script play zombie-wars']
  const [lax, strict] = await Promise.all([
    command('bench/index.ts', line, env),
    command('bench/index.ts', [...line, '--strict'], env),
  ])
  const missed = { name: 'script play zombie-wars', value: null, unit: 'kB brotli', target: 72, ok: false }
  expect([lax.code, JSON.parse(lax.last)]).toEqual([0, missed])
  expect([strict.code, JSON.parse(strict.last)]).toEqual([1, missed])
})

test('A miss is not ok and keeps its value; a figure without a target is ok.', () => {
  expect(atLeast('speed', 9, '×', 10)).toEqual({ name: 'speed', value: 9, unit: '×', target: 10, ok: false })
  expect(atLeast('speed', 10, '×', 10).ok).toBe(true)
  expect(atMost('size', 76, 'kB', 75)).toMatchObject({ value: 76, ok: false })
  expect(atMost('size', 76, 'kB', null).ok).toBe(true)
  expect(missing('size', 'kB', 75, 'nothing is built')).toMatchObject({ value: null, ok: false })
})

test('Things are measured in turn, after a warm-up of each.', () => {
  const order: string[] = []
  const note = (name: string) => () => {
    if (order.at(-1) !== name) order.push(name)
    return 1
  }
  const rates = ratesInTurn([note('a'), note('b')], { warmUp: 1, sample: 1, samples: 3 })
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
  expect(rates.map((samples) => samples.length)).toEqual([3, 3])
  expect(middle([3, 1, 2, 5, 4])).toEqual({ median: 3, min: 1, max: 5 })
})

test('--write enters figures in the table, replaces those of the same name and keeps the others and what is written by hand.', () => {
  const first = withFigures(
    '',
    [atMost('a', 2, 'ms', 3, '1 to 3'), atLeast('b', 1234, 'moves/s', null)],
    '2026-11-22',
  )
  const second = withFigures(`${first}\nBy hand.\n`, [atMost('a', 4, 'ms', 3)], '2026-11-23')
  expect(second).toMatch(/\| a +\| 4.00 +\| ms +\| 3.00 +\| no +\| 2026-11-23 \| +\|/)
  expect(second).toMatch(/\| b +\| 1,234 \| moves\/s \| +\| +\| 2026-11-22 \|/)
  expect(second.match(/\| a /g)).toHaveLength(1)
  expect(second.match(/^\| ---/gm)).toHaveLength(1)
  expect(second.endsWith('By hand.\n')).toBe(true)
})
