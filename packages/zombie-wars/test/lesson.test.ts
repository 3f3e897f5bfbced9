import { faultsOfLesson, tryStep } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { lesson } from '../lessons/index.ts'
import { zombieWars } from '../src/index.ts'
import { invariants } from './invariants.ts'

test('The lesson has a good number of steps, in complete sentences.', () => {
  expect(faultsOfLesson(lesson)).toEqual([])
})

for (const step of lesson.steps) {
  test(`${step.title}. ${step.task}`, () => {
    tryStep(zombieWars, step, invariants)
  })
}

test('Dawn. Fifteen dead, fourteen living, and Red has won.', () => {
  const { table, result } = tryStep(zombieWars, lesson.steps.at(-1)!, invariants)
  expect(result?.winners).toEqual([0])
  expect(table.hordes.flatMap(({ zombies }) => zombies)).toHaveLength(15)
  expect(Object.values(table.town).flat()).toHaveLength(14)
})
