import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, dice, faraway, lying, night, standing } from './night.ts'

/* 7. What dice do in a fight: hits, falling, growth, the blast, lying down. */

test('C1. The worked case: five zombies attack everything; two townies, a d8 hero and a horde of three roll too.', () => {
  night({
    town: { 34: dice(2, 8) },
    hordes: [standing(RED, 34, dice(5)), lying(BLUE, 34, dice(3))],
  })
    .dice(4, 3, 3, 2, 2, /* Blue */ 4, 3, 1, /* the town */ 4, 2, 7)
    .takes(0, 'attack horde:0 everything')
    .asks(1, 'give d6', 'give d8') // Blue is the right-hand neighbour
    .takes(1, 'give d6')
    .told('attacked', 'rolled', 'counted', 'turned', 'killed')
    .leaves({
      town: { 34: dice(1, 8) },
      hordes: [standing(RED, 34, dice(5)), lying(BLUE, 34, dice(3))],
    })
    .may(0, 'attack horde:0 everything') // still upright
    .allDiceRolled()
})

test('7.2, 12.5. Squads on other spaces neither roll nor suffer.', () => {
  night({
    options: { advanced: true },
    town: { 34: dice(1) },
    squads: [
      { id: 4, at: 33, dice: [8, 8] },
      { id: 7, at: 34, dice: [10] },
    ],
    hordes: [standing(RED, 34, dice(1)), ...faraway(1)],
  })
    .dice(4, 2, 3)
    .takes(0, 'attack horde:0 townies')
    .allDiceRolled()
    .takes(1, 'give squad:7 d10')
    .leaves({ squads: [{ id: 4, at: 33, dice: [8, 8] }], town: { 34: dice(1) } })
})

test('C12. Hordes and townspeople that are not attacked do not roll; ones of an attacked horde do nothing.', () => {
  night({
    seats: 3,
    town: { 34: dice(2) },
    hordes: [standing(RED, 34, dice(4)), standing(BLUE, 34, dice(3)), standing(GREEN, 34, dice(2))],
  })
    .dice(5, 6, 2, 3, 5, 1, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({
      town: { 34: dice(2) },
      hordes: [standing(RED, 34, dice(3)), standing(BLUE, 34, dice(1)), standing(GREEN, 34, dice(2))],
    })
    .allDiceRolled()
})

test('C13. Ruling R8. Each die of five or more is used once, as the attacker decides after seeing all rolls.', () => {
  night({
    seats: 3,
    town: { 34: dice(1) },
    hordes: [
      standing(RED, 34, dice(4)),
      standing(BLUE, 34, dice(2)),
      standing(GREEN, 34, dice(1)),
      ...faraway(2),
    ],
  })
    .dice(5, 5, 4, 2, 3, 4, 4, 2)
    .takes(0, 'attack horde:0 everything')
    .asks(0, 'strike horde:100 dice:0', 'strike horde:100 dice:1', 'strike horde:100 dice:2')
    .takes(0, 'strike horde:100 dice:1')
    .asks(0, 'strike horde:200 dice:0', 'strike horde:200 dice:1')
    .takes(0, 'strike horde:200 dice:1')
    .leaves({
      town: {},
      hordes: [standing(RED, 34, dice(5)), standing(BLUE, 34, dice(1)), ...faraway(2)],
    })
})

test('7.4. A target is offered no more hits than it can take; the rest fall on the next one.', () => {
  night({
    seats: 3,
    hordes: [standing(RED, 34, dice(4)), standing(BLUE, 34, dice(2)), standing(GREEN, 34, dice(3))],
  })
    .dice(5, 6, 5, 5, 2, 2, 2, 2, 2)
    .takes(0, 'attack horde:0 hordes')
    .asks(0, 'strike horde:100 dice:0', 'strike horde:100 dice:1', 'strike horde:100 dice:2')
    .takes(0, 'strike horde:100 dice:1')
    .leaves({ hordes: [standing(RED, 34, dice(4)), standing(BLUE, 34, dice(1))] })
})

test('7.4. What each die did, and to which horde, is told when it is settled; before that no die is aimed.', () => {
  night({
    town: { 34: dice(1) },
    hordes: [standing(RED, 34, dice(3)), standing(BLUE, 34, dice(1))],
  })
    .dice(5, 4, 1, /* Blue */ 5, /* the town */ 6)
    .takes(0, 'attack horde:0 everything')
    .takes(0, 'strike horde:100 dice:1')
    .check((_, g) => {
      const parties = (type: 'rolled' | 'counted') => {
        const found = g.told.find(({ event }) => event.type === type)!.event
        return found.type === type ? found.parties : []
      }
      const red = (dice: object[]) => ({ who: 'horde:0', seat: 0, at: 34, dice })
      const [lies, turns] = [
        { sides: 6, shows: 1, does: 'layDown' },
        { sides: 6, shows: 4, does: 'turns' },
      ]
      expect(parties('rolled')[0]).toEqual(red([{ sides: 6, shows: 5, does: 'kills' }, turns, lies]))
      expect(parties('counted')).toEqual([
        red([{ sides: 6, shows: 5, does: 'kills', on: BLUE }, turns, lies]),
        { who: 'horde:100', seat: 1, at: 34, dice: [{ sides: 6, shows: 5, does: 'kills', on: RED }] },
        { who: 'townies', seat: null, at: 34, dice: [{ sides: 6, shows: 6, does: 'kills', on: RED }] },
      ])
    })
})

test('C15. Ruling R10. The owner picks which zombies fall, among those that rolled.', () => {
  night({ town: { 34: dice(3) }, hordes: [standing(RED, 34, dice(1, 10)), ...faraway(1)] })
    .dice(2, 9, 6, 3, 2)
    .takes(0, 'attack horde:0 townies')
    .asks(0, 'lose d6', 'lose d10')
    .takes(0, 'lose d6')
    .leaves({ town: { 34: dice(2) }, hordes: [standing(RED, 34, dice(1, 10)), ...faraway(1)] })
})

test('7.7 step 3. The owner picks the largest first: after a d8 no d12.', () => {
  night({ seats: 3, hordes: [standing(RED, 34, dice(2)), standing(BLUE, 34, dice(1, 8, 12)), ...faraway(2)] })
    .dice(5, 5, 2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'lose d8', 'lose d12')
    .takes(1, 'lose d8')
    .leaves({ roll: null })
    .check((t, g) => {
      if (JSON.stringify(t.hordes[1]!.zombies) !== '[12]') throw new Error(JSON.stringify(t.hordes))
      if (g.told.filter(({ event }) => event.type === 'killed').length !== 2) throw new Error('two events')
    })
})

test('C14. Both sides may be wiped out at once.', () => {
  night({ seats: 4, hordes: [standing(RED, 34, dice(1)), standing(BLUE, 34, dice(1)), ...faraway(2, 3)] })
    .dice(5, 6)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: faraway(2, 3) })
    .tells({ type: 'playerOut', seat: 0 })
    .tells({ type: 'playerOut', seat: 1 })
})

