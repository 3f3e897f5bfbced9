import { test } from 'vitest'
import { dice, faraway, lying, night, standing } from './night.ts'

/* 8.5. Angry Mob: townspeople march and fight. */

const free = { phase: 'free', action: 'townie' } as const

test('N3. A mob that marches first fights together with the townspeople who are there already.', () => {
  night({
    ...free,
    town: { 33: dice(1), 34: dice(2) },
    hordes: [standing(100, 34, dice(1)), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(2, 2, 3, 6) // Blue, and three townies
    .takes(0, 'march sq:34')
    .leaves({ town: { 34: dice(3) }, hordes: faraway(0) })
    .allDiceRolled()
})

test('N4. A mob that marches to a space without a horde does not fight.', () => {
  night({ ...free, town: { 33: dice(3) }, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'mob sq:33')
    .mayNot(0, 'fight')
    .takes(0, 'march sq:34')
    .told('mobMarched')
    .leaves({ town: { 34: dice(3) } })
    .nothingIsAsked()
})

test('N5. A mob that fights first and is turned altogether does not march.', () => {
  night({
    ...free,
    town: { 33: dice(2) },
    hordes: [standing(100, 33, dice(2)), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(4, 4, 2, 2)
    .takes(0, 'fight sq:33')
    .leaves({ town: {}, hordes: [...faraway(0), standing(100, 33, dice(4))] })
    .nothingIsAsked()
})

test('8.5. A mob that fights first marches with its survivors.', () => {
  night({
    ...free,
    town: { 33: dice(2) },
    hordes: [standing(100, 33, dice(2)), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(4, 2, 2, 2)
    .takes(0, 'fight sq:33')
    .asks(0, 'march sq:23', 'march sq:32', 'march sq:34', 'march sq:43')
    .takes(0, 'march sq:34')
    .leaves({ town: { 34: dice(1) } })
})

test('N6. A player’s mob fights that player’s own horde: its fours turn townspeople, and its 1 does not lay it down.', () => {
  night({
    town: { 33: dice(3) },
    hordes: [standing(0, 33, dice(3)), standing(1, 55, dice(1)), ...faraway(1)],
  })
    .takes(0, 'townie horde:1')
    .takes(0, 'mob sq:33')
    .dice(4, 4, 1, 2, 2, 3)
    .takes(0, 'fight sq:33')
    .leaves({
      town: { 33: dice(1) },
      hordes: [standing(0, 33, dice(5)), lying(1, 55, dice(1)), ...faraway(1)],
    })
})

test('R13. The acting player names the hordes that are fought: one, several or all.', () => {
  night({
    ...free,
    seats: 4,
    town: { 33: dice(2) },
    hordes: [...[100, 200, 300].map((id) => standing(id, 33, dice(1))), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .takes(0, 'fight sq:33')
    .asks(0, 'against horde:100', 'against horde:200', 'against horde:300', 'against hordes', 'against some')
    .takes(0, 'against some')
    .asks(0, 'target horde:100', 'target horde:200')
    .dice(2, 3, 6, 6)
    .takes(0, 'target horde:200') // and so Green and Yellow: there is no other answer left
    .asks(0, 'strike horde:200 dice:0', 'strike horde:200 dice:1') // it has one zombie to lose
    .takes(0, 'strike horde:200 dice:0') // so both fall on Yellow, and one of them is lost
    .leaves({ hordes: [...faraway(0), standing(100, 33, dice(1)), standing(200, 33, dice(1))] })
})

test('8.5. The hordes fought are told; of two, one or both are fought, but not “some”.', () => {
  const mob = () =>
    night({
      ...free,
      seats: 3,
      town: { 33: dice(2) },
      hordes: [standing(100, 33, dice(1)), standing(200, 33, dice(1)), ...faraway(0)],
      next: [['order']],
    })
      .takes(0, 'mob sq:33')
      .takes(0, 'fight sq:33')
  mob()
    .asks(0, 'against horde:100', 'against horde:200', 'against hordes')
    .dice(2, 3, 3)
    .takes(0, 'against horde:200')
    .tells({ type: 'mobFought', seat: 0, at: 33, hordes: [200], squad: null })
    .tells({ type: 'rolled', what: 'mob', seat: 0, at: 33 })
    .allDiceRolled()
  mob()
    .dice(2, 2, 3, 3)
    .takes(0, 'against hordes')
    .tells({ type: 'mobFought', seat: 0, at: 33, hordes: [100, 200], squad: null })
    .allDiceRolled()
})

test('8.5. “Some” of three hordes are two: three would be all.', () => {
  night({
    ...free,
    seats: 4,
    town: { 33: dice(1) },
    hordes: [...[100, 200, 300].map((id) => standing(id, 33, dice(1))), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .takes(0, 'fight sq:33')
    .takes(0, 'against some')
    .takes(0, 'target horde:100')
    .dice(2, 2, 3)
    .takes(0, 'target horde:200')
    .tells({ type: 'mobFought', hordes: [100, 200] })
    .allDiceRolled()
})

test('R13. When there are more turnings than townspeople, they are given out one at a time, clockwise from the acting player.', () => {
  night({
    ...free,
    seats: 3,
    active: 1,
    town: { 33: dice(3) },
    hordes: [standing(0, 33, dice(2)), standing(100, 33, dice(2)), standing(200, 33, dice(2))],
    next: [['order']],
  })
    .takes(1, 'mob sq:33')
    .takes(1, 'fight sq:33')
    .dice(/* Blue */ 4, 4, /* Green */ 2, 2, /* Red */ 5, 5, /* the mob */ 2, 2, 2)
    .takes(1, 'against hordes')
    .leaves({
      town: {},
      hordes: [standing(0, 33, dice(3)), standing(100, 33, dice(4)), standing(200, 33, dice(2))],
    })
})

test('R13. The right-hand neighbour of each horde’s owner picks whom it turns.', () => {
  night({
    ...free,
    seats: 4,
    town: { 33: dice(2, 8) },
    hordes: [standing(100, 33, dice(1)), standing(200, 33, dice(1)), ...faraway(0, 3)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .takes(0, 'fight sq:33')
    .dice(4, 4, 2, 2, 2)
    .takes(0, 'against hordes')
    .takes(0, 'give d8') // for Blue
    .leaves({ roll: null, town: { 33: dice(1) } }) // Green gets a plain one: all are alike now
})

test('R13. A horde that alone turns townspeople gets them at once: the largest are picked first.', () => {
  night({
    ...free,
    seats: 4,
    town: { 33: dice(1, 8, 10) },
    hordes: [standing(100, 33, dice(2)), standing(200, 33, dice(1)), ...faraway(0, 3)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .takes(0, 'fight sq:33')
    .dice(/* Blue */ 4, 4, /* Green */ 2, /* the mob */ 2, 2, 2)
    .takes(0, 'against hordes')
    .asks(0, 'give d8', 'give d10')
    .takes(0, 'give d8') // and so the d6
    .leaves({ roll: null, town: { 33: [10] } })
})

test('8.5. A mob’s new hero, growth and blast are as in an Attack.', () => {
  night({
    ...free,
    seats: 3,
    town: { 33: dice(0, 8) },
    hordes: [standing(100, 33, dice(1)), ...faraway(0, 2)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(2, 1)
    .takes(0, 'fight sq:33')
    .leaves({ town: { 33: [10] } })
  night({
    ...free,
    seats: 3,
    town: { 33: dice(1, 20) },
    hordes: [standing(100, 33, dice(1)), ...faraway(0, 2)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(2, 2, 1)
    .takes(0, 'fight sq:33')
    .leaves({ town: { 33: dice(1) }, hordes: faraway(0, 2) })
})

test('8.5, 12.5. A mob takes along the squads of its space and no others, and tells which.', () => {
  const squads = [
    { id: 4, at: 33, dice: [8 as const] },
    { id: 7, at: 55, dice: [10 as const] },
  ]
  night({ ...free, town: { 33: dice(2) }, squads, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'mob sq:33')
    .takes(0, 'march sq:43')
    .tells({ type: 'mobMarched', seat: 0, from: 33, to: 43, dice: [6, 6], squads: [4] })
    .leaves({ town: { 43: dice(2) }, squads: [{ id: 4, at: 43, dice: [8] }, squads[1]!] })
  night({ ...free, squads, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'mob sq:55')
    .takes(0, 'march sq:56')
    .tells({ type: 'mobMarched', seat: 0, from: 55, to: 56, dice: [], squads: [7] })
    .leaves({ town: {} })
})
