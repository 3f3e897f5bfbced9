import { Referee, type Move, type Pending, type Seat } from '../index.ts'
import { movesOf, spender, type Bot, type Thinking } from './bot.ts'
import { playOn, worthTo } from './playout.ts'

const DEPTH = 30
const WORLDS = 2 ** 31
// How far from the root moves are remembered; beyond it the playout begins.
const DEEPEST = 60
// How much a rarely tried move is favoured, in standard deviations of what playouts are worth.
const CURIOSITY = 1
// A node looks at so many different moves after n visits: FIRST * n ** WIDENING, and all when they are few.
const FIRST = 2
const WIDENING = 0.6

/** One move somebody made, after the moves above it; not a position: chance and secrets differ each time. */
interface Node {
  move: Move
  seat: Seat
  visits: number
  /** How often it could have been chosen. */
  offered: number
  /** The sum of what it was worth to its seat. */
  worth: number
  next: Map<string, Node>
}

/**
 * Information-set Monte-Carlo tree search. Each iteration imagines a new world and walks down one tree
 * of moves that serves all worlds: every seat prefers what has proved best for itself, with some
 * curiosity. Where the tree ends a random playout begins, cut off after a while and judged by `score`.
 */
export const searcher: Bot = {
  name: 'searcher',
  *think(thinking, budget) {
    const moves = movesOf(thinking)
    if (moves.length === 1) return moves[0]!
    const spent = spender(budget)
    const depth = budget.depth ?? DEPTH
    const root = nodeOf(moves[0]!, thinking.seat)
    const spread = new Map<Seat, Spread>()
    for (let iterations = 1; ; iterations++) {
      iterate(thinking, root, spread, depth)
      const share = spent(iterations)
      const best = mostVisited(root)
      yield { share, best }
      if (share >= 1) return best
    }
  },
}

function iterate(thinking: Thinking, root: Node, spread: Map<Seat, Spread>, depth: number): void {
  const { game, chance, seat } = thinking
  const g = new Referee<any, any>(game, thinking.imagine(chance(WORLDS)), true).settle()
  const path: Node[] = []
  let node = root
  let isNew = false
  while (!isNew && g.pending.length > 0 && path.length < DEEPEST) {
    // At the root the bot's own choice; below, whichever is asked first.
    const open = path.length > 0 ? 0 : openOf(g.pending, seat, chance)
    const { chosen, place } = choose(node, g.pending[open]!, spread, chance)
    isNew = chosen.visits === 0
    path.push(chosen)
    g.choose(open, place)
    node = chosen
  }
  playOn(g, chance, depth)
  root.visits++
  const worths = new Map<Seat, number>()
  for (const { seat } of path) {
    if (worths.has(seat)) continue
    const worth = worthTo(g, seat)
    worths.set(seat, worth)
    note(spread, seat, worth)
  }
  for (const node of path) {
    node.visits++
    node.worth += worths.get(node.seat)!
  }
}

// When a seat has several choices open at once, any of them.
function openOf(pending: Pending[], seat: Seat, chance: (n: number) => number): number {
  const own = pending.flatMap((p, i) => (p.seat === seat ? [i] : []))
  return own.length > 1 ? own[chance(own.length)]! : own[0]!
}

/** The move to follow from a node: a new one while it may still widen, else the most promising. */
function choose(
  { next, visits }: Node,
  { seat, moves }: Pending,
  spread: Map<Seat, Spread>,
  chance: (n: number) => number,
): { chosen: Node; place: number } {
  const untried: number[] = []
  const curiosity = CURIOSITY * deviation(spread.get(seat))
  let best: Node | undefined
  let bestPlace = 0
  let bestHope = -Infinity
  for (let place = 0; place < moves.length; place++) {
    const node = next.get(keyOf(seat, moves[place]!))
    if (!node) {
      untried.push(place)
      continue
    }
    node.offered++
    const hope = node.worth / node.visits + curiosity * Math.sqrt(Math.log(node.offered) / node.visits)
    if (hope <= bestHope) continue
    best = node
    bestPlace = place
    bestHope = hope
  }
  const tried = moves.length - untried.length
  const mayWiden = untried.length > 0 && tried < Math.ceil(FIRST * (visits + 1) ** WIDENING)
  if (best && !mayWiden) return { chosen: best, place: bestPlace }
  const place = untried[untried.length === 1 ? 0 : chance(untried.length)]!
  const chosen = nodeOf(moves[place]!, seat)
  chosen.offered = 1
  next.set(keyOf(seat, chosen.move), chosen)
  return { chosen, place }
}

const nodeOf = (move: Move, seat: Seat): Node => ({
  move,
  seat,
  visits: 0,
  offered: 0,
  worth: 0,
  next: new Map(),
})

function keyOf(seat: Seat, move: Move): string {
  let key = `${seat}`
  for (const part of move) key += ` ${part}`
  return key
}

function mostVisited(root: Node): Move {
  let best: Node | undefined
  for (const node of root.next.values()) {
    const better = !best || node.visits > best.visits
    if (better || (node.visits === best!.visits && node.worth > best!.worth)) best = node
  }
  return best!.move
}

// ── How much what playouts are worth to a seat varies: Welford's running variance ──

interface Spread {
  count: number
  mean: number
  squares: number
}

function note(spread: Map<Seat, Spread>, seat: Seat, worth: number): void {
  let s = spread.get(seat)
  if (!s) spread.set(seat, (s = { count: 0, mean: 0, squares: 0 }))
  s.count++
  const off = worth - s.mean
  s.mean += off / s.count
  s.squares += off * (worth - s.mean)
}

const deviation = (s: Spread | undefined) => (s && s.count > 1 ? Math.sqrt(s.squares / (s.count - 1)) : 1)
