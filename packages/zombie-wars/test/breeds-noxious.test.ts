import { test } from 'vitest'
import { bred, dice, faraway, lying, standing } from './night.ts'

/* 13.2. Noxious hordes, and what their fumes leave. */

test('B8. Ruling R26. Noxious: every die that is not one’s own is rolled where one’s pawns stand; each 1 is removed.', () => {
  bred(['noxious', null], {
    town: { 34: dice(2, 8), 35: dice(1) },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(2))],
    next: [['endTurn', 0]],
  })
    .dice(1, 3, 1, 5, 1)
    .leaves({
      town: { 34: dice(1), 35: dice(1) },
      hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1))],
    })
    .allDiceRolled()
})

test('R18. A horde that Noxious empties was destroyed by its owner; a d20’s 1 is no blast.', () => {
  bred(['noxious', null, null], {
    town: { 34: [20] },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1)), ...faraway(2)],
    next: [['endTurn', 0]],
  })
    .dice(1, 1)
    .leaves({ town: {}, hordes: [lying(0, 34, dice(2)), ...faraway(2)], destroyed: [1, 0, 0] })
})

test('13.2. Noxious reaches a squad that stands alone with its pawn, and spaces in the order of the board.', () => {
  bred(['noxious', null], {
    options: { advanced: true },
    town: { 35: dice(1) },
    squads: [{ id: 4, at: 34, dice: [8, 8] }],
    hordes: [lying(0, 35, dice(1)), lying(1, 34, dice(1)), ...faraway(1)],
    next: [['endTurn', 0]],
  })
    .dice(1, 3, /* then 35 */ 2)
    .tells({ type: 'removed', by: 0, who: 'squad:4', at: 34, dice: [8] })
    .leaves({ squads: [{ id: 4, at: 34, dice: [8] }], town: { 35: dice(1) }, roll: null })
    .allDiceRolled()
})

test('13.2. Noxious with nobody else on its spaces rolls nothing; its own other hordes are safe.', () => {
  bred(['noxious', null], {
    town: { 11: dice(3) },
    hordes: [lying(0, 34, dice(2)), lying(1, 34, dice(2)), ...faraway(1)],
    next: [['endTurn', 0]],
  })
    .told('turnEnded')
    .leaves({ roll: null })
    .nothingIsAsked()
})

test('10.1. When the fumes take the last that is not one’s own, the game ends at once.', () => {
  bred(['noxious', null], {
    town: { 34: dice(1) },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1))],
    next: [['endTurn', 0], ['freeAction']],
  })
    .dice(1, 1)
    .ends([0], 'total')
})

test('5.2. A player has finished after Resilient and Noxious, not before.', () => {
  bred(['resilient', null], { hordes: [lying(0, 34, dice(1)), ...faraway(1)], next: [['endTurn', 0]] }).told(
    'zombieAdded',
    'turnEnded',
  )
  bred(['noxious', null], {
    town: { 34: dice(1) },
    hordes: [lying(0, 34, dice(1)), ...faraway(1)],
    next: [['endTurn', 0]],
  })
    .dice(1)
    .told('rolled', 'removed', 'turnEnded')
})
