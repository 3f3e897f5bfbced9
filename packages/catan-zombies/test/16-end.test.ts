import { describe, expect, test } from 'vitest'
import { BLUE, hold, onIsland, ORANGE, RED, settled, stand, WHITE, zombies } from './positions.ts'
import { scene } from '@shamble/engine/testing'
import { winIfTen } from '../src/end.ts'
import { catanZombies, type Table } from '../src/index.ts'

const EVERYWHERE = Object.fromEntries(
  Array.from({ length: 19 }, (_, hex) => [hex, hex === 9 || hex === 1 ? 0 : 1]),
)
const none = [0, 0, 0, 0, 0]

describe('Elimination (16)', () => {
  test('16.2. All the player’s pieces leave the game; cards go to the bank, development cards leave unseen.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8], roads: [13] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
      }),
      ...hold({ [RED]: none }),
      cards: [none, none, none, [2, 1, 0, 0, 0]],
      soldiers: [0, 0, 0, 1],
    }
    onIsland(table, [['beginPayment', RED, 3], ['nextTurn']])
      .takes(RED, 'destroy edge:13')
      .asks(RED, 'destroy corner:8')
      .takes(RED, 'destroy corner:8')
      .check(({ out, buried, soldiers, cards, active, round }) => {
        expect(out).toEqual([false, false, false, true])
        expect([buried, soldiers, cards[RED]]).toEqual([[0, 0, 1], [0, 0, 0, 0], none])
        expect([active, round]).toEqual([WHITE, 4])
      })
  })

  test('14.9. A payment may leave the player without buildings, even if another would not.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [2, 0, 0, 0, 0] }),
      out: [false, true, true, false],
    }
    onIsland(table, [['beginPayment', RED, 2]])
      .takes(RED, 'destroy corner:8')
      .tells({ type: 'eliminated', seat: RED, roads: [], cards: [2, 0, 0, 0, 0] })
      .ends([WHITE], 'lastPlayer')
  })

  test('O14. Round four, two players left, and the roller cannot keep a building: the other wins without paying.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { settlements: [28] } }),
      ...hold({}),
      zombies: zombies({ 0: 2, 1: 3, 4: 2, 7: 3, 8: 3, 12: 3 }),
      out: [false, true, true, false],
      phase: 'beforeRoll' as const,
    }
    onIsland(table, [['roll'], ['beginTrading'], ['nextTurn']])
      .dice(3, 4)
      .takes(RED, 'destroy corner:8')
      .ends([WHITE], 'lastPlayer')
  })

  test('O15. The Largest Army of an eliminated player passes to the next in turn order among those with three.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
        [ORANGE]: { settlements: [51] },
      }),
      ...hold({}),
      soldiers: [0, 3, 3, 4],
      largestArmy: RED,
    }
    onIsland(table, [['beginPayment', RED, 3]])
      .takes(RED, 'destroy corner:8')
      .leaves({ largestArmy: ORANGE })
    onIsland({ ...table, soldiers: [2, 2, 1, 4] }, [['beginPayment', RED, 3]])
      .takes(RED, 'destroy corner:8')
      .leaves({ largestArmy: -1 })
  })

  test('16.3. When the roller is out, the others still pay, and then the turn passes on.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8] },
        [WHITE]: { settlements: [28, 0] },
        [BLUE]: { settlements: [41] },
      }),
      ...hold({}),
      zombies: zombies({ 0: 2, 1: 3, 4: 2 }),
      out: [false, true, false, false],
    }
    onIsland({ ...table, phase: 'beforeRoll' }, [['roll'], ['beginTrading'], ['nextTurn']])
      .dice(3, 4)
      .takes(RED, 'destroy corner:8')
      .asks(WHITE, 'destroy corner:0', 'destroy corner:28')
      .takes(WHITE, 'destroy corner:0')
      .asks(WHITE, 'roll')
      .leaves({ round: 4, active: WHITE })
  })

  test('16.4. A player who gives up is treated the same way, and keeps a seat in the count of rounds.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8], roads: [13] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
      }),
      phase: 'beforeRoll' as const,
      round: 1,
    }
    onIsland(table, [['turn']], { givingUp: true })
      .takes(RED, 'giveUp')
      .takes(RED, 'stay')
      .takes(RED, 'giveUp')
      .takes(RED, 'giveUp')
      .tells({ type: 'gaveUp', seat: RED })
      .asks(WHITE, 'roll', 'giveUp')
      .leaves({ round: 1, active: WHITE })
      .check(({ roads, owners }) => expect([roads[13], owners[8]]).toEqual([-1, -1]))
  })
})

