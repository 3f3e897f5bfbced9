import { test } from 'vitest'
import { dice, faraway, lying, night, standing } from './night.ts'

/* 9. The free Townie action. */

test('N9, 9.1. The free Townie action needs no pawn and may be declined.', () => {
  night({
    town: { 33: dice(3) },
    hordes: [lying(0, 34, dice(1)), lying(100, 35, dice(2))],
    next: [['freeAction']],
  })
    .asks(0, 'movement', 'mob sq:33', 'pressure sq:33', 'decline')
    .takes(0, 'decline')
    .nothingIsAsked()
})

test('9.1. Without townspeople there is no free Townie action; with them the table shows its phase.', () => {
  night({ hordes: [lying(0, 34, dice(1)), ...faraway(1)], next: [['freeAction']] })
    .told()
    .nothingIsAsked()
  night({
    town: { 11: dice(1) },
    hordes: [lying(0, 34, dice(1)), ...faraway(1)],
    next: [['freeAction']],
  }).leaves({
    phase: 'free',
    active: 0,
    action: 'townie',
  })
})

test('N10. Ruling R14. Of the tied players, the one who had the earliest turn gets the free action.', () => {
  night({
    seats: 3,
    order: [2, 0, 1],
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(4)), standing(100, 35, dice(4)), standing(200, 36, dice(6))],
    next: [['freeAction']],
  }).tells({ type: 'freeActionGiven', seat: 0, by: null })
  night({
    seats: 3,
    order: [2, 1, 0],
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(6)), standing(100, 35, dice(4)), standing(200, 36, dice(4))],
    next: [['freeAction']],
  }).tells({ type: 'freeActionGiven', seat: 2, by: null })
})

test('N11. Ruling R6. A player without zombies does not count; the player with two gets it.', () => {
  const table = {
    seats: 3,
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(2)), standing(200, 36, dice(5))],
    next: [['freeAction']] as [string][],
  }
  night(table).tells({ type: 'freeActionGiven', seat: 0 })
  night({ ...table, options: { ghostTownieAction: true } }).tells({ type: 'freeActionGiven', seat: 1 }) // 14.9
})
