import type { Ctx, Game, DefaultPluginAPIs } from 'boardgame.io'

/*
 * Corridor, the specimen game, for boardgame.io 0.50, as its documentation recommends. A round is a turn; interrupts are stages of
 * other players; pending steps are in G; moves validate themselves and return INVALID_MOVE; `playerView` hides hands and deck;
 * `ai.enumerate` lists the legal moves. Undo is off, which is faster. `test/boardgame.test.ts` compares it with ours, move by move.
 */

export type Card = 1 | 2 | 3 | 4

export interface G {
  zombie: number
  deck: Card[]
  hands: Card[][]
  kills: number[]
  eaten: number[]
  shown: number | null
  /** Squares the zombie still has to walk. */
  squares: number
  /** The players who may still fire before it walks on. */
  shooters: number[]
}

type Context = DefaultPluginAPIs & { G: G; ctx: Ctx }
type MoveContext = Context & { playerID: string }

const FAR = 6
const TO_HIT = 7
const HAND = 3
const COPIES = 6
const INVALID_MOVE = 'INVALID_MOVE'

function setup({ ctx, random }: DefaultPluginAPIs & { ctx: Ctx }): G {
  const cards = ([1, 2, 3, 4] as const).flatMap((n) => Array<Card>(COPIES).fill(n))
  const deck = random.Shuffle(cards)
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(-HAND))
  const kills = hands.map(() => 0)
  return { zombie: FAR, deck, hands, kills, eaten: [], shown: null, squares: 0, shooters: [] }
}

// A round. Roll a four-sided die: the zombie walks that many squares.
function beginRound(context: Context): void {
  context.G.squares = context.random.Die(4)
  goOn(context)
}

// Asks the next player who may fire. When there is none the zombie walks on, then play passes left.
function goOn(context: Context): void {
  const { G, ctx, events } = context
  for (;;) {
    while (G.shooters.length > 0) {
      const seat = G.shooters.shift()!
      if (G.hands[seat]!.length > 0 && G.zombie !== FAR) return ask(context, seat, 'fire')
    }
    if (G.squares === 0) return events.endTurn()
    if (G.zombie === 0) {
      G.squares = 0
      if (bite(context, Number(ctx.currentPlayer))) return
      continue
    }
    G.zombie--
    G.squares--
    G.shooters = seatsFrom(G, Number(ctx.currentPlayer))
  }
}

const ask = ({ events }: Context, seat: number, stage: string) =>
  events.setActivePlayers({ value: { [seat]: stage } })

// Shows the hand. True if a player must choose now, or the game is over.
function bite(context: Context, seat: number): boolean {
  const { G } = context
  G.zombie = FAR
  if (G.hands[seat]!.length > 0) {
    G.shown = seat
    ask(context, leftOf(G, seat), 'tear')
    return true
  }
  G.eaten.push(seat)
  if (seatsFrom(G, 0).length > 1) return false
  mostKillsWins(context)
  return true
}

function fire(context: MoveContext, card: Card) {
  const { G, random, playerID } = context
  const seat = Number(playerID)
  const index = G.hands[seat]!.indexOf(card)
  if (index < 0) return INVALID_MOVE
  G.hands[seat]!.splice(index, 1)
  if (card + random.Die(6) < TO_HIT) return goOn(context)
  G.kills[seat]!++
  G.zombie = FAR
  return ask(context, leftOf(G, seat), 'give')
}

const hold = (context: MoveContext) => goOn(context)

function give(context: MoveContext, seat: number) {
  const { G } = context
  if (!seatsFrom(G, 0).includes(seat)) return INVALID_MOVE
  const card = G.deck.pop()
  if (!card) return mostKillsWins(context)
  G.hands[seat]!.push(card)
  return goOn(context)
}

function tear(context: MoveContext, card: Card) {
  const { G } = context
  const hand = G.hands[G.shown!]!
  const index = hand.indexOf(card)
  if (index < 0) return INVALID_MOVE
  hand.splice(index, 1)
  G.shown = null
  return goOn(context)
}

function mostKillsWins({ G, events }: Context): void {
  const most = Math.max(...G.kills)
  const winners = G.kills.flatMap((kills, seat) => (kills === most ? [seat] : []))
  events.endGame({ winners, scores: [...G.kills] })
}

// The legal moves of a player, for boardgame.io's bots.
function enumerate(G: G, ctx: Ctx, playerID: string) {
  switch (ctx.activePlayers?.[playerID]) {
    case 'fire':
      return [...distinct(G.hands[Number(playerID)]!).map((card) => moveOf('fire', card)), moveOf('hold')]
    case 'give':
      return seatsFrom(G, 0).map((seat) => moveOf('give', seat))
    case 'tear':
      return distinct(G.hands[G.shown!]!).map((card) => moveOf('tear', card))
    default:
      return []
  }
}

const moveOf = (move: string, ...args: number[]) => ({ move, args })
const distinct = (hand: readonly Card[]) => [...new Set(hand)].sort()
const leftOf = (G: G, seat: number) => seatsFrom(G, (seat + 1) % G.hands.length)[0]!

function seatsFrom({ hands: { length }, eaten }: G, first: number): number[] {
  return Array.from({ length }, (_, i) => (first + i) % length).filter((seat) => !eaten.includes(seat))
}

/** The game object of boardgame.io. */
export const corridor: Game<G> = {
  name: 'corridor',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup,
  turn: {
    order: {
      first: () => 0,
      next: ({ G, ctx }) => leftOf(G, ctx.playOrderPos),
    },
    onBegin: beginRound,
    stages: {
      fire: { moves: { fire, hold } },
      give: { moves: { give } },
      tear: { moves: { tear } },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID || seat === G.shown ? hand : hand.length)),
  }),
  ai: { enumerate },
}
