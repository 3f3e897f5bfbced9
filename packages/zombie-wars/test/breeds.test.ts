import { expect, test } from 'vitest'
import { bred, dice, faraway, lying, night, standing } from './night.ts'

/* 13. Breeds that count differently: Fast, Resilient, Vicious, Virulent; and those that decide: Infiltrator, Psychic. */

test('B1. Fast: a Move roll of 3 4 6 stays upright; with a 2 it lies down.', () => {
  bred(['fast', null], { hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(3, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .may(0, 'move horde:0 sq:36')
    .dice(2, 4, 6)
    .takes(0, 'move horde:0 sq:36')
    .leaves({ hordes: [lying(0, 36, dice(3)), ...faraway(1)] })
})

test('B2. Ruling R21. Resilient: at the end of the own turn one zombie for one of the hordes.', () => {
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

test('B5. Vicious kills on four, in defence too.', () => {
  bred([null, 'vicious'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(5, 3, 4, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] })
})

test('B6. Virulent: a six brings a zombie over, a five kills.', () => {
  bred(['virulent', null], { hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(3))] })
    .dice(6, 5, 2, 2, 3, 4)
    .takes(0, 'attack horde:0 horde:100')
    .told('attacked', 'rolled', 'counted', 'converted', 'killed')
    .leaves({ hordes: [standing(0, 34, dice(4)), standing(100, 34, dice(1))] })
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

test('B9. Ruling R27. Infiltrator: chooses who gets the free Townie action, itself included.', () => {
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

test('R27. Who is out neither decides nor is chosen.', () => {
  bred(['psychic', null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['hour']],
  })
    .asks(0, 'first seat:0', 'first seat:1')
    .check((t) => expect(t.hour).toBe(4))
})

test('13.2. Vicious kills on four when attacking, too; a three does nothing.', () => {
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

test('13.2. Vicious against townspeople only: a four turns, as anybody’s.', () => {
  bred(['vicious', null], { town: { 34: dice(2) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(4, 3, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: dice(1) }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
})

test('13.2. Resilient adds a plain zombie, which lies before the heroes; without a horde there is none.', () => {
  bred(['resilient', null], {
    hordes: [lying(0, 34, dice(0, 8)), ...faraway(1)],
    next: [['endTurn', 0]],
  }).leaves({ hordes: [lying(0, 34, dice(1, 8)), ...faraway(1)] })
  bred(['resilient', null, null], { hordes: faraway(1, 2), next: [['endTurn', 0]] })
    .told('turnEnded')
    .leaves({ hordes: faraway(1, 2) })
})

test('B6b. Virulent in defence: a six brings one over; a five and a hero’s seven kill.', () => {
  bred([null, 'virulent'], { hordes: [standing(0, 34, dice(4)), standing(100, 34, dice(2, 8))] })
    .dice(2, 2, 2, 3, /* Blue */ 6, 5, 7)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(3, 8))] })
})

test('13.2. A Virulent attacker says how many sixes fall on which horde, then how many hits.', () => {
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

test('R27. An Infiltrator who is out names nobody; of two a random one decides.', () => {
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

test('R27. Psychic: who goes first, and who has foreseen it.', () => {
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

test('R27. Without Deadlines nobody has a breed that decides.', () => {
  night({
    breeds: ['psychic', null],
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['firstPlayer']],
  })
    .stream('first', 2)
    .leaves({ order: [1, 0] })
})

test('13.3. An Infiltrator alone in the game keeps the free action without being asked.', () => {
  bred(['infiltrator', null], {
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(1))],
    next: [['freeAction']],
  }).tells({ type: 'freeActionGiven', seat: 0, by: 0 })
})
