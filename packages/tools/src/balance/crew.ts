import { Worker } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import { playMatch, type Outcome } from './match.ts'
import { playersOf, type Plan } from './plan.ts'

/** What a worker is asked: the games from `from` to before `to`. */
export interface Batch {
  from: number
  to: number
}

const BATCHES_A_WORKER = 40

/**
 * Plays all games of a plan, on so many threads. The outcomes are in the order of the games, and the same
 * for any number of workers. Rejects when a game fails, saying which.
 */
export async function playAll(
  plan: Plan,
  workers: number,
  onProgress: (games: number) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const keep = (played: Outcome[]) => {
    outcomes.push(...played)
    onProgress(outcomes.length)
  }
  if (workers <= 1) await playHere(plan, keep)
  else await playBeside(plan, workers, keep)
  return outcomes.sort((a, b) => a.n - b.n)
}

async function playHere(plan: Plan, keep: (played: Outcome[]) => void): Promise<void> {
  for (const batch of batchesOf(plan, 1)) keep(await playBatch(plan, batch))
}

async function playBeside(plan: Plan, workers: number, keep: (played: Outcome[]) => void): Promise<void> {
  const batches = batchesOf(plan, workers)
  const crew: Worker[] = []
  try {
    await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, hire))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }

  // One worker, given batches until there are none left.
  function hire(): Promise<void> {
    return new Promise((done, failed) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan })
      crew.push(worker)
      const next = () => {
        const batch = batches.shift()
        // A thread, not a window: there is no origin to name.
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

/** Plays some games of a plan, one after the other. */
export async function playBatch(plan: Plan, { from, to }: Batch): Promise<Outcome[]> {
  const { game, bots } = await gameOf(plan.asked)
  const players = playersOf(plan, bots)
  return Array.from({ length: to - from }, (_, i) => {
    try {
      return playMatch(game, plan, players, from + i)
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Game ${from + i}, seed ${plan.seed}-${from + i}: ${why}`, { cause })
    }
  })
}

function batchesOf({ games }: Plan, workers: number): Batch[] {
  const size = Math.ceil(games / (workers * BATCHES_A_WORKER))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }))
}
