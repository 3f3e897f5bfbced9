import { describe, expect, test } from 'vitest'
import { examples } from './examples.ts'
import { BLUE, onIsland, RED, stand, WHITE, zombies } from './positions.ts'

describe('Placement and infestation (18.1)', () => {
  for (const { id, note, roll, zombies: on, legalHexes, changes, overrun } of examples('placement')) {
    test(`${id}. Roll ${roll}: ${note}.`, () => {
      const table = {
        zombies: zombies(on),
        ...stand({ [RED]: { settlements: [8] }, [BLUE]: { settlements: [28] } }),
      }
      const begin = () => onIsland(table, [['zombieComes', roll]])
      const moves = (legalHexes as number[]).map((hex) => `place hex:${hex}`)
      if (moves.length > 1) begin().asks(RED, ...moves)
      else if (moves.length === 0) begin().told('noZombieCame').nothingIsAsked()
      for (const hex of legalHexes as number[]) {
        const after = begin()
        if (moves.length > 1) after.takes(RED, `place hex:${hex}`)
        after.leaves({ zombies: zombies({ ...on, ...changes[hex] }) })
        if (overrun[hex]) after.ends([BLUE, RED], 'overrun')
        else
          after.nothingIsAsked().check((_, g) => {
            if (g.result) throw new Error('The game is over.')
          })
      }
    })
  }

  test('P12. In round two a seven does nothing: trade and build.', () => {
    onIsland(
      {
        round: 2,
        phase: 'beforeRoll',
        zombies: zombies({ 4: 3 }),
        ...stand({ [RED]: { settlements: [8] } }),
      },
      [['roll'], ['beginTrading']],
    )
      .dice(3, 4)
      .told('rolled', 'sevenIgnored')
      .leaves({ zombies: zombies({ 4: 3 }) })
      .may(RED, 'endTurn')
  })

  test('P13. In round three a seven is an attack, and nothing is placed.', () => {
    onIsland(
      {
        round: 3,
        phase: 'beforeRoll',
        zombies: zombies({ 4: 2 }),
        ...stand({ [RED]: { settlements: [8] } }),
      },
      [['roll']],
    )
      .dice(3, 4)
      .told('rolled', 'attackBegan', 'hexAttacked', 'damageCounted')
      .leaves({ zombies: zombies({ 4: 2 }) })
  })
})

describe('Switches of zombies (20)', () => {
  const full = { zombies: zombies({ 4: 3, 0: 3 }) }

  test('20.1. With re-rolling, an early seven is rolled again until it is another number.', () => {
    onIsland({ round: 1, phase: 'beforeRoll' }, [['roll']], { earlySevens: 'reroll' })
      .dice(3, 4, 1, 6, 6, 6)
      .told('rolled', 'sevenRolledAgain', 'rolled', 'sevenRolledAgain', 'rolled', 'zombieCame')
      .allDiceRolled()
  })

  test('20.2. Spreading to one: the roller picks exactly one neighbour that has room.', () => {
    onIsland(full, [['zombieComes', 6]], { infestationSpread: 'one' })
      .takes(RED, 'place hex:4')
      .asks(RED, 'spread hex:1', 'spread hex:5', 'spread hex:8', 'spread hex:3')
      .takes(RED, 'spread hex:8')
      .leaves({ zombies: zombies({ 0: 3, 4: 3, 8: 1 }) })
      .nothingIsAsked()
  })

  test('20.2. Spreading to any: one or more neighbours, each once.', () => {
    onIsland(full, [['zombieComes', 6]], { infestationSpread: 'chooseAny' })
      .takes(RED, 'place hex:4')
      .mayNot(RED, 'enough')
      .takes(RED, 'spread hex:8')
      .asks(RED, 'spread hex:1', 'spread hex:5', 'spread hex:3', 'enough')
      .takes(RED, 'spread hex:1')
      .takes(RED, 'enough')
      .leaves({ zombies: zombies({ 0: 3, 1: 1, 4: 3, 8: 1 }) })
      .nothingIsAsked()
  })

  test('20.3. Infestation only when forced: a full hex is chosen only if every hex with the number is full.', () => {
    onIsland(full, [['zombieComes', 6]], { infestationTrigger: 'forcedOnly' }).leaves({
      zombies: zombies({ 0: 3, 4: 3, 17: 1 }),
    })
    onIsland({ zombies: zombies({ 4: 3, 17: 3 }) }, [['zombieComes', 6]], {
      infestationTrigger: 'forcedOnly',
    }).asks(RED, 'place hex:4', 'place hex:17')
  })

  test('20.4. A desert that can hold zombies fills by spreading, attacks, and does not count for the overrun.', () => {
    const table = { zombies: zombies({ 4: 3, 9: 1 }), ...stand({ [WHITE]: { settlements: [24] } }) }
    onIsland(table, [['zombieComes', 6], ['attack']], { desert: 'canHold' })
      .takes(RED, 'place hex:4')
      .tells({ type: 'zombieSpread', from: 4, hex: 9, zombies: 2 })
      .tells({ type: 'damageCounted', damages: [1, 0, 0, 0] })
  })
})

