import { expect, test } from 'vitest'
import { command } from './command.ts'

test('A small load on our rooms, on bare objects, on some that send the same bytes, and on a relay: everything is reported, and nothing is lost.', async () => {
  const { out, err, code } = await command('bench/index.ts', ['--json', '--only', 'rooms'], {
    SHAMBLE_BENCH: 'quick',
  })
  expect([code, err]).toEqual([0, ''])
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { name: string; value: number | null; target: number | null })
  const value = (name: string) => lines.find((line) => line.name === `rooms${name}`)?.value
  expect(value(', lost or doubled')).toBe(0)
  for (const [against, target] of [
    [', processor, against a bare object', 1.35],
    [', p50, against a bare object', 1.3],
    [', best p99, against a bare object', 2],
  ] as const) {
    expect(value(against)).toBeGreaterThan(0)
    expect(lines.find((line) => line.name === `rooms${against}`)).toMatchObject({ target })
  }
  for (const figure of [', processor', ', p50', ', best p99']) {
    expect(value(`${figure}, against one with the same bytes`)).toBeGreaterThan(0)
  }
  for (const server of [' ours', ' bare object', ' bare object, same bytes', ' relay in Node']) {
    for (const figure of ['moves asked for and made', 'p50', 'p99']) {
      expect(value(`${server}, ${figure}`)).toBeGreaterThan(0)
    }
    for (const figure of ['memory of a room', 'processor for 1,000 moves', 'as fast as it goes']) {
      expect(value(`${server}, ${figure}`)).toEqual(expect.any(Number))
    }
    expect(value(`${server}, up, in the middle`)).toBeLessThanOrEqual(24)
    expect(value(`${server}, down, in the middle`)).toBeLessThanOrEqual(300)
  }
})
