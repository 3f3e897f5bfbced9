import { test } from 'vitest'
import { RED, dice, lying, night, standing } from './night.ts'

const dawn = [['hour']] as [string][]
const townOf = (people: number) => ({ 11: dice(people) })

test('E1. One player’s hordes and no townspeople: a total victory at once.', () => {
  night({ hour: 6, town: { 34: dice(1) }, hordes: [standing(0, 34, dice(2))] })
    .dice(4, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .ends([0], 'total')
})

test('10.1. An action other than a fight can end the night too.', () => {
  night({ hordes: [standing(RED, 34, dice(2))], options: { lastHorde: 'playOut' } })
    .dice(4, 4)
    .takes(0, 'move horde:0 sq:35')
    .ends([0], 'total')
})

test('10.1. The end is checked after the free Townie action.', () => {
  night({
    town: { 33: dice(1) },
    hordes: [lying(0, 33, dice(2)), lying(0 + 1, 55, dice(3))],
    next: [['freeAction'], ['hour']],
    options: { lastHorde: 'playOut' },
  })
    .takes(0, 'mob sq:33')
    .dice(4, 2, 2)
    .takes(0, 'fight sq:33')
    .ends([0], 'total')
})

test('E2. Ruling R15. One player’s hordes and nine townspeople: that player may claim a win at once, or play on.', () => {
  const last = () =>
    night({
      hour: 6,
      town: townOf(9),
      hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(1))],
      next: [
        ['turn', 0],
        ['turn', 0],
      ],
    })
      .dice(5, 2, 2)
      .takes(0, 'attack horde:0 horde:100')
      .asks(0, 'claim', 'playOn')
  last().takes(0, 'claim').ends([0], 'win')
  last()
    .takes(0, 'playOn')
    .takes(0, 'stop')
    .asks(0, 'claim', 'playOn') // again at the start of the next own turn
    .takes(0, 'claim')
    .ends([0], 'win')
})

test('10.2. Another player’s dice can leave one player alone: the survivor is asked.', () => {
  night({ town: townOf(9), hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] })
    .dice(2, 5)
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'claim', 'playOn')
})

test('10.2. A player who plays on is asked once, not again after the same action.', () => {
  night({
    town: townOf(9),
    hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(1))],
  })
    .dice(5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .takes(0, 'playOn')
    .may(0, 'move horde:0 sq:35', 'stop')
})

test('10.2. Claiming and playing on are told.', () => {
  const last = () => night({ town: townOf(9), hordes: [standing(0, 34, dice(2))], next: [['checkEnd']] })
  last().takes(0, 'claim').tells({ type: 'winClaimed', seat: 0 })
  last().takes(0, 'playOn').tells({ type: 'playedOn', seat: 0 }).leaves({ alone: 0 })
})

test('10.1, 10.2. A mob’s fight that leaves one player’s hordes: that player is asked before the mob marches.', () => {
  night({
    phase: 'free',
    action: 'townie',
    town: { 33: dice(3) },
    hordes: [standing(0, 55, dice(2)), standing(100, 33, dice(1))],
    next: [['leadMob', 33]],
  })
    .dice(2, 6, 2, 2)
    .takes(0, 'fight sq:33')
    .asks(0, 'claim', 'playOn')
    .takes(0, 'playOn')
    .asks(0, 'march sq:23', 'march sq:32', 'march sq:34', 'march sq:43')
})

test('E8. A blast removes the last hordes of all players: everyone loses at once.', () => {
  night({ town: { 34: dice(2, 20) }, hordes: [standing(0, 34, dice(2)), lying(100, 34, dice(3))] })
    .dice(2, 2, 3, 3, 1)
    .takes(0, 'attack horde:0 townies')
    .ends([], 'everyoneLoses')
})

test('10.3. A mob’s fight that leaves no horde ends the game at once: no player is asked where it marches.', () => {
  night({
    phase: 'free',
    action: 'townie',
    town: { 33: dice(1, 20) },
    hordes: [standing(0, 33, dice(2)), standing(100, 33, dice(1))],
    next: [['leadMob', 33]],
  })
    .dice(2, 2, 2, 5, 1)
    .takes(0, 'fight sq:33')
    .takes(0, 'against hordes')
    .ends([], 'everyoneLoses')
})

test('11.1, 11.3. Dawn over a town without townspeople: a total victory; without hordes: everyone loses.', () => {
  night({ hour: 12, hordes: [standing(0, 34, dice(4))], next: dawn }).ends([0], 'total')
  night({ hour: 12, town: townOf(3), hordes: [], next: dawn }).ends([], 'everyoneLoses')
  night({ hour: 12, hordes: [], next: dawn }).ends([], 'everyoneLoses')
})

test('E3. Dawn: a lone survivor wins even when the living are more.', () => {
  night({ hour: 12, town: townOf(12), hordes: [standing(0, 34, dice(4))], next: dawn }).ends([0], 'win')
})

test('E4. Dawn: fewer living than dead, and the most zombies: a conditional victory.', () => {
  night({
    hour: 12,
    town: townOf(10),
    hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(7))],
    next: dawn,
  }).ends([0], 'conditional')
})

test('E5. Dawn: more living than dead: everyone loses.', () => {
  night({
    hour: 12,
    town: townOf(20),
    hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(7))],
    next: dawn,
  }).ends([], 'everyoneLoses')
})

test('E6. Ruling R16. Tied players share the conditional victory.', () => {
  night({
    hour: 12,
    town: townOf(10),
    hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(9))],
    next: dawn,
  }).ends([0, 1], 'conditional')
})

test('E7. Ruling R17. As many living as dead: a stalemate.', () => {
  night({
    hour: 12,
    town: townOf(16),
    hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(7))],
    next: dawn,
  }).ends([], 'stalemate')
})

test('11. Heroes and the dice of squads count one each, on both sides.', () => {
  night({
    hour: 12,
    town: { 11: dice(1, 20) },
    squads: [{ id: 4, at: 22, dice: [8, 8] }],
    hordes: [standing(0, 34, dice(1, 20)), standing(100, 35, dice(2))],
    next: dawn,
  }).ends([], 'stalemate')
})

test('11. The scores are the zombies of each player.', () => {
  night({
    hour: 12,
    town: townOf(10),
    hordes: [standing(0, 34, dice(9)), standing(1, 35, dice(1)), standing(100, 35, dice(7))],
    next: dawn,
  }).check((_, g) => {
    if (JSON.stringify(g.result!.scores) !== '[10,7]') throw new Error(JSON.stringify(g.result))
  })
})

test('14.7. With `endsGame` the last player with hordes wins at once; with `playOut` no one is asked.', () => {
  const hordes = [standing(0, 34, dice(2)), standing(100, 34, dice(1))]
  night({ town: townOf(9), hordes, options: { lastHorde: 'endsGame' } })
    .dice(5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .ends([0], 'win')
  night({ town: townOf(9), hordes, options: { lastHorde: 'playOut' } })
    .dice(5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .may(0, 'move horde:0 sq:35', 'stop')
})
