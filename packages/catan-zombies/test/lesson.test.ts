import { faultsOfLesson, tryStep } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { lesson } from '../lessons/index.ts'
import { catanZombies } from '../src/index.ts'
import { invariants } from './invariants.ts'

test('The lesson has a good number of steps, in complete sentences.', () => {
  expect(faultsOfLesson(lesson)).toEqual([])
})

for (const step of lesson.steps) {
  test(`${step.title}. ${step.task}`, () => {
    tryStep(catanZombies, step, invariants)
  })
}
