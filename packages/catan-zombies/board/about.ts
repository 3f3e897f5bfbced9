import { capital, listed } from '@shamble/engine'
import type { About } from '@shamble/engine/entry'
import { hitsOn } from '../src/attack.ts'
import { mayFound } from '../src/building.ts'
import {
  CITY_WORTH,
  DESERT,
  FULL,
  HITS_CITY,
  HITS_SETTLEMENT,
  MONOPOLY,
  PLENTY,
  POINT,
  ROAD_BUILDING,
  ROAD_WORTH,
  SETTLEMENT_WORTH,
  SOLDIER,
} from '../src/data/pieces.ts'
import { CARD_NAMES, cornerName, edgeName, hexName, resourceName, seatName, several } from '../src/names.ts'
import { cardIn, chair, CITY, corner, edge, hex, NOBODY, resourceIn } from '../src/table.ts'
import { ratesOf } from '../src/trade.ts'
import type { View } from '../src/view.ts'
import { pipsOf } from './looks.ts'

/*
 * What a part of the island or a card is, its values, and what it can do.
 */

/** The card of a part; null for parts that say it themselves. */
export function about(id: string, view: View): About | null {
  if (id.startsWith('hex:')) return aboutHex(hex.of(id), view)
  if (id.startsWith('corner:')) return aboutCorner(corner.of(id), view)
  if (id.startsWith('edge:')) return aboutEdge(edge.of(id), view)
  if (id.startsWith('card:')) return aboutCard(cardIn(id))
  if (id.startsWith('seat:')) return aboutPlayer(chair.of(id), view)
  if (/^(hand|bank|want):/.test(id)) return aboutResource(resourceIn(id), view)
  return null
}

// 6.1, 11, 13.2. What a hex pays, and what its zombies hit.
function aboutHex(at: number, view: View): About {
  const zombies = view.zombies[at]!
  const land = view.land[at]!
  return {
    title: capital(hexName(at, view)),
    lines: [
      land === DESERT
        ? 'It pays nothing.'
        : `It pays ${resourceName(land)}: ${pipsOf(view.numbers[at]!)} rolls in 36. A settlement gets one card, a city two.`,
      zombieLine(zombies),
    ],
  }
}

function zombieLine(zombies: number): string {
  if (zombies >= FULL)
    return `${capital(several(zombies, 'zombie'))}: full. They hit settlements and cities; one more spreads to the neighbours.`
  if (zombies >= HITS_SETTLEMENT)
    return `${capital(several(zombies, 'zombie'))}: on a 7 they hit settlements here, cities from ${HITS_CITY} on.`
  return `${capital(several(zombies, 'zombie'))}: harmless until there are ${HITS_SETTLEMENT}.`
}

// 8.4, 8.5, 13.2, 14.1.
function aboutCorner(at: number, view: View): About {
  const owner = view.owners[at]!
  if (owner === NOBODY)
    return {
      title: capital(cornerName(at, view)),
      lines: [
        mayFound(view, at)
          ? 'Free: a settlement may stand here, beside a road of its owner.'
          : 'Too close to another building for a settlement.',
      ],
    }
  const city = view.sizes[at] === CITY
  const hits = hitsOn(view, at)
  return {
    title: `${seatName(owner)}’s ${city ? 'city' : 'settlement'}`,
    lines: [
      `${capital(cornerName(at, view))}.`,
      city ? 'Two points, two cards a roll.' : 'One point, one card a roll; a city resists zombies better.',
      hits > 0 ? `A 7 now would hit it: ${hits} damage.` : 'A 7 now would not hit it.',
      `It pays ${city ? CITY_WORTH : SETTLEMENT_WORTH} damage.`,
    ],
  }
}

// 8.3, 10.1, 14.1.
function aboutEdge(at: number, view: View): About {
  const owner = view.roads[at]!
  if (owner === NOBODY)
    return {
      title: capital(edgeName(at, view)),
      lines: ['No road. A road must join one’s own roads or buildings.'],
    }
  return {
    title: `${seatName(owner)}’s road`,
    lines: [
      `${capital(edgeName(at, view))}.`,
      `Its owner’s longest road: ${view.lengths[owner]}.`,
      `It pays ${ROAD_WORTH} damage; zombies never hit roads.`,
    ],
  }
}

// 9.4. What each development card does.
const CARD_LINES: Record<number, string> = {
  [SOLDIER]: 'Clears one hex of all its zombies, and counts for the Largest Army.',
  [POINT]: 'One point, hidden until the end.',
  [ROAD_BUILDING]: 'Two free roads.',
  [PLENTY]: 'Two cards of your choice from the bank.',
  [MONOPOLY]: 'Name a resource: all the others give you all they have of it.',
}

const aboutCard = (card: number): About => ({
  title: CARD_NAMES[card]!,
  lines: [
    CARD_LINES[card]!,
    ...(card === POINT ? [] : ['One card a turn, and not in the turn it was bought.']),
  ],
})

// 7.3, 7.4. The rate of the bank is the viewer's own.
function aboutResource(resource: number, view: View): About {
  const rate = view.me === null ? null : ratesOf(view, view.me)[resource]!
  return {
    title: capital(resourceName(resource)),
    lines: [
      `The bank has ${view.bank[resource]}.`,
      ...(rate === null ? [] : [`The bank gives you one card for ${rate} of it.`]),
    ],
  }
}

function aboutPlayer(seat: number, view: View): About {
  const has = [
    ...(view.longestRoad === seat ? ['the Longest Road'] : []),
    ...(view.largestArmy === seat ? ['the Largest Army'] : []),
  ]
  return {
    title: seatName(seat),
    lines: [
      view.out[seat] ? 'Out of the game.' : `${several(view.points[seat]!, 'point')} in sight, ten win.`,
      `Road ${view.lengths[seat]}, ${several(view.soldiers[seat]!, 'soldier')}.`,
      ...(has.length > 0 ? [`Has ${listed(has)}: two points each.`] : []),
    ],
  }
}
