import { parentPort, workerData } from 'node:worker_threads'
import { playBatch, type Batch } from './crew.ts'
import type { Plan } from './plan.ts'

// One of the threads that play a plan: it is sent batches and sends back how they went.
const port = parentPort!
port.on('message', async (batch: Batch) => {
  port.postMessage(await playBatch(workerData as Plan, batch))
})
