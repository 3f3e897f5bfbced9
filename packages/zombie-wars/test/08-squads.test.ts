import { test } from 'vitest'
import { dice, faraway, night, standing } from './night.ts'

/* 8.7, 12.5. Squads: how they move, fight and are turned. */

const options = { advanced: true }
const squad = (at: number, ...sides: (6 | 8 | 10 | 12 | 20)[]) => ({ id: 4, at, dice: sides })
const free = { options, phase: 'free', action: 'townie', next: [['order']] as [string][] } as const

test('8.7. A squad moves up to three spaces.', () => {
  night({ ...free, next: [['order']], squads: [squad(33, 8)], hordes: faraway(0, 1) })
    .takes(0, 'squad squad:4')
    .takes(0, 'march sq:34')
    .takes(0, 'march sq:35')
    .takes(0, 'march sq:36')
    .leaves({ squads: [squad(36, 8)] })
    .nothingIsAsked()
})

test('8.7. Or it fights and then moves one space; after two steps it is too late to fight.', () => {
  const hordes = [standing(100, 33, dice(1)), standing(101, 35, dice(1)), ...faraway(0)]
  night({ ...free, next: [['order']], squads: [squad(33, 8)], hordes })
    .takes(0, 'squad squad:4')
    .dice(2, 3)
    .takes(0, 'fight sq:33')
    .asks(0, 'march sq:23', 'march sq:32', 'march sq:34', 'march sq:43')
    .takes(0, 'march sq:34')
    .nothingIsAsked()
  night({ ...free, next: [['order']], squads: [squad(33, 8)], hordes })
    .takes(0, 'squad squad:4')
    .takes(0, 'march sq:34')
    .takes(0, 'march sq:35')
    .mayNot(0, 'fight')
})

test('V9. A squad moves one space and fights; only its dice roll, and only they can be turned.', () => {
  night({
    ...free,
    next: [['order']],
    town: { 34: dice(3) },
    squads: [squad(33, 8, 10)],
    hordes: [standing(100, 34, dice(2)), ...faraway(0)],
  })
    .takes(0, 'squad squad:4')
    .asks(0, 'march sq:23', 'march sq:32', 'march sq:34', 'march sq:43')
    .takes(0, 'march sq:34')
    .asks(0, 'march sq:24', 'march sq:33', 'march sq:35', 'march sq:44', 'fight sq:34', 'stop')
    .dice(4, 2, 3, 7)
    .takes(0, 'fight sq:34')
    .asks(0, 'give squad:4 d8', 'give squad:4 d10') // Red sits at Blue’s right
    .takes(0, 'give squad:4 d8')
    .leaves({
      town: { 34: dice(3) },
      squads: [squad(34, 10)],
      hordes: [...faraway(0), standing(100, 34, dice(1, 8))],
    })
    .allDiceRolled()
})

test('8.7. A squad that has moved and fought stays; it moves at most three steps, and may stop after each.', () => {
  night({
    ...free,
    next: [['order']],
    squads: [squad(33, 8, 10)],
    hordes: [standing(100, 34, dice(1)), ...faraway(0)],
  })
    .takes(0, 'squad squad:4')
    .dice(2, 3, 3)
    .takes(0, 'march sq:34')
    .takes(0, 'fight sq:34')
    .nothingIsAsked()
  night({ ...free, next: [['order']], squads: [squad(33, 8)], hordes: faraway(0, 1) })
    .takes(0, 'squad squad:4')
    .mayNot(0, 'stop', 'fight')
    .takes(0, 'march sq:34')
    .may(0, 'stop', 'march sq:35')
    .mayNot(0, 'fight') // there is nobody to fight
    .takes(0, 'stop')
    .leaves({ squads: [squad(34, 8)] })
    .nothingIsAsked()
})

