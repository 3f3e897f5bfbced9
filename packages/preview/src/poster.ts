import type { Colour, Mark } from '@shamble/engine/picture'
import { CARD } from './size.ts'

/*
 * A town at midnight, for games without a picture: a moon, roofs, and a zombie in the street.
 */

const SKY: Colour = '#1b2733'
const MOON: Colour = '#f7ead0'
const FAR: Colour = '#22303d'
const NEAR: Colour = '#0b0f14'
const WINDOW: Colour = '#f4b94f'
const ROT: Colour = '#7f9c4a'

const ROOFS = [
  [0, 470, 90],
  [90, 440, 70],
  [160, 490, 110],
  [270, 420, 60],
  [330, 480, 120],
  [450, 450, 80],
  [530, 500, 100],
  [630, 430, 70],
  [700, 470, 90],
  [790, 410, 60],
  [850, 480, 110],
  [960, 440, 80],
  [1040, 490, 90],
  [1130, 455, 70],
] as const

const far: Mark[] = ROOFS.map(([x, y, width]) => ({
  draw: 'path',
  d: `M${x} 630V${y + 10}L${x + width / 2} ${y - 34}L${x + width} ${y + 10}V630Z`,
  fill: FAR,
}))
const near: Mark[] = ROOFS.map(([x, y, width]) => ({
  draw: 'path',
  d: `M${x - 20} 630V${y + 90}L${x + width / 2 - 20} ${y + 50}L${x + width - 20 + 40} ${y + 90}V630Z`,
  fill: NEAR,
}))
const windows: Mark[] = ROOFS.filter(([x], n) => x > 560 && n % 2 === 1).map(([x, y, width]) => ({
  draw: 'box',
  x: x + width / 2 - 38,
  y: y + 96,
  width: 14,
  height: 18,
  fill: WINDOW,
}))

const BODY = 'M-9-2-7-21c.5-4 3-6 7-6h5l15-5 1 5-13 6 13-3 1 5-15 6 3 11z'
const walkers: Mark[] = [
  { x: 905, y: 604, scale: 5.2 },
  { x: 1050, y: 612, scale: 4 },
  { x: 770, y: 612, scale: 3.4 },
].flatMap(({ x, y, scale }): Mark[] => [
  { draw: 'path', d: BODY, at: { x, y, scale }, fill: ROT, stroke: NEAR, strokeWidth: 2 },
  { draw: 'disc', x, y: y - 32 * scale, r: 8 * scale, fill: ROT },
])

export const poster: readonly Mark[] = [
  { draw: 'box', x: 0, y: 0, width: CARD.width, height: CARD.height, fill: SKY },
  { draw: 'disc', x: 960, y: 210, r: 128, fill: MOON },
  { draw: 'disc', x: 915, y: 180, r: 24, fill: '#dccba4' },
  { draw: 'disc', x: 1010, y: 250, r: 34, fill: '#dccba4' },
  { draw: 'disc', x: 985, y: 150, r: 14, fill: '#dccba4' },
  ...far,
  ...near,
  ...windows,
  ...walkers,
]
