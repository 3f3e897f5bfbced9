import { quickChance, readOptions, shorten, type AnyGame, type Log } from '@shamble/engine'
import { spreadOf } from '../balance/figures.ts'
import { playMatch, seedOf } from '../balance/match.ts'
import { playersOf, type Plan } from '../balance/plan.ts'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { usualSeats } from './positions.ts'

const TARGET = 300
// The number of games; thinking bots are slower.
const GAMES = { random: 40, dreamer: 13 }
const ITERATIONS = 40

/** The length of whole replay links, `/replay/…`, of games by random players and by thinking bots. */
export const links: Bench = {
  names: (games) => games.flatMap((id) => Object.keys(GAMES).map((who) => `link ${id} ${who}`)),
  async measure(name) {
    const [, id, who = ''] = name.split(' ')
    const { game } = await gameOf(id)
    const logs = gamesBy(game, who)
    const { p50, p90, max } = spreadOf(logs.map((log) => linkOf(game, log).length))
    const moves = spreadOf(logs.map((log) => log.moves.length))
    const about = `${logs.length} games, ${moves.p50} moves in the middle`
    return [
      atMost(name, p50, 'characters', TARGET, about),
      atMost(`${name}, nine in ten`, p90, 'characters', null, `longest ${max}`),
    ]
  },
}

const linkOf = (game: AnyGame, log: Log) => `/replay/${game.id}/${shorten(game, log)}`

function gamesBy(game: AnyGame, who: string): Log[] {
  const chance = quickChance(`links-${who}`)
  const seats = usualSeats(game)
  return Array.from({ length: GAMES[who as keyof typeof GAMES] }, (_, n) =>
    gameBy(game, who, seats[chance(seats.length)]!, n),
  )
}

function gameBy(game: AnyGame, who: string, seats: number, n: number): Log {
  const options = readOptions(game, {})
  const bots = Array.from({ length: seats }, () => who)
  const plan: Plan = {
    asked: game.id,
    games: 1,
    seats,
    bots,
    options,
    seed: 'bench',
    rotate: false,
    iterations: ITERATIONS,
  }
  const log: Log = { game: game.id, version: game.version, seats, options, seed: seedOf(plan, n), moves: [] }
  playMatch(game, plan, playersOf(plan), n, (seat, move) => void log.moves.push([seat, ...move]))
  return log
}
