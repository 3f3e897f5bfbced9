import { BLOCK, left, top, TOWN } from './town.ts'

/*
 * The printed map: streets, houses, river, fields. As text for `ServerDrawn`, so that pages drawn by the server do not load this code.
 */

/** What stands on special blocks. Keys are x times ten plus y. */
const PLACES: Readonly<
  Record<
    number,
    'park' | 'pond' | 'church' | 'graves' | 'school' | 'market' | 'field' | 'mill' | 'station' | 'clinic'
  >
> = {
  18: 'field',
  28: 'field',
  17: 'field',
  81: 'field',
  71: 'field',
  88: 'graves',
  78: 'church',
  44: 'market',
  45: 'park',
  55: 'pond',
  65: 'park',
  33: 'school',
  26: 'mill',
  62: 'station',
  51: 'clinic',
}

/** The river comes from the north-west hills and leaves in the south-east. */
export const RIVER =
  'M268-4C262 70 236 96 214 140S206 232 262 262 396 288 430 342 444 432 520 470 642 508 690 566 716 684 762 720 800 744 804 748'

export const RAIL = 'M572-4V270C572 330 552 350 548 400V804'

/** The streets between the blocks. */
export const STREETS = Array.from({ length: 7 }, (_, n) => (n + 1) * BLOCK)
  .map((at) => `M0 ${at}H${TOWN}M${at} 0V${TOWN}`)
  .join('')

/** All drawings of one kind are one path: few nodes, fast to draw. */
export interface Drawing {
  roofs: string
  ridges: string
  shades: string
  trees: string
  green: string
  furrows: string
  water: string
  stones: string
}

/** The windows of each block by x times ten plus y: lit while townspeople live there. */
export const windows: Record<number, string> = {}

export const drawing: Drawing = {
  roofs: '',
  ridges: '',
  shades: '',
  trees: '',
  green: '',
  furrows: '',
  water: '',
  stones: '',
}

for (let x = 1; x <= 8; x++) for (let y = 1; y <= 8; y++) drawBlock(x, y)

function drawBlock(x: number, y: number) {
  const chance = chanceOf(x * 31 + y * 17)
  const place = PLACES[x * 10 + y]
  const [west, north] = [left(x), top(y)]
  windows[x * 10 + y] = ''
  switch (place) {
    case 'field':
      drawing.green += rect(west + 7, north + 7, 86, 86)
      for (let n = 16; n < 90; n += 11) drawing.furrows += `M${west + 10} ${north + n}q20-5 40 0t40 0`
      return house(x, y, 64, 64, 24, 20, chance)
    case 'park':
      drawing.green += rect(west + 4, north + 4, 92, 92)
      for (let n = 0; n < 9; n++) tree(west + 12 + chance(76), north + 12 + chance(76), 5 + chance(5))
      return
    case 'pond':
      drawing.green += rect(west + 4, north + 4, 92, 92)
      drawing.water += `M${west + 26} ${north + 46}c4-26 44-30 52-8s-8 40-28 36-28-6-24-28z`
      for (let n = 0; n < 5; n++) tree(west + 10 + chance(80), n < 3 ? north + 12 : north + 88, 6)
      return
    case 'church':
      house(x, y, 30, 22, 24, 52, chance)
      house(x, y, 18, 36, 48, 20, chance)
      drawing.stones += `M${west + 42} ${north + 14}v-8m-4 3h8`
      for (let n = 0; n < 3; n++) tree(west + 78, north + 24 + n * 26, 7)
      return
    case 'graves':
      drawing.green += rect(west + 6, north + 6, 88, 88)
      for (let n = 0; n < 14; n++) {
        drawing.stones += `M${west + 18 + (n % 5) * 16} ${north + 24 + Math.floor(n / 5) * 24}v-9m-3 3h6`
      }
      return tree(west + 82, north + 84, 8)
    case 'school':
      house(x, y, 14, 14, 72, 20, chance)
      house(x, y, 14, 34, 20, 46, chance)
      drawing.ridges += `M${west + 46} ${north + 44}h40v40h-40zM${west + 66} ${north + 44}v40`
      return
    case 'market':
      drawing.stones += `M${west + 50} ${north + 42}a8 8 0 1 0 .1 0z`
      for (const [a, b] of [
        [12, 12],
        [66, 12],
        [12, 70],
        [66, 70],
      ] as const)
        house(x, y, a, b, 22, 18, chance)
      return
    case 'mill':
      house(x, y, 56, 14, 28, 34, chance)
      drawing.stones += `M${west + 70} ${north + 62}l-16-16m32 32-16-16m16-16-16 16m-16 16 16-16`
      return tree(west + 20, north + 82, 8)
    case 'station':
      house(x, y, 12, 20, 26, 60, chance)
      drawing.ridges += `M${west + 44} ${north + 12}v76M${west + 50} ${north + 12}v76`
      return tree(west + 82, north + 80, 6)
    case 'clinic':
      house(x, y, 14, 12, 72, 26, chance)
      house(x, y, 38, 38, 24, 40, chance)
      drawing.stones += `M${west + 50} ${north + 17}v14m-7-7h14`
      return
    case undefined:
      return street(x, y, chance)
  }
}

