import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { seatName } from '../src/names.ts'
import type { Die, Horde, Square } from '../src/table.ts'
import type { View } from '../src/view.ts'
import {
  BODY,
  columnOf,
  DIE_SHAPES,
  FACETS,
  MEEPLE,
  middleOf,
  nameOf,
  PLATES,
  rowOf,
  spread,
} from './looks.ts'
import { drawing, RAIL, RIVER, STREETS, windows } from './ground.ts'
import { BLOCK, left, top, TOWN } from './town.ts'

export { ground } from './ground.ts'

/*
 * The board as a picture for previews of links: the same town and the same shapes as on the page, by night.
 */

const INK = '#10151b'
const PAPER = '#efe6d2'
const RIM = '#b9ae97'
const FOLK = '#f7ead0'
const HERO = '#f4b94f'
const OWNERS: readonly Colour[] = ['#d96a4f', '#7fb0dc', '#93bd5b', '#ecd45a', '#b493d6', '#ee9a4d']

const [WEST, NORTH, WIDTH, HEIGHT] = [-34, -104, 842, 938]
/** The height of the clock above the town. */
const SKY = 96

/** Draws a view. */
export function picture(view: View): Picture {
  return {
    box: [WEST, NORTH, WIDTH, HEIGHT],
    marks: [...town(view), ...rim, ...sky(view), ...everybody(view)],
    captions: captions(view),
    alt: told(view),
  }
}

function town(view: View): Mark[] {
  const lit = new Set(squaresWithFolk(view))
  const panes = (on: boolean) =>
    Object.keys(windows)
      .filter((at) => lit.has(Number(at)) === on)
      .map((at) => windows[Number(at)])
      .join('')
  return [
    { draw: 'box', x: WEST, y: NORTH, width: WIDTH, height: HEIGHT, fill: '#46525c' },
    { draw: 'path', d: drawing.green, fill: '#42584a' },
    { draw: 'path', d: RIVER, stroke: '#263c50', strokeWidth: 46 },
    { draw: 'path', d: RIVER, stroke: '#2c4a63', strokeWidth: 38 },
    { draw: 'path', d: drawing.water, fill: '#2c4a63' },
    { draw: 'path', d: drawing.shades, fill: '#313b45' },
    { draw: 'path', d: drawing.roofs, fill: '#56636e' },
    { draw: 'path', d: drawing.trees, fill: '#3a5142' },
    { draw: 'path', d: STREETS, stroke: '#333d47', strokeWidth: 9 },
    { draw: 'path', d: RAIL, stroke: '#222a33', strokeWidth: 6 },
    { draw: 'path', d: panes(false), fill: '#313b45' },
    { draw: 'path', d: panes(true), fill: HERO },
  ]
}

const rim: Mark[] = [
  { draw: 'box', x: WEST, y: -2, width: -WEST, height: HEIGHT, fill: RIM },
  { draw: 'box', x: TOWN, y: -2, width: WEST + WIDTH - TOWN, height: HEIGHT, fill: RIM },
  { draw: 'box', x: WEST, y: TOWN, width: WIDTH, height: NORTH + HEIGHT - TOWN, fill: RIM },
  ...Array.from('ABCDEFGH', (letter, n) => rimName(letter, n * BLOCK + 50, TOWN + 25)),
  ...Array.from({ length: 8 }, (_, n) => rimName(String(n + 1), -17, top(n + 1) + 58)),
]

function rimName(text: string, x: number, y: number): Mark {
  return { draw: 'text', text, x, y, size: 16, fill: INK, align: 'middle' }
}

function clockOf({ hour, track }: View): string {
  if (hour === 0) return 'Dusk'
  return hour > track.length ? 'Dawn' : track[hour - 1]!.clock
}

