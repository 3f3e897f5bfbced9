import type { Lesson, Scene } from '@shamble/engine'
import { BANK, BEGINNER_STARTS, KINDS } from '../src/data/pieces.ts'
import { EDGES, HEXES } from '../src/data/island.ts'
import type { Event } from '../src/events.ts'
import type { Counts, Table } from '../src/table.ts'

/*
 * All steps use the printed beginner board and its starting pieces. The learner is White.
 */

const SETTING: Scene<Table> = { seats: 4, options: { board: 'beginnerStart' } }
const OTHER_HANDS: readonly Counts[] = [
  [1, 1, 1, 0, 0],
  [1, 1, 0, 0, 1],
  [0, 2, 0, 1, 0],
]
/** The hills numbered 6, with a settlement of White and one of Red. */
const HILLS = 4

/** The hands, and what is left in the bank. */
function holding(white: Counts): Pick<Table, 'hands' | 'bank'> {
  const hands = [white, ...OTHER_HANDS]
  const bank = Array.from({ length: KINDS }, (_, r) => hands.reduce((left, hand) => left - hand[r]!, BANK))
  return { hands, bank }
}

/** Zombies by the numbers of their hexes. */
const zombiesOn = (there: Record<number, number>): number[] =>
  Array.from({ length: HEXES }, (_, hex) => there[hex] ?? 0)

/** The roads of the beginner board, and `more` of White's. */
function roadsWith(...white: number[]): number[] {
  const roads = Array<number>(EDGES).fill(-1)
  for (const [seat, start] of BEGINNER_STARTS.entries()) for (const edge of start.roads) roads[edge] = seat
  for (const edge of white) roads[edge] = 0
  return roads
}

const toRoll = { active: 0, first: 0, phase: 'beforeRoll' } as const
const toBuild = { active: 0, first: 0, phase: 'tradeAndBuild' } as const

