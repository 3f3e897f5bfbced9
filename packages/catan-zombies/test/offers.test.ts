import { describe, expect, test } from 'vitest'
import { view } from '../src/view.ts'
import { BLUE, hold, onIsland, ORANGE, RED, WHITE } from './positions.ts'

const hands = hold({
  [RED]: [2, 1, 0, 0, 0],
  [WHITE]: [0, 0, 2, 0, 1],
  [ORANGE]: [0, 0, 0, 1, 0],
  [BLUE]: [0, 1, 1, 0, 0],
})
const trading = (table = {}, options = {}) => onIsland({ ...hands, ...table }, [['tradeAndBuild']], options)

describe('Domestic trade (7.1, 7.2)', () => {
  test('7.2. An offer is built piece by piece, of what one holds, with something on both sides and nothing on both.', () => {
    trading()
      .takes(RED, 'offer')
      .asks(
        RED,
        'give hand:brick',
        'give hand:lumber',
        'want want:lumber',
        'want want:wool',
        'want want:grain',
        'want want:ore',
        'drop',
      )
      .takes(RED, 'give hand:brick')
      .mayNot(RED, 'want want:brick', 'propose')
      .takes(RED, 'want want:wool')
      .mayNot(RED, 'give hand:wool')
      .may(RED, 'propose', 'give hand:brick', 'want want:wool')
      .takes(RED, 'give hand:brick')
      .mayNot(RED, 'give hand:brick')
  })

  test('7.1. All are asked, seat by seat; who does not hold the cards may decline or make a counter-offer; the player chooses whom to trade with.', () => {
    trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .asks(WHITE, 'accept', 'decline', 'counter')
      .takes(WHITE, 'accept')
      .asks(ORANGE, 'decline', 'counter')
      .takes(ORANGE, 'decline')
      .takes(BLUE, 'accept')
      .asks(RED, 'deal seat:0', 'deal seat:2', 'callOff')
      .takes(RED, 'deal seat:2')
      .tells({ type: 'traded', seat: RED, with: BLUE, gave: [1, 0, 0, 0, 0], got: [0, 0, 1, 0, 0] })
      .check(({ hands, talk }) => {
        expect([hands[RED], hands[BLUE], talk]).toEqual([[1, 1, 1, 0, 0], [1, 1, 0, 0, 0], null])
      })
  })

  test('7.1. A counter-offer is built by the one who answers, and taken or not by the player whose turn it is.', () => {
    trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .takes(WHITE, 'counter')
      .takes(WHITE, 'give hand:wool')
      .takes(WHITE, 'want want:brick')
      .takes(WHITE, 'want want:lumber')
      .takes(WHITE, 'propose')
      .takes(ORANGE, 'counter')
      .takes(ORANGE, 'give hand:grain')
      .takes(ORANGE, 'want want:wool')
      .takes(ORANGE, 'propose')
      .takes(BLUE, 'decline')
      .asks(RED, 'deal seat:0', 'callOff')
      .takes(RED, 'deal seat:0')
      .check(({ hands }) =>
        expect([hands[RED], hands[WHITE]]).toEqual([
          [1, 0, 1, 0, 0],
          [1, 1, 1, 0, 1],
        ]),
      )
  })

  test('7.1, S11. A counter-offer is seen when it is made, not while it is put together.', () => {
    const game = trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .takes(WHITE, 'counter')
      .takes(WHITE, 'give hand:wool')
    const seen = (by: number | null) => {
      let found: unknown
      game.check((t) => (found = view(t, by).talk!.counters[WHITE]))
      return found
    }
    const wool = { give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 0] }
    expect([RED, ORANGE, null, WHITE].map(seen)).toEqual([null, null, null, wool])
    game.takes(WHITE, 'want want:brick').takes(WHITE, 'propose')
    const made = { give: [0, 0, 1, 0, 0], want: [1, 0, 0, 0, 0] }
    expect([RED, ORANGE, null, WHITE].map(seen)).toEqual([made, made, made, made])
  })

  test('7.1, S2. A player may ask the others for offers.', () => {
    trading()
      .takes(RED, 'invite')
      .asks(WHITE, 'decline', 'counter')
      .takes(WHITE, 'counter')
      .takes(WHITE, 'give hand:ore')
      .takes(WHITE, 'want want:brick')
      .takes(WHITE, 'propose')
      .takes(ORANGE, 'decline')
      .takes(BLUE, 'decline')
      .takes(RED, 'deal seat:0')
      .check(({ hands }) => expect(hands[RED]).toEqual([1, 1, 0, 0, 1]))
  })

  test('An offer that nobody takes up is off at once.', () => {
    const game = trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
    for (const seat of [WHITE, ORANGE, BLUE]) game.takes(seat, 'decline')
    game.tells({ type: 'calledOff', seat: RED }).may(RED, 'endTurn')
  })

  test('S1. So many offers a turn, and none where domestic trade is not played.', () => {
    trading({ offersMade: 2 }).may(RED, 'offer', 'invite')
    trading({ offersMade: 3 }).mayNot(RED, 'offer', 'invite')
    trading({}, { domesticTrade: false }).mayNot(RED, 'offer', 'invite')
    trading({ offersMade: 1 }, { offersPerTurn: 1 }).mayNot(RED, 'offer', 'invite')
  })
})
