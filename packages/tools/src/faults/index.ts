import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stderr, stdout } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { quickChance } from '@shamble/engine'
import { readArguments, type Flags } from '../arguments.ts'
import { gameOf } from '../games.ts'
import { ROOMS, serverIn } from '../server/index.ts'
import type { Tool } from '../tool.ts'
import { roomAt, type Losses, type Room } from './room.ts'

const FLAGS: Flags = { moves: 'value', rooms: 'value', kill: 'value', seed: 'value' }

const usage = `
pnpm tool faults [game] [--moves N]

Plays whole games in rooms of a real Worker, two people, a bot and somebody watching, while connections are cut, messages sent
twice, and the server process killed and started again on the same storage. Then every log is compared with what each
player did and was told. The last line is \`lost A doubled B\`; the exit code is 1 unless both are 0.

  --moves N   so many acknowledged moves of people, and the games begun are played to their end (1000)
  --rooms K   rooms at a time (8)
  --kill N    kill the server after so many moves (250)
  --seed S    the same seed makes the same choices, not the same timing (faults)
`

const MOVES = 1000
const ROOMS_AT_A_TIME = 8
const KILL_AFTER = 250
// A connection is cut once in so many looks that find a new move at some room.
const CUT = 4
const LOOK = 15
// A room that has not come to its end after this is stuck.
const STUCK = 300_000

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const { game } = await gameOf(given.words[0] ?? 'zombie-wars')
  const wanted = given.whole('moves') ?? MOVES
  const most = given.whole('rooms') ?? ROOMS_AT_A_TIME
  const killAfter = given.whole('kill') ?? KILL_AFTER
  const chance = quickChance(given.text('seed') ?? 'faults')
  const folder = mkdtempSync(join(tmpdir(), 'shamble-faults-'))
  const server = await serverIn(folder, ROOMS)
  const total: Losses & { moves: number; games: number; kills: number; cuts: number } = {
    lost: 0,
    doubled: 0,
    complaints: [],
    moves: 0,
    games: 0,
    kills: 0,
    cuts: 0,
  }

  try {
    await server.start()
    let rooms: Room[] = []
    let killed = 0
    let progressed = performance.now()
    let before = 0
    const made = () => total.moves + rooms.reduce((sum, room) => sum + room.moves(), 0)
    for (;;) {
      while (rooms.length < most && made() < wanted) rooms.push(await roomAt(server.port, game, chance))
      if (rooms.length === 0) break
      for (const room of rooms) room.play()
      if (made() !== before && chance(CUT) === 0) {
        rooms[chance(rooms.length)]!.cut()
        total.cuts++
      }
      before = made()
      if (made() - killed >= killAfter) {
        killed = made()
        total.kills++
        await server.kill()
        await server.start()
        stderr.write(`${killed} moves, killed and started again\n`)
        progressed = performance.now()
      }
      await wait(LOOK)
      rooms = rooms.filter((room) => !ended(room))
      if (made() !== before) progressed = performance.now()
      if (performance.now() - progressed > STUCK) throw new Error('The rooms are stuck.')
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }

  function ended(room: Room): boolean {
    if (!room.isOver()) return false
    const { lost, doubled, complaints } = room.losses()
    total.moves += room.moves()
    total.games++
    total.lost += lost
    total.doubled += doubled
    total.complaints.push(...complaints)
    room.close()
    return true
  }

  for (const complaint of total.complaints) stderr.write(`${complaint}\n`)
  stdout.write(
    `${total.games} games, ${total.moves} moves of people, ${total.kills} kills, ${total.cuts} cuts\n`,
  )
  stdout.write(`lost ${total.lost} doubled ${total.doubled}\n`)
  return total.lost + total.doubled === 0 && total.moves >= wanted ? 0 : 1
}

export const tool: Tool = { usage, run }
