import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { replay, type Log } from '@shamble/engine'
import { gameOf } from '../games.ts'

// A thread that has run nothing yet: what its first replay costs.
const { asked, log } = workerData as { asked: string; log: Log }
const { game } = await gameOf(asked)
const began = process.threadCpuUsage()
replay(game, log)
const { user, system } = process.threadCpuUsage(began)
const port = parentPort!
// A thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
port.postMessage((user + system) / 1000)
