import { quickChance, Referee, start, type Move } from '@shamble/engine'
import { decide, thinkingOf } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { bot as settler } from '../src/bot.ts'
import { catanZombies } from '../src/index.ts'
import { score } from '../src/score.ts'
import { BEGINNER_LAND, BEGINNER_NUMBERS, DESERT } from '../src/data/pieces.ts'
import { hold, RED, settled, stand, WHITE } from './positions.ts'

const ROLLED = 9

function decides(g: Referee<any, any>, seat: number): string {
  return decide(settler, thinkingOf(catanZombies, g.position, seat, quickChance('bot'))).join(' ')
}

describe('The settler', () => {
  test('beats three random seats.', () => {
    let wins = 0
    const games = 6
    for (let n = 0; n < games; n++) {
      const chance = quickChance(`settler-${n}`)
      const g = new Referee(catanZombies, start(catanZombies, `settler-${n}`, 4).position, true).settle()
      while (!g.result) {
        const { seat, moves } = g.pending[0]!
        if (seat === n % 4) g.make(seat, decide(settler, thinkingOf(catanZombies, g.position, seat, chance)))
        else g.choose(0, chance(moves.length))
      }
      if (g.result.winners.includes(n % 4)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(5)
  })

  test('builds a city when it can pay for one.', () => {
    const g = settled({ ...stand({ [RED]: { settlements: [20] } }), ...hold({ [RED]: [0, 0, 0, 2, 3] }) }, [
      ['tradeAndBuild'],
    ])
    expect(decides(g, RED)).toBe('upgrade corner:20')
  })

  test('takes the tenth point.', () => {
    // Nine points: three cities and three settlements, one of which can become a city.
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33], settlements: [16, 20, 51] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [0, 0, 0, 2, 3], [WHITE]: [2, 2, 2, 2, 2] }),
    }
    expect(decides(settled(table, [['tradeAndBuild']]), RED)).toMatch(/^upgrade/)
  })

  test('takes an overrun that it wins nine to one.', () => {
    const [free, held] = BEGINNER_NUMBERS.flatMap((number, hex) => (number === ROLLED ? [hex] : []))
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33], settlements: [16, 20, 51] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [WHITE]: [2, 2, 2, 2, 2] }),
      zombies: BEGINNER_LAND.map((land, hex) => (land === DESERT || hex === free ? 0 : 1)),
    }
    const g = settled(table, [['placeZombie', ROLLED]])
    expect(g.pending[0]!.moves).toEqual([
      ['place', `hex:${free}`],
      ['place', `hex:${held}`],
    ])
    expect(decides(g, RED)).toBe(`place hex:${free}`)
  })

  test('avoids an overrun that it would lose.', () => {
    const free = BEGINNER_NUMBERS.indexOf(ROLLED)
    const table = {
      ...stand({ [RED]: { settlements: [28] }, [WHITE]: { cities: [0, 2, 33, 51] } }),
      ...hold({ [RED]: [2, 2, 2, 2, 2] }),
      zombies: BEGINNER_LAND.map((land, hex) => (land === DESERT || hex === free ? 0 : 1)),
    }
    expect(decides(settled(table, [['placeZombie', ROLLED]]), RED)).not.toBe(`place hex:${free}`)
  })

  test('swaps with the bank for what completes a purchase.', () => {
    // Four brick for the third ore of a city, the tenth point.
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33], settlements: [16, 20, 51] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [4, 0, 0, 2, 2], [WHITE]: [2, 2, 2, 2, 2] }),
    }
    const g = settled(table, [['tradeAndBuild']])
    expect(decides(g, RED)).toBe('swap hand:brick bank:ore')
  })

  test('swaps twice with the bank when two cards are missing.', () => {
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33], settlements: [16, 20, 51] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [4, 4, 0, 1, 2], [WHITE]: [2, 2, 2, 2, 2] }),
    }
    const g = settled(table, [['tradeAndBuild']])
    for (let n = 0; n < 3; n++) g.make(RED, decides(g, RED).split(' ') as unknown as Move)
    expect(g.result).toMatchObject({ winners: [RED], reason: 'points' })
  })

  test('Four settlers without zombies end within 80 rounds.', () => {
    const chance = quickChance('peace')
    const g = new Referee(catanZombies, start(catanZombies, 'peace', 4).position, true).settle()
    while (!g.result && g.table.round <= 80) {
      g.table.zombies.fill(0)
      const { seat } = g.pending[0]!
      g.make(seat, decide(settler, thinkingOf(catanZombies, g.position, seat, chance)))
    }
    expect(g.result?.reason).toBe('points')
  })

  test('keeps its last building as long as it can.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [1, 1, 0, 0, 0] }),
    }
    expect(decides(settled(table, [['beginPayment', RED, 2]]), RED)).toMatch(/^discard/)
  })

  test('trades nothing to a player who is about to win.', () => {
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33, 51] }, [WHITE]: { settlements: [28] } }),
      ...hold({ [RED]: [3, 3, 0, 0, 0], [WHITE]: [0, 0, 3, 3, 0] }),
    }
    const g = settled(table, [['tradeAndBuild']])
    g.make(RED, ['offer'])
      .make(RED, ['give', 'hand:brick'])
      .make(RED, ['want', 'want:wool'])
      .make(RED, ['propose'])
    expect(decides(g, WHITE)).toBe('decline')
  })

  test('makes a counter-offer when an offer does not suit it.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { roads: [27, 28], settlements: [23] } }),
      ...hold({ [RED]: [3, 2, 0, 0, 0], [WHITE]: [0, 1, 3, 1, 0] }),
    }
    const g = settled(table, [['tradeAndBuild']])
    g.make(RED, ['invite'])
    expect(decides(g, WHITE)).toBe('counter')
    g.make(WHITE, ['counter'])
    for (let n = 0; n < 3; n++) g.make(WHITE, decides(g, WHITE).split(' ') as unknown as Move)
    expect(g.table.talk!.replies[WHITE]).toBe('countered')
    expect(g.table.talk!.counters[WHITE]!.give.reduce((sum, n) => sum + n)).toBe(1)
  })

  test('A score lies between 0 and 1, and more is better.', () => {
    const poor = settled(
      { ...stand({ [RED]: { settlements: [8] }, [WHITE]: { settlements: [28, 41] } }), ...hold({}) },
      [['tradeAndBuild']],
    )
    const good = settled(
      { ...stand({ [RED]: { cities: [8, 24] }, [WHITE]: { settlements: [28, 41] } }), ...hold({}) },
      [['tradeAndBuild']],
    )
    for (const g of [poor, good])
      for (const seat of [WHITE, RED]) expect(Math.abs(score(g.table, seat) - 0.5)).toBeLessThanOrEqual(0.5)
    expect(score(good.table, RED)).toBeGreaterThan(score(poor.table, RED))
  })
})
