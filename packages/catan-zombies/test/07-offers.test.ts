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
  test('7.2. An offer is composed of held cards, with at least one on each side and no resource on both.', () => {
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

  test('7.1. All are asked; players without the cards may decline or counter; the active player picks a partner.', () => {
    trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .asks(WHITE, 'accept', 'decline', 'counter')
      .asks(ORANGE, 'decline', 'counter')
      .asks(BLUE, 'accept', 'decline', 'counter')
      .takes(WHITE, 'accept')
      .takes(ORANGE, 'decline')
      .takes(BLUE, 'accept')
      .asks(RED, 'deal seat:0', 'deal seat:2', 'callOff')
      .takes(RED, 'deal seat:2')
      .tells({ type: 'traded', seat: RED, with: BLUE, gave: [1, 0, 0, 0, 0], got: [0, 0, 1, 0, 0] })
      .check(({ hands, talk }) => {
        expect([hands[RED], hands[BLUE], talk]).toEqual([[1, 1, 1, 0, 0], [1, 1, 0, 0, 0], null])
      })
  })

  test('7.1, S13. The others answer in any order, and the active player is asked when all have.', () => {
    trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .takes(BLUE, 'accept')
      .takes(WHITE, 'counter')
      .takes(ORANGE, 'decline') // while white composes
      .mayNot(RED, 'deal seat:2', 'callOff')
      .takes(WHITE, 'give hand:ore')
      .takes(WHITE, 'want want:lumber')
      .takes(WHITE, 'propose')
      .asks(RED, 'deal seat:0', 'deal seat:2', 'callOff')
  })

  test('7.1. A counter-offer is composed by its maker, and taken or not by the active player.', () => {
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

  test('7.1, S11. A counter-offer is public when it is made, not while it is composed.', () => {
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

  test('7.1. An offer without takers ends at once.', () => {
    const game = trading()
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
    for (const seat of [WHITE, ORANGE, BLUE]) game.takes(seat, 'decline')
    game.tells({ type: 'calledOff', seat: RED }).may(RED, 'endTurn')
  })

  test('S1. The number of offers a turn is limited; without domestic trade there are none.', () => {
    trading({ offersMade: 2 }).may(RED, 'offer', 'invite')
    trading({ offersMade: 3 }).mayNot(RED, 'offer', 'invite')
    trading({}, { domesticTrade: false }).mayNot(RED, 'offer', 'invite')
    trading({ offersMade: 1 }, { offersPerTurn: 1 }).mayNot(RED, 'offer', 'invite')
  })
})

describe('Trades: events and table', () => {
  const none = [0, 0, 0, 0, 0]

  test('7.2. The table shows each step of an offer; the offer and its outcome are told.', () => {
    trading()
      .takes(RED, 'offer')
      .leaves({
        offersMade: 1,
        talk: {
          offer: { give: none, want: none },
          invited: false,
          replies: [null, null, null, null],
          counters: [null, null, null, null],
        },
      })
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .tells({ type: 'offered', seat: RED, offer: { give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0] } })
      .takes(WHITE, 'accept')
      .tells({ type: 'accepted', seat: WHITE })
      .takes(ORANGE, 'decline')
      .tells({ type: 'declined', seat: ORANGE })
      .takes(BLUE, 'counter')
      .takes(BLUE, 'drop') // a counter-offer that is dropped declines
      .tells({ type: 'declined', seat: BLUE })
      .check(({ talk }) =>
        expect([talk!.replies, talk!.counters]).toEqual([
          ['accepted', 'declined', 'declined', null],
          [null, null, null, null],
        ]),
      )
      .asks(RED, 'deal seat:0', 'callOff')
      .takes(RED, 'callOff')
      .tells({ type: 'calledOff', seat: RED })
      .leaves({ talk: null, ...hands })
  })

  test('7.2. A dropped offer counts, and no one is asked.', () => {
    trading()
      .takes(RED, 'offer')
      .takes(RED, 'drop')
      .told('calledOff')
      .leaves({ talk: null, offersMade: 1 })
      .may(RED, 'offer', 'endTurn')
  })

  test('7.1, S2. Asking for offers is told and counts; no one can accept, and players without cards can only decline.', () => {
    trading(hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [1, 0, 0, 0, 0] }))
      .takes(RED, 'invite')
      .told('offersInvited')
      .leaves({ offersMade: 1 })
      .takes(WHITE, 'decline')
      .asks(ORANGE, 'decline')
  })

  test('7.1. Players who are out are not asked.', () => {
    trading({ active: ORANGE, out: [false, false, true, false] })
      .takes(ORANGE, 'invite')
      .takes(RED, 'decline')
      .takes(WHITE, 'decline')
      .leaves({ talk: null })
      .may(ORANGE, 'endTurn')
  })

  test('7.1. A counter-offer is told, and can be taken only with the cards it wants.', () => {
    trading()
      .takes(RED, 'invite')
      .takes(WHITE, 'counter')
      .takes(WHITE, 'give hand:ore')
      .takes(WHITE, 'want want:lumber')
      .takes(WHITE, 'propose')
      .tells({ type: 'countered', seat: WHITE, offer: { give: [0, 0, 0, 0, 1], want: [0, 1, 0, 0, 0] } })
      .takes(ORANGE, 'decline')
      .takes(BLUE, 'decline')
      .asks(RED, 'deal seat:0', 'callOff')
      .takes(RED, 'deal seat:0')
      .tells({ type: 'traded', seat: RED, with: WHITE, gave: [0, 1, 0, 0, 0], got: [0, 0, 0, 0, 1] })
      .check((t) =>
        expect([t.hands[RED], t.hands[WHITE], t.talk]).toEqual([[2, 0, 0, 0, 1], [0, 1, 2, 0, 0], null]),
      )
  })

  test('7.2. An offer asks for no more cards than another player holds, and no more of a kind than the others can have.', () => {
    const few = hold({ [RED]: [3, 0, 0, 0, 0], [WHITE]: [0, 2, 0, 0, 0], [BLUE]: [0, 1, 0, 0, 0] })
    trading(few)
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .mayNot(RED, 'want want:wool', 'want want:ore') // all of them lie in the bank
      .takes(RED, 'want want:lumber')
      .takes(RED, 'want want:lumber')
      .mayNot(RED, 'want') // nobody holds three cards
    trading(few)
      .takes(RED, 'invite')
      .takes(WHITE, 'counter')
      .takes(WHITE, 'give hand:lumber')
      .takes(WHITE, 'want want:brick')
      .takes(WHITE, 'want want:brick')
      .takes(WHITE, 'want want:brick')
      .mayNot(WHITE, 'want')
  })

  test('7.1, S1. No offer without cards on both sides; the last offer of a turn may be made.', () => {
    trading(hold({ [WHITE]: [1, 0, 0, 0, 0] })).mayNot(RED, 'offer', 'invite')
    trading(hold({ [RED]: [1, 0, 0, 0, 0] })).mayNot(RED, 'offer', 'invite')
    trading(hold({ [RED]: [1, 0, 0, 0, 0], [BLUE]: [1, 0, 0, 0, 0] })).may(RED, 'offer', 'invite')
    trading({ offersMade: 5 }, { offersPerTurn: 6 }).may(RED, 'offer')
    trading({ offersMade: 6 }, { offersPerTurn: 6 }).mayNot(RED, 'offer')
  })

  test('7.1. Accepting needs all the cards that are wanted.', () => {
    trading(hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [0, 0, 1, 0, 1], [BLUE]: [0, 0, 2, 0, 0] }))
      .takes(RED, 'offer')
      .takes(RED, 'give hand:brick')
      .takes(RED, 'want want:wool')
      .takes(RED, 'want want:wool')
      .takes(RED, 'propose')
      .asks(WHITE, 'decline', 'counter')
      .takes(WHITE, 'decline')
      .takes(ORANGE, 'decline')
      .asks(BLUE, 'accept', 'decline', 'counter')
  })
})
