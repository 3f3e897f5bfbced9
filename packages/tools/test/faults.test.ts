import { expect, test } from 'vitest'
import { told, tool } from './command.ts'

test('faults explains itself.', async () => {
  const { code, out } = await told('faults', '--help')
  expect(code).toBe(0)
  expect(out).toContain('lost A doubled B')
})

test(
  'A short run against a real server, killed and cut on the way: nothing lost, nothing doubled.',
  { timeout: 120_000 },
  async () => {
    const { code, out } = await tool('faults', '--moves', '80', '--rooms', '2', '--kill', '30')
    expect(out.trim().split('\n').at(-1)).toBe('lost 0 doubled 0')
    expect(out).toMatch(/[1-9]\d* kills, [1-9]\d* cuts/)
    expect(code).toBe(0)
  },
)
