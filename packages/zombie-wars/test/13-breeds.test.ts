import { expect, test } from 'vitest'
import { bred, dice, faraway, lying, night, standing } from './night.ts'

/* 13.2, 13.3. Breeds, in the order of the d10. */

test('B1. Fast: a Move roll of 3 4 6 stays upright; with a 2 it lies down.', () => {
  bred(['fast', null], { hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(3, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .may(0, 'move horde:0 sq:36')
    .dice(2, 4, 6)
    .takes(0, 'move horde:0 sq:36')
    .leaves({ hordes: [lying(0, 36, dice(3)), ...faraway(1)] })
})

test('B2. Ruling R21. Resilient: at the end of each own turn one zombie joins one of the player’s hordes.', () => {
  const hordes = [standing(0, 34, dice(1)), lying(1, 35, dice(2)), standing(100, 18, dice(1))]
  bred(['resilient', null], {
    hordes,
    next: [
      ['turn', 0],
      ['turn', 1],
    ],
  })
    .takes(0, 'stop')
    .asks(0, 'add horde:0', 'add horde:1')
    .takes(0, 'add horde:1')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 35, dice(3)), standing(100, 18, dice(1))] })
    .takes(1, 'stop')
    .nothingIsAsked()
})

test('13.2. Resilient adds a plain zombie, sorted before the heroes; without a horde there is none.', () => {
  bred(['resilient', null], {
    hordes: [lying(0, 34, dice(0, 8)), ...faraway(1)],
    next: [['endTurn', 0]],
  }).leaves({ hordes: [lying(0, 34, dice(1, 8)), ...faraway(1)] })
  bred(['resilient', null, null], { hordes: faraway(1, 2), next: [['endTurn', 0]] })
    .told('turnEnded')
    .leaves({ hordes: faraway(1, 2) })
})

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

test('R22. Only ones are re-rolled; the chosen die is given up, and its zombie is gone at once.', () => {
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

test('B4. Stealthy: a horde of two attacked by three may step out; attacked by two it may not.', () => {
  bred([null, 'stealthy'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))],
  })
    .takes(0, 'attack horde:0 everything')
    .asks(1, 'slip horde:100', 'stand horde:100', 'standTurn', 'standOwn')
    .dice(2, 2, 3, 2) // the horde that stepped aside does not roll
    .takes(1, 'slip horde:100')
    .allDiceRolled()
    .may(0, 'attack horde:0 horde:100') // it fought others: nothing is barred
  bred([null, 'stealthy'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(2, 2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .allDiceRolled()
})

test('13.2. A Stealthy horde that stands its ground is fought.', () => {
  bred([null, 'stealthy'], { hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))] })
    .takes(0, 'attack horde:0 horde:100')
    .dice(5, 2, 2, 2, 2)
    .takes(1, 'stand horde:100')
    .leaves({ hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1))] })
})

test('R23. If no target is left no die is rolled, and that horde may not be named again until a size changes.', () => {
  bred([null, 'stealthy'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(1, 34, dice(1)), standing(100, 34, dice(2))],
  })
    .takes(0, 'attack horde:0 horde:100')
    .takes(1, 'slip horde:100')
    .told('attacked', 'steppedAside', 'attackEvaded')
    .mayNot(0, 'attack horde:0 horde:100', 'attack horde:0 everything')
    .may(0, 'attack horde:0 townies', 'attack horde:1 horde:100')
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:1') // both stand at two
    .takes(0, 'lay horde:1')
    .may(0, 'attack horde:0 horde:100')
})

test('R23. Several Stealthy hordes are asked one after another; if none is left, all of them are barred.', () => {
  bred([null, 'stealthy', 'stealthy'], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2)), standing(200, 34, dice(1))],
  })
    .takes(0, 'attack horde:0 hordes')
    .takes(1, 'slip horde:100')
    .asks(2, 'slip horde:200', 'stand horde:200', 'standTurn', 'standOwn')
    .takes(2, 'slip horde:200')
    .leaves({
      withdrawals: [
        [0, 100, 3, 2],
        [0, 200, 3, 1],
      ],
    })
})

