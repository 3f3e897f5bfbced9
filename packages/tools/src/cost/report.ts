import { percent, rows } from '../rows.ts'
import { thousands } from '../bench/samples.ts'
import { units, writtenIn, type Bill } from './bill.ts'
import type { Counted } from './counted.ts'
import { KINDS, kindNames } from './kinds.ts'
import { IDLE, PLAN, PRICED, PRICES } from './prices.ts'

const CENTS = 100

type Cells = readonly string[]

/** A bill as text: what one game of each kind needs, what all need in a month, and where each figure comes from. */
export function reportOf(bill: Bill, counted: Counted): string {
  return [
    sentenceOf(bill),
    '',
    rows(eachOf(bill)),
    '',
    rows(monthOf(bill)),
    '',
    'The kinds, and their shares (an assumption: --mix):',
    ...kindsOf(bill, counted).map((row) => `  ${row.join('; ')}`),
    '',
    ...originsOf(bill, counted),
  ].join('\n')
}

/** What a number of games costs, in a sentence. */
export const sentenceOf = ({ games, dollars }: Bill): string =>
  `${thousands(games)} games a month cost ${thousands(dollars)} dollars on Cloudflare, ${brief((dollars / games) * CENTS)} cents a game.`

/** The amounts of one game of each kind, and its price in cents. */
export function eachOf({ each }: Bill): Cells[] {
  const amounts = units.map((unit) => [
    PRICES[unit].of,
    ...kindNames.map((name) => brief(each[name].amounts[unit])),
  ])
  const cents = kindNames.map((name) => brief(each[name].dollars * CENTS))
  return [['of one game', ...kindNames], ...amounts, ['cents, if nothing were included', ...cents]]
}

/** The amounts of a month, what the plan includes, prices and dollars. The last line has the fee of the plan, and the sum. */
export function monthOf({ lines, dollars }: Bill): Cells[] {
  const body = lines.map(({ unit, amount, dollars }) => {
    const { of, included, dollars: price, per } = PRICES[unit]
    const each = per === 1 ? String(price) : `${price} / ${brief(per)}`
    return [of, brief(amount), brief(included), each, dollars.toFixed(2)]
  })
  return [
    ['in a month', 'amount', 'included', 'dollars each', 'dollars'],
    ...body,
    ['with the plan', '', '', PLAN.toFixed(2), dollars.toFixed(2)],
  ]
}

/** The kinds of games: name, share, what is played, and how long it was. */
export function kindsOf({ mix }: Bill, { rooms }: Counted): Cells[] {
  return kindNames.map((name) => {
    const room = rooms[name]
    const length = room
      ? `${brief(room.moves)} moves, ${brief(writtenIn(room))} rows written (mean of ${room.games})`
      : 'no room'
    return [name, percent(mix[name]), KINDS[name].what, length]
  })
}

/** Where each figure comes from, a sentence a line. */
export function originsOf({ idle }: Bill, { day }: Counted): string[] {
  const sources = new Set(units.map((unit) => PRICES[unit].source))
  return [
    `Operations: counted on ${day}, in games that bots played over sockets in rooms of the Worker in its own runtime.`,
    'Processor time: of the whole server on the machine that counted, which is more than is billed.',
    'Time awake: processor time too. Each turn of a person wakes the room, which then reads its whole journal.',
    `Prices: compared on ${PRICED} with ${[...sources].join(' and ')}.`,
    `Not billed: the ${IDLE} seconds that a room stays in memory after an event. They would cost at most ${thousands(idle)} dollars.`,
    'Not counted: par, pictures for previews, notices, feeds, lists of tables, rooms that are opened and left.',
  ]
}

// With two or three digits that count.
function brief(n: number): string {
  if (n >= 1e9) return `${brief(n / 1e9)} G`
  if (n >= 1e6) return `${brief(n / 1e6)} M`
  if (n >= 100) return thousands(n)
  if (n >= 10) return thousands(n, 1)
  const digits = Number(n.toPrecision(2))
  return digits > 0 && digits < 1e-5 ? digits.toExponential() : String(digits)
}
