import { rows } from '@shamble/engine'
import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { BUILDINGS } from '../src/data/buildings.ts'
import { ROUNDS } from '../src/data/rounds.ts'
import { BOARD, SPACES, tileOf } from '../src/data/spaces.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { lordName, signed, spaceName } from '../src/naming.ts'
import { whereNext } from '../src/reasons.ts'
import { NONE, PLAYER, PSEUDO, stands, type Side } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { bundleSigns, PAWNS, signsOf, type Sign } from './looks.ts'
import { SHAPES, SIGHTS } from './outlines.ts'
import { bayOf, DOWN, heightOf, plotsOf, shortName, W, type Plot } from './plan.ts'

/*
 * The plan as a picture for previews of links: the same plots and the same shapes as on the page, by night.
 */

const INK: Colour = '#ece3d0'
const DARK: Colour = '#0c1014'
const WALL: Colour = '#7d8894'
const SIDES: Record<Side, Colour> = { [PLAYER]: '#f4b94f', [PSEUDO]: '#3a678e' }
const KINDS: readonly Colour[] = ['#f7f4ea', '#e0892f', '#24211f', '#7d4fb0', '#edc03c']

/** Draws a view. */
export function picture(view: View): Picture {
  return {
    box: [0, 0, W, heightOf(view)],
    marks: [...ground(view), ...head(view), ...plotsOf(view).flatMap((plot) => plotMarks(view, plot))],
    captions: captions(view),
    alt: `Round ${view.round} of ${ROUNDS}. The score is ${signed(view.score)}; Pseudo has taken away ${view.taken}. ${agents(view, PLAYER, 'Your')} ${agents(view, PSEUDO, "Pseudo's")}`,
  }
}

function ground(view: View): Mark[] {
  const [height, bay] = [heightOf(view), bayOf(view) + DOWN]
  return [
    { draw: 'box', x: 0, y: 0, width: W, height, fill: '#12171d' },
    {
      draw: 'path',
      d: `M12 ${92 + DOWN} 60 ${84 + DOWN}h600l48 8V${bay}H12z`,
      fill: '#2a3038',
      stroke: WALL,
      strokeWidth: 9,
    },
    { draw: 'box', x: 0, y: bay, width: W, height: height - bay, fill: '#24435c' },
  ]
}

function head(view: View): Mark[] {
  const rounds = Array.from({ length: ROUNDS }, (_, n): Mark[] => {
    const now = n + 1 === view.round
    const x = 330 + n * 50
    return [
      { draw: 'disc', x, y: 44, r: 20, fill: now ? SIDES[PLAYER] : '#39424d', stroke: WALL, strokeWidth: 2 },
      { draw: 'text', text: String(n + 1), x, y: 51, size: 15, fill: now ? DARK : INK, align: 'middle' },
    ]
  })
  return [
    { draw: 'text', text: `${signed(view.score)} VP`, x: 24, y: 60, size: 38, fill: INK },
    { draw: 'text', text: `Pseudo took ${view.taken}`, x: 24, y: 112, size: 20, fill: '#b3aa98' },
    ...rounds.flat(),
  ]
}

function plotMarks(view: View, { space, x, y, w, h }: Plot): Mark[] {
  const tile = tileOf(space)
  const owner = tile >= 0 ? view.owner[tile]! : NONE
  const top = y + DOWN
  const edge = owner === NONE ? WALL : SIDES[owner as Side]
  const marks: Mark[] = [
    {
      draw: 'path',
      d: `M${x} ${top}h${w}v${h}h${-w}z`,
      fill: tile < 0 ? '#39424d' : '#433f3a',
      stroke: edge,
      strokeWidth: 3,
    },
    ...rows(shortName(space), 14).map((text, n): Mark => ({
      draw: 'text',
      text,
      x: x + 10,
      y: top + 24 + n * 20,
      size: 14,
      fill: INK,
    })),
    ...signMarks(view, space, x + 22, top + (tile >= 0 ? 74 : 62)),
  ]
  const sight = SIGHTS[SPACES[space]!.id]
  if (sight)
    marks.push({
      draw: 'path',
      d: sight,
      stroke: WALL,
      strokeWidth: 2,
      at: { x: x + w - 34, y: top + h - 36 },
    })
  for (const side of [PLAYER, PSEUDO] as const)
    if (stands(view, side, space)) marks.push(pawn(side, x + w - (side === PLAYER ? 28 : 52), top + h - 34))
  return marks
}

function signMarks(view: View, space: number, x: number, y: number): Mark[] {
  return signsHere(view, space)
    .filter(({ sign }) => sign === 'cube' || sign === 'any')
    .map(({ kind }, n): Mark => {
      const at = { x: x + n * 28, y }
      return kind === undefined
        ? { draw: 'path', d: SHAPES[1]!, stroke: INK, strokeWidth: 2, at }
        : { draw: 'path', d: SHAPES[kind]!, fill: KINDS[kind]!, stroke: DARK, strokeWidth: 2, at }
    })
}

function signsHere(view: View, space: number): Sign[] {
  const stock = space < BOARD.length ? null : BUILDINGS[tileOf(space)]!.stock
  if (!stock) return SPACES[space]!.action.flatMap(signsOf)
  const what = [0, 0, 0, 0, 0]
  what[stock.kind] = view.stock[tileOf(space)]!
  return bundleSigns(what)
}

const pawn = (side: Side, x: number, y: number): Mark => ({
  draw: 'path',
  d: PAWNS[side]!,
  fill: SIDES[side],
  stroke: DARK,
  strokeWidth: 2.5,
  at: { x, y, scale: 1.2 },
})

function captions(view: View): Caption[] {
  const { places } = forecast(view)
  const next = places.length > 0 ? [{ text: `Next: ${whereNext(places)}`, colour: SIDES[PSEUDO] }] : []
  return [
    { text: `Round ${view.round} of ${ROUNDS}` },
    { text: `${signed(view.score)} VP, ${lordName(view.lord)}`, colour: SIDES[PLAYER] },
    { text: `Pseudo took ${view.taken}`, colour: SIDES[PSEUDO] },
    ...next,
  ]
}

function agents(view: View, side: Side, whose: string): string {
  const there = view.placed[side].map(spaceName)
  return there.length > 0 ? `${whose} Agents: ${there.join(', ')}.` : `${whose} Agents are at home.`
}