test('R23. Barred hordes may be left out of “some”, and all others named.', () => {
  bred([null, 'stealthy', null, null], {
    hordes: [standing(0, 34, dice(3)), ...[100, 200, 300].map((id) => standing(id, 34, dice(1)))],
    withdrawals: [[0, 100, 3, 1]],
  })
    .mayNot(0, 'attack horde:0 horde:100', 'attack horde:0 hordes')
    .dice(2, 2, 2, 2, 2)
    .takes(0, 'attack horde:0 some') // Green and Yellow: there is no other answer
    .tells({ type: 'attacked', hordes: [200, 300] })
    .allDiceRolled()
})

test('R23. Barring applies to this attacker only, and only at these sizes.', () => {
  const hordes = [standing(0, 34, dice(3)), standing(1, 34, dice(3)), standing(100, 34, dice(2))]
  bred([null, 'stealthy'], { hordes, withdrawals: [[0, 100, 3, 2]] })
    .mayNot(0, 'attack horde:0')
    .may(0, 'attack horde:1 horde:100')
  for (const withdrawal of [
    [0, 100, 2, 2],
    [0, 100, 3, 1],
    [0, 101, 3, 2],
  ] as const)
    bred([null, 'stealthy'], { hordes, withdrawals: [[...withdrawal]] }).may(0, 'attack horde:0 horde:100')
})

test('R23. A withdrawal ends with the turn: in the next one that horde may be named again.', () => {
  bred([null, 'stealthy'], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))],
    next: [
      ['turn', 0],
      ['turn', 0],
    ],
  })
    .takes(0, 'attack horde:0 horde:100')
    .takes(1, 'slip horde:100')
    .leaves({ withdrawals: [[0, 100, 3, 2]], roll: null })
    .mayNot(0, 'attack')
    .takes(0, 'stop')
    .leaves({ withdrawals: [] })
    .may(0, 'attack horde:0 horde:100')
})

test('B5. Vicious kills on four, in defence too.', () => {
  bred([null, 'vicious'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(5, 3, 4, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] })
})

test('13.2. Vicious kills on four when attacking too; a three does nothing.', () => {
  bred(['vicious', null], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(3))] })
    .dice(4, 3, 4, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
})

test('13.2. A Vicious four used against everything may kill or turn, as the attacker says.', () => {
  bred(['vicious', null], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(2))],
  })
    .dice(4, 2, 2, 2)
    .takes(0, 'attack horde:0 everything')
    .asks(0, 'strike horde:100 dice:0', 'strike horde:100 dice:1')
    .takes(0, 'strike horde:100 dice:0')
    .leaves({ town: {}, hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
})

test('13.2. Vicious against townspeople only: a four turns, as for other hordes.', () => {
  bred(['vicious', null], { town: { 34: dice(2) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(4, 3, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: dice(1) }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
})

test('B6. Virulent: a six converts a zombie, a five kills.', () => {
  bred(['virulent', null], { hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(3))] })
    .dice(6, 5, 2, 2, 3, 4)
    .takes(0, 'attack horde:0 horde:100')
    .told('attacked', 'rolled', 'counted', 'converted', 'killed')
    .leaves({ hordes: [standing(0, 34, dice(4)), standing(100, 34, dice(1))] })
})

test('B6b. Virulent in defence: a six converts; a five and a hero’s seven kill.', () => {
  bred([null, 'virulent'], { hordes: [standing(0, 34, dice(4)), standing(100, 34, dice(2, 8))] })
    .dice(2, 2, 2, 3, /* Blue */ 6, 5, 7)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(3, 8))] })
})

test('R24. Conversions are filled first; the owner picks, and a converted zombie cannot be killed in the same fight.', () => {
  bred(['virulent', null, null], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1, 8)), ...faraway(2)],
  })
    .dice(6, 5, 5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'lose d6', 'lose d8')
    .takes(1, 'lose d6') // goes over; the d8 is all that is left to be killed
    .leaves({ hordes: [standing(0, 34, dice(4)), ...faraway(2)] })
})

