import type { Counted, Operations } from './counted.ts'
import { KINDS, kindNames, type Kind, type KindName } from './kinds.ts'
import { IDLE, MEMORY, MESSAGES_PER_REQUEST, PLAN, PRICES, type Price, type Unit } from './prices.ts'

/** An amount of everything that is billed. */
export type Amounts = Record<Unit, number>

/** The share of each kind of game; together 1. */
export type Mix = Record<KindName, number>

/** A line of the bill: how much in a month, and the dollars beyond what the plan includes. */
interface Line {
  unit: Unit
  amount: number
  dollars: number
}

/** The bill of a month. */
export interface Bill {
  games: number
  mix: Mix
  /** Of one game of each kind: its amounts, and its price in dollars if nothing were included. */
  each: Record<KindName, { amounts: Amounts; dollars: number }>
  lines: Line[]
  /** With the fee of the plan. */
  dollars: number
  /** What the rooms' idle seconds would cost if they were billed: they are not. */
  idle: number
}

export const units = Object.keys(PRICES) as Unit[]
const MILLI = 1000
const GIGA = 1e9

/** The default shares. */
export const MIX = Object.fromEntries(kindNames.map((name) => [name, KINDS[name].share])) as Mix

/** What a number of games costs in a month. */
export function billOf(counted: Counted, games: number, mix: Mix): Bill {
  const each = Object.fromEntries(
    kindNames.map((name) => {
      const amounts = amountsOf(counted, name)
      const dollars = sumOf(units, (unit) => dollarsOf(PRICES[unit], amounts[unit]))
      return [name, { amounts, dollars }]
    }),
  ) as Bill['each']
  const inMonth = (of: (name: KindName) => number) => games * sumOf(kindNames, (name) => mix[name] * of(name))
  const lines = units.map((unit) => {
    const amount = inMonth((name) => each[name].amounts[unit])
    return { unit, amount, dollars: dollarsOf(PRICES[unit], amount - PRICES[unit].included) }
  })
  const events = inMonth((name) => eventsIn(counted.rooms[name]))
  return {
    games,
    mix,
    each,
    lines,
    dollars: PLAN + sumOf(lines, ({ dollars }) => dollars),
    idle: dollarsOf(PRICES.duration, events * IDLE * MEMORY),
  }
}

const dollarsOf = ({ dollars, per }: Price, amount: number): number => (Math.max(0, amount) / per) * dollars

const sumOf = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)

const eventsIn = (room: Operations | undefined): number => (room ? room.messages + room.calls : 0)

/** What one game of a kind needs. */
function amountsOf({ rooms, waking, pages, data }: Counted, name: KindName): Amounts {
  const kind: Kind = KINDS[name]
  const room = rooms[name] ?? NONE
  const opened = [...kind.pages, ...kind.asking].map((page) => pages[page]!)
  const others = room.requests - kind.asking.length
  return {
    requests: others + sumOf(opened, ({ requests }) => requests),
    processor: others * data.milliseconds + sumOf(opened, ({ milliseconds }) => milliseconds),
    calls: room.calls + room.messages / MESSAGES_PER_REQUEST,
    // A room is taken to sleep before each turn of a person. Then it reads its whole journal.
    duration: ((room.active + room.turns * waking.milliseconds) / MILLI) * MEMORY,
    rowsRead: room.rowsRead + room.turns * waking.rows + room.journals,
    rowsWritten: writtenIn(room),
    // It is kept for thirty days after its end: a month.
    stored: room.stored / GIGA,
  }
}

/** All rows that a game writes. */
export const writtenIn = ({ rowsWritten }: Pick<Operations, 'rowsWritten'>): number =>
  sumOf(Object.values(rowsWritten), (rows) => rows)

const NONE: Operations = {
  games: 0,
  moves: 0,
  turns: 0,
  journals: 0,
  checkpoints: 0,
  requests: 0,
  calls: 0,
  messages: 0,
  sent: 0,
  rowsRead: 0,
  rowsWritten: {},
  active: 0,
  stored: 0,
}
