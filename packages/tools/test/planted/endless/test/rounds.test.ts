import { writeFileSync } from 'node:fs'
import { pid } from 'node:process'
import { test } from 'vitest'
import { next } from '../src/index.ts'

test('Rounds go on for ever; who plays them says so.', () => {
  writeFileSync('pid', `${pid}`)
  for (let round = 0; round >= 0;) round = next(round) % 2
})
