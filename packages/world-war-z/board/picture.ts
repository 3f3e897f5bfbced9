import { listed } from '@shamble/engine'
import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { STRONG, STRONG_LIMIT } from '../src/data/numbers.ts'
import { ZONES, type ContinentId } from '../src/data/zones.ts'
import { whoName, zoneName } from '../src/naming.ts'
import { isHuman } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { OUTLINES } from './land.ts'
import { castOf, charactersIn, standing } from './looks.ts'
import { MAP_HEIGHT, MAP_WIDTH, PLACES } from './places.ts'
import { GREY, HAND, HANDS, HEAD, HORDES, PLATES, SHOULDERS } from './shapes.ts'

export { world } from './world.ts'

/*
 * The world as a picture for previews of links: the same outlines and the same shapes as on the page, by night.
 */

const INK: Colour = '#ece3d0'
const DARK: Colour = '#0c1014'
const SEA: Colour = '#0f1a24'
const COAST: Colour = '#1c3144'
const DANGER: Colour = '#ff8578'
const LANDS: Record<ContinentId, Colour> = {
  'north-america': '#665a3c',
  'south-america': '#4a5b3a',
  europe: '#43566a',
  africa: '#6d4c39',
  asia: '#574a66',
  oceania: '#355a55',
}
const STRENGTHS: readonly Colour[] = [DARK, '#86ab58', '#7fb0dc', '#edc03c', '#c2352b']
const CHARACTERS: readonly Colour[] = ['#d9614c', '#6ea3d4', '#8fbb52', '#ecd05a']

/** Draws a view. */
export function picture(view: View): Picture {
  return {
    box: [0, 0, MAP_WIDTH, MAP_HEIGHT],
    marks: [
      { draw: 'box', x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT, fill: SEA },
      ...ZONES.map(({ id }): Mark => ({ draw: 'path', d: OUTLINES[id]!, stroke: COAST, strokeWidth: 14 })),
      ...ZONES.map(({ id, continent }): Mark => ({
        draw: 'path',
        d: OUTLINES[id]!,
        fill: LANDS[continent],
        stroke: DARK,
        strokeWidth: 2.5,
      })),
      ...ZONES.flatMap((_, zone) => tokenMarks(view, zone)),
      ...ZONES.flatMap((_, zone) => pawnMarks(view, zone)),
    ],
    captions: captions(view),
    alt: described(view),
  }
}

function tokenMarks(view: View, zone: number): Mark[] {
  const { x, y } = PLACES[zone]!
  const strength = view.strength[zone]!
  const number = (text: string, fill: Colour): Mark => ({
    draw: 'text',
    text,
    x,
    y: y + 14,
    size: 28,
    fill,
    align: 'middle',
  })
  if (strength > 0) {
    return [
      ...HANDS[strength]!.map(([dx, dy, turn, scale]): Mark => ({
        draw: 'path',
        d: HAND,
        fill: '#a9c478',
        stroke: DARK,
        strokeWidth: 2,
        at: { x: x + dx, y: y + dy, turn, scale },
      })),
      {
        draw: 'path',
        d: HORDES[strength]!,
        fill: STRENGTHS[strength]!,
        stroke: DARK,
        strokeWidth: 3.5,
        at: { x, y, scale: 1.1 },
      },
      number(String(strength), strength === 4 ? INK : DARK),
    ]
  }
  if (!view.faceDown.includes(zone)) return []
  return [
    { draw: 'path', d: GREY, fill: '#7d868d', stroke: DARK, strokeWidth: 3, at: { x, y } },
    number('?', INK),
  ]
}

function pawnMarks(view: View, zone: number): Mark[] {
  const here = charactersIn(view, zone)
  const spots = standing(here.length, view.strength[zone]! > 0 || view.faceDown.includes(zone), zone)
  return here.flatMap((who, n): Mark[] => {
    const at = { ...spots[n]!, scale: 1.15 }
    return [
      { draw: 'path', d: PLATES[who]!, fill: CHARACTERS[who]!, stroke: DARK, strokeWidth: 3.5, at },
      { draw: 'path', d: SHOULDERS, fill: DARK, at },
      { draw: 'path', d: HEAD, fill: '#f2dfc0', stroke: DARK, strokeWidth: 2, at },
    ]
  })
}

function captions(view: View): Caption[] {
  return [
    { text: `Round ${view.round} of ${view.rounds}` },
    {
      text: `${view.strong} strong hordes, ${STRONG_LIMIT} at most`,
      colour: view.strong > STRONG_LIMIT ? DANGER : STRENGTHS[STRONG]!,
    },
    ...castOf(view).map((who): Caption => {
      const human = isHuman(view, who)
      const where = human ? zoneName(view.at[who]!) : 'a zombie'
      return { text: `${whoName(view, who)}: ${where}`, colour: human ? CHARACTERS[who]! : '#9dbb6a' }
    }),
  ]
}

function described(view: View): string {
  const cast = castOf(view).map((who) =>
    isHuman(view, who)
      ? `the ${whoName(view, who)} is in ${zoneName(view.at[who]!)}`
      : `the ${whoName(view, who)} is a zombie`,
  )
  return `Round ${view.round} of ${view.rounds}, ${view.strong} strong hordes: ${listed(cast) || 'no characters yet'}.`
}
