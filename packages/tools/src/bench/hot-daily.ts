import { globSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { begin, concede } from '../attack/attempts.ts'
import { newToken, startTarget, type Target } from '../attack/target.ts'
import { isBuilt } from './built-app.ts'
import { atMost, missing, type Bench } from './figure.ts'
import { quantile } from './load/figures.ts'
import { middle, thousands } from './samples.ts'

// `SHAMBLE_BENCH=quick` is for testing the bench.
const [ATTEMPTS, PLAYERS, LOOKS] = env.SHAMBLE_BENCH === 'quick' ? [8, 40, 3] : [200, 20_000, 300]
const AT_ONCE = 16
/** Maximum rows that a board keeps of its players. */
const ROWS = 2000
/** Milliseconds for a board. */
const MAX_BOARD = 50
const GAME = 'zombie-wars'
// Milliseconds of processor time in a second.
const IDLE = 20
// An idle object is evicted after ten seconds, and then reads its storage again.
const EVICTED_AFTER = 12_000

/**
 * A crowd at today's challenge, on the built app in workerd: people who look at it, who begin an attempt, each from an address of their
 * own, and who give it up; and its board when many have played. Processor time is that of the whole server. Needs `pnpm build`.
 */
export const hotDaily: Bench = {
  names: () => ['hot daily'],
  async measure(name) {
    if (!isBuilt()) return [missing(name, 'ms', null, 'nothing is built: pnpm build')]
    const target = await startTarget()
    try {
      const code = `daily-${GAME}-${new Date().toISOString().slice(0, 10)}`
      const frame = `/embed/daily/${GAME}`
      await crowd(AT_ONCE, () => target.ask(frame))
      const looked = await costing(target, () => crowd(ATTEMPTS, () => target.ask(frame)))
      await crowd(AT_ONCE * AT_ONCE, () => begin(target, code))
      const begun = await costing(target, () => crowd(ATTEMPTS, () => begin(target, code)))
      const attempts = begun.done.filter((attempt) => attempt !== null)
      const ended = await costing(target, () => crowd(attempts.length, (n) => concede(target, attempts[n]!)))
      await wait(EVICTED_AFTER)
      fill(target.state)
      const looks: number[] = []
      for (let n = 0; n < LOOKS; n++) {
        const before = performance.now()
        await boardOf(target, code)
        looks.push(performance.now() - before)
      }
      const rate = (work: { took: number }) => `${thousands((1000 * ATTEMPTS) / work.took)} a second`
      return [
        atMost(`${name}, a look at its frame`, looked.processor / ATTEMPTS, 'ms', null, rate(looked)),
        atMost(`${name}, an attempt begun`, begun.processor / ATTEMPTS, 'ms', null, rate(begun)),
        atMost(
          `${name}, attempts refused`,
          ATTEMPTS - attempts.length,
          'attempts',
          0,
          `of ${thousands(ATTEMPTS)}`,
        ),
        atMost(`${name}, an attempt given up`, ended.processor / attempts.length, 'ms', null, rate(ended)),
        atMost(
          `${name}, board of ${thousands(PLAYERS)} players`,
          middle(looks).median,
          'ms',
          MAX_BOARD,
          `99 of 100 within ${thousands(quantile(looks, 0.99), 1)}, the first ${thousands(looks[0]!, 1)}`,
        ),
      ]
    } finally {
      await target.stop()
    }
  },
}

// Milliseconds on the wall, and of the server's processor until it is idle: rivals think on when the request is answered.
async function costing<T>(target: Target, work: () => Promise<T>) {
  const [before, began] = [target.spent(), performance.now()]
  const done = await work()
  const took = performance.now() - began
  for (let spent = -Infinity; target.spent() - spent > IDLE;) {
    spent = target.spent()
    await wait(1000)
  }
  return { done, took, processor: target.spent() - before }
}

// Does something many times, some at once.
async function crowd<T>(count: number, does: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const one = async () => {
    for (let n = next++; n < count; n = next++) done.push(await does(n))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return done
}

async function boardOf(target: Target, code: string): Promise<void> {
  const headers = { authorization: `Bearer ${newToken()}` }
  const { status } = await target.ask(`/api/challenges/${code}`, { headers })
  if (status !== 200) throw new Error(`The board answers ${status}.`)
}

// Fills the challenge and its shards with the players of a day, as they would be stored.
function fill(state: string): void {
  const files = globSync('storage/Challenge/*.sqlite', { cwd: state }).map((file) => join(state, file))
  const boards = files.filter((file) => hasRows(file))
  for (const file of boards) {
    const storage = new DatabaseSync(file)
    const row = storage.prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?)')
    const attempt = storage.prepare('INSERT INTO attempts VALUES (?, ?, 0, 1, 1)')
    storage.exec('BEGIN')
    for (let n = 0; n < PLAYERS; n++) {
      attempt.run(`player ${n}`, `room ${n}`)
      if (n >= ROWS) continue
      const result = JSON.stringify({ winners: [0], scores: [n, n + 1, n + 2] })
      row.run(`player ${n}`, `Player ${n}`, n, 200, `[${n}]`, result, `log ${n}`, `digest ${n}`)
    }
    storage.exec('COMMIT')
    storage.close()
  }
  if (boards.length === 0) throw new Error('There is no board in the storage.')
}

function hasRows(file: string): boolean {
  const storage = new DatabaseSync(file)
  const found = storage.prepare("SELECT 1 FROM sqlite_master WHERE name = 'rows'").get() !== undefined
  storage.close()
  return found
}