describe('End of the game (17)', () => {
  const eight = { cities: [0, 2, 33, 51] }

  test('17.2. Ten points at the start of one’s turn win at once.', () => {
    onIsland({ ...stand({ [RED]: eight }), largestArmy: RED, soldiers: [0, 0, 0, 3] }, [['turn']]).ends(
      [RED],
      'points',
    )
  })

  test('O13. Blue reaches ten on another’s turn: no win yet; blue wins when blue’s turn begins.', () => {
    const line = [27, 28, 29, 30, 31, 32, 35]
    const table = {
      ...stand({
        [BLUE]: { roads: line, cities: [0, 2, 33, 51] },
        [ORANGE]: { settlements: [24, 36] },
        [RED]: { roads: [11, 12, 13, 14, 15, 16], settlements: [7] },
      }),
      longestRoad: RED,
      active: ORANGE,
    }
    onIsland(table, [['beginPayment', ORANGE, 4], ['attackEnds'], ['beginTrading'], ['nextTurn']])
      .takes(ORANGE, 'destroy corner:24')
      .leaves({ longestRoad: BLUE })
      .may(ORANGE, 'endTurn')
      .takes(ORANGE, 'endTurn')
      .ends([BLUE], 'points')
  })

  test('17.2, R19. After a seven the check waits until the whole attack is paid.', () => {
    const table = {
      ...stand({
        [RED]: { ...eight, roads: [27, 28, 29, 30, 31, 32] },
        [WHITE]: { roads: [11, 12, 13, 14, 15, 16], settlements: [8], cities: [10] },
        [BLUE]: { settlements: [17, 41] },
      }),
      ...hold({}),
      longestRoad: WHITE,
      zombies: zombies({ 4: 2, 1: 2 }),
      phase: 'beforeRoll' as const,
    }
    onIsland(table, [['roll'], ['beginTrading']])
      .dice(1, 6)
      .takes(WHITE, 'destroy edge:11')
      .leaves({ longestRoad: RED })
      .takes(BLUE, 'destroy corner:17')
      .ends([RED], 'points')
  })

  test('O11. Overrun: eight points each with a hidden point card counted, and more cards decide.', () => {
    const table = {
      ...stand({ [RED]: eight, [WHITE]: { cities: [24, 41, 28], settlements: [8] } }),
      ...hold({ [RED]: [2, 0, 0, 0, 0], [WHITE]: [1, 1, 1, 1, 0] }),
      cards: [[0, 1, 0, 0, 0], none, none, none],
      zombies: zombies(EVERYWHERE),
    }
    onIsland(table, [['zombieComes', 2]]).ends([WHITE], 'overrun')
  })

  test('O12. Overrun: with equal points and equal cards both win.', () => {
    const table = {
      ...stand({ [RED]: eight, [WHITE]: { cities: [24, 41, 28, 8] }, [BLUE]: { settlements: [49] } }),
      ...hold({ [RED]: [3, 0, 0, 0, 0], [WHITE]: [1, 1, 1, 0, 0], [BLUE]: [0, 0, 0, 0, 9] }),
      zombies: zombies(EVERYWHERE),
    }
    onIsland(table, [['zombieComes', 2]]).ends([WHITE, RED], 'overrun')
  })

  test('O16. A seven with twelve cards in hand and no damage costs nothing.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] } }),
      ...hold({ [RED]: [12, 0, 0, 0, 0] }),
      phase: 'beforeRoll' as const,
    }
    onIsland({ ...table, round: 3 }, [['roll'], ['beginTrading']])
      .dice(6, 1)
      .check(({ hands }) => expect(hands[RED]).toEqual([12, 0, 0, 0, 0]))
      .may(RED, 'endTurn')
  })

  test('5.2. A round ends when the turn passes the seat that started.', () => {
    const end = (active: number, first: number) =>
      scene(catanZombies, {
        seats: 4,
        table: { active, first, round: 2 },
        next: [['nextTurn']],
      })
    end(RED, ORANGE).leaves({ round: 2, active: WHITE })
    end(WHITE, ORANGE).leaves({ round: 3, active: ORANGE })
  })
})

