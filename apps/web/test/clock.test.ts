import { expect, test } from 'vitest'
import { timeLeft } from '../src/lib/room/time-left.ts'
import { timeFor } from '../src/lib/room/turn-time.ts'

test('The time for a turn in words.', () => {
  expect([15, 60, 300, 86_400, 259_200, 604_800].map(timeFor)).toEqual([
    '15 seconds',
    'a minute',
    '5 minutes',
    'a day',
    '3 days',
    '7 days',
  ])
})

test('The time left: seconds, then hours, then days, rounded up.', () => {
  expect([0, 9, 61, 3599, 3600, 3601, 86_399, 86_400, 86_401, 604_800].map(timeLeft)).toEqual([
    '0:00',
    '0:09',
    '1:01',
    '59:59',
    '1 h',
    '2 h',
    '24 h',
    '1 d',
    '1 d 1 h',
    '7 d',
  ])
})
