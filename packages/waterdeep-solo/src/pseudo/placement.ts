import { BUILDINGS } from '../data/buildings.ts'
import { DECK, QUESTS } from '../data/quests.ts'
import {
  BOARD,
  BUILDERS_HALL,
  CASTLE,
  FIRST_HARBOR,
  isHarbor,
  LAST_HARBOR,
  spaceOf,
  ZOARSTAR,
} from '../data/spaces.ts'
import {
  agentsOf,
  firstIn,
  NONE,
  PLAYER,
  PSEUDO,
  type InVain,
  type SpaceId,
  type TileId,
  type Weighed,
  type Why,
} from '../table.ts'
import { orderOf, type Seen } from './scan.ts'
import { GIVING, goldOf, ownerReward, priceOf, yieldOf } from './yields.ts'

/** Places for Buildings on the board. */
export const BUILDING_PLACES = 10

/** The Magister's Orb: the Plot Quest that lets an Agent join an opponent's. */
export const ORB = DECK.findIndex(({ plot }) => plot?.on === 'assignment')

// The spaces of the scan and the value step: all but the Harbor and Builder's Hall.
const SCANNED = BOARD.reduce(
  (bits, _, space) => (isHarbor(space) || space === BUILDERS_HALL ? bits : bits | (1 << space)),
  0,
)

// 7A to 7D. Where Pseudo places an Agent: the scan, the Castle, Builder's Hall, the highest value, the Harbor, nowhere.
/** Pseudo's next placement and why. When `tied` has several spaces, `chosen` draws one. */
export function placement(t: Seen): Why {
  const free = scannedSpaces(t) & ~occupied(t)
  const inVain: InVain[] = []
  const orb = !t.orbUsed && t.plots[PSEUDO].includes(ORB) ? joinable(t) : 0
  const found = scan(t, free, orb, inVain)
  if (found) return found
  const taken = occupied(t)
  if ((taken & (1 << CASTLE)) === 0) return plain('castle', CASTLE, inVain)
  const tile = (taken & (1 << BUILDERS_HALL)) === 0 ? tileToBuy(t) : NONE
  if (tile !== NONE) return { ...plain('hall', BUILDERS_HALL, inVain), buys: tile }
  return byValue(t, free, 'agent', inVain) ?? harbor(t, taken, inVain)
}

// F1, R-29. Sample Wares: the scan over the free Hall tiles, then the highest value.
export function samplePlacement(t: Seen): Why {
  const taken = occupied(t)
  let tiles = 0
  for (const tile of t.hall) if (tile !== NONE) tiles |= 1 << spaceOf(tile)
  return byCard(t, tiles & ~taken, 'sample')
}

// F4, R-30. Bribe Agent: the scan over spaces with an Agent of the Player, then the highest value.
export function bribePlacement(t: Seen): Why {
  return byCard(t, agentsOf(t, PLAYER) & scannedSpaces(t), 'bribe')
}

function byCard(t: Seen, spaces: number, by: 'sample' | 'bribe'): Why {
  const inVain: InVain[] = []
  const found = scan(t, spaces, 0, inVain, by) ?? byValue(t, spaces, by, inVain)
  return found ?? { ...plain('none', NONE, inVain), by }
}

// 7B, 7C, R-32. The scan: the first shortage that a free space gives, or with the Orb a space that the Player holds.
function scan(t: Seen, free: number, orb: number, inVain: InVain[], by: Why['by'] = 'agent'): Why | null {
  const tavern = t.tavern[PSEUDO]
  const order = orderOf(t.scan)
  for (const quest of t.open[PSEUDO]) {
    const { cost } = QUESTS[quest]!
    for (const kind of order) {
      const short = cost[kind]! - tavern[kind]!
      if (short <= 0) continue
      const weighed = weigh(t, free, kind, short)
      if (weighed.length > 0) return decided('scan', by, weighed, quest, kind, short, inVain)
      const joined = orb === 0 ? weighed : weigh(t, orb, kind, short)
      if (joined.length > 0) return decided('orb', by, joined, quest, kind, short, inVain)
      inVain.push([quest, kind, short])
    }
  }
  return null
}

// 7D, R-14. The space of the highest value, if that is at least 1.
function byValue(t: Seen, spaces: number, by: Why['by'], inVain: InVain[]): Why | null {
  const weighed = weigh(t, spaces, NONE, 0)
  return weighed.length > 0 ? decided('value', by, weighed, NONE, NONE, 0, inVain) : null
}

// 7D, R-15, R-16. The lowest free Harbor space, except during reassignment.
function harbor(t: Seen, taken: number, inVain: InVain[]): Why {
  for (let space = FIRST_HARBOR; space <= LAST_HARBOR && !t.reassigning; space++) {
    if ((taken & (1 << space)) === 0) return plain('harbor', space, inVain)
  }
  return plain('none', NONE, inVain)
}

