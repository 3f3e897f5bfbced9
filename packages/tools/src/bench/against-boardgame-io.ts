import { advance, look, open, quickChance, Referee, start } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { atLeast, type Bench, type Figure } from './figure.ts'
import { inTurn } from './positions.ts'
import { middle, ratesInTurn, spreadNote, type Work } from './samples.ts'

const NAME = 'against boardgame.io'
const TARGET = 10

/**
 * The specimen game here and in boardgame.io 0.50.2: whole random games, measured in turn. Playouts: our quiet step against the bare
 * reducer that its bots search with. Recorded: a timeline with log, events and undo, and the mover's view, against its Client.
 */
export const againstBoardgameIo: Bench = {
  names: () => [`${NAME}, playouts`, `${NAME}, recorded`],
  async measure(name) {
    const { clientGame, reducerGame } = await import('./boardgame/player.ts')
    return name.endsWith('playouts')
      ? compared(name, gamesOf(quietGame), gamesOf(reducerGame))
      : compared(name, gamesOf(recordedGame), gamesOf(clientGame))
  },
}

function compared(name: string, ours: Work, theirs: Work): Figure[] {
  const [own, other] = ratesInTurn([ours, theirs]) as [number[], number[]]
  const times = middle(own.map((rate, n) => rate / other[n]!))
  return [
    atLeast(name, times.median, '×', TARGET, spreadNote(times, 1)),
    atLeast(`${name}, ours`, middle(own).median, 'moves/s', null, spreadNote(middle(own))),
    atLeast(`${name}, theirs`, middle(other).median, 'moves/s', null, spreadNote(middle(other))),
  ]
}

type Game = (seed: string, seats: number, chance: (n: number) => number) => number

function gamesOf(game: Game): Work {
  const seats = inTurn(corridor.seats)
  const chance = quickChance('bench')
  let n = 0
  return () => game(`bench-${n++}`, seats(), chance)
}

function quietGame(seed: string, seats: number, chance: (n: number) => number): number {
  const g = new Referee(corridor, start(corridor, seed, seats).position, true).settle()
  let moves = 0
  while (g.pending.length > 0) {
    const open = chance(g.pending.length)
    g.choose(open, chance(g.pending[open]!.moves.length))
    moves++
  }
  return moves
}

function recordedGame(seed: string, seats: number, chance: (n: number) => number): number {
  let { timeline } = open(corridor, seed, seats, {})
  while (timeline.pending.length > 0) {
    const { seat, moves } = timeline.pending[chance(timeline.pending.length)]!
    timeline = advance(corridor, timeline, seat, moves[chance(moves.length)]!).timeline
    look(corridor, timeline.position, seat, timeline.pending)
  }
  return timeline.log.moves.length
}
