import { test } from 'vitest'
import { BLUE, GREEN, RED, dice, faraway, night, standing } from './night.ts'

/* 7.1. What an Attack may name: everything, the townspeople, some hordes or all of them. */

test('7.1. With a single enemy horde and no townspeople each target is listed once.', () => {
  night({ hordes: [standing(RED, 34, dice(2)), standing(BLUE, 34, dice(1))] })
    .may(0, 'attack horde:0 horde:100')
    .mayNot(
      0,
      'attack horde:0 hordes',
      'attack horde:0 everything',
      'attack horde:0 townies',
      'attack horde:0 some',
    )
})

test('C16. Ruling R7. The townspeople with some of the hordes are no target; everything is.', () => {
  night({
    seats: 3,
    town: { 34: dice(2) },
    hordes: [standing(RED, 34, dice(2)), standing(BLUE, 34, dice(1)), standing(GREEN, 34, dice(1))],
  }).check((_, g) => {
    const targets = g.pending[0]!.moves.filter(([verb]) => verb === 'attack').map((move) => move[2])
    if (targets.join() !== 'townies,horde:100,horde:200,hordes,everything') throw new Error(targets.join())
  })
})

test('C17. Own hordes on the space are no target, roll nothing and cannot be hit.', () => {
  night({
    hordes: [standing(RED, 34, dice(2)), standing(RED + 1, 34, dice(1)), standing(BLUE, 34, dice(1))],
  })
    .mayNot(0, 'attack horde:0 horde:1')
    .dice(2, 2, 6)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({
      hordes: [standing(RED, 34, dice(1)), standing(RED + 1, 34, dice(1)), standing(BLUE, 34, dice(1))],
    })
})

test('C18. Without townspeople and enemy hordes there is no Attack.', () => {
  night({ hordes: [standing(RED, 34, dice(2)), ...faraway(1)] }).mayNot(0, 'attack')
})

test('7.1. Of three enemy hordes, some are named one by one: at least two, and not all.', () => {
  night({
    seats: 4,
    hordes: [
      standing(RED, 34, dice(2)),
      standing(BLUE, 34, dice(1)),
      standing(GREEN, 34, dice(1)),
      standing(300, 34, dice(1)),
    ],
  })
    .may(0, 'attack horde:0 some', 'attack horde:0 hordes')
    .mayNot(0, 'attack horde:0 everything')
    .takes(0, 'attack horde:0 some')
    .asks(0, 'target horde:100', 'target horde:200')
    .takes(0, 'target horde:100')
    .asks(0, 'target horde:200', 'target horde:300')
    .dice(2, 2, 3, 3)
    .takes(0, 'target horde:300') // two of three: there is nothing more to name
    .tells({ type: 'attacked', hordes: [BLUE, 300], all: false })
    .allDiceRolled()
})

test('7.1. Of four enemy hordes, a third may be named, or the dice are rolled.', () => {
  night({
    seats: 5,
    hordes: [standing(RED, 34, dice(2)), ...[100, 200, 300, 400].map((id) => standing(id, 34, dice(1)))],
  })
    .takes(0, 'attack horde:0 some')
    .asks(0, 'target horde:100', 'target horde:200', 'target horde:300')
    .takes(0, 'target horde:100')
    .takes(0, 'target horde:200')
    .asks(0, 'target horde:300', 'target horde:400', 'roll')
    .dice(2, 2, 3, 3)
    .takes(0, 'roll')
    .allDiceRolled()
})

test('7.1. Of three enemy hordes two are “some”, whichever other hordes stand elsewhere.', () => {
  night({
    seats: 4,
    hordes: [
      standing(RED, 34, dice(2)),
      standing(RED + 1, 34, dice(1)),
      standing(BLUE, 34, dice(1)),
      standing(BLUE + 1, 55, dice(1)),
      standing(GREEN, 34, dice(1)),
      standing(300, 34, dice(1)),
    ],
  })
    .takes(0, 'attack horde:0 some')
    .takes(0, 'target horde:100')
    .dice(2, 2, 3, 3)
    .takes(0, 'target horde:200')
    .tells({
      type: 'attacked',
      seat: 0,
      horde: 0,
      size: 2,
      at: 34,
      townspeople: false,
      hordes: [BLUE, GREEN],
      all: false,
    })
    .allDiceRolled()
})

test('7.1. With two of three enemy hordes there is “some” as well as “all”; with two in all there is not.', () => {
  const three = [BLUE, GREEN, 300].map((id) => standing(id, 34, dice(1)))
  night({ seats: 4, town: { 34: dice(1) }, hordes: [standing(RED, 34, dice(2)), ...three] }).may(
    0,
    'attack horde:0 hordes',
    'attack horde:0 some',
    'attack horde:0 everything',
  )
  night({ seats: 4, hordes: [standing(RED, 34, dice(2)), ...three.slice(1), ...faraway(1)] })
    .may(0, 'attack horde:0 hordes')
    .mayNot(0, 'attack horde:0 some')
})

test('7.1. An attack on everything or on all hordes is told as such; hordes without the townspeople there are not all.', () => {
  const hordes = [standing(RED, 34, dice(1)), standing(RED + 1, 34, dice(1)), standing(BLUE, 34, dice(2))]
  night({ town: { 34: dice(1) }, hordes })
    .dice(2, 2, 2, 2)
    .takes(0, 'attack horde:0 everything')
    .tells({ type: 'attacked', townspeople: true, hordes: [BLUE], all: true })
  night({ town: { 34: dice(1) }, hordes })
    .dice(2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .tells({ type: 'attacked', townspeople: false, hordes: [BLUE], all: false })
  night({ hordes })
    .dice(2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .tells({ type: 'attacked', townspeople: false, hordes: [BLUE], all: true })
})
