import { CARD_COUNTS, BANK, CITIES, DESERT, FULL, KINDS, SETTLEMENTS } from '../src/data/pieces.ts'
import { cornersByCorner, cornersOfEdge, HEXES } from '../src/data/island.ts'
import { longestRoadGoes } from '../src/awards.ts'
import { ofEach } from '../src/setup.ts'
import { roadsLeft, sum, citiesLeft, settlementsLeft, type Table } from '../src/table.ts'
import { slowRoadLength } from './slow.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Throws a sentence if a table breaks an invariant. */
export function invariants(t: Table): void {
  cardsAreConserved(t)
  piecesAreConserved(t)
  islandIsLegal(t)
  awardsAreRight(t)
}

function cardsAreConserved(t: Table): void {
  for (let r = 0; r < KINDS; r++) {
    const all = t.bank[r]! + t.hands.reduce((n, hand) => n + hand[r]!, 0)
    must(all === BANK, `There are ${all} cards of resource ${r}.`)
    must(
      [t.bank, ...t.hands].every((hand) => hand[r]! >= 0),
      `A player owes cards of resource ${r}.`,
    )
  }
  const held = t.cards.reduce((n, cards) => n + sum(cards), 0)
  const lost = t.buried.length + sum(t.played)
  const soldiers = sum(t.soldiers)
  const gone = t.out.includes(true)
  const all = t.deck.length + held + lost + soldiers
  must(gone ? all <= 25 : all === 25, `There are ${all} development cards.`)
  const kinds = [0, 0, 0, 0, 0]
  for (const card of [...t.deck, ...t.buried, ...t.cards.flatMap(ofEach), ...ofEach(t.played)]) kinds[card]!++
  kinds[0]! += soldiers
  must(
    kinds.every((n, kind) => (gone && kind === 0 ? n <= CARD_COUNTS[kind] : n === CARD_COUNTS[kind])),
    `Development cards by kind: ${kinds}.`,
  )
  must(
    t.bought.every((n, kind) => n >= 0 && n <= t.cards[t.active]![kind]!),
    'More cards were bought than are held.',
  )
}

function piecesAreConserved(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    must(
      roadsLeft(t, seat) >= 0 && citiesLeft(t, seat) >= 0 && settlementsLeft(t, seat) >= 0,
      `Seat ${seat} has too many pieces.`,
    )
    must(citiesLeft(t, seat) <= CITIES && settlementsLeft(t, seat) <= SETTLEMENTS, 'Too few.')
    if (!t.out[seat]) continue
    must(!t.roads.includes(seat) && !t.owners.includes(seat), `Seat ${seat} is out but still on the board.`)
    must(
      t.soldiers[seat] === 0 && sum(t.hands[seat]!) + sum(t.cards[seat]!) === 0,
      `Seat ${seat} is out but holds cards.`,
    )
  }
}

function islandIsLegal(t: Table): void {
  t.owners.forEach((owner, at) => {
    must(owner < 0 === (t.sizes[at] === 0), `Corner ${at} has an owner or a building, not both.`)
    if (owner >= 0)
      must(
        cornersByCorner[at]!.every((near) => t.owners[near]! < 0),
        `Corner ${at} keeps no distance.`,
      )
  })
  for (let at = 0; at < HEXES; at++) {
    must(t.zombies[at]! >= 0 && t.zombies[at]! <= FULL, `Hex ${at} holds ${t.zombies[at]} zombies.`)
    if (t.land[at] === DESERT && t.switches.desert === 'safe')
      must(t.zombies[at] === 0, 'Zombies in the desert.')
  }
}

/**
 * 14.5, 14.6. From one decision to the next, no road loses its connection to a building of its owner, unless another player
 * has just built in between. Roads that were cut off before may stay so.
 */
export function roadsHoldOn(before: Pick<Table, 'roads' | 'owners'>, after: Table): void {
  if (after.payment || after.phase === 'founding') return
  const held = anchoredRoads(before)
  const holds = anchoredRoads(after)
  for (const [at, seat] of after.roads.entries()) {
    if (seat < 0 || holds.has(at) || (before.roads[at] === seat && !held.has(at))) continue
    must(isCutOff(after, seat, at), `Road ${at} lies loose.`)
  }
}

// The roads of all sections that touch a building of their owner.
function anchoredRoads({ roads, owners }: Pick<Table, 'roads' | 'owners'>): Set<number> {
  const found = new Set<number>()
  for (const [at, seat] of roads.entries()) {
    if (seat < 0 || found.has(at)) continue
    const section = joined({ roads, owners }, seat, at)
    if (section.some((road) => cornersOfEdge[road]!.some((end) => owners[end] === seat)))
      for (const road of section) found.add(road)
  }
  return found
}

const isCutOff = ({ roads, owners }: Table, seat: number, at: number): boolean =>
  joined({ roads, owners }, seat, at).some((road) =>
    cornersOfEdge[road]!.some((end) => owners[end]! >= 0 && owners[end] !== seat),
  )

function joined({ roads, owners }: Pick<Table, 'roads' | 'owners'>, seat: number, first: number): number[] {
  const section = [first]
  for (const road of section)
    for (const end of cornersOfEdge[road]!)
      if (owners[end]! < 0 || owners[end] === seat)
        for (const [other, owner] of roads.entries())
          if (owner === seat && cornersOfEdge[other]!.includes(end) && !section.includes(other))
            section.push(other)
  return section
}

function awardsAreRight(t: Table): void {
  if (t.phase === 'founding' || t.payment) return
  const lengths = t.out.map((_, seat) => slowRoadLength(t, seat))
  must(lengths.join() === t.lengths.join(), `Roads measure ${lengths}, not ${t.lengths}.`)
  must(
    longestRoadGoes(t.longestRoad, t.lengths, 'building') === t.longestRoad,
    `Longest road ${t.longestRoad} with ${t.lengths}.`,
  )
  const most = Math.max(...t.soldiers)
  const army = t.largestArmy
  must(army < 0 ? most < 3 : t.soldiers[army] === most && most >= 3, `Army ${army} with ${t.soldiers}.`)
}
