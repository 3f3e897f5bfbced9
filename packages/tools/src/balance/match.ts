import { threadCpuUsage } from 'node:process'
import { quickChance, Referee, sequelOf, shareOf, start } from '@shamble/engine'
import type { AnyGame, Move, Seat, SetUp } from '@shamble/engine'
import { decide, scoreOf, thinkingOf } from '@shamble/engine/bots'
import { chairsIn, type Plan, type Player } from './plan.ts'

/** The outcome of a game. Lists are by chair (seat) or by bot (index in the plan). */
export interface Outcome {
  n: number
  /** By chair: the bot. */
  chairs: number[]
  winners: Seat[]
  /** By chair: the share of the victory, 1 for every seat of a side that wins alone. */
  shares: number[]
  reason: string
  /** In a campaign: the number of games won before the first that was not. */
  wonInARow: number
  /** By chair: the score of the result, or else the game's judgement of the final position. */
  scores: number[]
  moves: number
  /** By bot: how often it made each kind of move, by `step verb`. */
  verbs: Record<string, number>[]
  /** By bot: decisions with several moves, and their processor time in milliseconds. */
  thoughts: { decisions: number; milliseconds: number }[]
}

const MAX_MOVES = 20_000

/** The seed of game number `n` of a plan. */
export const seedOf = ({ seed }: Plan, n: number): string => `${seed}-${n}`

/**
 * Plays game number `n` of a plan; of a campaign, games until the first that is not won. A function of the plan and `n`, unless bots
 * think by the clock. Throws when a game does not end.
 */
export function playMatch(
  game: AnyGame,
  plan: Plan,
  players: readonly Player[],
  n: number,
  onMove: (seat: Seat, move: Move) => void = () => {},
): Outcome {
  const seed = seedOf(plan, n)
  const chairs = chairsIn(plan, n)
  const chances = chairs.map((_, seat) => quickChance(`${seed}/seat-${seat}`))
  const order = quickChance(`${seed}/order`)
  const verbs = players.map((): Record<string, number> => ({}))
  const thoughts = players.map(() => ({ decisions: 0, milliseconds: 0 }))
  let moves = 0

  function playOne({ seats, options, carried }: SetUp, own: string): Referee<any, any> {
    const { position } = start(game, own, seats, options, carried)
    const g = new Referee<any, any>(game, position, true).settle()
    for (let made = 0; !g.result; made++) {
      if (made >= (game.longest ?? MAX_MOVES)) throw new Error(`${game.id}: seed ${own} does not end.`)
      const { seat } = g.pending[g.pending.length === 1 ? 0 : order(g.pending.length)]!
      const who = chairs[seat]!
      const move = chosen(g, seat, players[who]!, chances[seat]!, thoughts[who]!)
      const { step } = g.pending.find((p) => p.seat === seat && p.moves.includes(move))!
      const deed = `${step} ${move[0]}`
      verbs[who]![deed] = (verbs[who]![deed] ?? 0) + 1
      onMove(seat, move)
      g.make(seat, move)
      moves++
    }
    return g
  }

  const { seats, options } = plan
  let setUp: SetUp = { seats, options }
  let g = playOne(setUp, seed)
  let wonInARow = 0
  while (g.result!.winners.includes(chairs.indexOf(0))) {
    wonInARow++
    const next = plan.campaign ? sequelOf(game, setUp, g.result!) : null
    if (!next) break
    if (next.seats !== seats) throw new Error(`${game.id}: what comes next is not for ${seats} seats.`)
    setUp = next
    g = playOne(setUp, `${seed}-${wonInARow + 1}`)
  }
  const { winners, reason, scores } = g.result!
  const judged = scores ?? chairs.map((_, seat) => scoreOf(game, g.table, seat))
  const shares = chairs.map((_, seat) => shareOf(game, g.table, g.result!, seat))
  return { n, chairs, winners, shares, reason, wonInARow, scores: judged, moves, verbs, thoughts }
}

// A player's move, as the object in the referee's list.
function chosen(
  g: Referee<any, any>,
  seat: Seat,
  { bot, ...budget }: Player,
  chance: (n: number) => number,
  thought: Outcome['thoughts'][number],
): Move {
  const own = g.pending.filter((p) => p.seat === seat).flatMap((p) => p.moves)
  if (own.length === 1) return own[0]!
  const began = threadCpuUsage()
  const wanted = decide(bot, thinkingOf(g.game, g.position, seat, chance), {
    ...budget,
    now: () => performance.now(),
  }).join(' ')
  thought.decisions++
  const { user, system } = threadCpuUsage(began)
  thought.milliseconds += (user + system) / 1000
  const move = own.find((move) => move.join(' ') === wanted)
  if (!move) throw new Error(`${bot.name} wants to ${wanted}, which is not among its moves.`)
  return move
}
