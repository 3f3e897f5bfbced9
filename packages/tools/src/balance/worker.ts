import { parentPort, workerData } from 'node:worker_threads'
import { playBatch, type Batch } from './crew.ts'
import type { Plan } from './plan.ts'

// A thread that plays a plan: it receives batches and sends outcomes.
const port = parentPort!
port.on('message', async (batch: Batch) => {
  port.postMessage(await playBatch(workerData as Plan, batch))
})
