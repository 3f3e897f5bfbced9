import { withstand } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zWarOne } from '../../src/index.ts'
import { hostile } from '../hostile.ts'

const MINUTES = 60_000
const THINGS = 300

test(
  '21.7. Broken and hostile missions are refused with a sentence, or played to their end.',
  { timeout: 6 * MINUTES },
  () => {
    const { tried, refused, played, longest } = withstand(zWarOne, hostile, THINGS)
    expect(tried).toBe(THINGS)
    expect(refused + played).toBe(THINGS)
    // Both kinds must be frequent, or the test says little.
    expect(refused).toBeGreaterThan(THINGS / 3)
    expect(played).toBeGreaterThan(THINGS / 10)
    expect(longest).toBeLessThan(zWarOne.longest!)
  },
)
