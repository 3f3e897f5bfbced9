import { Worker } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import { playMatch, seedOf, type Outcome } from './match.ts'
import type { Store } from './persistence.ts'
import { playersOf, type Plan } from './plan.ts'

/** A task of a worker: the numbers of games. */
export type Batch = readonly number[]

const BATCHES_A_WORKER = 40

/** How a plan is played. */
export interface Manner {
  workers: number
  onProgress?: (games: number) => void
  /** Games in it are not played again; others are added as they end. */
  store?: Store | undefined
}

/** Plays all games of a plan. The outcomes are in the order of the games, whatever the number of workers. Rejects when a game fails. */
export async function playAll(plan: Plan, { workers, onProgress, store }: Manner): Promise<Outcome[]> {
  const numbers = Array.from({ length: plan.games }, (_, n) => n)
  const outcomes = numbers.flatMap((n) => store?.played.get(n) ?? [])
  const keep = (played: Outcome[]) => {
    store?.add(played)
    outcomes.push(...played)
    onProgress?.(outcomes.length)
  }
  const batches = batchesOf(
    numbers.filter((n) => !store?.played.has(n)),
    workers,
  )
  if (workers <= 1) for (const batch of batches) keep(await playBatch(plan, batch))
  else await playBeside(plan, batches, workers, keep)
  return outcomes.sort((a, b) => a.n - b.n)
}

async function playBeside(
  plan: Plan,
  batches: Batch[],
  workers: number,
  keep: (played: Outcome[]) => void,
): Promise<void> {
  const crew: Worker[] = []
  try {
    await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, hire))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }

  // One worker, which is sent batches until none are left.
  function hire(): Promise<void> {
    return new Promise((done, failed) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan })
      crew.push(worker)
      const next = () => {
        const batch = batches.shift()
        // A thread has no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        if (batch) worker.postMessage(batch)
        else done()
      }
      worker.on('message', (played: Outcome[]) => {
        keep(played)
        next()
      })
      worker.on('error', failed)
      worker.on('exit', (code) => failed(new Error(`A worker ended with code ${code}.`)))
      next()
    })
  }
}

/** Plays some games of a plan. */
export async function playBatch(plan: Plan, batch: Batch): Promise<Outcome[]> {
  const { game, bots } = await gameOf(plan.asked)
  const players = playersOf(plan, bots)
  return batch.map((n) => {
    try {
      return playMatch(game, plan, players, n)
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Game ${n}, seed ${seedOf(plan, n)}: ${why}`, { cause })
    }
  })
}

function batchesOf(numbers: readonly number[], workers: number): Batch[] {
  const size = Math.max(1, Math.ceil(numbers.length / (workers * BATCHES_A_WORKER)))
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size),
  )
}