test('13.2. A Virulent attacker assigns sixes to hordes first, then hits.', () => {
  bred(['virulent', null, null], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1)), standing(200, 34, dice(2))],
  })
    .dice(6, 5, 6, 2, 2, 2)
    .takes(0, 'attack horde:0 hordes')
    .asks(0, 'convert horde:100 dice:0', 'convert horde:100 dice:1') // it has but one
    .takes(0, 'convert horde:100 dice:1')
    .tells({ type: 'aimed', seat: 0, who: 'horde:100', on: 100, dice: 1, does: 'converts' })
    .leaves({ roll: null, hordes: [standing(0, 34, dice(5))] })
    .ends([0], 'total')
})

test('B7. Ruling R25. Lucky: a token re-rolls one die of an enemy’s Move before it takes effect.', () => {
  bred([null, 'lucky'], { hordes: [standing(0, 34, dice(3)), ...faraway(1)], luck: [0, 7] })
    .dice(4, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .asks(1, 'luck horde:0 d6:4', 'luck horde:0 d6:6', 'pass', 'passTurn', 'passOwn')
    .dice(2)
    .takes(1, 'luck horde:0 d6:4')
    .leaves({ luck: [0, 6] })
    .takes(1, 'pass')
    .leaves({ hordes: [lying(0, 35, dice(3)), ...faraway(1)] })
})

test('R25. After a re-roll all are asked again: the Bloodthirsty attacker first, then Lucky players clockwise.', () => {
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

test('R25. Lucky players are asked clockwise from the acting player, who may be one of them.', () => {
  bred(['lucky', 'lucky', 'lucky'], {
    hordes: [standing(100, 34, dice(1)), ...faraway(0, 2)],
    luck: [1, 1, 1],
    active: 1,
  })
    .dice(3)
    .takes(1, 'move horde:100 sq:35')
    .asks(1, 'luck horde:100 d6:3', 'pass', 'passTurn', 'passOwn')
    .takes(1, 'pass')
    .asks(2, 'luck horde:100 d6:3', 'pass', 'passTurn', 'passOwn')
    .takes(2, 'pass')
    .asks(0, 'luck horde:100 d6:3', 'pass', 'passTurn', 'passOwn')
    .dice(4)
    .takes(0, 'luck horde:100 d6:3')
    .tells({ type: 'rerolled', by: 0, why: 'luck', who: 'horde:100', sides: 6, was: 3, shows: 4 })
    .leaves({ luck: [0, 1, 1] })
    .asks(1, 'luck horde:100 d6:4', 'pass', 'passTurn', 'passOwn') // once more, until all pass
    .takes(1, 'pass')
    .takes(2, 'pass')
    .leaves({ roll: null, hordes: [faraway(0)[0]!, standing(100, 35, dice(1)), faraway(2)[0]!] })
})

test('R25. Without tokens a Lucky player is not asked.', () => {
  bred(['lucky', null], { hordes: [standing(0, 34, dice(1)), ...faraway(1)], luck: [1, 0] })
    .dice(3, 2)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'luck horde:0 d6:3')
    .leaves({ luck: [0, 0], roll: null, hordes: [lying(0, 35, dice(1)), ...faraway(1)] })
})

test('S14. A Lucky player lets all dice of a turn stand, and is asked again in the next turn.', () => {
  bred([null, 'lucky', null], {
    hordes: [standing(0, 34, dice(1)), standing(200, 44, dice(1)), ...faraway(1)],
    luck: [0, 7, 0],
    next: [
      ['turn', 0],
      ['turn', 2],
    ],
  })
    .dice(6)
    .takes(0, 'move horde:0 sq:35')
    .asks(1, 'luck horde:0 d6:6', 'pass', 'passTurn', 'passOwn')
    .takes(1, 'passTurn')
    .dice(6)
    .takes(0, 'move horde:0 sq:36')
    .takes(0, 'stop')
    .dice(6)
    .takes(2, 'move horde:200 sq:45')
    .asks(1, 'luck horde:200 d6:6', 'pass', 'passTurn', 'passOwn')
})

test('S14. A Lucky player lets all dice stand until their own next turn.', () => {
  bred(['lucky', null, null], {
    hordes: [standing(0, 34, dice(1)), standing(100, 37, dice(1)), standing(200, 61, dice(1))],
    luck: [7, 0, 0],
    next: [
      ['turn', 1],
      ['turn', 2],
      ['turn', 0],
    ],
  })
    .dice(6)
    .takes(1, 'move horde:100 sq:36')
    .takes(0, 'passOwn')
    .dice(6)
    .takes(1, 'move horde:100 sq:35')
    .takes(1, 'stop')
    .takes(2, 'stop')
    .dice(6)
    .takes(0, 'move horde:0 sq:33')
    .asks(0, 'luck horde:0 d6:6', 'pass', 'passTurn', 'passOwn')
})

test('S14. A Stealthy player lets all hordes stand and fight for a turn.', () => {
  bred([null, 'stealthy'], {
    hordes: [
      standing(0, 34, dice(3)),
      standing(1, 35, dice(3)),
      lying(100, 34, dice(2)),
      lying(101, 35, dice(2)),
    ],
    next: [['turn', 0]],
  })
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'slip horde:100', 'stand horde:100', 'standTurn', 'standOwn')
    .dice(2, 2, 2, 2, 2)
    .takes(1, 'standTurn')
    .dice(2, 2, 2, 2, 2)
    .takes(0, 'attack horde:1 horde:101')
    .told('turnBegan', 'attacked', 'rolled', 'counted', 'attacked', 'rolled', 'counted')
})

test('S14. A pass counts at once: the other Stealthy hordes of the same attack stand and fight, too.', () => {
  bred([null, 'stealthy'], {
    hordes: [standing(0, 34, dice(3)), lying(100, 34, dice(2)), lying(101, 34, dice(1))],
  })
    .takes(0, 'attack horde:0 hordes')
    .dice(2, 2, 2, 2, 2, 2)
    .takes(1, 'standTurn')
    .told('attacked', 'rolled', 'counted')
})

test('R25. Any die of a fight may be re-rolled: the town’s, a squad’s, the other horde’s; equal ones are listed once.', () => {
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
      'passTurn',
      'passOwn',
    )
    .dice(9)
    .takes(0, 'luck squad:4 d10:2')
    .takes(0, 'pass')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] }) // its 9 killed
})

