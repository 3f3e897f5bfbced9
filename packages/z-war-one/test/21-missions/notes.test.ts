import { expect, test } from 'vitest'
import { notesOf } from '../../board/notes.ts'
import { layoutOf } from '../../src/missions/index.ts'

test('21.6. Notes tell events of turns, exits and rules of the mission, once each.', () => {
  expect(notesOf(layoutOf('chapter-1').mission)).toEqual([layoutOf('chapter-1').mission.exits!.note])
  const [breakIns, barricades] = notesOf(layoutOf('chapter-5').mission)
  expect(breakIns).toMatch(/^On turns 3, 5, 7 and 9: a die picks one of the six outer rooms/)
  expect(barricades).toMatch(/^Barricade: /)
  expect(notesOf(layoutOf('chapter-3').mission)[0]).toMatch(/^On turn 6: if the corner house is still closed/)
  expect(notesOf(layoutOf('director-3').mission)).toEqual([])
})
