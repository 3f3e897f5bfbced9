import type { AnyGame, Log } from '@shamble/engine'
import { onwardAddress, replayAddress } from './links.ts'

/** A link that can be shared. */
export interface Offer {
  name: string
  /** The title of its frame. */
  title: string
  /** Path and query. */
  path: () => string | Promise<string>
  /** Not to be shown in a frame. */
  unframed?: boolean
  /** The caption of its QR code. */
  scan?: string
}

/** A game to share. */
export interface ShareOf {
  game: AnyGame
  title: string
  /** The log so far. */
  log: () => Log
  /** The number of moves shown, and whether the game is over then. */
  at: number
  over: boolean
  /** The address it began with, if others may begin there. */
  start?: string
}

/** The links of a game: its start, its position on the screen, its replay. */
export function offersOf({ game, title, log, at, over, start }: ShareOf): Offer[] {
  const { moves } = log()
  const offers: Offer[] = []
  const played = `A game of ${title}`
  const whole = () => replayAddress(game, log())
  if (start) offers.push({ name: 'This game, from its start', title, path: () => start })
  if (!over && at > 0) {
    const path = () => onwardAddress(game, { ...log(), moves: moves.slice(0, at) })
    offers.push({ name: 'This very position, to play on', title, path })
  }
  if (moves.length > 0) offers.push({ name: 'The game so far, to watch', title: played, path: whole })
  if (at > 0 && at < moves.length)
    offers.push({
      name: 'The same from this move on',
      title: played,
      path: async () => `${await whole()}?at=${at}`,
    })
  return offers
}
