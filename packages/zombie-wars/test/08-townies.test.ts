import { test } from 'vitest'
import { dice, faraway, lying, night, standing } from './night.ts'

/* 8.3, 8.4, 8.6, 8.8. The Townie action, Mass Movement and Pressure. */

const free = { phase: 'free', action: 'townie' } as const

test('8.3. A Townie action lays one upright pawn down, wherever it stands.', () => {
  night({
    town: { 88: dice(1) },
    hordes: [standing(0, 34, dice(2)), standing(1, 35, dice(2)), ...faraway(1)],
  })
    .takes(0, 'townie horde:0')
    .asks(0, 'movement', 'mob sq:88', 'pressure sq:88')
    .takes(0, 'movement')
    .takes(0, 'walk sq:88 d6')
    .takes(0, 'to sq:87')
    .takes(0, 'stop')
    .leaves({
      town: { 87: dice(1) },
      hordes: [lying(0, 34, dice(2)), standing(1, 35, dice(2)), ...faraway(1)],
    })
})

test('8.3. Laying a pawn down for an order is told, and so is declining the free one.', () => {
  night({ town: { 11: dice(1) }, hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .takes(0, 'townie horde:0')
    .tells({ type: 'laidDown', seat: 0, horde: 0, why: 'townie' })
    .tells({ type: 'townieActionTaken', seat: 0, horde: 0 })
    .leaves({ action: 'townie' })
    .mayNot(0, 'decline')
  night({ ...free, town: { 11: dice(1) }, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'decline')
    .tells({ type: 'freeActionDeclined', seat: 0 })
})

test('N9. Without an upright pawn there is no Townie action, and the turn ends.', () => {
  night({ town: { 33: dice(3) }, hordes: faraway(0, 1), next: [['turn', 0]] })
    .told('turnBegan', 'turnEnded')
    .nothingIsAsked()
})

test('N1. Mass Movement: one townie five spaces.', () => {
  night({ ...free, town: { 11: dice(2) }, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'movement')
    .asks(0, 'walk sq:11 d6') // at least one step
    .takes(0, 'walk sq:11 d6')
    .takes(0, 'to sq:21')
    .takes(0, 'walk sq:21 d6')
    .takes(0, 'to sq:31')
    .takes(0, 'walk sq:31 d6')
    .takes(0, 'to sq:41')
    .takes(0, 'walk sq:41 d6')
    .takes(0, 'to sq:51')
    .takes(0, 'walk sq:51 d6')
    .takes(0, 'to sq:61')
    .leaves({ town: { 11: dice(1), 61: dice(1) } })
    .nothingIsAsked()
})

test('N1. Or two townies two spaces each and a third one.', () => {
  night({
    ...free,
    town: { 11: dice(1), 33: dice(1), 55: dice(1) },
    hordes: faraway(0, 1),
    next: [['order']],
  })
    .takes(0, 'movement')
    .takes(0, 'walk sq:11 d6')
    .takes(0, 'to sq:12')
    .takes(0, 'walk sq:12 d6')
    .takes(0, 'to sq:13')
    .takes(0, 'walk sq:33 d6')
    .takes(0, 'to sq:43')
    .takes(0, 'walk sq:43 d6')
    .takes(0, 'to sq:53')
    .takes(0, 'walk sq:55 d6')
    .takes(0, 'to sq:56')
    .leaves({ town: { 13: dice(1), 53: dice(1), 56: dice(1) } })
    .nothingIsAsked()
})

test('N2. A hero may be moved through a space with a horde; there is no fight.', () => {
  night({
    ...free,
    town: { 33: [8] },
    hordes: [standing(100, 34, dice(2)), ...faraway(0)],
    next: [['order']],
  })
    .takes(0, 'movement')
    .takes(0, 'walk sq:33 d8')
    .takes(0, 'to sq:34')
    .takes(0, 'walk sq:34 d8')
    .takes(0, 'to sq:35')
    .takes(0, 'stop')
    .told('walked', 'walked')
    .leaves({ town: { 35: [8] } })
})

test('8.4. Mass Movement tells each step; heroes of one size are named once.', () => {
  night({ ...free, town: { 33: dice(2, 8, 8) }, hordes: faraway(0, 1), next: [['order']] })
    .takes(0, 'movement')
    .asks(0, 'walk sq:33 d6', 'walk sq:33 d8')
    .takes(0, 'walk sq:33 d8')
    .asks(0, 'to sq:23', 'to sq:32', 'to sq:34', 'to sq:43')
    .takes(0, 'to sq:34')
    .tells({ type: 'walked', seat: 0, from: 33, to: 34, die: 8 })
    .leaves({ town: { 33: dice(2, 8), 34: [8] } })
})

test('N7. Pressure: three townies roll 1 1 5, and one of them becomes a d8 hero, not two.', () => {
  night({ ...free, town: { 33: dice(3) }, hordes: faraway(0, 1), next: [['order']] })
    .dice(1, 1, 5)
    .takes(0, 'pressure sq:33')
    .told('pressed', 'rolled', 'heroWoke')
    .leaves({ town: { 33: dice(2, 8) } })
})

test('N8. Pressure is not allowed where a hero stands.', () => {
  night({ ...free, town: { 33: dice(3, 8), 34: dice(1) }, hordes: faraway(0, 1), next: [['order']] })
    .may(0, 'pressure sq:34')
    .mayNot(0, 'pressure sq:33')
})

test('8.6. Pressure needs a townie; a squad of heroes elsewhere does not matter; without a 1 there is no hero.', () => {
  const squads = [{ id: 4, at: 55, dice: [8 as const] }]
  night({ ...free, town: { 33: dice(2) }, squads, hordes: faraway(0, 1), next: [['order']] })
    .mayNot(0, 'pressure sq:55', 'pressure sq:11')
    .dice(2, 6)
    .takes(0, 'pressure sq:33')
    .told('pressed', 'rolled')
    .leaves({ town: { 33: dice(2) }, roll: null })
})

test('8.6. A 1 among the townies outside squads is enough, whatever a squad of townies shows.', () => {
  night({
    ...free,
    town: { 33: dice(1) },
    squads: [{ id: 4, at: 33, dice: [6] }],
    hordes: faraway(0, 1),
    next: [['order']],
  })
    .dice(1, 4)
    .takes(0, 'pressure sq:33')
    .tells({ type: 'rolled', what: 'pressure', seat: 0, at: 33 })
    .leaves({ town: { 33: [8] } })
})

test('8.8. Without townspeople there is no Townie action either.', () => {
  night({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] }).mayNot(0, 'townie')
})
