import { createRequire } from 'node:module'
import { env } from 'node:process'
import type { Ctx, State } from 'boardgame.io'
import { corridor, type G } from './corridor.ts'

// Its checks for developers are left out in production, and it asks once, when it is loaded.
env.NODE_ENV = 'production'
const required = createRequire(import.meta.url)
// It has no entry that Node's own modules could import.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = required(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal')
const { Client } = required('boardgame.io/client') as typeof import('boardgame.io/client')

/** A legal move of somebody. */
export interface Offer {
  playerID: string
  move: string
  args: number[]
}

const processed = ProcessGameConfig(corridor as Parameters<typeof ProcessGameConfig>[0])
const reducer = CreateGameReducer({ game: processed })

/** A new game, as boardgame.io's bots begin one. */
export function begin(seed: string, numPlayers: number): State<G> {
  return InitializeGame({ game: { ...processed, seed }, numPlayers }) as State<G>
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

/** The state after a move: the reducer alone, which is what boardgame.io's bots search with. */
export function reduce(state: State<G>, { playerID, move, args }: Offer): State<G> {
  const action = { type: 'MAKE_MOVE' as const, payload: { type: move, args, playerID } }
  const next = reducer(state as Parameters<typeof reducer>[0], action as Parameters<typeof reducer>[1])
  return next as unknown as State<G>
}

/** A random game with the reducer alone. Returns the number of moves. */
export function reducerGame(seed: string, numPlayers: number, chance: (n: number) => number): number {
  let state = begin(seed, numPlayers)
  let moves = 0
  for (let legal = offers(state); legal.length > 0; legal = offers(state)) {
    state = reduce(state, legal[chance(legal.length)]!)
    moves++
  }
  return moves
}

/** A random game with its Client, as a page without a server plays it, every state looked at. Returns the number of moves. */
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
