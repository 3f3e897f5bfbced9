import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { CORNERS, EDGES } from '../src/data/island.ts'
import { ANY, DESERT, FULL } from '../src/data/pieces.ts'
import { seatName, several } from '../src/names.ts'
import { CITY } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { coast, havens, SCENERY } from './ground.ts'
import {
  CARD_ART,
  cornerSpots,
  CROWDS,
  hexSpots,
  HOUSES,
  outline,
  pipsOf,
  span,
  TOWERS,
  ZOMBIE,
} from './looks.ts'

export { seaDrawn, sceneryDrawn } from './ground.ts'

/*
 * The island as a picture for previews of links: the same shapes as on the page, by night.
 */

const INK: Colour = '#10171e'
const PAPER: Colour = '#f1e8d4'
const SAND: Colour = '#a08f62'
const ZOMBIES: Colour = '#b7dc63'
const BLOOD: Colour = '#a3201a'
const OWNERS: readonly Colour[] = ['#f4efe4', '#ef9440', '#6fa3dd', '#dd5f50']
// Hills, forest, pasture, fields, mountains, desert.
const GROUND: readonly Colour[] = ['#8a5138', '#3f6146', '#718c4a', '#a98a36', '#67707a', '#8d8060']

/** Draws a view. */
export function picture(view: View): Picture {
  return {
    box: [-314, -286, 628, 572],
    marks: [...sea(view), ...land(view), ...roads(view), ...buildings(view), ...zombies(view)],
    captions: captions(view),
    alt: told(view),
  }
}

function sea({ harbours }: View): Mark[] {
  return [
    { draw: 'box', x: -314, y: -286, width: 628, height: 572, fill: '#1f3547' },
    { draw: 'path', d: coast, stroke: SAND, strokeWidth: 22 },
    ...havens.flatMap(({ place, x, y, piers }): Mark[] => {
      const takes = harbours[place]!
      const ground: Mark[] = [
        { draw: 'path', d: piers, stroke: INK, strokeWidth: 5 },
        { draw: 'disc', x, y, r: 22, fill: PAPER, stroke: INK, strokeWidth: 2 },
      ]
      if (takes === ANY) return [...ground, word('3:1', x, y + 7, 15)]
      const art: Mark = {
        draw: 'path',
        d: CARD_ART[takes]!,
        stroke: INK,
        strokeWidth: 2,
        at: { x, y: y - 7, scale: 0.8 },
      }
      return [...ground, art, word('2:1', x, y + 17, 10)]
    }),
  ]
}

function land(view: View): Mark[] {
  return hexSpots.flatMap(({ x, y }, hex): Mark[] => {
    const kind = view.land[hex]!
    const number = view.numbers[hex]!
    const infested = view.zombies[hex]! >= FULL
    const ground: Mark[] = [
      { draw: 'path', d: outline(hex), fill: GROUND[kind]!, stroke: SAND, strokeWidth: 3, at: { x, y } },
      { draw: 'path', d: SCENERY[kind]!, stroke: INK, strokeWidth: 2, opacity: 0.45, at: { x, y } },
    ]
    if (infested)
      ground.push({ draw: 'path', d: outline(hex, 0.92), stroke: BLOOD, strokeWidth: 5, at: { x, y } })
    if (kind === DESERT) return ground
    const fill = number === 6 || number === 8 ? BLOOD : INK
    const pips = Array.from({ length: pipsOf(number) }, (_, n): Mark => ({
      draw: 'disc',
      x: x + (n - (pipsOf(number) - 1) / 2) * 5,
      y: y + 11,
      r: 1.9,
      fill,
    }))
    const disc: Mark = { draw: 'disc', x, y: y - 3, r: 19.5, fill: PAPER, stroke: INK, strokeWidth: 1.5 }
    return [...ground, disc, word(String(number), x, y + 4, 15, fill), ...pips]
  })
}

function roads(view: View): Mark[] {
  return Array.from({ length: EDGES }, (_, edge) => edge).flatMap((edge): Mark[] => {
    const owner = view.roads[edge]!
    if (owner < 0) return []
    return [
      { draw: 'path', d: span(edge, 4), stroke: INK, strokeWidth: 13 },
      { draw: 'path', d: span(edge, 4), stroke: OWNERS[owner]!, strokeWidth: 8 },
    ]
  })
}

function buildings(view: View): Mark[] {
  return Array.from({ length: CORNERS }, (_, corner) => corner).flatMap((corner): Mark[] => {
    const owner = view.owners[corner]!
    if (owner < 0) return []
    const shapes = view.sizes[corner] === CITY ? TOWERS : HOUSES
    return [
      {
        draw: 'path',
        d: shapes[owner]!,
        fill: OWNERS[owner]!,
        stroke: INK,
        strokeWidth: 2.5,
        at: cornerSpots[corner]!,
      },
    ]
  })
}

function zombies(view: View): Mark[] {
  return hexSpots.flatMap(({ x, y }, hex) =>
    CROWDS[view.zombies[hex]!]!.map((spot): Mark => ({
      draw: 'path',
      d: ZOMBIE,
      fill: ZOMBIES,
      stroke: INK,
      strokeWidth: 1.5,
      at: { x: x + spot.x, y: y + spot.y, scale: 1.15, turn: spot.lean },
    })),
  )
}

const word = (text: string, x: number, y: number, size: number, fill: Colour = INK): Mark => ({
  draw: 'text',
  text,
  x,
  y,
  size,
  fill,
  align: 'middle',
})

const isInfested = (n: number) => n >= FULL

function captions(view: View): Caption[] {
  const owners = view.points.map((points, seat): Caption => ({
    text: `${seatName(seat)} ${view.out[seat] ? 'is out' : several(points, 'point')}`,
    colour: OWNERS[seat]!,
  }))
  const full = view.zombies.filter(isInfested).length
  return [
    { text: view.round > 0 ? `Round ${view.round}` : 'Founding' },
    ...owners,
    { text: `${full} infested`, colour: ZOMBIES },
  ]
}

// For screen readers: the round, the points, the zombies.
function told(view: View): string {
  const points = view.points.map((points, seat) =>
    view.out[seat] ? `${seatName(seat)} is out` : `${seatName(seat)} has ${several(points, 'point')}`,
  )
  const all = view.zombies.reduce((sum, n) => sum + n, 0)
  const full = view.zombies.filter(isInfested).length
  const when = view.round > 0 ? `Round ${view.round}.` : 'The first settlements are founded.'
  return `${when} ${points.join('; ')}. ${several(all, 'zombie')} on the island; ${several(full, 'hex', 'hexes')} infested.`
}
