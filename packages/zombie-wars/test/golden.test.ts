import { readdirSync, readFileSync } from 'node:fs'
import { checkGolden, type Golden } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zombieWars } from '../src/index.ts'

const folder = new URL('./golden/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

for (const name of names) {
  test(`The finished game ${name} still ends as it did.`, () => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden
    expect(checkGolden(zombieWars, golden)).toBeNull()
  })
}

test('There are golden games of the basic rules and of the variants.', () => {
  expect(names.length).toBeGreaterThanOrEqual(5)
})
