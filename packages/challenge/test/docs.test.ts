import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONGEST_LOG, PAR_RUNS, readChallenge, SAYINGS } from '../src/index.ts'

// The description for strangers must not fall behind.
const page = readFileSync(new URL('../../../docs/challenges.md', import.meta.url), 'utf8')

test('The description names every code and everything that the page of a challenge tells.', () => {
  for (const code of Object.keys(SAYINGS)) expect(page).toContain(`\`${code}\``)
  const source = readFileSync(new URL('../src/page.ts', import.meta.url), 'utf8')
  for (const name of ['Terms', 'Reached', 'Row', 'Par', 'Counts', 'ChallengePage', 'Logs']) {
    const [, fields] = new RegExp(`export interface ${name}\\b.*?\\{\\n(.*?)\\n\\}`, 's').exec(source)!
    const names = [...fields!.matchAll(/^ {2}(\w+):/gm)].map(([, field]) => field!)
    expect(names.length).toBeGreaterThan(1)
    for (const field of names) expect(page, `${name}.${field}`).toMatch(new RegExp(`\\b${field}\\b`))
  }
})

test('Its examples are challenges, and its numbers are ours.', () => {
  const shown = [...page.matchAll(/POST \/api\/challenges (\{.*?\}) +→/g)].map(([, body]) => body!)
  expect(shown).toHaveLength(2)
  for (const body of shown) expect(() => readChallenge(JSON.parse(body))).not.toThrow()
  expect(page).toContain(`${LONGEST_LOG.toLocaleString('en-GB')} characters a log`)
  expect([PAR_RUNS, page.includes('fifteen games')]).toEqual([15, true])
})
