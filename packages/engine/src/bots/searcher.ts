import type { Advice, Bot } from '../advice.ts'
import { log } from '../exact.ts'
import type { Move, Pending, Seat } from '../position.ts'
import type { Referee } from '../referee.ts'
import { depthOf, playOn, valueTo } from './playout.ts'
import { chooseByTrying } from './trying.ts'

// Maximum depth of the tree; below it only playouts.
const MAX_DEPTH = 60
// A node is expanded after this many visits; until then playouts start at it.
const MIN_VISITS = 8
// The exploration constant of UCB, in standard deviations of the playouts' worth.
const EXPLORATION = 1
// Progressive widening: at most FIRST * √n children after n visits.
const FIRST = 2

/** A move made after the moves above it. Not a position: chance and secrets differ at each visit. */
interface Node {
  seat: Seat
  visits: number
  /** How often it was legal when its parent was visited (the availability count of information-set MCTS). */
  offered: number
  /** The sum of the worths to its seat. */
  worth: number
  children: Map<string, Node>
}

/**
 * Information-set Monte-Carlo tree search: one tree of moves serves all imagined worlds, and every seat maximises its own worth
 * by UCB. Playouts start at the leaves, end after `depth` moves and are judged as the game advises. The moves at the root share
 * the budget as the dreamer's do (`weigh`); each has a tree of its own.
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

// Selection, playout and backpropagation, once. Returns the worth to the seat at the root.
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
  while (node.visits >= MIN_VISITS && g.pending.length > 0 && path.length < MAX_DEPTH) {
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

// The child to visit: a new one while the node may widen, else the one with the highest upper confidence bound.
function choose(
  { children, visits }: Node,
  { seat, moves }: Pending,
  spread: Map<Seat, Spread>,
  chance: (n: number) => number,
): { chosen: Node; index: number } {
  const untried: number[] = []
  const exploration = EXPLORATION * deviation(spread.get(seat))
  let best: Node | undefined
  let bestIndex = 0
  let bestBound = -Infinity
  for (let index = 0; index < moves.length; index++) {
    const node = children.get(keyOf(seat, moves[index]!))
    if (!node) {
      untried.push(index)
      continue
    }
    node.offered++
    const bound = node.worth / node.visits + exploration * Math.sqrt(log(node.offered) / node.visits)
    if (bound <= bestBound) continue
    best = node
    bestIndex = index
    bestBound = bound
  }
  const tried = moves.length - untried.length
  const mayWiden = untried.length > 0 && tried < Math.ceil(FIRST * Math.sqrt(visits))
  if (best && !mayWiden) return { chosen: best, index: bestIndex }
  const index = untried[untried.length === 1 ? 0 : chance(untried.length)]!
  const chosen = nodeOf(seat)
  chosen.offered = 1
  children.set(keyOf(seat, moves[index]!), chosen)
  return { chosen, index }
}

const nodeOf = (seat: Seat): Node => ({ seat, visits: 0, offered: 0, worth: 0, children: new Map() })

function keyOf(seat: Seat, move: Move): string {
  let key = `${seat}`
  for (const part of move) key += ` ${part}`
  return key
}

/** The running variance of the worths to a seat (Welford's algorithm). */
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
