import { test } from 'vitest'
import { bred, dice, faraway, lying, standing } from './night.ts'

/* 13.2. Breeds that have dice rolled again: Bloodthirsty, Lucky. */

test('B3. Bloodthirsty: 1 1 4 5; one zombie that shows 1 is given up, the other 1 becomes 6; the pawn stays upright.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(5) }, hordes: [standing(0, 34, dice(4)), ...faraway(1)] })
    .dice(1, 1, 4, 5, 2, 2, 2, 2, 2, 6)
    .takes(0, 'attack horde:0 townies')
    .asks(0, 'pay d6:1', 'pay d6:4', 'pay d6:5', 'pass')
    .takes(0, 'pay d6:1')
    .tells({ type: 'rerolled', why: 'bloodthirsty', was: 1, shows: 6 })
    .leaves({ town: { 34: dice(2) }, hordes: [standing(0, 34, dice(6)), ...faraway(1)] })
    .allDiceRolled()
})

test('R22. One zombie pays for re-rolling any number of ones; it may be repeated while two zombies are left.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(1, 1, 5, 2, 1, 1)
    .takes(0, 'attack horde:0 townies')
    .takes(0, 'pay d6:5') // both ones are rolled again, and show ones again
    .asks(0, 'pay d6:1', 'pass')
    .dice(2)
    .takes(0, 'pay d6:1') // one zombie is left: no more to pay with
    .leaves({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .allDiceRolled()
})

test('R22. A player who passes lies down for the ones.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(1, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .takes(0, 'pass')
    .leaves({ hordes: [lying(0, 34, dice(2)), ...faraway(1)] })
})

test('B7. Ruling R25. Lucky: a token has one die of an enemy’s Move rolled again, before it takes effect.', () => {
  bred([null, 'lucky'], { hordes: [standing(0, 34, dice(3)), ...faraway(1)], luck: [0, 7] })
    .dice(4, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .asks(1, 'luck horde:0 d6:4', 'luck horde:0 d6:6', 'pass')
    .dice(2)
    .takes(1, 'luck horde:0 d6:4')
    .leaves({ luck: [0, 6] })
    .takes(1, 'pass')
    .leaves({ hordes: [lying(0, 35, dice(3)), ...faraway(1)] })
})

test('R25. After a re-roll all are asked once more: the Bloodthirsty attacker first, then Lucky players clockwise.', () => {
  bred(['bloodthirsty', 'lucky', 'lucky'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(2)), ...faraway(1, 2)],
    luck: [0, 1, 1],
  })
    .dice(2, 3, 2)
    .takes(0, 'attack horde:0 townies')
    .dice(1)
    .takes(1, 'luck horde:0 d6:3') // the last token of Blue
    .asks(0, 'pay d6:2', 'pay d6:1', 'pass')
    .takes(0, 'pass')
    .takes(2, 'pass')
    .leaves({ hordes: [lying(0, 34, dice(2)), ...faraway(1, 2)], luck: [0, 0, 1] })
})

test('R22. Bloodthirsty never pays with its last zombie.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .dice(1, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ hordes: [lying(0, 34, dice(1)), ...faraway(1)], roll: null })
    .nothingIsAsked()
})

test('R22. With two zombies left and a one it may still pay.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(1, 3, 2)
    .takes(0, 'attack horde:0 townies')
    .asks(0, 'pay d6:1', 'pay d6:3', 'pass')
})

test('13.2. Bloodthirsty pays in an Attack only, and only the attacker.', () => {
  bred([null, 'bloodthirsty'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(2, 2, 1, 1)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ roll: null })
  bred(['bloodthirsty', null], { hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(1, 5)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ hordes: [lying(0, 35, dice(2)), ...faraway(1)] })
})

test('R22. A hero that pays is gone with its die.', () => {
  bred(['bloodthirsty', null], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(2, 10)), ...faraway(1)],
  })
    .dice(1, 3, 1, 2)
    .takes(0, 'attack horde:0 townies')
    .asks(0, 'pay d6:1', 'pay d6:3', 'pay d10:1', 'pass')
    .dice(4)
    .takes(0, 'pay d10:1')
    .tells({ type: 'paid', seat: 0, horde: 0, sides: 10, shows: 1 })
    .tells({ type: 'rerolled', by: 0, why: 'bloodthirsty', who: 'horde:0', sides: 6, was: 1, shows: 4 })
    .leaves({ town: {}, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
})

test('S9. Lucky spends tokens only while in the game.', () => {
  bred([null, 'lucky', null], { hordes: [standing(0, 34, dice(1)), ...faraway(2)], luck: [0, 7, 0] })
    .dice(5)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ roll: null, luck: [0, 7, 0] })
    .may(0, 'move horde:0 sq:36')
})