// The moon crosses the town.
function sky(view: View): Mark[] {
  const last = view.track.length + 1
  const spots = Array.from({ length: last + 1 }, (_, n) => ({
    x: 260 + (n / last) * 500,
    y: -26 - Math.sin((n / last) * Math.PI) * 44,
  }))
  const moon = spots[Math.min(view.hour, last)]!
  return [
    { draw: 'box', x: WEST, y: NORTH, width: WIDTH, height: SKY + 6, fill: '#0e1620' },
    ...spots.map(({ x, y }, n): Mark => ({
      draw: 'disc',
      x,
      y,
      r: 4,
      fill: n < view.hour ? '#9fb3c4' : '#3a4a59',
    })),
    { draw: 'disc', x: moon.x, y: moon.y, r: 19, fill: FOLK, stroke: HERO, strokeWidth: 3 },
    { draw: 'disc', x: moon.x - 6, y: moon.y - 3, r: 4, fill: '#dccba4' },
    { draw: 'disc', x: moon.x + 6, y: moon.y + 7, r: 4, fill: '#dccba4' },
    { draw: 'text', text: clockOf(view), x: -14, y: -36, size: 38, fill: FOLK },
  ]
}

interface Folk {
  sides: Die
  count: number
  squad: boolean
}

const SIDES: readonly Die[] = [6, 8, 10, 12, 20]

function folkOn(view: View, at: Square): Folk[] {
  const dice = view.town[at] ?? []
  const loose = SIDES.flatMap((sides): Folk[] => {
    const count = dice.filter((die) => die === sides).length
    return count > 0 ? [{ sides, count, squad: false }] : []
  })
  const squads = view.squads.filter((squad) => squad.at === at)
  return [
    ...loose,
    ...squads.map(({ dice }) => ({ sides: dice.at(-1) ?? 8, count: dice.length, squad: true })),
  ]
}

function squaresWithFolk(view: View): Square[] {
  const peopled = Object.entries(view.town).flatMap(([at, dice]) => (dice.length > 0 ? [Number(at)] : []))
  return [...new Set([...peopled, ...view.squads.map(({ at }) => at)])]
}

// Pawns keep to the north of a block, people to its south, as on the page.
function everybody(view: View): Mark[] {
  const peopled = squaresWithFolk(view)
  const marks: Mark[] = []
  for (const at of peopled) {
    const shared = view.hordes.some((horde) => horde.at === at)
    const box = {
      x: left(columnOf(at)) + 4,
      y: top(rowOf(at)) + (shared ? 63 : 6),
      w: 92,
      h: shared ? 34 : 88,
    }
    const here = folkOn(view, at)
    const spots = spread(here.length, 46, 34, box, 1.55)
    here.forEach((folk, n) => marks.push(...person(folk, spots[n]!)))
  }
  for (const at of new Set(view.hordes.map((horde) => horde.at))) {
    const here = view.hordes.filter((horde) => horde.at === at)
    const box = { x: left(columnOf(at)) + 4, y: top(rowOf(at)) + 3, w: 92, h: peopled.includes(at) ? 61 : 94 }
    const spots = spread(here.length, 52, 66, box)
    here.forEach((horde, n) => marks.push(...pawn(horde, spots[n]!)))
  }
  const fight = view.roll?.at
  if (fight) {
    const { x, y } = middleOf(fight)
    marks.push({ draw: 'disc', x, y, r: 52, stroke: '#ffcf6b', strokeWidth: 6 })
  }
  return marks
}

interface Spot {
  x: number
  y: number
  scale: number
}

function person({ sides, count, squad }: Folk, { x, y, scale }: Spot): Mark[] {
  const marks: Mark[] = []
  const shift = (dx: number) => ({ x: x + dx * scale, y, scale })
  if (squad) {
    marks.push({
      draw: 'path',
      d: 'M-22-16h44v32h-44z',
      at: { x, y, scale },
      fill: PAPER,
      stroke: INK,
      strokeWidth: 2,
    })
  }
  if (sides === 6) {
    marks.push({ draw: 'path', d: MEEPLE, at: shift(-10), stroke: INK, strokeWidth: 4 })
    marks.push({ draw: 'path', d: MEEPLE, at: shift(-10), fill: FOLK })
    return [...marks, ...outlined(String(count), x + 9 * scale, y + 8 * scale, 17 * scale)]
  }
  const alone = count === 1
  marks.push(...die(sides, { ...shift(alone ? 0 : -9), scale: alone ? scale : scale * 0.85 }))
  return alone ? marks : [...marks, ...outlined(`×${count}`, x + 14 * scale, y + 6 * scale, 12 * scale)]
}

