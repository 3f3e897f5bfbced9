import type { AnyGame, Log } from '@shamble/engine'
import { onwardAddress, replayAddress } from './links.ts'

/** Something of a game that can be given away by its address. */
export interface Offer {
  name: string
  /** What its frame is called. */
  title: string
  /** Path and query. */
  path: () => string | Promise<string>
  /** Not to be shown in a frame. */
  unframed?: boolean
  /** What its QR code is for. */
  scan?: string
}

/** A game to share as it is on the screen. */
export interface ShareOf {
  game: AnyGame
  title: string
  /** The whole of it, as far as it has come. */
  log: () => Log
  /** How many of its moves are shown, and whether it is over then. */
  at: number
  over: boolean
  /** The address it began with, if anybody may begin there. */
  start?: string
}

/** What can be given away of a game: its start, what has been played, the position shown. */
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
  if (at < moves.length)
    offers.push({
      name: 'The same from this move on',
      title: played,
      path: async () => `${await whole()}?at=${at}`,
    })
  return offers
}
