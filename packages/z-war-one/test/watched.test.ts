import { expect, test } from 'vitest'
import { alertSquares } from '../board/overlays.ts'
import { isWatched } from '../src/alert.ts'
import { view } from '../src/view.ts'
import { CARD, field, SAM, squaresOf, tableOf, VICTOR, type Setting } from './field.ts'

/*
 * 6.9. What the board draws of an alert before it is chosen is what it will cover.
 */

const STREET = `
  +---+---+---+---+---+---+---+---+---+
  | V   S                             |
  +   +   +   +   +---+   +   +   +   +
  |                                   |
  +---+---+---+---+---+---+---+---+---+`
const SQ = squaresOf(9)
const shown = (hero: number, facing: number, setting: Setting) =>
  alertSquares(view(tableOf(STREET, setting), 0), hero, facing)

test('6.9, 14.4. An alert with the shotgun covers six squares, one with a blade those in reach.', () => {
  const away: Setting = { hero: VICTOR, heroes: { [SAM]: { at: -1 } } }
  expect(shown(VICTOR, 1, away)).toContain(6)
  expect(shown(VICTOR, 1, away)).not.toContain(7)
  const blade = { ...away, heroes: { ...away.heroes, [VICTOR]: { active: [CARD.machete] } } }
  expect(shown(VICTOR, 1, blade).map((to) => `sq:${to}`)).toEqual([SQ(1, 0), SQ(0, 1), SQ(1, 1)])
  expect(shown(VICTOR, 1, { ...away, table: { powerCut: true } })).not.toContain(5)
})

test('6.9. Whatever is in hand and wherever he looks, it is what infected that step there can be attacked on.', () => {
  for (const active of [[CARD.pistol], [CARD.shotgun], [CARD.katana], [CARD.stinkTank]])
    for (let facing = 0; facing < 4; facing++) {
      const t = tableOf(STREET, { hero: SAM, heroes: { [SAM]: { active, alert: facing } } })
      const watched = Array.from({ length: 18 }, (_, at) => at).filter((at) => isWatched(t, SAM, at))
      expect(alertSquares(view(t, 0), SAM, facing)).toEqual(watched)
    }
  field(STREET, { hero: SAM }).may(0, 'alert E')
})