function die(sides: Die, at: Spot): Mark[] {
  const marks: Mark[] = [
    { draw: 'path', d: DIE_SHAPES[sides], at, fill: HERO, stroke: INK, strokeWidth: 2.4 },
  ]
  if (sides === 20) marks.push({ draw: 'path', d: FACETS, at, stroke: INK, strokeWidth: 1, opacity: 0.5 })
  return [...marks, word(String(sides), at.x, at.y + 5 * at.scale, 10 * at.scale, INK)]
}

const word = (text: string, x: number, y: number, size: number, fill: Colour): Mark => ({
  draw: 'text',
  text,
  x,
  y,
  size,
  fill,
  align: 'middle',
})

// Numbers that can be read on any ground: paper behind ink.
function outlined(text: string, x: number, y: number, size: number): Mark[] {
  const width = size * (0.35 + 0.72 * text.length)
  const plate: Mark = {
    draw: 'box',
    x: x - width / 2,
    y: y - size * 1.25,
    width,
    height: size * 1.5,
    fill: PAPER,
  }
  return [plate, word(text, x, y, size, INK)]
}

function pawn({ seat, upright, zombies }: Horde, { x, y, scale }: Spot): Mark[] {
  const colour = OWNERS[seat] ?? PAPER
  const figure = upright
    ? { x: x - 2 * scale, y: y + 6 * scale, scale }
    : { x: x - 24 * scale, y: y - 2 * scale, scale: scale * 0.82, turn: 90 }
  const plate = { x, y: y + 16 * scale, scale }
  return [
    { draw: 'path', d: HEAD, at: figure, fill: colour, stroke: INK, strokeWidth: 2.4 },
    { draw: 'path', d: BODY, at: figure, fill: colour, stroke: INK, strokeWidth: 2.4 },
    { draw: 'path', d: FACE, at: figure, stroke: INK, strokeWidth: 2 },
    { draw: 'path', d: PLATES[seat]!, at: plate, fill: colour, stroke: INK, strokeWidth: 2.4 },
    { draw: 'path', d: PLATES[seat]!, at: { ...plate, scale: scale * 0.74 }, fill: PAPER },
    word(String(zombies.length), x + 5 * scale, y + 22 * scale, 13 * scale, INK),
    word(seatName(seat).charAt(0), x - 9 * scale, y + 20 * scale, 8 * scale, INK),
  ]
}

const HEAD = 'M-8-32a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'
const FACE = 'M0-34h2.4M4-34h2.4M0-28.5h5'

const plural = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`

function captions(view: View): Caption[] {
  const { hour, track, living } = view
  const when =
    hour > 0 && hour <= track.length
      ? `Hour ${hour} of ${track.length}, ${living} living`
      : `${living} living`
  const owners = view.zombies.map((zombies, seat): Caption => ({
    text: `${seatName(seat)} ${zombies === 0 ? (hour > 0 ? 'is out' : 'is to rise') : plural(zombies, 'zombie')}`,
    colour: OWNERS[seat]!,
  }))
  return [{ text: when }, ...owners]
}

// For screen readers: the hour, the scores, and the most dangerous place.
function told(view: View): string {
  const owners = view.zombies.map((zombies, seat) => {
    const hordes = view.hordes.filter((horde) => horde.seat === seat)
    if (hordes.length === 0)
      return `${seatName(seat)} has ${view.hour > 0 ? 'no zombies left' : 'not risen yet'}`
    const where = hordes.map(({ at, zombies }) => `${zombies.length} on ${nameOf(at)}`).join(', ')
    return `${seatName(seat)} ${plural(zombies, 'zombie')}: ${where}`
  })
  const clock = clockOf(view)
  return `The town at ${/\d/.test(clock) ? clock : clock.toLowerCase()}. ${plural(view.living, 'townsperson', 'townspeople')} alive. ${owners.join('; ')}.`
}