describe('Elimination and the end: events and table', () => {
  const eight = { cities: [0, 2, 33, 51] }

  test('16.2. Cards go to the bank, roads and buildings leave the board, and all of it is told.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8, 0], roads: [13, 14] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
      }),
      ...hold({ [RED]: [1, 2, 0, 0, 3] }),
      cards: [none, none, none, [0, 1, 0, 2, 0]],
      bought: [0, 0, 0, 1, 0],
      phase: 'beforeRoll' as const,
    }
    onIsland(table, [['reallyGiveUp']])
      .takes(RED, 'giveUp')
      .tells({ type: 'eliminated', seat: RED, roads: [13, 14], cards: [1, 2, 0, 0, 3] })
      .leaves({ bank: [19, 19, 19, 19, 19], buried: [1, 3, 3], bought: none, lengths: [0, 0, 0, 0] })
      .check(({ hands, owners, sizes, roads, cards }) => {
        expect([
          hands[RED],
          cards[RED],
          owners[8],
          owners[0],
          sizes[8],
          sizes[0],
          roads[13],
          roads[14],
        ]).toEqual([none, none, -1, -1, 0, 0, -1, -1])
        expect([owners[28], owners[41], sizes[28]]).toEqual([WHITE, BLUE, 1])
      })
  })

  test('16.2. The active player keeps the cards bought this turn when another player is eliminated.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
      }),
      ...hold({}),
      cards: [none, none, none, [1, 0, 0, 0, 0]],
      bought: [1, 0, 0, 0, 0],
    }
    onIsland(table, [['beginPayment', WHITE, 3]])
      .takes(WHITE, 'destroy corner:28')
      .leaves({ bought: [1, 0, 0, 0, 0], out: [true, false, false, false] })
  })

  test('15.3, 15.5. The Longest Road of an eliminated player passes on, and interrupted roads are measured again.', () => {
    const table = {
      ...stand({
        [RED]: { roads: [11, 12, 13, 14, 15, 16], settlements: [24] },
        [WHITE]: { roads: [27, 28, 29, 30, 31], settlements: [23] },
        [BLUE]: { settlements: [41] },
      }),
      ...hold({}),
      longestRoad: RED,
      phase: 'beforeRoll' as const,
    }
    onIsland(table, [['reallyGiveUp']])
      .check(({ lengths }) => expect(lengths).toEqual([3, 0, 0, 6]))
      .takes(RED, 'giveUp')
      .leaves({ longestRoad: WHITE, lengths: [5, 0, 0, 0] })
      .tells({ type: 'longestRoadWent', seat: WHITE, from: RED, length: 5 })
  })

  test('16.2. The Largest Army of an eliminated player passes on or is set aside; another player’s stays.', () => {
    const table = {
      ...stand({
        [RED]: { settlements: [8] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
        [ORANGE]: { settlements: [51] },
      }),
      ...hold({}),
      largestArmy: RED,
    }
    const goes = (soldiers: number[], largestArmy: number = RED) =>
      onIsland({ ...table, soldiers, largestArmy }, [['beginPayment', RED, 3]]).takes(RED, 'destroy corner:8')
    goes([3, 0, 4, 5]).tells({ type: 'largestArmyWent', seat: BLUE, from: RED, soldiers: 4 })
    goes([2, 0, 1, 5]).tells({ type: 'largestArmyWent', seat: -1, from: RED, soldiers: 0 })
    goes([4, 0, 3, 3], WHITE)
      .leaves({ largestArmy: WHITE })
      .check((_, g) => expect(g.told.map(({ event }) => event.type)).not.toContain('largestArmyWent'))
  })

  test('9.3. All hidden point cards are shown at the end; eliminated players score 0.', () => {
    const table = {
      ...stand({
        [RED]: { ...eight, settlements: [18] },
        [WHITE]: { settlements: [28] },
        [BLUE]: { settlements: [41] },
      }),
      cards: [[0, 2, 0, 0, 0], none, none, [0, 1, 0, 0, 0]],
      out: [false, true, false, false],
    }
    onIsland(table, [['turn']])
      .tells({ type: 'pointsShown', seat: RED, cards: 1 })
      .tells({ type: 'pointsShown', seat: WHITE, cards: 2 })
      .check((_, g) => {
        expect(g.result).toEqual({ winners: [RED], reason: 'points', scores: [3, 0, 1, 10] })
        expect(g.told.filter(({ event }) => event.type === 'pointsShown')).toHaveLength(2)
      })
  })

  test('9.3. The end shows hidden cards: it can no longer be taken back.', () => {
    onIsland({ ...stand({ [RED]: { ...eight, settlements: [18, 8] } }), phase: 'attack' }, [
      ['attackEnds'],
    ]).check((_, g) => expect([g.sealed, g.result !== null]).toEqual([true, true]))
  })

  test('17.2. Nine points do not win; neither do ten of an eliminated player, or ten while founding.', () => {
    onIsland(stand({ [RED]: { ...eight, settlements: [18] } }), [['turn']]).asks(RED, 'roll')
    onIsland({ ...stand({ [RED]: { ...eight, settlements: [18, 8] } }), active: WHITE }, [['turn']]).asks(
      WHITE,
      'roll',
    )
    onIsland({ ...stand({ [RED]: { ...eight, settlements: [18, 8] } }), phase: 'attack' }, [
      ['attackEnds'],
    ]).ends([RED], 'points')
  })

  test('17.2. Ten points count in the own turn only, not while founding, and not for an eliminated player.', () => {
    const ten = { ...stand({ [RED]: { ...eight, settlements: [18, 8] } }), phase: 'attack' as const }
    const wins = (more: Partial<Table>, seat: number = RED) => {
      const g = settled({ ...ten, ...more }, [])
      return [winIfTen(g, seat), g.result?.winners ?? null]
    }
    expect(wins({})).toEqual([true, [RED]])
    expect(wins({ active: WHITE })).toEqual([false, null])
    expect(wins({ active: WHITE }, WHITE)).toEqual([false, null])
    expect(wins({ phase: 'founding' })).toEqual([false, null])
    expect(wins({ out: [false, false, false, true] })).toEqual([false, null])
  })

  test('17.3. Only the desert may be empty in an overrun; eliminated players do not win it.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { cities: [24] } }),
      out: [true, false, false, false],
      zombies: zombies(EVERYWHERE),
    }
    onIsland(table, [['zombieComes', 2]])
      .tells({ type: 'overrun' })
      .ends([RED], 'overrun')
    onIsland({ ...table, zombies: zombies({ ...EVERYWHERE, 5: 0 }) }, [['zombieComes', 2]])
      .nothingIsAsked()
      .check((_, g) => expect(g.result).toBeNull())
  })
})