test('8.7. A squad that has fought marches one space, once.', () => {
  night({
    ...free,
    next: [['order']],
    squads: [squad(33, 8, 10)],
    hordes: [standing(100, 33, dice(1)), standing(101, 34, dice(1)), ...faraway(0)],
  })
    .takes(0, 'squad squad:4')
    .dice(2, 3, 3)
    .takes(0, 'fight sq:33')
    .takes(0, 'march sq:34')
    .tells({ type: 'squadMarched', seat: 0, squad: 4, from: 33, to: 34 })
    .leaves({ squads: [squad(34, 8, 10)] })
    .nothingIsAsked()
})

test('8.7. A squad that is turned entirely does not march.', () => {
  night({
    ...free,
    next: [['order']],
    squads: [squad(33, 8)],
    hordes: [standing(100, 33, dice(2)), ...faraway(0)],
  })
    .takes(0, 'squad squad:4')
    .dice(4, 2, 3)
    .takes(0, 'fight sq:33')
    .tells({ type: 'turned', seat: 1, horde: 100, at: 33, dice: [8], squad: 4, by: 0 })
    .leaves({ squads: [], hordes: [...faraway(0), standing(100, 33, dice(2, 8))] })
    .nothingIsAsked()
})

test('8.7. Of two squads the chosen one marches and fights; the fight is told as a squad’s.', () => {
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

test('12.5. Of two squads only the emptied one is removed; growth and turning are told with their squad.', () => {
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

test('V10. Mass Movement does not move the dice of a squad.', () => {
  night({
    ...free,
    next: [['order']],
    town: { 34: dice(1) },
    squads: [squad(33, 8, 8)],
    hordes: faraway(0, 1),
  })
    .takes(0, 'movement')
    .asks(0, 'walk sq:34 d6')
  night({ ...free, next: [['order']], squads: [squad(33, 8, 8)], hordes: faraway(0, 1) })
    .mayNot(0, 'movement', 'pressure')
    .may(0, 'mob sq:33', 'squad squad:4')
})

test('12.5. An Angry Mob takes a whole squad along, and its dice fight and count as heroes.', () => {
  night({
    ...free,
    next: [['order']],
    town: { 33: dice(1) },
    squads: [squad(33, 8, 10)],
    hordes: [standing(100, 34, dice(1)), ...faraway(0)],
  })
    .takes(0, 'mob sq:33')
    .dice(2, 1, 1, 3) // the townie's 1 calls no hero, the d8 grows
    .takes(0, 'march sq:34')
    .leaves({ town: { 34: dice(1) }, squads: [squad(34, 10, 10)] })
})

test('12.5. In an Attack a squad’s die that is turned joins the horde as a zombie hero.', () => {
  night({
    options,
    town: { 34: dice(1) },
    squads: [squad(34, 8)],
    hordes: [standing(0, 34, dice(1)), ...faraway(1)],
  })
    .dice(4, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .asks(1, 'give d6', 'give squad:4 d8')
    .takes(1, 'give squad:4 d8')
    .leaves({ squads: [], hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)] })
})

test('8.6. A squad’s dice are heroes: no Pressure where one stands.', () => {
  night({
    ...free,
    next: [['order']],
    town: { 33: dice(2) },
    squads: [squad(33, 8)],
    hordes: faraway(0, 1),
  }).mayNot(0, 'pressure')
})

test('8.6, 12.5. Pressure on a squad’s townie makes it a hero of the squad; townies outside squads come first.', () => {
  night({
    ...free,
    next: [['order']],
    squads: [squad(33, 6)],
    hordes: faraway(0, 1),
  })
    .dice(1)
    .takes(0, 'pressure sq:33')
    .tells({ type: 'heroWoke', at: 33, squad: 4 })
    .leaves({ squads: [squad(33, 8)] })
  night({
    ...free,
    next: [['order']],
    town: { 33: dice(1) },
    squads: [squad(33, 6)],
    hordes: faraway(0, 1),
  })
    .dice(3, 1)
    .takes(0, 'pressure sq:33')
    .tells({ type: 'heroWoke', at: 33, squad: null })
    .leaves({ town: { 33: [8] }, squads: [squad(33, 6)] })
})
