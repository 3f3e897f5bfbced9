import { expect, test } from 'vitest'
import { changeHorde, changeSquad } from '../src/pieces.ts'
import type { Horde, Squad } from '../src/table.ts'

test('A changed piece takes the place of the one before; one that is not on the board is a fault.', () => {
  const horde: Horde = { id: 3, seat: 0, at: 34, upright: true, zombies: [6] }
  const squad: Squad = { id: 8, at: 34, dice: [8] }
  const before = { hordes: [horde], squads: [squad] }
  const t: { hordes: readonly Horde[]; squads: readonly Squad[] } = { ...before }
  changeHorde(t, 3, { upright: false })
  changeSquad(t, 8, { at: 35 })
  expect(t).toEqual({ hordes: [{ ...horde, upright: false }], squads: [{ ...squad, at: 35 }] })
  expect(before).toEqual({ hordes: [horde], squads: [squad] })
  expect(horde.upright).toBe(true)
  expect(() => changeHorde(t, 4, { upright: false })).toThrow('There is no horde 4.')
  expect(() => changeSquad(t, 9, { at: 35 })).toThrow('There is no squad 9.')
})
