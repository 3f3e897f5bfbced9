import { setTimeout as wait } from 'node:timers/promises'
import { rulesOf } from '@shamble/catalogue/server'
import type { AnyGame } from '@shamble/engine'
import { CHECKPOINT } from '@shamble/room'
import type { Counted, Operations } from './counted.ts'
import { startCounter, type Counter, type Counts } from './counter.ts'
import { roomKinds } from './kinds.ts'
import { playAttempt, playTable, type Party, type Played } from './table.ts'

const GAME = 'zombie-wars'
const ENTRIES = 'INTO entries'
// After the last has left, what they leave behind is stored and reported.
const SETTLES = 3000
// The runtime puts an idle object to sleep after ten seconds, on a busy machine later.
const SLEEPS = 60_000

/** Plays games of each kind in rooms, and counts. */
export async function countRooms(games: number): Promise<Pick<Counted, 'rooms' | 'waking'>> {
  const game = await rulesOf(GAME)
  const counter = await startCounter()
  try {
    const rooms: Counted['rooms'] = {}
    const codes: string[] = []
    for (const { name, party } of roomKinds) {
      const { played, operations } = await countParty(counter, game, party, games)
      rooms[name] = operations
      codes.push(...played.map(({ code }) => code))
    }
    return { rooms, waking: await countWaking(counter, codes, rooms) }
  } finally {
    await counter.stop()
  }
}

/** Plays some games of a party at once. */
export async function countParty(
  counter: Counter,
  game: AnyGame,
  party: Party | 'attempt',
  games: number,
): Promise<{ played: Played[]; operations: Operations }> {
  const play = () =>
    party === 'attempt' ? playAttempt(counter, game, dailyOf(game)) : playTable(counter, game, party)
  const [before, busy] = [await counter.counts(), counter.processor()]
  const played = await Promise.all(Array.from({ length: games }, play))
  await wait(SETTLES)
  const [after, spent] = [await counter.counts(), counter.processor()]
  const mean = (of: (game: Played) => number) => played.reduce((sum, one) => sum + of(one), 0) / games
  const less = (of: keyof Omit<Counts, 'rowsWritten'>) => (after[of] - before[of]) / games
  const written = Object.entries(after.rowsWritten).map(
    ([what, rows]) => [what, (rows - (before.rowsWritten[what] ?? 0)) / games] as const,
  )
  const entries = (after.rowsWritten[ENTRIES]! - (before.rowsWritten[ENTRIES] ?? 0)) / games
  const moves = mean(({ moves }) => moves)
  const operations = {
    games,
    moves,
    turns: mean(({ turns }) => turns.length),
    // Several moves of bots share a row.
    journals: (mean(({ turns }) => turns.reduce((sum, length) => sum + length, 0)) * entries) / moves,
    checkpoints: mean(({ moves }) => checkpointsIn(moves)),
    requests: less('requests'),
    calls: less('calls'),
    messages: less('messages'),
    sent: less('sent'),
    rowsRead: less('rowsRead'),
    rowsWritten: Object.fromEntries(written.filter(([, rows]) => rows > 0)),
    active: (spent - busy) / games,
    stored: mean(({ code }) => counter.stored(code)),
  }
  return { played, operations }
}

// The last move stores the room in any case.
const checkpointsIn = (moves: number): number => Math.floor((moves - 1) / CHECKPOINT)

// All rooms sleep, and each is looked at once.
async function countWaking(
  counter: Counter,
  codes: string[],
  rooms: Counted['rooms'],
): Promise<Counted['waking']> {
  await wait(SLEEPS)
  const [before, busy] = [await counter.counts(), counter.processor()]
  for (const code of codes) await counter.look(`/api/rooms/${code}`)
  const [after, spent] = [await counter.counts(), counter.processor()]
  const entries = Object.values(rooms).reduce((sum, room) => sum + room.games * room.rowsWritten[ENTRIES]!, 0)
  const rows = (after.rowsRead - before.rowsRead - entries) / codes.length
  if (rows < 0) throw new Error('Some rooms did not sleep: count again on an idle machine.')
  return {
    rows,
    milliseconds: (spent - busy) / codes.length,
  }
}

const dailyOf = ({ id }: AnyGame): string => `daily-${id}-${new Date().toISOString().slice(0, 10)}`