test('R25. Dice that show the same are told apart by their size.', () => {
  bred(['lucky', null], { hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)], luck: [1, 0] })
    .dice(4, 4)
    .takes(0, 'move horde:0 sq:35')
    .asks(0, 'luck horde:0 d6:4', 'luck horde:0 d8:4', 'pass', 'passTurn', 'passOwn')
    .dice(2)
    .takes(0, 'luck horde:0 d8:4')
    .tells({ type: 'rerolled', sides: 8, was: 4, shows: 2 })
    .leaves({ hordes: [lying(0, 35, dice(1, 8)), ...faraway(1)] })
})

test('R25. The dice of Pressure and reinforcements may be re-rolled as well.', () => {
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
    .asks(
      1,
      'luck count d8:2',
      'luck count d8:5',
      'luck count d8:6',
      'luck x d8:7',
      'luck y d8:3',
      'pass',
      'passTurn',
      'passOwn',
    )
    .dice(1)
    .takes(1, 'luck count d8:6')
    .leaves({ squads: [{ id: 4, at: 73, dice: [8, 8, 8, 8, 8] }] })
})

test('R25. The dice of Noxious may be re-rolled.', () => {
  bred(['noxious', 'lucky'], {
    town: { 34: dice(2) },
    hordes: [lying(0, 34, dice(1)), ...faraway(1)],
    luck: [0, 1],
    next: [['endTurn', 0]],
  })
    .dice(3, 1)
    .asks(1, 'luck sq:34 d6:3', 'luck sq:34 d6:1', 'pass', 'passTurn', 'passOwn')
    .dice(4)
    .takes(1, 'luck sq:34 d6:1')
    .told('rolled', 'rerolled', 'turnEnded')
    .leaves({ town: { 34: dice(2) }, luck: [0, 0] })
})

