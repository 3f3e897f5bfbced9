import type { Move, Pending } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import { hexesOfCorner } from '../src/data/island.ts'
import { FIRST_ATTACK_ROUND } from '../src/data/pieces.ts'
import { rollsSevensAgain, WAYS, WAYS_BUT_SEVEN, waysOf } from '../src/hints.ts'
import { corner, resourceIn, type G } from '../src/table.ts'
import { ratesOf } from '../src/trade.ts'
import { view } from '../src/view.ts'
import { discardedWith } from '../src/words.ts'

/*
 * What is said of buildings, trades and payments, checked by imagined rolls and by what is paid.
 */

// 6.1. Until the next roll that counts. While sevens are rolled again, the roll may also be in a round in which they are not.
const production = (says: number, seat: number, at: number, again: boolean): Forecast => ({
  what: 'rolls that bring a card',
  says,
  outcome(g: G) {
    const told = g.told.map(({ event }) => event)
    const rolled = told.find(
      (event) => event.type === 'rolled' && !(again && event.dice[0] + event.dice[1] === 7),
    )
    if (rolled?.type !== 'rolled') return g.result ? undefined : null
    if (again && g.table.round >= FIRST_ATTACK_ROUND) return undefined
    const number = rolled.dice[0] + rolled.dice[1]
    const lands = hexesOfCorner[at]!.filter((hex) => g.table.numbers[hex] === number).map(
      (hex) => g.table.land[hex]!,
    )
    const produced = told.find((event) => event.type === 'produced')
    const isShort = told.some((event) => event.type === 'bankShort')
    const gains = produced?.type === 'produced' ? produced.gains[seat]! : []
    return lands.some((land) => isShort || gains[land]! > 0) ? 1 : 0
  },
})

// 7.3, 9.1. What a seat holds less, or more, of a resource at once.
const paid = (what: string, g: G, seat: number, resource: number, says: number): Forecast => {
  const before = g.table.hands[seat]![resource]!
  return { what, says, exact: true, outcome: (after: G) => before - after.table.hands[seat]![resource]! }
}

// 7.2. The other player may choose whom to trade with.
const traded = (forecast: Forecast): Forecast => ({
  ...forecast,
  outcome: (g: G) => (g.told.some(({ event }) => event.type === 'traded') ? forecast.outcome(g) : undefined),
})

function priceOf(g: G, seat: number, [verb, ...parts]: Move): Forecast[] {
  const [first, second] = parts.map((part) => (part.includes(':') ? resourceIn(part) : -1))
  switch (verb) {
    case 'swap':
      return [
        paid('bank', g, seat, first!, ratesOf(g.table, seat)[first!]!),
        paid('bank', g, seat, second!, -1),
      ]
    case 'discard':
      return discardedWith(first!, view(g.table, seat)).map((n, resource) =>
        paid('payment', g, seat, resource, n),
      )
    case 'accept': {
      const { give, want } = g.table.talk!.offer
      return give.map((n, resource) => traded(paid('trade', g, seat, resource, want[resource]! - n)))
    }
    default:
      return []
  }
}

export const forecasts: Forecasts = {
  of(g: G, { seat }: Pending, move: Move) {
    const [verb, part] = move
    const isBuilding = verb === 'settle' || verb === 'upgrade'
    if (!isBuilding) return priceOf(g, seat, move)
    const seen = view(g.table, seat)
    const at = corner.of(part!)
    const ways = waysOf(seen, at)
    const again = rollsSevensAgain(seen)
    return [production(again ? ways / WAYS_BUT_SEVEN : ways / WAYS, seat, at, again)]
  },
  // The turn ends and the dice are rolled.
  follow(_, { moves }) {
    const on = moves.findIndex(([verb]) => ON.includes(verb))
    return Math.max(0, on)
  },
}

const ON: readonly string[] = ['endTurn', 'roll', 'stay', 'enough', 'drop', 'decline', 'callOff']
