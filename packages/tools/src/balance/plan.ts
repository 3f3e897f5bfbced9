import type { Options } from '@shamble/engine'
import type { Bot } from '@shamble/engine/bots'
import { Complaint } from '../command.ts'
import { GENERAL, type Playable } from '../games.ts'

/** A batch of games, as plain data for workers. */
export interface Plan {
  /** The game, as named on the command line. */
  asked: string
  games: number
  seats: number
  /** For each chair `name` or `name:iterations`. The first is the human side. */
  bots: string[]
  options: Options
  /** A bot to play the same seeds in place of the first, for comparison. */
  against?: string
  seed: string
  iterations?: number
  milliseconds?: number
  /** Whether all bots move up one chair after every game. */
  rotate: boolean
  /** Every game is a whole campaign: it goes on to the sequel while the first-named bot wins. */
  campaign?: true
}

/** A bot of a plan, and its budget. */
export interface Player {
  bot: Bot
  iterations?: number
  milliseconds?: number
}

type Bots = Playable['bots']

/** The names of the general bots and strengths. */
export const botNames = (bots: Bots = GENERAL): string => Object.keys(bots).join(', ')

/** The players of a plan. Throws a `Complaint` for a bot that the game does not have. */
export function playersOf({ bots: named, iterations, milliseconds }: Plan, bots: Bots = GENERAL): Player[] {
  return named.map((name) => {
    const { bot, iterations: own } = botNamed(name, bots)
    const most = own ?? iterations
    return {
      bot,
      ...(most !== undefined && { iterations: most }),
      ...(milliseconds !== undefined && { milliseconds }),
    }
  })
}

/** A bot as named on a command line: `fair`, or `searcher:200` for 200 playouts a decision. */
export function botNamed(named: string, bots: Bots = GENERAL): Player {
  const [, name = '', own] = /^([^:]*)(?::(\d+))?$/.exec(named) ?? []
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (!found) throw new Complaint(`There is no bot “${named}”. There is: ${botNames(bots)}.`)
  const { bot, playouts } = found
  const iterations = own === undefined ? playouts : Math.max(1, Number(own))
  return { bot, ...(iterations !== undefined && { iterations }) }
}

/** The seating of a game: for each chair, the index in the list of bots. */
export function chairsIn({ seats, rotate }: Plan, n: number): number[] {
  const shift = rotate ? n % seats : 0
  return Array.from({ length: seats }, (_, seat) => (seat - shift + seats) % seats)
}
