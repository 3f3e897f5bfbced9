import type { Options } from '@shamble/engine'
import type { Bot } from '@shamble/engine/bots'
import { Complaint } from '../command.ts'
import { GENERAL, type Playable } from '../games.ts'

/** What is to be played: all a worker needs to know, as plain data. */
export interface Plan {
  /** The game, as it was asked for. */
  asked: string
  games: number
  seats: number
  /** One for each chair, `name` or `name:iterations`. The first is the human side. */
  bots: string[]
  options: Options
  /** Who plays the same seeds in the place of the first, to be compared with it. */
  against?: string
  seed: string
  iterations?: number
  milliseconds?: number
  /** Whether everybody moves up one chair after every game. */
  rotate: boolean
  /** Every game is a whole campaign: it goes on with what comes next until the first-named bot does not win. */
  campaign?: true
}

/** A bot of a plan: who it is, and how long it may think. */
export interface Player {
  bot: Bot
  iterations?: number
  milliseconds?: number
}

type Bots = Playable['bots']

/** The names of those who can play. */
export const botNames = (bots: Bots = GENERAL): string => Object.keys(bots).join(', ')

/** The players of a plan, by their index in its list. Complains of a bot that the game does not have. */
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

/** A bot as it is named on a command line: `fair`, or `searcher:200` for one with 200 playouts a decision. */
export function botNamed(named: string, bots: Bots = GENERAL): Player {
  const [, name = '', own] = /^([^:]*)(?::(\d+))?$/.exec(named) ?? []
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (!found) throw new Complaint(`There is no bot “${named}”. There is: ${botNames(bots)}.`)
  const { bot, playouts } = found
  const iterations = own === undefined ? playouts : Math.max(1, Number(own))
  return { bot, ...(iterations !== undefined && { iterations }) }
}

/** Who sits where in a game: the index in the list of bots, for each chair. */
export function chairsIn({ seats, rotate }: Plan, n: number): number[] {
  const shift = rotate ? n % seats : 0
  return Array.from({ length: seats }, (_, seat) => (seat - shift + seats) % seats)
}