test('R25. Lucky players are asked clockwise from the player acting, who may be one of them.', () => {
  bred(['lucky', 'lucky', 'lucky'], {
    hordes: [standing(100, 34, dice(1)), ...faraway(0, 2)],
    luck: [1, 1, 1],
    active: 1,
  })
    .dice(3)
    .takes(1, 'move horde:100 sq:35')
    .asks(1, 'luck horde:100 d6:3', 'pass')
    .takes(1, 'pass')
    .asks(2, 'luck horde:100 d6:3', 'pass')
    .takes(2, 'pass')
    .asks(0, 'luck horde:100 d6:3', 'pass')
    .dice(4)
    .takes(0, 'luck horde:100 d6:3')
    .tells({ type: 'rerolled', by: 0, why: 'luck', who: 'horde:100', sides: 6, was: 3, shows: 4 })
    .leaves({ luck: [0, 1, 1] })
    .asks(1, 'luck horde:100 d6:4', 'pass') // once more, until all pass
    .takes(1, 'pass')
    .takes(2, 'pass')
    .leaves({ roll: null, hordes: [faraway(0)[0]!, standing(100, 35, dice(1)), faraway(2)[0]!] })
})

test('R25. With the last token spent there is nothing more to spend.', () => {
  bred(['lucky', null], { hordes: [standing(0, 34, dice(1)), ...faraway(1)], luck: [1, 0] })
    .dice(3, 2)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'luck horde:0 d6:3')
    .leaves({ luck: [0, 0], roll: null, hordes: [lying(0, 35, dice(1)), ...faraway(1)] })
})

test('R25. Any die of a fight may be rolled again: the town’s, a squad’s, the other horde’s; equal ones are named once.', () => {
  bred(['lucky', null], {
    options: { advanced: true },
    town: { 34: dice(2, 8) },
    squads: [{ id: 4, at: 34, dice: [10] }],
    hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(1))],
    luck: [2, 0],
  })
    .dice(2, 2, 3, 5, 5, 4, 2)
    .takes(0, 'attack horde:0 everything')
    .asks(
      0,
      'luck horde:0 d6:2',
      'luck horde:100 d6:3',
      'luck townies d6:5',
      'luck townies d8:4',
      'luck squad:4 d10:2',
      'pass',
    )
    .dice(9)
    .takes(0, 'luck squad:4 d10:2')
    .takes(0, 'pass')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] }) // its 9 killed
})

test('R25. A roll under pressure and the reinforcements may be rolled again as well.', () => {
  bred([null, 'lucky'], {
    town: { 33: dice(2) },
    hordes: faraway(0, 1),
    luck: [0, 1],
    phase: 'free',
    action: 'townie',
    next: [['order']],
  })
    .dice(1, 5)
    .takes(0, 'pressure sq:33')
    .dice(6)
    .takes(1, 'luck townies d6:1')
    .leaves({ town: { 33: dice(2) }, roll: null })
  bred([null, 'lucky'], {
    options: { advanced: true },
    hordes: faraway(0, 1),
    luck: [0, 1],
    order: [1, 0],
    next: [['hour']],
  })
    .stream('reinforcements', 2, 5, 6, 7, 3)
    .asks(1, 'luck count d8:2', 'luck count d8:5', 'luck count d8:6', 'luck x d8:7', 'luck y d8:3', 'pass')
    .dice(1)
    .takes(1, 'luck count d8:6')
    .leaves({ squads: [{ id: 4, at: 73, dice: [8, 8, 8, 8, 8] }] })
})

test('R22. Only ones are rolled again, the die given up is the one named, and its zombie is gone at once.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(4)), ...faraway(1)] })
    .dice(3, 1, 4, 1, 2)
    .takes(0, 'attack horde:0 townies')
    .dice(1, 5)
    .takes(0, 'pay d6:3')
    .leaves({ hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .told('attacked', 'rolled', 'paid', 'rerolled', 'rerolled')
    .asks(0, 'pay d6:1', 'pay d6:4', 'pay d6:5', 'pass')
    .allDiceRolled()
})

test('R25. Dice that show the same are told apart by their size.', () => {
  bred(['lucky', null], { hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)], luck: [1, 0] })
    .dice(4, 4)
    .takes(0, 'move horde:0 sq:35')
    .asks(0, 'luck horde:0 d6:4', 'luck horde:0 d8:4', 'pass')
    .dice(2)
    .takes(0, 'luck horde:0 d8:4')
    .tells({ type: 'rerolled', sides: 8, was: 4, shows: 2 })
    .leaves({ hordes: [lying(0, 35, dice(1, 8)), ...faraway(1)] })
})

test('R25. The dice of the fumes may be rolled again.', () => {
  bred(['noxious', 'lucky'], {
    town: { 34: dice(2) },
    hordes: [lying(0, 34, dice(1)), ...faraway(1)],
    luck: [0, 1],
    next: [['endTurn', 0]],
  })
    .dice(3, 1)
    .asks(1, 'luck sq:34 d6:3', 'luck sq:34 d6:1', 'pass')
    .dice(4)
    .takes(1, 'luck sq:34 d6:1')
    .told('rolled', 'rerolled', 'turnEnded')
    .leaves({ town: { 34: dice(2) }, luck: [0, 0] })
})