describe('Zombies: events', () => {
  test('11.1, 12.1. Each new zombie, infestation and spread is told.', () => {
    onIsland({ zombies: zombies({ 3: 1 }) }, [['zombieComes', 12]]).tells({
      type: 'zombieCame',
      hex: 3,
      zombies: 2,
    })
    onIsland({ zombies: zombies({ 3: 3, 7: 2, 0: 3 }) }, [['zombieComes', 12]])
      .tells({ type: 'infested', hex: 3 })
      .tells({ type: 'zombieSpread', from: 3, hex: 7, zombies: 3 })
      .tells({ type: 'zombieSpread', from: 3, hex: 4, zombies: 1 })
    onIsland({ zombies: zombies({ 3: 3, 0: 3, 4: 3, 7: 3, 8: 3 }) }, [['zombieComes', 12]]).tells({
      type: 'noZombieCame',
      number: 12,
    })
  })

  test('13.2. A hex with two zombies hits settlements, with three cities too; a hex without hits is not told.', () => {
    onIsland(
      {
        zombies: zombies({ 0: 2, 4: 3, 18: 3, 7: 1 }),
        ...stand({ [RED]: { settlements: [8] }, [WHITE]: { cities: [18, 0] } }),
      },
      [['attack']],
    )
      .tells({ type: 'attackBegan', seat: RED })
      .tells({ type: 'hexAttacked', hex: 0, zombies: 2, hits: [8] })
      .tells({ type: 'hexAttacked', hex: 4, zombies: 3, hits: [8, 18] })
      .tells({ type: 'damageCounted', damages: [1, 0, 0, 2] })
      .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'hexAttacked')).toHaveLength(2))
  })

  test('20.2. Spreading to any can fill all neighbours, and ends the game on an overrun.', () => {
    const everywhere = Object.fromEntries(
      Array.from({ length: 19 }, (_, hex) => [hex, hex === 9 || hex === 1 ? 0 : 1]),
    )
    onIsland(
      { zombies: zombies({ ...everywhere, 4: 3 }), ...stand({ [RED]: { settlements: [8] } }) },
      [['placeZombie', 6]],
      { infestationSpread: 'chooseAny' },
    )
      .takes(RED, 'place hex:4')
      .takes(RED, 'spread hex:1')
      .asks(RED, 'spread hex:5', 'spread hex:8', 'spread hex:3', 'spread hex:0', 'enough')
      .takes(RED, 'enough')
      .ends([RED], 'overrun')
    onIsland(
      { zombies: zombies({ ...everywhere, 4: 3 }), ...stand({ [RED]: { settlements: [8] } }) },
      [['placeZombie', 6]],
      { infestationSpread: 'one' },
    )
      .takes(RED, 'place hex:4')
      .takes(RED, 'spread hex:1')
      .ends([RED], 'overrun')
  })
})
