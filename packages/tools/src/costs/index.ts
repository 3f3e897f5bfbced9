import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stdout } from 'node:process'
import type { AnyGame } from '@shamble/engine'
import type { Stranger } from '@shamble/engine/testing'
import { gameOf } from '../games.ts'
import { carriedIn } from './found.ts'
import { costliest, KINDS, longest, SLICES, type Cost } from './search.ts'
import { stepCounter } from './steps.ts'
import { judgedSlices, open, parSlices, renamed } from './work.ts'

/** Milliseconds that an answer, or a slice between two answers, may take. */
const MAX_COST: Cost = { page: 60, par: 50, judging: 50 }
// The first rounds compile code.
const ROUNDS = 4

/** Looks for untrusted values of the highest cost, and writes them to a folder. Returns the exit code: 1 when one is above its limit. */
export async function findCostly(
  { game }: { game: AnyGame },
  make: Stranger,
  tries: number,
  { seed, folder }: { seed: string; folder: string },
): Promise<number> {
  const found = await costliest(game, make, tries, seed)
  mkdirSync(folder, { recursive: true })
  for (const kind of KINDS) {
    const { n, cost, carried, options, seats } = found[kind]
    const file = join(folder, `${game.id}-${kind}-${seed}-${n}.json`)
    writeFileSync(file, `${JSON.stringify({ carried, options, seats })}\n`)
    stdout.write(`${kind}: ${cost[kind].toFixed(1)} ms, at most ${MAX_COST[kind]}: ${relative('.', file)}\n`)
  }
  const costs = KINDS.map((kind) => [kind, Number(found[kind].cost[kind].toFixed(1))] as const)
  stdout.write(`${JSON.stringify({ game: game.id, tried: tries, ...Object.fromEntries(costs) })}\n`)
  return costs.some(([kind, cost]) => cost > MAX_COST[kind]) ? 1 : 0
}

/** Prints the steps that the values in some files take, a line of JSON for each. Returns the exit code. */
export async function countSteps(id: string | undefined, files: readonly string[]): Promise<number> {
  const counter = await stepCounter()
  const { game } = await gameOf(id)
  for (const file of files) {
    const one = carriedIn(file)
    const steps = (slices: Iterable<() => void>, most?: number) => longest(slices, counter.stepsOf, most)
    const rounds: Cost[] = []
    for (let n = 0; n < ROUNDS; n++)
      rounds.push({
        page: await steps([() => open(game, renamed(one))]),
        par: await steps(await parSlices(game, renamed(one)), SLICES),
        judging: await steps(judgedSlices(game, renamed(one))),
      })
    const least = KINDS.map((kind) => [kind, Math.min(...rounds.map((round) => round[kind]))])
    stdout.write(`${JSON.stringify({ file, ...Object.fromEntries(least) })}\n`)
  }
  counter.stop()
  return 0
}