/** Seven positions, from the first harvest to the soldier. */
export const lesson: Lesson<Table, Event> = {
  steps: [
    {
      ...SETTING,
      title: 'Harvest',
      task: 'You are White. Roll the dice. Then a zombie comes to a hex with that number: put it where it does not bother you.',
      table: { ...toRoll, ...holding([0, 1, 1, 0, 1]) },
      next: [['turn']],
      dice: { dice: [2, 4] },
      moves: ['roll', 'place hex:17'],
      better:
        'The hills are yours: from two zombies on they bite your settlement. The fields numbered 6 feed only Orange.',
      outcome:
        'A 6: every settlement beside a 6 brought its owner a card, and you got a brick for your hills. The zombie went to the fields, where it is Orange’s worry.',
      claims: [
        { type: 'rolled', seat: 0, dice: [2, 4] },
        {
          type: 'produced',
          gains: [
            [1, 0, 0, 0, 0],
            [0, 0, 0, 1, 0],
            [0, 0, 0, 0, 0],
            [1, 0, 0, 0, 0],
          ],
        },
        { type: 'zombieCame', hex: 17, zombies: 1 },
      ],
    },
    {
      ...SETTING,
      title: 'Build a road',
      task: 'New example. A road costs one brick and one lumber, and you have exactly that. Build it between the hills 10 and the mountains 8.',
      table: { ...toBuild, ...holding([1, 1, 0, 0, 0]) },
      next: [['tradeAndBuild']],
      moves: ['road edge:31'],
      better:
        'That would do, but the mountains 8 are the best ore on the island. Build towards them, along the hills 10.',
      outcome:
        'Roads lead to corners where you may settle. New settlements keep two roads away from all others, so it pays to be there first.',
      claims: [{ type: 'roadBuilt', seat: 0, edge: 31 }],
    },
    {
      ...SETTING,
      title: 'Settle',
      task: 'Brick, lumber, wool and grain make a settlement. Build one at the end of your road, between the hills 10 and the mountains 8.',
      table: {
        ...toBuild,
        ...holding([1, 1, 1, 1, 0]),
        roads: roadsWith(31),
        lengths: [2, 1, 1, 1],
      },
      next: [['tradeAndBuild']],
      moves: ['settle corner:20'],
      better: 'That would cost you what the settlement is made of. Settlements are points, so settle first.',
      outcome:
        'Your third settlement, and your third point: a settlement is worth one, a city two. And it earns brick on every 10, ore on every 8.',
      claims: [{ type: 'settlementBuilt', seat: 0, corner: 20 }],
    },
    {
      ...SETTING,
      title: 'Ask the bank',
      task: 'New example. A city needs three ore. You have two, and four wool to spare. Swap the four wool at the bank for one ore.',
      table: { ...toBuild, ...holding([0, 0, 4, 2, 2]) },
      next: [['tradeAndBuild']],
      moves: ['swap hand:wool bank:ore'],
      better: 'That spends what the city needs. You need one more ore: give the bank four wool for it.',
      outcome:
        'Four of a kind for one of your choice: the bank always trades. The other players may do it for less, so make them an offer first.',
      claims: [{ type: 'swapped', seat: 0, gave: 2, rate: 4, got: 4 }],
    },
    {
      ...SETTING,
      title: 'A city',
      task: 'New example. Two grain and three ore turn a settlement into a city. Upgrade the settlement by the hills 6: cities resist zombies better.',
      table: { ...toBuild, ...holding([0, 0, 0, 2, 3]) },
      next: [['tradeAndBuild']],
      moves: ['upgrade corner:17'],
      better:
        'Upgrade the settlement by the hills 6. Sixes are rolled often, and a city there earns twice as much brick.',
      outcome:
        'A city is worth two points and harvests double. It also stands firmer: only a hex with three zombies hurts it, and a settlement suffers from two on.',
      claims: [{ type: 'cityBuilt', seat: 0, corner: 17 }],
    },
    {
      ...SETTING,
      title: 'They attack',
      task: 'New example: the third round, and zombies stand around your settlements. Roll. If you roll a seven, pay for the damage, with your wool first.',
      table: {
        ...toRoll,
        ...holding([1, 1, 2, 0, 0]),
        round: 3,
        zombies: zombiesOn({ [HILLS]: 2, 17: 1 }),
      },
      next: [['turn']],
      dice: { dice: [3, 4] },
      moves: ['roll', 'discard hand:wool'],
      better:
        'That pays as well, but brick and lumber are your next road. You have two wool: give one of them.',
      outcome:
        'On a seven all zombies attack. The two on the hills hit your settlement and Red’s: one damage each, and a card pays for one. The single zombie on the fields did nothing.',
      claims: [
        { type: 'rolled', seat: 0, dice: [3, 4] },
        { type: 'attackBegan', seat: 0 },
        { type: 'hexAttacked', hex: HILLS, zombies: 2, hits: [8, 17] },
        { type: 'damageCounted', damages: [1, 0, 0, 1] },
        { type: 'discarded', seat: 0, cards: [0, 0, 1, 0, 0] },
        { type: 'paid', seat: 0, damage: 1, worth: 1 },
      ],
    },
    {
      ...SETTING,
      title: 'Send a soldier',
      task: 'New example. You hold a soldier, and three zombies stand on the hills 6. Play the soldier before you roll, and clear the hills.',
      table: {
        ...toRoll,
        ...holding([1, 1, 1, 0, 0]),
        round: 3,
        zombies: zombiesOn({ [HILLS]: 3, 11: 1, 17: 2 }),
        cards: [
          [1, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ],
        deck: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
      },
      next: [['turn']],
      moves: ['play card:soldier', `clear hex:${HILLS}`],
      better:
        'One roll of seven, and those three on the hills would bite you. Send the soldier there, and send it now.',
      outcome:
        'One soldier removes all zombies of one hex. Three soldiers are the Largest Army, two points; five roads in a row are the Longest Road, two more. Ten points win.',
      claims: [
        { type: 'cardPlayed', seat: 0, card: 0 },
        { type: 'hexCleared', seat: 0, hex: HILLS, zombies: 3 },
      ],
    },
  ],
  last: {
    title: 'Your own island',
    task: 'Now for a real game on this very island, against three easy rivals. Roll, place the zombie out of your way, and build what your cards allow.',
    game: { board: 'beginnerStart' },
  },
}
