import { layOut, quickChance, Referee, start, type Frame } from '@shamble/engine'
import { mindOf, moveAt, STRENGTHS } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { policy } from '../src/policy.ts'
import { view } from '../src/view.ts'
import { lay, scenery, type Laid } from './lay.ts'

const DECK = ['repel-seawraiths', 'host-festival-for-sune', 'prison-break']

/** The moves that the policy makes in a layout, over 40 draws of its noise. */
function does(laid: Laid, next: Frame): string[] {
  const scene = scenery({ questDeck: DECK, turn: 'you', ...laid }, next)
  const g = new Referee<Table, Event>(game, layOut(game, scene), true).settle()
  const choice = g.pending[0]!
  const chance = quickChance('noise')
  const moves = Array.from({ length: 40 }, () => choice.moves[policy(view(g.table, 0), choice, chance)]!)
  return [...new Set(moves.map((move) => move.join(' ')))]
}

describe('The playout policy', () => {
  test('completes a Quest as soon as it can.', () => {
    const you = { tavern: '8F 4R', quests: ['train-bladesingers', 'raid-orc-stronghold'] }
    const moves = does({ you }, ['complete'])
    expect(moves).toHaveLength(1)
    expect(moves[0]).toMatch(/^complete /)
  })

  test('fetches what its open Quest needs: Fighters from the Field, Rogues from the Tavern.', () => {
    const pseudo = { on: ['castle-waterdeep'] }
    const short = (tavern: string) =>
      does({ you: { tavern, quests: ['raid-orc-stronghold'] }, pseudo, round: 8 }, ['assign'])
    expect(short('2R')).toEqual(['assign field-of-triumph'])
    expect(short('4F')).toEqual(['assign grinning-lion-tavern'])
  })

  test('takes a Quest when it has none.', () => {
    const inn = ['raid-orc-stronghold', 'train-bladesingers', 'prison-break', 'repel-seawraiths']
    const moves = does({ you: { quests: [] }, inn }, ['assign'])
    expect(moves.length).toBeGreaterThan(0)
    for (const move of moves) expect(move).toMatch(/^assign cliffwatch-inn/)
  })

  test('scores far more than random play.', () => {
    const chance = quickChance('followed')
    const reached = (follows: boolean) => {
      let sum = 0
      for (let n = 0; n < 12; n++) {
        const g = new Referee<Table, Event>(game, start(game, `policy-${n}`, 1).position, true).settle()
        while (!g.result) {
          const choice = g.pending[0]!
          g.choose(0, follows ? policy(view(g.table, 0), choice, chance) : chance(choice.moves.length))
        }
        sum += g.result.scores![0]!
      }
      return sum / 12
    }
    expect(reached(true) - reached(false)).toBeGreaterThan(60)
  })
})

test('The worth of a position grows with the score, before and after the final count.', () => {
  const { position } = start(game, 'worth', 1)
  const worth = (score: number, counted: boolean) =>
    bots.worth!({ ...position.table, ...lay({}), score, counted }, 0, null)
  for (const counted of [true, false]) {
    expect(worth(50, counted)).toBeGreaterThan(worth(20, counted))
    expect(worth(-20, counted)).toBeGreaterThan(worth(-90, counted))
    expect(worth(9999, counted)).toBe(1)
    expect(worth(-9999, counted)).toBe(0)
  }
})

test('Each strength makes a legal move. Stronger ones use more playouts.', () => {
  const advised = { ...game, bots }
  const { position, pending } = start(advised, 'strengths', 1)
  for (const strength of STRENGTHS)
    expect(pending[0]!.moves).toContainEqual(moveAt(advised, position, 0, 0, strength))
  const playouts = STRENGTHS.map((strength) => mindOf(advised, strength).playouts)
  expect(playouts).toEqual(playouts.toSorted((a, b) => a - b))
})
