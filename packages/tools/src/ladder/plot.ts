import type { Interval } from '../statistics.ts'

/*
 * A chart of a ladder: a row for each strength with its value and interval. SVG without fonts, scripts and styles, readable on light
 * and dark backgrounds.
 */

/** One strength: its value, interval and label. */
export interface Rung extends Interval {
  name: string
  value: number
  text: string
}

/** A chart: a title, the label of its axis, and the rungs from the weakest. */
export interface Plot {
  title: string
  axis: string
  rungs: readonly Rung[]
}

const WIDTH = 720
const LEFT = 90
const RIGHT = 190
const TOP = 56
const ROW = 36
const BELOW = 44
const LINES = 6
const FONT = 'font-family="system-ui, sans-serif"'
// Readable on white and on black.
const INK = '#808a94'
const STRONG = '#c07a10'

/** The chart as SVG. Throws without rungs. */
export function plotOf({ title, axis, rungs }: Plot): string {
  if (rungs.length === 0) throw new Error('A ladder without rungs cannot be drawn.')
  const { steps, from, to } = scaleOf(rungs)
  const height = TOP + rungs.length * ROW + BELOW
  const bottom = TOP + rungs.length * ROW
  const x = (value: number) => round(LEFT + ((value - from) / (to - from)) * (WIDTH - LEFT - RIGHT))
  const grid = steps.flatMap((value) => [
    `<path d="M${x(value)} ${TOP - 8}V${bottom}" stroke="${INK}" stroke-width="1" opacity=".35"/>`,
    text(x(value), bottom + 18, String(value), 'middle'),
  ])
  const rows = rungs.flatMap((rung, n) => {
    const y = TOP + n * ROW + ROW / 2 - 4
    return [
      text(LEFT - 12, y + 5, rung.name, 'end'),
      `<path d="M${x(rung.from)} ${y}H${x(rung.to)}M${x(rung.from)} ${y - 6}v12M${x(rung.to)} ${y - 6}v12" stroke="${STRONG}" stroke-width="3" fill="none"/>`,
      `<circle cx="${x(rung.value)}" cy="${y}" r="6" fill="${STRONG}"/>`,
      text(WIDTH - RIGHT + 16, y + 5, rung.text, 'start'),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(`${title} ${rungs.map(({ name, text }) => `${name}: ${text}`).join('; ')}`)}">`,
    text(12, 24, title, 'start', 16),
    ...grid,
    ...rows,
    text((LEFT + WIDTH - RIGHT) / 2, height - 6, axis, 'middle'),
    '</svg>',
    '',
  ].join('\n')
}

// Round numbers that enclose all intervals.
function scaleOf(rungs: readonly Rung[]): { steps: number[]; from: number; to: number } {
  const least = Math.min(...rungs.map(({ from }) => from))
  const most = Math.max(...rungs.map(({ to }) => to))
  const rough = Math.max(most - least, 1e-9) / LINES
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * (rough <= unit * 2 ? 2 : rough <= unit * 5 ? 5 : 10)
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil(most / step))
  const at = (n: number) => Number((n * step).toPrecision(12))
  return { steps: Array.from({ length: to - from + 1 }, (_, n) => at(from + n)), from: at(from), to: at(to) }
}

const text = (x: number, y: number, said: string, anchor: string, size = 14): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${INK}" ${FONT}>${escaped(said)}</text>`

// A minus is as wide as a plus.
const minus = (said: string): string => said.replace(/-(?=\d)/g, '−')
const round = (n: number): number => Math.round(n * 10) / 10
const escaped = (said: string): string =>
  minus(said).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