// An ordinary block: houses along the north and the south street, a yard with a tree between them.
function street(x: number, y: number, chance: (n: number) => number) {
  for (const row of [10, 72]) {
    let along = 9
    while (along < 74) {
      const width = 16 + chance(14)
      const depth = 13 + chance(7)
      if (chance(9) > 0)
        house(x, y, along, row === 10 ? row : 91 - depth, Math.min(width, 91 - along), depth, chance)
      along += width + 4 + chance(5)
    }
  }
  if (chance(3) > 0) tree(left(x) + 14 + chance(14), top(y) + 46 + chance(10), 4 + chance(4))
  if (chance(3) > 1) tree(left(x) + 70 + chance(18), top(y) + 44 + chance(12), 4 + chance(4))
}

function house(
  x: number,
  y: number,
  across: number,
  down: number,
  width: number,
  depth: number,
  chance: (n: number) => number,
) {
  const [west, north] = [left(x) + across, top(y) + down]
  drawing.shades += rect(west + 3, north + 3, width, depth)
  drawing.roofs += rect(west, north, width, depth)
  const [w, d] = [width / 2, depth / 2]
  drawing.ridges += width > depth ? `M${west} ${north + d}h${width}` : `M${west + w} ${north}v${depth}`
  const pane = () => rect(west + 3 + chance(Math.max(1, width - 10)), north + depth - 6, 4, 4)
  windows[x * 10 + y] += pane() + (chance(2) ? pane() : '')
}

function tree(x: number, y: number, r: number) {
  drawing.trees += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}

/** Pseudo-random small numbers, always the same for a block. */
function chanceOf(seed: number): (n: number) => number {
  let state = seed * 2654435761
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % n
  }
}

const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`

/** The map. The windows of a block are `zw-windows-` and its number, so that the board can light them. */
export function ground(): string {
  const panes = Object.entries(windows).map(([at, d]) => `<path id="zw-windows-${at}" d="${d}"/>`)
  return [
    `<clipPath id="zw-map"><rect width="${TOWN}" height="${TOWN}"/></clipPath>`,
    '<g class="zw-town" id="zw-town" clip-path="url(#zw-map)" aria-hidden="true">',
    `<rect class="ground" width="${TOWN}" height="${TOWN}"/>`,
    path('green', drawing.green),
    path('furrows', drawing.furrows),
    path('bank', RIVER),
    path('river', RIVER),
    path('water', drawing.water),
    path('shades', drawing.shades),
    path('roofs', drawing.roofs),
    path('ridges', drawing.ridges),
    path('trees', drawing.trees),
    path('stones', drawing.stones),
    path('street', STREETS),
    path('walk', STREETS),
    path('rail', RAIL),
    path('ties', RAIL),
    `<g class="windows">${panes.join('')}</g></g>`,
  ].join('')
}
