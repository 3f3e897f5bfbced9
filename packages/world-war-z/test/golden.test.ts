import { readdirSync, readFileSync } from 'node:fs'
import { checkGolden, type Golden } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

const folder = new URL('golden/', import.meta.url)

for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
  test(`${name} ends as it did: a change is a bug or needs a new version of the rules.`, () => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden
    expect(checkGolden(game, golden)).toBeNull()
  })
