import { expect, test } from 'vitest'
import { layoutOf } from '../src/missions/index.ts'
import { CHAPTERS, DIRECTOR_GAMES, MISSIONS, PRINTED, titleOf } from '../src/missions/list.ts'
import { zWarOne } from '../src/index.ts'
import { isInfested } from '../src/searching.ts'
import { whyNot } from '../src/why-not.ts'
import { COLE, KAT, tableOf, type Setting } from './field.ts'

/*
 * 17, 18.1. The missions of the house by name; and 8.1, a room in which somebody is held.
 */

test('17, 18.1. Six chapters in their order, and three games against a Director, called as their files are.', () => {
  expect(CHAPTERS.map(titleOf)).toEqual([
    'Supply Run',
    'Lockdown',
    'Detours',
    'The Horde',
    'Dead By Dawn',
    'Sanctuary',
  ])
  expect(DIRECTOR_GAMES.map(titleOf)).toEqual(['Break & Enter', 'Hold Out', 'Inbound'])
  expect(CHAPTERS).toEqual([1, 2, 3, 4, 5, 6].map((n) => `chapter-${n}`))
  expect(DIRECTOR_GAMES).toEqual([1, 2, 3].map((n) => `director-${n}`))
  expect(MISSIONS).toEqual([...CHAPTERS, ...DIRECTOR_GAMES])
  for (const { id, name } of PRINTED) expect(layoutOf(id).mission).toMatchObject({ id, name })
  expect(titleOf('mine')).toBe('mine')
})

const ROOM = `
  +---+---+---+---+
  | C   K | R1    |
  +   +   +   +   +
  |       D       |
  +---+---+---+---+`

test('8.1. Infected on the card of a hero who is in the room are in it: nobody searches there, and the reason says so.', () => {
  const held = (at: number, prone = false): Setting => ({
    hero: COLE,
    heroes: { [COLE]: { at: 2 }, [KAT]: { at, ...(prone && { held: [0], prone }) } },
    table: { doors: 'o', areas: 'aa' },
  })
  const refused = (setting: Setting) => {
    const t = tableOf(ROOM.replace('|       D', '|    zN D'), { ...setting, units: { 0: { at: -1 } } })
    return [isInfested(t, 1), whyNot(zWarOne.view(t, 0), 0, ['search'])?.says ?? null]
  }
  expect(refused(held(3, true))).toEqual([true, 'Nobody searches a room with infected in it.'])
  expect(refused(held(1, true))).toEqual([false, null])
  expect(refused(held(3))).toEqual([false, null])
})
