import { readdirSync, readFileSync } from 'node:fs'
import { checkGolden } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { catanZombies } from '../src/index.ts'

const folder = new URL('./golden/', import.meta.url)

for (const file of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  test(`The finished game ${file} still ends as it did.`, () => {
    const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    expect(checkGolden(catanZombies, golden)?.says ?? null).toBeNull()
  })
}
