import { HARBOUR_EDGES, hexesOfEdge } from '../src/data/island.ts'
import { ANY, DESERT, RESOURCES } from '../src/data/pieces.ts'
import type { View } from '../src/view.ts'
import { CARD_ART, edgeEnds, hexSpots, pipsOf, round, type Spot } from './looks.ts'

/*
 * What is printed on the island: coast, harbours, scenery and numbers. As text for `ServerDrawn`, so that pages drawn by the server do
 * not load this code.
 */

/** Harbours: off the coast, with piers to both corners. */
interface Haven extends Spot {
  place: number
  piers: string
}

const OFF_SHORE = 34

export const havens: readonly Haven[] = HARBOUR_EDGES.map((edge, place) => {
  const [a, b] = edgeEnds[edge]!
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const land = hexSpots[hexesOfEdge[edge]![0]!]!
  const out = Math.hypot(middle.x - land.x, middle.y - land.y)
  const x = round(middle.x + ((middle.x - land.x) * OFF_SHORE) / out)
  const y = round(middle.y + ((middle.y - land.y) * OFF_SHORE) / out)
  return { place, x, y, piers: `M${a.x} ${a.y}L${x} ${y}L${b.x} ${b.y}` }
})

/** The coast: all edges with only one hex, as one path. */
export const coast: string = hexesOfEdge
  .map((hexes, edge) => (hexes.length === 1 ? edgeEnds[edge]! : null))
  .filter((ends) => ends !== null)
  .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
  .join('')

/** Scenery of each kind of land around the centre of a hex, above and beside its number. */
export const SCENERY: readonly string[] = [
  // Hills: courses of brick.
  'M-27-21h54M-27-29h54M-27-37h54M-18-21v-8M0-21v-8M18-21v-8M-9-29v-8M9-29v-8M-24 12h10M-20 5h10M14 12h10M10 5h10',
  // Forest: firs.
  'M-24-18l9-20 9 20zM-9-22L0-44l9 22zM6-18l9-20 9 20zM-42 8l7-16 7 16zM28 8l7-16 7 16z',
  // Pasture: rolling grass and two sheep.
  'M-36-16q12-12 24 0t24 0 24 0M-20-29a7 5 0 1 1 13 0 7 5 0 1 1-13 0M-6-31h3M8-33a7 5 0 1 1 13 0 7 5 0 1 1-13 0M22-35h3M-42 4q6-7 12 0M30 4q6-7 12 0',
  // Fields: ears of grain.
  'M-22-16v-22m0 4l-5-5m5 5l5-5m-5 12l-5-5m5 5l5-5M0-20v-22m0 4l-5-5m5 5l5-5m-5 12l-5-5m5 5l5-5M22-16v-22m0 4l-5-5m5 5l5-5m-5 12l-5-5m5 5l5-5M-37 8v-16m0 4l-4-4m4 4l4-4M37 8v-16m0 4l-4-4m4 4l4-4',
  // Mountains: peaks with snow.
  'M-36-15l15-26 10 16 12-22 13 22 9-12 13 22M-27-31l6 4 5-5M-6-35l7 5 6-6M-44 8l8-14 7 14M29 8l8-14 7 14',
  // Desert: dunes.
  'M-36-18q10-9 20 0t20 0 20 0 14-2M-20-32q8-7 16 0t16 0M-6 12q8-7 16 0M-34 4q8-7 16 0M20 4q8-7 16 0',
]

const SEA =
  '<defs><pattern id="cz-waves" width="34" height="17" patternUnits="userSpaceOnUse"><path d="M0 9q8.500-6 17 0t17 0" class="wave"/></pattern><pattern id="cz-1" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.500h6" class="ink"/></pattern><pattern id="cz-2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.300" class="dot"/></pattern><pattern id="cz-3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 2h6" class="ink"/></pattern></defs>' +
  // Beyond the box of the board: a frame of another shape is sea as well.
  '<rect class="sea" x="-1200" y="-1200" width="2400" height="2400"/><rect class="waves" x="-1200" y="-1200" width="2400" height="2400"/>'

/** The sea with the harbours, and the patterns of the owners. */
export function seaDrawn({ harbours }: View): string {
  const drawn = havens.map(({ place, x, y, piers }) => {
    const takes = harbours[place]!
    const name = takes === ANY ? 'Harbour, three to one' : `Harbour, two ${RESOURCES[takes]} to one`
    const sign =
      takes === ANY
        ? '<text y="6">3:1</text>'
        : `<path class="art" d="${CARD_ART[takes]}" transform="translate(0 -7) scale(.8)"/><text class="small" y="16">2:1</text>`
    return (
      `<g role="img" aria-label="${name}"><path class="piers" d="${piers}"/>` +
      `<g transform="translate(${x} ${y})"><circle r="22"/>${sign}</g></g>`
    )
  })
  return `${SEA}<path class="shallows" d="${coast}"/><g class="havens">${drawn.join('')}</g>`
}

/** The shore, the scenery of the hexes, and the discs with their numbers. */
export function sceneryDrawn({ land, numbers }: View): string {
  const drawn = hexSpots.map(
    ({ x, y }, hex) =>
      `<g transform="translate(${x} ${y})"><path class="grown" d="${SCENERY[land[hex]!]}"/>` +
      `${land[hex] === DESERT ? '' : discOf(numbers[hex]!)}</g>`,
  )
  return `<path class="shore" d="${coast}"/>${drawn.join('')}`
}

function discOf(number: number): string {
  const red = number === 6 || number === 8
  const pips = Array.from({ length: pipsOf(number) }, (_, n) => (n - (pipsOf(number) - 1) / 2) * 5)
  return (
    `<g class="disc${red ? ' red' : ''}"><circle r="19.5" cy="-3"/><text y="4">${number}</text>` +
    `${pips.map((x) => `<circle class="pip" r="1.9" cx="${x}" cy="11"/>`).join('')}</g>`
  )
}
