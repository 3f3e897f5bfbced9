import { createRequire } from 'node:module'
import { env } from 'node:process'
import type { Ctx, Game, State } from 'boardgame.io'
import { corridor, type G } from './corridor.ts'

// Disables its development checks. It reads this once, when it is loaded.
env.NODE_ENV = 'production'
const required = createRequire(import.meta.url)
// It has no entry for ES modules of Node.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = required(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal')
const { Client } = required('boardgame.io/client') as typeof import('boardgame.io/client')

/** A legal move and its player. */
export interface Offer {
  playerID: string
  move: string
  args: number[]
}

/** A game run by boardgame.io without a client, as its bots do. */
export interface Reducer {
  begin: (seed: string, numPlayers: number) => State<G>
  /** The state after a move; unchanged if the move is illegal. */
  reduce: (state: State<G>, offer: Offer) => State<G>
}

const processed = ProcessGameConfig(corridor as Parameters<typeof ProcessGameConfig>[0])
const bare = reducerOf(processed as Game<G>)

/** The bare reducer of a game. */
export function reducerOf(game: Game<G>): Reducer {
  const own = ProcessGameConfig(game as Parameters<typeof ProcessGameConfig>[0])
  const reducer = CreateGameReducer({ game: own }) as (state: State<G>, action: object) => State<G>
  return {
    begin: (seed, numPlayers) => InitializeGame({ game: { ...own, seed }, numPlayers }) as State<G>,
    reduce: (state, { playerID, move, args }) =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } }),
  }
}

/** The legal moves. */
export function offers({ G, ctx }: { G: G; ctx: Ctx }): Offer[] {
  if (ctx.gameover !== undefined) return []
  return Object.keys(ctx.activePlayers ?? {}).flatMap((playerID) =>
    corridor.ai!.enumerate(G, ctx, playerID).map((found) => {
      const { move, args = [] } = found as { move: string; args?: number[] }
      return { playerID, move, args }
    }),
  )
}

/** Plays a random game with the reducer. Returns the number of moves. */
export function reducerGame(seed: string, numPlayers: number, chance: (n: number) => number): number {
  let state = bare.begin(seed, numPlayers)
  let moves = 0
  for (let legal = offers(state); legal.length > 0; legal = offers(state)) {
    state = bare.reduce(state, legal[chance(legal.length)]!)
    moves++
  }
  return moves
}

/** Plays a random game with its Client, as a page without a server does, and reads every state. Returns the number of moves. */
export function clientGame(seed: string, numPlayers: number, chance: (n: number) => number): number {
  const client = Client({ game: { ...processed, seed } as typeof corridor, numPlayers, debug: false })
  client.start()
  let moves = 0
  for (;;) {
    const { G, ctx } = client.store.getState() as State<G>
    const legal = offers({ G, ctx })
    if (legal.length === 0) break
    const { playerID, move, args } = legal[chance(legal.length)]!
    if (client.playerID !== playerID) client.updatePlayerID(playerID)
    client.moves[move]!(...args)
    if (!client.getState()) throw new Error('boardgame.io lost its state.')
    moves++
  }
  client.stop()
  return moves
}
