import { expect, test } from 'vitest'
import { opens } from '../src/index.ts'

test('Eight opens the door, and six does not.', () => {
  expect([opens(8), opens(6)]).toEqual([true, false])
})
