import { expect, test } from 'vitest'
import { BLUE, RED, dice, faraway, lying, night, standing } from './night.ts'

/* 12. The Advanced game: the horde limit, destroyed hordes, the sacrifice, reinforcements. */

const options = { advanced: true }

test('V1. Horde limit: three, one zombie hero and two destroyed hordes make six.', () => {
  const hordes = [
    standing(0, 34, dice(2, 8)),
    ...[1, 2, 3, 4].map((id) => lying(id, 35, dice(1))),
    ...faraway(1),
  ]
  night({ options, hordes, destroyed: [2, 0] }).may(0, 'split horde:0')
  night({ options, hordes: [...hordes, lying(5, 35, dice(1))], destroyed: [2, 0] }).mayNot(0, 'split')
})

test('V2. If the limit falls, hordes stay; no Split until there are fewer than the limit.', () => {
  const five = [0, 1, 2, 3, 4].map((id) => standing(id, 34 + id, dice(2)))
  night({ options, hordes: [...five, ...faraway(1)] })
    .mayNot(0, 'split')
    .check((t) => expect(t.hordes.filter(({ seat }) => seat === 0)).toHaveLength(5))
  night({ options, hordes: [...five.slice(0, 3), ...faraway(1)] }).mayNot(0, 'split')
  night({ options, hordes: [...five.slice(0, 2), ...faraway(1)] }).may(0, 'split horde:0')
})

test('12.2. In the Advanced game there are as many horde spaces as needed.', () => {
  const seven = [0, 1, 2, 3, 4, 5, 6].map((id) => standing(id, 34, dice(2)))
  night({ options, hordes: [...seven, ...faraway(1)], destroyed: [9, 0] })
    .takes(0, 'split horde:0')
    .tells({ type: 'split', to: 7 })
})

test('12.2. Only a player’s own heroes and conquests raise the limit.', () => {
  const three = [0, 1, 2].map((id) => standing(id, 34, dice(2)))
  night({ options, hordes: [...three, standing(100, 55, [8, 8])], destroyed: [0, 3] }).mayNot(0, 'split')
  night({ options, hordes: [...three.slice(0, 2), standing(2, 34, dice(1, 8)), ...faraway(1)] }).may(
    0,
    'split horde:0',
  )
})

test('R18. Each player whose dice helped to empty a horde has destroyed it; several may be credited.', () => {
  night({ options, seats: 3, hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(1)), ...faraway(2)] })
    .dice(5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .tells({ type: 'hordeGone', horde: 100, credit: [0] })
    .leaves({ destroyed: [1, 0, 0] })
  night({
    options,
    seats: 4,
    hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(1)), standing(200, 34, dice(1)), ...faraway(3)],
  })
    .dice(2, 2, 5, 5)
    .takes(0, 'attack horde:0 hordes')
    .leaves({ destroyed: [0, 1, 1, 0] })
})

test('R18. Townspeople credit no one.', () => {
  night({ options, seats: 3, town: { 34: dice(2) }, hordes: [standing(0, 34, dice(1)), ...faraway(1, 2)] })
    .dice(2, 6, 2)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'hordeGone', horde: 0, credit: [] })
    .leaves({ destroyed: [0, 0, 0] })
})

test('12.2. A horde that only townspeople have emptied credits no one, though its own dice killed.', () => {
  night({
    options: { advanced: true },
    seats: 3,
    town: { 34: dice(1) },
    hordes: [standing(RED, 34, dice(1)), standing(BLUE, 34, dice(2)), ...faraway(2)],
  })
    .dice(5, 2, 2, 6)
    .takes(0, 'attack horde:0 everything')
    .takes(0, 'strike horde:100 dice:1')
    .tells({ type: 'hordeGone', seat: 0, horde: RED, at: 34, credit: [] })
    .leaves({ destroyed: [0, 0, 0] })
})

test('R18. Dice that removed no zombie destroy nothing: conversions come first, and surplus kills are lost.', () => {
  const hordes = [
    standing(0, 34, dice(1)),
    standing(100, 34, dice(1)),
    standing(200, 34, dice(1)),
    ...faraway(3),
  ]
  night({
    options: { ...options, deadlines: true },
    breeds: [null, 'virulent', null, null],
    seats: 4,
    hordes,
  })
    .dice(2, 6, 5)
    .takes(0, 'attack horde:0 hordes')
    .tells({ type: 'hordeGone', seat: 0, horde: 0, at: 34, credit: [1] })
    .leaves({ destroyed: [0, 1, 0, 0] })
})

test('R18. Making a hero smaller destroys nothing.', () => {
  night({
    options: { ...options, deadlines: true, aTimeForHeroes: true },
    breeds: [null, 'virulent', null, null],
    seats: 4,
    hordes: [standing(0, 34, [8]), standing(100, 34, dice(1)), standing(200, 34, dice(1)), ...faraway(3)],
  })
    .dice(2, 6, 5)
    .takes(0, 'attack horde:0 hordes')
    .tells({ type: 'hordeGone', horde: 0, credit: [2] })
    .leaves({ destroyed: [0, 0, 1, 0] })
})

