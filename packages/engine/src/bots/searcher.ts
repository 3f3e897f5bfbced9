import type { Move, Pending, Referee, Seat } from '../index.ts'
import type { Advice } from './advice.ts'
import type { Bot } from './bot.ts'
import { depthOf, playOn, valueTo } from './playout.ts'
import { chooseByTrying } from './trying.ts'

// How far from the root moves are remembered; beyond it the playout begins.
const DEEPEST = 60
// After so many visits a move has a tree below it; until then playouts begin at it.
const RIPE = 8
// How much a rarely tried move is favoured, in standard deviations of what playouts are worth.
const CURIOSITY = 1
// A node looks at so many different moves after n visits: FIRST * n ** WIDENING, and at all when they are few.
const FIRST = 2
const WIDENING = 0.5

/** A move somebody made after the moves above it. Not a position: chance and secrets differ each time it is met. */
interface Node {
  seat: Seat
  visits: number
  /** How often it could have been chosen. */
  offered: number
  /** The sum of what it was worth to its seat. */
  worth: number
  next: Map<string, Node>
}

/**
 * Information-set Monte-Carlo tree search. One tree of moves serves all imagined worlds: every seat
 * prefers what has proved best for itself, with some curiosity. Where the tree ends a playout begins, cut
 * off after a while and judged, both as the game advises. At the root, its own moves are weighed against
 * each other as the dreamer does.
 */
export const searcher: Bot = {
  name: 'searcher',
  think(thinking, budget) {
    const trees = new Map<Move, Node>()
    const spread = new Map<Seat, Spread>()
    const advice = thinking.game.bots ?? {}
    const depth = depthOf(advice, budget)
    return chooseByTrying(thinking, budget, advice, (g, move) => {
      let tree = trees.get(move)
      if (!tree) trees.set(move, (tree = nodeOf(thinking.seat)))
      return search(g, tree, spread, thinking.chance, depth, advice)
    })
  },
}

// One walk down a tree and one playout; returns what it was worth to the seat at its root.
function search(
  g: Referee<any, any>,
  root: Node,
  spread: Map<Seat, Spread>,
  chance: (n: number) => number,
  depth: number,
  advice: Advice<any, any>,
): number {
  const path = [root]
  let node = root
  while (node.visits >= RIPE && g.pending.length > 0 && path.length < DEEPEST) {
    const { chosen, index } = choose(node, g.pending[0]!, spread, chance)
    g.choose(0, index)
    path.push(chosen)
    node = chosen
  }
  playOn(g, chance, depth, advice)
  const worths = new Map<Seat, number>()
  for (const { seat } of path) {
    if (worths.has(seat)) continue
    const worth = valueTo(g, seat, advice)
    worths.set(seat, worth)
    note(spread, seat, worth)
  }
  for (const node of path) {
    node.visits++
    node.worth += worths.get(node.seat)!
  }
  return worths.get(root.seat)!
}

// The move to follow from a node: a new one while it may still widen, else the most promising.
function choose(
  { next, visits }: Node,
  { seat, moves }: Pending,
  spread: Map<Seat, Spread>,
  chance: (n: number) => number,
): { chosen: Node; index: number } {
  const untried: number[] = []
  const curiosity = CURIOSITY * deviation(spread.get(seat))
  let best: Node | undefined
  let bestIndex = 0
  let bestHope = -Infinity
  for (let index = 0; index < moves.length; index++) {
    const node = next.get(keyOf(seat, moves[index]!))
    if (!node) {
      untried.push(index)
      continue
    }
    node.offered++
    const hope = node.worth / node.visits + curiosity * Math.sqrt(Math.log(node.offered) / node.visits)
    if (hope <= bestHope) continue
    best = node
    bestIndex = index
    bestHope = hope
  }
  const tried = moves.length - untried.length
  const mayWiden = untried.length > 0 && tried < Math.ceil(FIRST * visits ** WIDENING)
  if (best && !mayWiden) return { chosen: best, index: bestIndex }
  const index = untried[untried.length === 1 ? 0 : chance(untried.length)]!
  const chosen = nodeOf(seat)
  chosen.offered = 1
  next.set(keyOf(seat, moves[index]!), chosen)
  return { chosen, index }
}

const nodeOf = (seat: Seat): Node => ({ seat, visits: 0, offered: 0, worth: 0, next: new Map() })

function keyOf(seat: Seat, move: Move): string {
  let key = `${seat}`
  for (const part of move) key += ` ${part}`
  return key
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