test('7.7 step 5. Only heroes among the townspeople prevent a new one, not zombie heroes; the space is told.', () => {
  night({ town: { 34: dice(2) }, hordes: [standing(RED, 34, dice(0, 8)), ...faraway(1)] })
    .dice(2, 1, 3)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'heroWoke', at: 34, squad: null })
    .leaves({ town: { 34: dice(1, 8) } })
})

test('C8. A d12 hero that shows 1 becomes a d20.', () => {
  night({ town: { 34: dice(1, 12) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(2, 2, 1)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: dice(1, 20) } })
})

test('7.7 step 6. Growth is told with both sizes.', () => {
  night({ town: { 34: dice(0, 10) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(2, 1)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'heroGrew', at: 34, squad: null, from: 10, to: 12 })
})

test('C9. The blast takes every horde on the space, bystanders and own ones too, and that hero; other townspeople stay.', () => {
  night({
    seats: 3,
    town: { 34: dice(1, 20) },
    hordes: [
      standing(RED, 34, dice(4)),
      standing(RED + 1, 34, dice(1)),
      standing(BLUE, 34, dice(2)),
      ...faraway(0, 2),
    ],
  })
    .dice(2, 2, 3, 3, 5, 1)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'blasted', hordes: [RED, RED + 1, BLUE], zombies: 7 })
    .leaves({ town: { 34: dice(1) }, hordes: faraway(0, 2), destroyed: [0, 0, 0] })
})

test('C10. Ruling R11. The blast counts in spite of turning, because all dice count at once.', () => {
  night({ seats: 3, town: { 34: [20] }, hordes: [standing(RED, 34, dice(2)), ...faraway(1, 2)] })
    .dice(4, 2, 1)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: {}, hordes: faraway(1, 2) })
})

test('7.7 step 7. The blast is told with its heroes and zombies, and credits no one.', () => {
  night({
    seats: 3,
    options: { advanced: true },
    town: { 34: dice(1, 20, 20) },
    hordes: [standing(RED, 34, dice(1)), standing(BLUE, 34, dice(2)), ...faraway(2)],
  })
    .dice(2, 5, 2, 3, 1, 1)
    .takes(0, 'attack horde:0 everything')
    .tells({ type: 'blasted', at: 34, hordes: [BLUE], zombies: 2, heroes: 2 })
    .tells({ type: 'hordeGone', seat: 1, horde: BLUE, at: 34, credit: [] })
    .leaves({ town: { 34: dice(1) }, destroyed: [0, 1, 0] }) // Blue’s five killed Red’s last before
})

test('7.7 step 7. The blast tells which heroes are gone, by squad; one that was turned is not among them.', () => {
  const blasted = (...rolled: number[]) =>
    night({
      seats: 3,
      options: { advanced: true },
      town: { 34: dice(1, 20) },
      squads: [{ id: 7, at: 34, dice: [8, 20] }],
      hordes: [standing(RED, 34, dice(1)), ...faraway(1, 2)],
    })
      .dice(...rolled)
      .takes(0, 'attack horde:0 townies')
  blasted(2, 3, 2, 2, 1).tells({ type: 'blasted', heroes: 1, lost: [{ squad: 7, dice: [20] }] })
  blasted(2, 3, 1, 2, 1).tells({
    type: 'blasted',
    heroes: 2,
    lost: [
      { squad: null, dice: [20] },
      { squad: 7, dice: [20] },
    ],
  })
  blasted(4, 3, 1, 2, 2).takes(2, 'give d20:1').tells({ type: 'blasted', heroes: 0, lost: [] })
})

test('C7. A one of the attacking horde lays its pawn down, after a hero has grown.', () => {
  night({ town: { 34: [8] }, hordes: [standing(RED, 34, dice(2)), ...faraway(1)] })
    .dice(1, 3, 1)
    .takes(0, 'attack horde:0 townies')
    .told('attacked', 'rolled', 'counted', 'heroGrew', 'laidDown')
})

test('7.7 step 9. The reason for lying down is told; a lying pawn is not laid down again.', () => {
  night({ town: { 34: dice(1) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(1, 2)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'laidDown', seat: 0, horde: RED, why: 'attack' })
})

test('7.8. A horde that stays upright may attack again.', () => {
  night({ town: { 34: dice(2) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(2, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .may(0, 'attack horde:0 townies')
})