// 7D, R-13. The affordable tile with the most VP on it, the leftmost of equals, if there is a place for it.
export function tileToBuy(t: Seen): TileId {
  if (t.built.length >= BUILDING_PLACES) return NONE
  const gold = goldOf(t)
  let best = NONE
  for (const tile of t.hall) {
    if (tile === NONE || BUILDINGS[tile]!.price > gold) continue
    if (best === NONE || t.tokens[tile]! > t.tokens[best]!) best = tile
  }
  return best
}

// 7C, R-05, R-11. The spaces that give something now. The Zoarstar has a row for each space it could copy.
function weigh(t: Seen, spaces: number, kind: number, short: number): Weighed[] {
  const rows: Weighed[] = []
  const gold = goldOf(t)
  const giving = kind === NONE ? spaces : spaces & GIVING[kind]!
  for (let left = giving; left !== 0; left &= left - 1) {
    const space = firstIn(left)
    if (priceOf(space) > gold) continue
    if (space === ZOARSTAR) weighCopies(t, kind, short, gold, rows)
    else weighOne(t, space, NONE, kind, short, rows)
  }
  return rows
}

function weighCopies(t: Seen, kind: number, short: number, gold: number, rows: Weighed[]): void {
  const targets = agentsOf(t, PLAYER) & scannedSpaces(t) & ~(1 << ZOARSTAR)
  for (let left = targets; left !== 0; left &= left - 1) {
    const target = firstIn(left)
    if (priceOf(target) <= gold) weighOne(t, ZOARSTAR, target, kind, short, rows)
  }
}

function weighOne(
  t: Seen,
  space: SpaceId,
  copies: SpaceId,
  kind: number,
  short: number,
  rows: Weighed[],
): void {
  const { number, value } = yieldOf(t, copies === NONE ? space : copies, kind, short)
  if (kind === NONE ? value < 1 : number < 1) return
  const owners = ownerReward(t, space) + (copies === NONE ? 0 : ownerReward(t, copies))
  rows.push([space, copies, number, value, owners])
}

// 7C. Tie-breaks: the greatest number, the highest value, the lowest reward for the owner, then chance.
function decided(
  step: Why['step'],
  by: Why['by'],
  weighed: Weighed[],
  quest: number,
  kind: number,
  short: number,
  inVain: InVain[],
): Why {
  let left = weighed
  let tie: Why['tie'] = 'only'
  for (const [column, decides] of TIE_BREAKS) {
    if (left.length === 1) break
    const best = bestIn(left, column)
    const kept = left.filter((row) => row[column] === best)
    if (kept.length < left.length) tie = decides
    left = kept
  }
  if (left.length > 1) tie = 'chance'
  const tied = left.length === 1 ? [left[0]![0]] : [...new Set(left.map(([space]) => space))]
  const [space, copies] = left[0]!
  return { step, by, quest, kind, short, inVain, weighed, tie, tied, space, copies, buys: NONE }
}

const TIE_BREAKS = [
  [2, 'number'],
  [3, 'value'],
  [4, 'owner'],
] as const

// The lower owner's reward is better; in the other columns the higher number is.
function bestIn(rows: readonly Weighed[], column: 2 | 3 | 4): number {
  let best = rows[0]![column]
  for (const row of rows) best = column === 4 ? Math.min(best, row[column]) : Math.max(best, row[column])
  return best
}

/** The rows that are still equal after every tie-break. Chance decides between them. */
export function equalRows({ weighed, space, copies }: Why): Weighed[] {
  const chosen = weighed.find((row) => row[0] === space && row[1] === copies)
  if (!chosen) return []
  return weighed.filter((row) => row[2] === chosen[2] && row[3] === chosen[3] && row[4] === chosen[4])
}

const plain = (step: Why['step'], space: SpaceId, inVain: InVain[]): Why => ({
  step,
  by: 'agent',
  quest: NONE,
  kind: NONE,
  short: 0,
  inVain,
  weighed: [],
  tie: 'only',
  tied: space === NONE ? [] : [space],
  space,
  copies: NONE,
  buys: NONE,
})

// Spaces with an Agent of the Player and none of Pseudo's.
const joinable = (t: Seen): number => agentsOf(t, PLAYER) & ~agentsOf(t, PSEUDO) & scannedSpaces(t)

const occupied = (t: Seen): number => agentsOf(t, PLAYER) | agentsOf(t, PSEUDO)

function scannedSpaces(t: Seen): number {
  let spaces = SCANNED
  for (let i = 0; i < t.built.length; i++) spaces |= 1 << spaceOf(t.built[i]!)
  return spaces
}
