import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { quickChance } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { gameOf } from '../../games.ts'
import { freePort, ROOMS, serverIn, type Worker } from '../../server/index.ts'
import type { Tally } from './connection.ts'
import { stepSizes } from '../wire.ts'
import { playedRoom, SEATS, scriptedRoom, type Room } from './room.ts'

/** A running server of rooms. */
export interface Peer {
  pid: number
  open: (n: number, tally: Tally) => Promise<Room>
  kill: () => Promise<void>
}

const BARE: Worker = { folder: fileURLToPath(new URL('./bare', import.meta.url)), entry: 'worker.ts' }
const INDICES = 30

/** Our rooms, in workerd. */
export async function ours(folder: string): Promise<Peer> {
  const server = await serverIn(join(folder, 'ours'), ROOMS)
  await server.start()
  return {
    pid: server.pid(),
    open: (n, tally) => playedRoom(server.port, quickChance(n), tally, `10.0.${n >> 8}.${n & 255}`),
    kill: server.kill,
  }
}

/** Bare objects that store each move, in workerd as well. */
export async function bare(folder: string): Promise<Peer> {
  const server = await serverIn(join(folder, 'bare'), BARE)
  await server.start()
  return { pid: server.pid(), open: await scripted(server.port), kill: server.kill }
}

/** The same objects, sending as many bytes to each seat as our rooms. */
export async function bareAlike(folder: string): Promise<Peer> {
  const server = await serverIn(join(folder, 'alike'), BARE)
  await server.start()
  const { game } = await gameOf('zombie-wars')
  return { pid: server.pid(), open: await scripted(server.port, stepSizes(game, SEATS)), kill: server.kill }
}

/** A relay in Node that stores nothing. */
export async function relay(): Promise<Peer> {
  const port = await freePort()
  const file = fileURLToPath(new URL('./relay.ts', import.meta.url))
  const child = spawn(execPath, [file, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    pid: child.pid!,
    open: await scripted(port),
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

// The turns of a game of Zombie Wars, starting at a different move in each room.
async function scripted(port: number, sizes: number[][] | null = null): Promise<Peer['open']> {
  const { game } = await gameOf('zombie-wars')
  const chance = quickChance('script')
  const { moves } = randomGame(game, 'bench', { seats: SEATS, options: 'default' })
  const script = moves.map(([seat]): [number, number] => [seat, chance(INDICES)])
  return (n, tally) => {
    const from = (n * 7) % script.length
    const own = [...script.slice(from), ...script.slice(0, from)]
    return scriptedRoom(`ws://127.0.0.1:${port}/ws/${n}`, own, sizes, tally)
  }
}