test('S6. Kills are simultaneous: when there are too many, every player whose dice kill is credited, but not the townspeople.', () => {
  night({
    options,
    seats: 4,
    town: { 34: dice(2) },
    hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1)), standing(200, 34, dice(2)), ...faraway(3)],
  })
    .dice(2, 5, 3, 6, 6, 2)
    .takes(0, 'attack horde:0 everything')
    .tells({ type: 'hordeGone', horde: 0, credit: [1, 2] })
    .leaves({ destroyed: [0, 1, 1, 0] })
})

test('R18. An attacker is credited for every horde its dice empty.', () => {
  night({
    options,
    seats: 4,
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1)), standing(200, 34, dice(1)), ...faraway(3)],
  })
    .dice(5, 5, 2, 2, 2)
    .takes(0, 'attack horde:0 hordes')
    .takes(0, 'strike horde:100 dice:1')
    .leaves({ destroyed: [2, 0, 0, 0] })
})

test('12.2. A horde that survives, or that a merge removes, is not destroyed.', () => {
  night({
    options,
    seats: 3,
    town: { 34: dice(2) },
    hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(2)), ...faraway(2)],
  })
    .dice(4, 5, 2, 2, 2)
    .takes(0, 'attack horde:0 everything')
    .leaves({ destroyed: [0, 0, 0] })
  night({ options, hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(1)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .leaves({ destroyed: [0, 0] })
})

test('V3. Sacrifice: a Move roll of 1 2 5; the 1 is destroyed, and a horde of two stays upright.', () => {
  night({ options, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(1, 2, 5)
    .takes(0, 'move horde:0 sq:35')
    .asks(0, 'sacrifice horde:0', 'lieDown horde:0')
    .takes(0, 'sacrifice horde:0')
    .leaves({ hordes: [standing(0, 35, dice(2)), ...faraway(1)] })
    .may(0, 'move horde:0 sq:36')
})

test('V4. Ruling R19. All zombies that show the lowest number are destroyed: of 2 2 5 both twos.', () => {
  night({ options, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(2, 2, 5)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'sacrifice horde:0')
    .leaves({ hordes: [standing(0, 35, dice(1)), ...faraway(1)] })
})

test('12.3. The sacrifice may be refused: then the pawn lies down.', () => {
  night({ options, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(2, 2, 5)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'lieDown horde:0')
    .leaves({ hordes: [lying(0, 35, dice(3)), ...faraway(1)] })
})

test('V5. Not if it would be the whole horde: a single 3, or 2 2.', () => {
  night({ options, hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .dice(3)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ hordes: [lying(0, 35, dice(1)), ...faraway(1)] })
  night({ options, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(2, 2)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ hordes: [lying(0, 35, dice(2)), ...faraway(1)] })
})

test('V6. A hero that shows the lowest number is the one destroyed.', () => {
  night({ options, hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)] })
    .dice(6, 3)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'sacrifice horde:0')
    .leaves({ hordes: [standing(0, 35, dice(1)), ...faraway(1)] })
})

test('V7. A 1 rolled in an Attack cannot be bought off.', () => {
  night({ options, town: { 34: dice(2) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(1, 3, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ hordes: [lying(0, 34, dice(2)), ...faraway(1)] })
})

test('V8. Hour four, dice 2 5 6: six d8 arrive on a random space, as one squad.', () => {
  night({ options, hordes: [lying(0, 34, dice(1)), ...faraway(1)], next: [['hour']] })
    .stream('reinforcements', 2, 5, 6, 7, 3)
    .tells({ type: 'reinforced', squad: 4, at: 73 })
    .leaves({ squads: [{ id: 4, at: 73, dice: [8, 8, 8, 8, 8, 8] }] })
})

test('R20. Reinforcements come once, in a marked hour, and only in the Advanced game.', () => {
  const hordes = [standing(0, 34, dice(1)), ...faraway(1)]
  night({ options, hour: 4, hordes, next: [['hour']] }).leaves({ squads: [] })
  night({ hordes, next: [['hour']] }).leaves({ hour: 4, squads: [] })
  night({ options: { ...options, hourTrack: 'nightmare' }, hour: 10, hordes, next: [['hour']] })
    .stream('reinforcements', 1, 1, 1, 1, 1)
    .leaves({ squads: [{ id: 11, at: 11, dice: [20] }] })
})

test('12.4. The dice of reinforcements are told: the one that counts, and the space.', () => {
  night({
    options,
    hour: 4,
    order: [1, 0],
    hordes: [lying(0, 34, dice(1)), ...faraway(1)],
    next: [['reinforce']],
  })
    .stream('reinforcements', 8, 3, 8, 5, 6)
    .tells({ type: 'rolled', what: 'reinforcements', seat: 1, at: 0 })
    .tells({ type: 'reinforced', squad: 4, at: 56, dice: [8, 8, 8, 8, 8, 8, 8, 8] })
    .check((_, g) => {
      const rolled = g.told.find(({ event }) => event.type === 'rolled')!.event
      if (rolled.type !== 'rolled') throw new Error()
      expect(rolled.parties.map(({ who, dice }) => [who, dice.map(({ does }) => does)])).toEqual([
        ['count', ['arrives', null, null]],
        ['x', [null]],
        ['y', [null]],
      ])
    })
})
