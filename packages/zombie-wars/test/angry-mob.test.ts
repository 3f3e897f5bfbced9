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

test('N4. A mob that marches to a space without a horde fights nobody.', () => {
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

test('8.5. A mob that fights first marches with those who are left.', () => {
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

test('N6. One’s own mob fights one’s own horde: its fours turn for it, and its one does not lay it down.', () => {
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

test('R13. The player acting chooses which hordes are fought: one, several or all.', () => {
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

test('R13. More turnings than townspeople: they are given out one at a time, clockwise from the player acting.', () => {
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

test('8.5, 7.7. A mob’s new hero, growth and blast are as in an Attack.', () => {
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

test('8.5. Whom the mob falls on is told; of two hordes one or both are fought, but not “some”.', () => {
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

test('8.5. “Some” of three hordes are two: the third would be all.', () => {
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

test('8.7. Of two squads the one that is led marches and fights; the fight is told as a squad’s.', () => {
  night({
    ...free,
    options: { advanced: true },
    squads: [
      { id: 4, at: 33, dice: [8] },
      { id: 7, at: 55, dice: [10, 10] },
    ],
    hordes: [standing(100, 55, dice(1)), ...faraway(0)],
    next: [['order']],
  })
    .asks(0, 'mob sq:33', 'mob sq:55', 'squad squad:4', 'squad squad:7', 'decline')
    .takes(0, 'squad squad:7')
    .dice(2, 3, 4)
    .takes(0, 'fight sq:55')
    .tells({ type: 'mobFought', seat: 0, at: 55, hordes: [100], squad: 7 })
    .tells({ type: 'rolled', what: 'squad', seat: 0, at: 55 })
    .asks(0, 'march sq:45', 'march sq:54', 'march sq:56', 'march sq:65')
    .takes(0, 'march sq:56')
    .leaves({
      squads: [
        { id: 4, at: 33, dice: [8] },
        { id: 7, at: 56, dice: [10, 10] },
      ],
    })
})

test('12.5. Of two squads the one that is emptied is gone, and growth and turning are told with their squad.', () => {
  night({
    ...free,
    options: { advanced: true },
    squads: [
      { id: 4, at: 33, dice: [8] },
      { id: 7, at: 33, dice: [10, 10] },
    ],
    hordes: [standing(100, 33, dice(1)), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'mob sq:33')
    .dice(4, 3, 1, 2)
    .takes(0, 'fight sq:33')
    .takes(0, 'give squad:4 d8')
    .tells({ type: 'turned', seat: 1, horde: 100, at: 33, dice: [8], squad: 4, by: 0 })
    .tells({ type: 'heroGrew', at: 33, squad: 7, from: 10, to: 12 })
    .leaves({ squads: [{ id: 7, at: 33, dice: [10, 12] }] })
})

test('8.5, 12.5. A mob takes along the squads of its space and no others, and tells whom.', () => {
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
