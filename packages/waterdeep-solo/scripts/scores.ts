// Plays games with two bots and draws the distribution of their scores: node scripts/scores.ts [games] [playouts a decision].
// Writes scripts/scores.svg and prints the figures of the README. The result is deterministic.

import { writeFileSync } from 'node:fs'
import { quickChance, Referee, start } from '@shamble/engine'
import { bots, decide, thinkingOf, type Bot } from '@shamble/engine/bots'
import { waterdeepSolo } from '../src/index.ts'
import { score } from '../src/score.ts'

const game = { ...waterdeepSolo, score }

const GAMES = Number(process.argv[2] ?? 500)
const PLAYOUTS = Number(process.argv[3] ?? 60)

const random = scoresOf(bots.random, 1)
const dreamer = scoresOf(bots.dreamer, PLAYOUTS)
for (const [name, scores] of [
  ['random', random],
  [`dreamer:${PLAYOUTS}`, dreamer],
] as const) {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const above = scores.filter((score) => score > 0).length / scores.length
  const figures = {
    games: scores.length,
    mean: round(mean),
    aboveZero: round(above),
    min: scores[0],
    p10: at(scores, 0.1),
  }
  console.log(
    name,
    JSON.stringify({ ...figures, p50: at(scores, 0.5), p90: at(scores, 0.9), max: scores.at(-1) }),
  )
}
writeFileSync(new URL('scores.svg', import.meta.url), picture(random, dreamer))

/** The scores of the games of a bot, sorted. */
function scoresOf(bot: Bot, iterations: number): number[] {
  const scores: number[] = []
  const chance = quickChance(`${bot.name}-${iterations}`)
  for (let n = 0; n < GAMES; n++) {
    const g = new Referee(game, start(game, `scores-${n}`, 1).position, true).settle()
    while (g.pending.length > 0) {
      g.make(0, decide(bot, thinkingOf(game, g.position, 0, chance), { iterations }))
    }
    scores.push(g.result!.scores![0]!)
  }
  return scores.toSorted((a, b) => a - b)
}

function at(scores: readonly number[], share: number): number {
  return scores[Math.floor(share * (scores.length - 1))]!
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}

/** A histogram in steps of ten points: one row for each bot, zero marked. */
function picture(random: readonly number[], dreamt: readonly number[]): string {
  const STEP = 10
  const from = Math.floor(Math.min(random[0]!, dreamt[0]!) / STEP) * STEP
  const to = Math.ceil((Math.max(random.at(-1)!, dreamt.at(-1)!) + 1) / STEP) * STEP
  const width = 720
  const x = (score: number) => 40 + ((score - from) / (to - from)) * (width - 60)
  const bars = (scores: readonly number[], floor: number, fill: string, name: string) => {
    const counts = new Map<number, number>()
    for (const score of scores) {
      const bin = Math.floor(score / STEP) * STEP
      counts.set(bin, (counts.get(bin) ?? 0) + 1)
    }
    const max = Math.max(...counts.values())
    const drawn = [...counts].map(([bin, count]) => {
      const height = (count / max) * 90
      const width = x(bin + STEP) - x(bin) - 1
      return `<rect x="${x(bin).toFixed(1)}" y="${(floor - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`
    })
    return `${drawn.join('')}<text x="40" y="${floor - 98}" font-weight="700">${name}</text>`
  }
  const ticks = []
  for (let score = Math.ceil(from / 50) * 50; score <= to; score += 50) {
    ticks.push(
      `<path d="M${x(score).toFixed(1)} 262v6" stroke="#888"/><text x="${x(score).toFixed(1)}" y="284" text-anchor="middle">${score}</text>`,
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300" font-family="system-ui, sans-serif" font-size="13" fill="#776b58" role="img" aria-label="How final scores spread">
${bars(random, 125, '#b07a2a', 'random')}
${bars(dreamt, 260, '#5d7f2a', `dreamer, ${PLAYOUTS} playouts a decision`)}
<path d="M40 125.5h660M40 261.5h660" stroke="#888"/><path d="M${x(0).toFixed(1)} 14v248" stroke="#a3201a" stroke-dasharray="4 3"/>
${ticks.join('')}
<text x="700" y="298" text-anchor="end">final score</text>
</svg>
`
}
