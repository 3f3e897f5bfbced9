import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { quickChance } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { WebSocket } from 'ws'

/*
 * The crowd of `voters.ts`: many sockets of one room. All vote whenever they are asked.
 */

/** The reports of the thread: all have joined; all have voted; all have received this length of the journal; a refusal or a cut. */
export type Report =
  | { did: 'come' }
  | { did: 'voted' }
  | { did: 'heard'; at: number; when: number }
  | { did: 'wrong'; says: string }

// A connection without a seat may send two messages a second in the long run.
const BREATH = 600

const { address, size } = workerData as { address: string; size: number }
const port = parentPort!
const chance = quickChance('crowd')
const sockets: WebSocket[] = []
let asked = -1
let voted = 0
let step = { at: -1, left: size }

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (report: Report) => port.postMessage(report)

for (let n = 0; n < size; n++) sockets.push(await voterAt(n))
tell({ did: 'come' })

function voterAt(n: number): Promise<WebSocket> {
  const headers = { 'cf-connecting-ip': `10.0.${n >> 8}.${n & 255}` }
  const socket = new WebSocket(address, { perMessageDeflate: false, headers })
  return new Promise((done, refuse) => {
    socket.on('error', refuse)
    socket.on('close', () => tell({ did: 'wrong', says: 'A voter was cut off.' }))
    socket.on('open', () => {
      const token = makeToken(crypto.getRandomValues(new Uint8Array(16)))
      socket.send(JSON.stringify(['hello', { v: 1, token }]))
    })
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('["s",')) hear(Number.parseInt(text.slice(5)))
      else if (text.startsWith('["votes",')) void look(text)
      else if (text.startsWith('["welcome",')) done(socket)
      else if (text.startsWith('["no",') || text.startsWith('["bye",')) tell({ did: 'wrong', says: text })
    })
  })
}

function hear(at: number): void {
  if (at !== step.at) step = { at, left: size }
  if (--step.left === 0) tell({ did: 'heard', at, when: performance.timeOrigin + performance.now() })
}

// Only the first reads what all receive at the same time.
async function look(text: string): Promise<void> {
  const at = Number.parseInt(text.slice('["votes",'.length))
  if (at === asked) return
  asked = at
  const [, , , , counts] = JSON.parse(text) as [string, number, number, number, number[]]
  await wait(Math.max(0, voted + BREATH - performance.now()))
  voted = performance.now()
  for (const socket of sockets) socket.send(JSON.stringify(['v', at, chance(counts.length)]))
  tell({ did: 'voted' })
}
