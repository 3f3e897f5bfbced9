import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { replay, type Log } from '@shamble/engine'
import { gameOf } from '../games.ts'

// A fresh thread: the cost of its first replay, before any code is warm.
const { asked, log } = workerData as { asked: string; log: Log }
const { game } = await gameOf(asked)
const began = process.threadCpuUsage()
replay(game, log)
const { user, system } = process.threadCpuUsage(began)
const port = parentPort!
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
port.postMessage((user + system) / 1000)