test('S9. A Lucky player spends tokens only while in the game.', () => {
  bred([null, 'lucky', null], { hordes: [standing(0, 34, dice(1)), ...faraway(2)], luck: [0, 7, 0] })
    .dice(5)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ roll: null, luck: [0, 7, 0] })
    .may(0, 'move horde:0 sq:36')
})

test('B8. Ruling R26. Noxious: all dice of others are rolled where the player’s pawns stand; each 1 is removed.', () => {
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

test('13.2. Noxious also affects a squad that stands alone with the pawn; spaces come in the order of the board.', () => {
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

test('13.2. Noxious alone on its spaces rolls nothing; its own other hordes are safe.', () => {
  bred(['noxious', null], {
    town: { 11: dice(3) },
    hordes: [lying(0, 34, dice(2)), lying(1, 34, dice(2)), ...faraway(1)],
    next: [['endTurn', 0]],
  })
    .told('turnEnded')
    .leaves({ roll: null })
    .nothingIsAsked()
})

test('10.1, R26. When Noxious removes the last piece of all others, the game ends at once.', () => {
  bred(['noxious', null], {
    town: { 34: dice(1) },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1))],
    next: [['endTurn', 0], ['freeAction']],
  })
    .dice(1, 1)
    .ends([0], 'total')
})

test('B9. Ruling R27. Infiltrator: chooses who gets the free Townie action, possibly itself.', () => {
  bred(['infiltrator', null], {
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(5)), standing(100, 18, dice(1))],
    next: [['freeAction']],
  })
    .asks(0, 'free seat:0', 'free seat:1')
    .takes(0, 'free seat:0')
    .tells({ type: 'freeActionGiven', seat: 0, by: 0 })
    .may(0, 'movement', 'decline')
})

test('R27. An Infiltrator who is out names no one; of two, a random one decides.', () => {
  bred(['infiltrator', null, 'infiltrator'], {
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(5)), standing(100, 18, dice(1)), standing(200, 28, dice(2))],
    next: [['freeAction']],
  })
    .stream('deciders', 2)
    .asks(2, 'free seat:0', 'free seat:1', 'free seat:2')
  bred(['infiltrator', null, null], {
    town: { 33: dice(1) },
    hordes: [standing(100, 18, dice(1)), standing(200, 28, dice(2))],
    next: [['freeAction']],
  }).tells({ type: 'freeActionGiven', seat: 1, by: null })
})

test('13.3. An Infiltrator alone in the game keeps the free action without being asked.', () => {
  bred(['infiltrator', null], {
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(1))],
    next: [['freeAction']],
  }).tells({ type: 'freeActionGiven', seat: 0, by: 0 })
})

test('B10. Two Psychics: a random one of them names the first player.', () => {
  bred(['psychic', null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1)), standing(200, 28, dice(1))],
    next: [['hour']],
  })
    .stream('deciders', 2)
    .asks(2, 'first seat:0', 'first seat:1', 'first seat:2')
    .takes(2, 'first seat:1')
    .leaves({ order: [1, 2, 0] })
})

test('R27. Psychic: the first player is told, and who named them.', () => {
  bred([null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['firstPlayer']],
  })
    .takes(1, 'first seat:0')
    .tells({ type: 'firstChosen', seat: 0, by: 1 })
    .leaves({ order: [0, 1], active: 0 })
  bred(['psychic', null], { hordes: [standing(0, 34, dice(1))], next: [['firstPlayer']] }).leaves({
    order: [0],
  }) // nobody else
})

test('R27. A player who is out neither decides nor is chosen.', () => {
  bred(['psychic', null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['hour']],
  })
    .asks(0, 'first seat:0', 'first seat:1')
    .check((t) => expect(t.hour).toBe(4))
})

test('R27. Without Deadlines no breed decides anything.', () => {
  night({
    breeds: ['psychic', null],
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['firstPlayer']],
  })
    .stream('first', 2)
    .leaves({ order: [1, 0] })
})
