// Plays games with the sample policy and with the tuned plan, and draws how many strong hordes are left at the end:
// node scripts/ends.ts [games]. Writes scripts/ends.svg. The result is deterministic.

import { writeFileSync } from 'node:fs'
import { quickChance, Referee, start } from '@shamble/engine'
import { decide, thinkingOf, type Bot } from '@shamble/engine/bots'
import { bot as planner } from '../src/bot/planner.ts'
import { campaigner } from '../src/bots.ts'
import { SETTINGS, STRONG_LIMIT } from '../src/data/numbers.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { strongHordes } from '../src/table.ts'

const GAMES = Number(process.argv[2] ?? 300)
const MAX_STRONG = 24

interface Ends {
  /** Games by number of strong hordes at the end. The last entry: that many or more, or all characters turned. */
  counts: number[]
  /** By game: whether it was won. */
  won: boolean[]
}

function endsOf(bot: Bot, characters: number): Ends {
  const counts = Array.from({ length: MAX_STRONG + 1 }, () => 0)
  const won: boolean[] = []
  for (let n = 0; n < GAMES; n++) {
    const chance = quickChance(`ends-${n}`)
    const { position, pending } = start(game, `ends-${n}`, 1, { characters })
    const g = new Referee<Table, Event>(game, position, true).resume(pending)
    while (g.pending.length > 0) g.make(0, decide(bot, thinkingOf(game, g.position, 0, chance)))
    counts[g.result!.reason === 'overrun' ? MAX_STRONG : Math.min(MAX_STRONG, strongHordes(g.table))]!++
    won.push(g.result!.winners.length > 0)
  }
  return { counts, won }
}

const share = (won: readonly boolean[]): string =>
  `${((100 * won.filter(Boolean).length) / won.length).toFixed(1)} %`

/** How many more of the same games the second bot won, in percent, with the 95 % interval. */
function lead(first: readonly boolean[], second: readonly boolean[]): string {
  const leads = first.map((won, n) => 100 * (Number(second[n]) - Number(won)))
  const mean = leads.reduce((sum, one) => sum + one, 0) / leads.length
  const squares = leads.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const half = 1.96 * Math.sqrt(squares / (leads.length - 1) / leads.length)
  return `${mean.toFixed(1)} (${(mean - half).toFixed(1)} to ${(mean + half).toFixed(1)})`
}

const WIDTH = 720
const ROW = 120
const LEFT = 40
const STEP = (WIDTH - LEFT - 20) / (MAX_STRONG + 1)
const BAR_HEIGHT = 84

const x = (strong: number): string => (LEFT + strong * STEP).toFixed(1)

function bars(ends: readonly number[], floor: number, shift: number, fill: string): string {
  return ends
    .map((count, strong) => {
      if (count === 0) return ''
      const height = (count / GAMES) * BAR_HEIGHT * 5
      const left = LEFT + strong * STEP + shift
      return `<rect x="${left.toFixed(1)}" y="${(floor - height).toFixed(1)}" width="${(STEP * 0.42).toFixed(1)}" height="${height.toFixed(1)}" ${fill}/>`
    })
    .join('')
}

const PLAIN = 'fill="none" stroke="#8a6d3b" stroke-width="1.5"'
const FILLED = 'fill="#5d7f2a"'

const panels = [2, 3, 4].map((characters, n) => {
  const floor = (n + 1) * ROW
  const [plan, seasoned] = [endsOf(planner, characters), endsOf(campaigner, characters)]
  console.log(
    `${characters} characters, ${GAMES} games: planner ${share(plan.won)}, campaigner ${share(seasoned.won)}, ${lead(plan.won, seasoned.won)} more`,
  )
  return `${bars(plan.counts, floor, STEP * 0.06, PLAIN)}${bars(seasoned.counts, floor, STEP * 0.52, FILLED)}
<path d="M${LEFT} ${floor + 0.5}H${WIDTH - 20}" stroke="#888"/>
<text x="${WIDTH - 20}" y="${floor - BAR_HEIGHT}" text-anchor="end" font-weight="700">${characters} characters, ${SETTINGS[characters]!.label.toLowerCase()}</text>`
})

const bottom = 3 * ROW
const ticks = Array.from({ length: MAX_STRONG / 2 + 1 }, (_, n) => n * 2).map(
  (strong) =>
    `<text x="${(LEFT + (strong + 0.5) * STEP).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${strong}</text>`,
)
const limit = x(STRONG_LIMIT + 1)

writeFileSync(
  new URL('ends.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 64}" font-family="system-ui, sans-serif" font-size="13" fill="#776b58" role="img" aria-label="How many strong hordes are left at the end">
${panels.join('\n')}
<path d="M${limit} 14V${bottom}" stroke="#a3201a" stroke-dasharray="4 3"/><text x="${limit}" y="12" text-anchor="middle" fill="#a3201a">won | lost</text>
${ticks.join('')}
<text x="${WIDTH - 20}" y="${bottom + 34}" text-anchor="end">strong hordes at the end (${MAX_STRONG}: or more, or all turned)</text>
<rect x="${LEFT}" y="${bottom + 42}" width="12" height="12" ${PLAIN}/><text x="${LEFT + 18}" y="${bottom + 53}">planner</text>
<rect x="${LEFT + 90}" y="${bottom + 42}" width="12" height="12" ${FILLED}/><text x="${LEFT + 108}" y="${bottom + 53}">campaigner</text>
</svg>
`,
)
