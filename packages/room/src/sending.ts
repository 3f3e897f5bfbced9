import type { AnyGame, Seat } from '@shamble/engine'
import type { Effect } from './effects.ts'
import type { Down } from './messages.ts'
import type { Connection } from './ports.ts'
import { personOf, type Room } from './room.ts'
import { speaker } from './speaker.ts'
import { gameSeen, seatsSeen } from './speech.ts'
import { viewersFor } from './voting.ts'

/** Sends messages to the connections of a room. */
export interface Sending {
  tell: (connection: Connection, message: Down) => void
  toAll: (message: Down) => void
  /** A step of the game, to every connection what its viewers see of it. */
  step: (effect: Extract<Effect, { do: 'step' }>) => void
  /** The whole game, to one connection. */
  game: (connection: Connection) => void
  /** The whole game, to these people (`null`: everybody). Returns the number of recipients. */
  games: (people: number[] | null, before: Room) => number
}

/** What sends for a room. `connections`: all that have said hello. */
export function sendingOf(game: AnyGame, room: () => Room, connections: () => Connection[]): Sending {
  const saying = speaker(game)

  const tell = (connection: Connection, message: Down) => connection.send(JSON.stringify(message))

  function step(effect: Extract<Effect, { do: 'step' }>): void {
    const say = saying(effect)
    const said: { viewers: (Seat | null)[]; text: string }[] = []
    for (const connection of room().crowd ? playersFirst() : connections()) {
      const viewers = viewersFor(room(), connection.hash)
      let alike = said.find((other) => areSame(other.viewers, viewers))
      if (!alike) said.push((alike = { viewers, text: say(viewers) }))
      connection.send(alike.text)
    }
  }

  // Players are told before hundreds of spectators.
  function playersFirst(): Connection[] {
    const [players, others]: [Connection[], Connection[]] = [[], []]
    for (const connection of connections())
      (personOf(room(), connection.hash) ? players : others).push(connection)
    return [...players, ...others]
  }

  function sendGames(people: number[] | null, before: Room): number {
    const theirs = connections().filter(({ hash }) => {
      const ids = [personOf(before, hash)?.id, personOf(room(), hash)?.id]
      return people === null || people.some((id) => ids.includes(id))
    })
    for (const connection of theirs) sendGame(connection)
    return theirs.length
  }

  function sendGame(connection: Connection): void {
    const person = personOf(room(), connection.hash)?.id ?? null
    const seen = gameSeen(game, room(), viewersFor(room(), connection.hash), null)
    tell(connection, ['game', seen, person, seatsSeen(room(), person)])
  }

  function toAll(message: Down): void {
    const text = JSON.stringify(message)
    for (const connection of connections()) connection.send(text)
  }

  return { tell, toAll, step, game: sendGame, games: sendGames }
}

function areSame(some: readonly (Seat | null)[], others: readonly (Seat | null)[]): boolean {
  return some.length === others.length && some.every((viewer, i) => viewer === others[i])
}
