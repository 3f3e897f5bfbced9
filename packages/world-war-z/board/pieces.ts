import { ROLES } from '../src/data/roles.ts'
import { ZONES } from '../src/data/zones.ts'
import { BOXES } from './boxes.ts'
import { CARD_ICONS, EVENT_ICONS, type Icon } from './icons.ts'
import { LABELS, WATERS } from './labels.ts'
import { OUTLINES } from './land.ts'
import {
  AIRCRAFT,
  DAY,
  EDGES,
  FACES,
  GREY,
  HAND,
  HANDS,
  HEAD,
  HORDES,
  LIGHTS,
  PIPS,
  PLATES,
  SHOULDERS,
  TURNED,
} from './shapes.ts'

/*
 * Static drawings as SVG definitions, which board, mats and cards reference by `<use>`. As text for `ServerDrawn`, like the map.
 * Classes are set within them: styles around a `<use>` reach them only by inheritance.
 */

const path = (look: string, d: string, more = ''): string => `<path class="${look}" d="${d}"${more}/>`
const group = (id: string, look: string, drawn: string): string =>
  `<g id="wz-${id}"${look && ` class="${look}"`}>${drawn}</g>`
const each = <T>(list: readonly T[], draw: (one: T, n: number) => string): string => list.map(draw).join('')
const STRENGTHS = [1, 2, 3, 4]

// Zones: outlines; with a border, for the map; scaled for a Threat Escalation card.
const lands = (): string =>
  group(
    'land',
    '',
    each(ZONES, ({ id }) => `<path id="wz-${id}" d="${OUTLINES[id]}"/>`),
  )

const areas = (): string =>
  each(ZONES, ({ id, grey }) => {
    const outline = `<use href="#wz-${id}"/>`
    const water = WATERS[id] ? path('wz-water', WATERS[id]) : ''
    return group(`area-${id}`, '', water + outline + (grey ? `<use class="wz-grey" href="#wz-${id}"/>` : ''))
  })

const fitted = (): string =>
  each(ZONES, ({ id }, zone) => {
    const [x, y, scale] = BOXES[zone]!
    return `<use id="wz-shape-${id}" href="#wz-${id}" transform="scale(${scale / 100}) translate(${-x} ${-y})"/>`
  })

const ROW = 24
const labels = (): string =>
  group(
    'names',
    'wz-names',
    each(ZONES, ({ id, name }) => {
      const [x, y, rows = name] = LABELS[id]!
      return each(rows.split('|'), (row, n) => `<text x="${x}" y="${y + n * ROW}">${row}</text>`)
    }),
  )

// Hordes: the die of the strength, with as many hands behind it. The number on a 3 stands slightly higher.
const hordes = (): string =>
  each(STRENGTHS, (strength) => {
    const hands = each(HANDS[strength]!, ([x, y, turn, scale]) =>
      path('hand', HAND, ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`),
    )
    const die = path('die', HORDES[strength]!) + path('edges', EDGES[strength]!)
    const number = `<text y="${strength === 3 ? 11 : 13}">${strength}</text>`
    return group(`horde-${strength}`, `wz-horde wz-strength-${strength}`, hands + die + number)
  })

const tokens = (): string =>
  group('token', 'wz-token', `<path d="${GREY}"/><text y="13">?</text>`) +
  each(
    [
      ['lights', LIGHTS],
      ['aircraft', AIRCRAFT],
      ['hand', HAND],
      ['day', DAY],
    ] as const,
    ([id, d]) => `<path id="wz-${id}" d="${d}"/>`,
  )

// Dice without numbers: of hordes by strength, the human one by what it shows.
const DIE = 1.1
const dice = (): string =>
  each(STRENGTHS, (strength) =>
    group(
      `die-${strength}`,
      `wz-die wz-strength-${strength}`,
      path('body', HORDES[strength]!, ` transform="scale(${DIE})"`) +
        path('edges', EDGES[strength]!, ` transform="scale(${DIE})"`),
    ),
  ) +
  each(PIPS, (pips, shows) =>
    group(
      `pips-${shows}`,
      'wz-die human',
      '<rect class="body" x="-25" y="-25" width="50" height="50" rx="9"/>' +
        each(pips, ([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`),
    ),
  )

// Characters: plates by turn order; faces by role, alive and turned.
const faces = (): string =>
  each(PLATES, (d, who) => `<path id="wz-plate-${who}" d="${d}"/>`) +
  each(ROLES, ({ id }) => {
    const { dark, light, lines } = FACES[id]!
    const person = path('body', SHOULDERS) + path('head', HEAD)
    const living = path('dark', dark) + (light ? path('light', light) : '') + path('lines', lines)
    const dead = path('dark', TURNED.dark) + path('wear', dark) + path('lines', TURNED.lines)
    return (
      group(`face-${id}`, 'wz-face', person + living) + group(`dead-${id}`, 'wz-face turned', person + dead)
    )
  })

const icons = (list: Readonly<Record<string, Icon>>): string =>
  each(Object.entries(list), ([id, { fill, line }]) =>
    group(`icon-${id}`, 'wz-icon', (fill ? path('fill', fill) : '') + (line ? path('line', line) : '')),
  )

/** All definitions, for the `<defs>` of the world. */
export const pieces = (): string =>
  [
    lands(),
    areas(),
    fitted(),
    labels(),
    hordes(),
    tokens(),
    dice(),
    faces(),
    icons(CARD_ICONS),
    icons(EVENT_ICONS),
  ].join('\n  ')
