import { parentPort, workerData } from 'node:worker_threads'
import { benches } from './index.ts'

// The thread that measures one line, with nothing else in it.
const { name, games } = workerData as { name: string; games: string[] }
const bench = benches.find(({ names }) => names(games).includes(name))!
const port = parentPort!
// A thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
port.postMessage(await bench.measure(name))
