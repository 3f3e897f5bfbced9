import { expect, test } from 'vitest'
import { notesOf } from '../../board/notes.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { MISSIONS } from '../../src/missions/list.ts'

/*
 * 21. What players are told of a mission.
 */

// Rooms, tokens and spawn points as a map has them, and names in capitals: a plan shows none of these.
const CODE = /\b(R\d+|t\d|S[A-F]|X squares|[A-Z]{5,}|flag)\b/

test('21.6. Whatever happens on certain turns, of the exits and by rules of the mission’s own is told, once each.', () => {
  expect(notesOf(layoutOf('chapter-1').mission)).toEqual([layoutOf('chapter-1').mission.exits!.note])
  const [breakIns, barricades] = notesOf(layoutOf('chapter-5').mission)
  expect(breakIns).toMatch(/^On turns 3, 5, 7 and 9: a die picks one of the six outer rooms/)
  expect(barricades).toMatch(/^Barricade: /)
  expect(notesOf(layoutOf('chapter-3').mission)[0]).toMatch(/^On turn 6: if the corner house is still closed/)
  expect(notesOf(layoutOf('director-3').mission)).toEqual([])
})

test('21.4. Objectives, defeats and notes name things as the plan does, not by the codes of the map.', () => {
  for (const id of MISSIONS) {
    const { mission } = layoutOf(id)
    const texts = [...mission.objectives, ...(mission.lose ?? [])].map(({ text }) => text)
    for (const text of [...texts, ...notesOf(mission)]) expect(text, id).not.toMatch(CODE)
  }
})
