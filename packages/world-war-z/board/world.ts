import { CONTINENTS, type ContinentId } from '../src/data/zones.ts'
import { WATERS } from './labels.ts'
import { pieces } from './pieces.ts'

/*
 * The static part of the map: sea, coasts, lanes, names, and all pieces. As text for `ServerDrawn`, so that pages drawn by the
 * server do not load this code.
 */

/** The sea lanes from coast to coast. */
export const LANES: readonly string[] = [
  'M490 86 506 90',
  'M428 304Q508 220 588 226',
  'M328 486 334 500',
  'M276 506 292 510',
  'M372 550 378 582',
  'M510 704Q552 668 576 626',
  'M596 140 618 156',
  'M612 100Q650 96 690 116',
  'M672 164 694 150',
  'M660 246 672 254',
  'M752 186 764 196',
  'M612 404 618 412',
  'M838 404Q850 424 872 440',
  'M1006 606Q1066 596 1106 548',
  'M906 852Q1080 930 1250 836',
  'M1330 408 1342 420',
  'M1410 372Q1496 480 1490 660',
  'M1288 730 1312 756',
  'M1330 706Q1368 742 1396 746',
  'M1458 862Q1490 880 1512 914',
  'M1428 776Q1444 752 1456 736',
  'M1548 876Q1580 820 1536 764',
]
/** The lanes over the edges of the map: each end with the name of its destination, and the position and rotation of that. */
export const WRAPS: readonly { d: string; text: string; x: number; y: number; turn: number }[] = [
  { d: 'M8 74-26 70', text: 'Siberia', x: -8, y: 118, turn: -90 },
  { d: 'M112 352Q50 420-26 430', text: 'Pacific Islands', x: -8, y: 520, turn: -90 },
  { d: 'M1596 78 1626 70', text: 'Alaska', x: 1608, y: 118, turn: 90 },
  { d: 'M1512 668Q1570 600 1626 590', text: 'Pacific West', x: 1608, y: 520, turn: 90 },
]

/** Where the names of the continents stand, and their rotation in degrees. */
const CONTINENT_NAMES: Readonly<Record<ContinentId, { x: number; y: number; turn: number }>> = {
  'north-america': { x: 40, y: 330, turn: -84 },
  'south-america': { x: 290, y: 790, turn: 74 },
  europe: { x: 546, y: 322, turn: -64 },
  africa: { x: 700, y: 760, turn: 58 },
  asia: { x: 1130, y: 226, turn: 0 },
  oceania: { x: 1330, y: 972, turn: 0 },
}

const edges = (): string =>
  WRAPS.map(
    ({ text, x, y, turn }) =>
      `<text class="lead" transform="translate(${x} ${y}) rotate(${turn})">${text}</text>`,
  ).join('')

const continents = (): string =>
  CONTINENTS.map(({ id, name }) => {
    const { x, y, turn } = CONTINENT_NAMES[id]
    return `<text class="continent" transform="translate(${x} ${y}) rotate(${turn})">${name}</text>`
  }).join('')

/** The world as SVG. */
export const world = (): string => `<defs>
  <pattern id="wz-sea" width="48" height="20" patternUnits="userSpaceOnUse">
    <path class="wz-wave" d="M0 6q6-5 12 0t12 0M24 16q6-5 12 0t12 0"/>
  </pattern>
  <pattern id="wz-grey" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="wz-hatch" d="M0 2h11"/>
  </pattern>
  <pattern id="wz-strong" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <path class="wz-danger" d="M0 2h9"/>
  </pattern>
  <pattern id="wz-dire" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <path class="wz-danger" d="M0 2h10M2 0v10"/>
  </pattern>
  <marker
    id="wz-tip"
    viewBox="0 0 10 10"
    refX="5"
    refY="5"
    markerWidth="3.4"
    markerHeight="3.4"
    orient="auto-start-reverse"
  >
    <path class="wz-point" d="M0 0l10 5-10 5z"/>
  </marker>
  ${pieces()}
</defs>

<g id="wz-world" class="wz-world" aria-hidden="true">
  <rect class="sea" x="-26" y="-26" width="1652" height="1264"/>
  <rect class="waves" x="-26" y="-26" width="1652" height="1064"/>
  <path
    class="net"
    d="M0 190h1600M0 472h1600M0 680h1600M0 870h1600M225 0v1000M553 0v1000M816 0v1000M1123 0v1000M1420 0v1000"/>
  <use href="#wz-land" class="echo far"/>
  <use href="#wz-land" class="echo"/>
  <path class="lanes" d="${[...LANES, ...WRAPS.map(({ d }) => d)].join('')}" />
  <path class="waters" d="${Object.values(WATERS).join('')}"/>
  ${edges()}
  ${continents()}
</g>`
