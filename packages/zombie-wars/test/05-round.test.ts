import { test } from 'vitest'
import { BLUE, RED, bred, dice, faraway, lying, night, standing } from './night.ts'

/* 5. The round and its turns. */

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

test('E9. After hour twelve the hourglass reaches the end: no player acts.', () => {
  night({
    hour: 12,
    town: { 11: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(100, 36, dice(2))],
    next: [['hour']],
  })
    .told('hourStruck', 'dawnBroke')
    .ends([0], 'conditional')
})

test('5.2. The player may stop at any time.', () => {
  night({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .may(0, 'stop')
    .takes(0, 'stop')
    .nothingIsAsked()
})

test('5.2. The table says who acts and in which phase; at the end of a turn its action is over.', () => {
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

test('5.2. The table says which action is in progress until it is done; then the next one is asked.', () => {
  const hordes = [
    standing(RED, 34, dice(2)),
    standing(RED + 1, 34, dice(2, 8)),
    standing(BLUE, 34, dice(1, 8)),
  ]
  const during = (action: string, move: string) =>
    night({ town: { 34: dice(1, 8) }, hordes, options: { advanced: true } })
      .takes(0, move)
      .leaves({ action: action as 'move' })
  during('split', 'split horde:1')
  during('merge', 'merge horde:1 horde:0')
  during('townie', 'townie horde:0')
  night({ town: { 34: dice(1, 8) }, hordes })
    .dice(4, 2, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ action: 'attack' })
  night({ hordes, options: { advanced: true } })
    .dice(2, 5)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ action: 'move' })
    .takes(0, 'lieDown horde:0')
    .leaves({ action: null })
    .may(0, 'stop')
})

test('5.2. After a Townie action another pawn may act.', () => {
  night({
    town: { 11: dice(1) },
    hordes: [standing(0, 34, dice(1)), standing(1, 35, dice(1)), ...faraway(1)],
  })
    .takes(0, 'townie horde:0')
    .takes(0, 'mob sq:11')
    .takes(0, 'march sq:12')
    .leaves({ action: null })
    .may(0, 'move horde:1 sq:36', 'stop')
})

test('5.2. A player’s turn ends after Resilient and Noxious, not before.', () => {
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

test('5.3. A lying horde takes no action, but defends at full strength.', () => {
  night({ hordes: [standing(RED, 34, dice(2)), lying(BLUE, 34, dice(2))] })
    .dice(2, 2, 5, 5)
    .takes(0, 'attack horde:0 horde:100')
    .ends([1], 'total')
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

test('5.4. A player who is out before their own turn does not get one.', () => {
  night({ hordes: faraway(1), next: [['turn', 0]] })
    .told()
    .nothingIsAsked()
})

test('5.4. A player is out with the last horde, not before.', () => {
  night({
    seats: 3,
    hordes: [
      standing(RED, 34, dice(2)),
      standing(BLUE, 34, dice(1)),
      lying(BLUE + 1, 55, dice(1)),
      ...faraway(2),
    ],
  })
    .dice(5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .told('attacked', 'rolled', 'counted', 'killed', 'hordeGone')
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
