import { test } from 'vitest'
import { dice, faraway, lying, night, standing } from './night.ts'

test('5.1. An hour: the hourglass moves on, all pawns stand up, a random player goes first, then the others clockwise.', () => {
  night({
    seats: 3,
    town: { 11: dice(1) },
    hordes: [lying(0, 34, dice(1)), lying(100, 35, dice(1)), lying(200, 36, dice(1))],
    next: [['hour']],
  })
    .stream('first', 2)
    .told('hourStruck', 'pawnsStoodUp', 'firstDrawn', 'turnBegan')
    .leaves({
      hour: 4,
      order: [1, 2, 0],
      active: 1,
      hordes: [standing(0, 34, dice(1)), standing(100, 35, dice(1)), standing(200, 36, dice(1))],
    })
    .takes(1, 'stop')
    .takes(2, 'stop')
    .takes(0, 'stop')
    .tells({ type: 'freeActionGiven', seat: 1 }) // all have one zombie; Blue had the first turn
})

test('5.2. The player may stop at any time.', () => {
  night({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .may(0, 'stop')
    .takes(0, 'stop')
    .nothingIsAsked()
})

test('5.4. A player without hordes is out: no turn and no free action.', () => {
  night({
    seats: 3,
    town: { 11: dice(5) },
    hordes: [standing(0, 34, dice(3)), standing(200, 36, dice(4))],
    next: [['hour']],
  })
    .stream('first', 2) // the second of those who are in
    .leaves({ order: [2, 0], active: 2 })
    .takes(2, 'stop')
    .takes(0, 'stop')
    .tells({ type: 'freeActionGiven', seat: 0 })
})

test('5.5. A turn ends when the player has no pawn left.', () => {
  night({
    seats: 3,
    town: { 34: dice(2) },
    hordes: [standing(0, 34, dice(1)), ...faraway(1, 2)],
    next: [
      ['turn', 0],
      ['turn', 1],
    ],
  })
    .dice(2, 6, 2)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'playerOut', seat: 0 })
    .tells({ type: 'turnEnded', seat: 0 })
    .tells({ type: 'turnBegan', seat: 1 })
})

test('E9. After hour twelve the hourglass reaches the end: nobody acts.', () => {
  night({
    hour: 12,
    town: { 11: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(100, 36, dice(2))],
    next: [['hour']],
  })
    .told('hourStruck', 'dawnBroke')
    .ends([0], 'conditional')
})

test('3.2. The short track ends after hour eight.', () => {
  night({
    hour: 8,
    options: { hourTrack: 'short' },
    hordes: [standing(0, 34, dice(3)), standing(100, 36, dice(2))],
    next: [['hour']],
  }).ends([0], 'conditional')
  night({
    hour: 7,
    options: { hourTrack: 'short' },
    hordes: [standing(0, 34, dice(3)), standing(100, 36, dice(2))],
    next: [['hour']],
  })
    .leaves({ hour: 8 })
    .tells({ type: 'pawnsStoodUp' })
})

test('5.1. After the free Townie action the next hour strikes.', () => {
  night({
    town: { 11: dice(1) },
    hordes: [lying(0, 34, dice(1)), lying(100, 35, dice(2))],
    next: [['firstPlayer']],
    hour: 3,
  })
    .stream('first', 1)
    .told('firstDrawn', 'turnBegan', 'turnEnded', 'turnBegan', 'turnEnded', 'freeActionGiven')
    .takes(0, 'decline')
    .leaves({ hour: 4, phase: 'turn' })
    .tells({ type: 'hourStruck', hour: 4 })
})

test('5.2. Who acts, and in what phase, lies on the table; at the end of a turn that is over.', () => {
  night({
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(1)), ...faraway(1)],
    next: [['turn', 0]],
    phase: 'free',
    action: 'townie',
  })
    .leaves({ phase: 'turn', active: 0, action: null, withdrawals: [] })
    .takes(0, 'stop')
    .leaves({ action: 'end' })
})

test('9.1. Without townspeople there is no free action; with them its phase is named.', () => {
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

test('5.4. A player who has gone out before the own turn has none.', () => {
  night({ hordes: faraway(1), next: [['turn', 0]] })
    .told()
    .nothingIsAsked()
})
