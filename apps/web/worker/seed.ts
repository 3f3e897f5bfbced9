import { rules } from '@shamble/catalogue/rules'
import { commitmentOf, judge, PAR_RUNS, parOf, parRun } from '@shamble/challenge'
import type { ChallengeCode, LoggedRow, Reached, Sheet } from '@shamble/challenge'
import { look, start, type AnyGame, type Sight } from '@shamble/engine'
import { makeToken, TOKEN_BYTES, type Outcome } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { boardIn, layBoard, shown, type Board } from './board.ts'
import type { Added, Facts, Making, News, Own, Run, Tried } from './facts.ts'
import { seedAt } from './sheet.ts'

/*
 * One challenge, or one shard of a daily one: its seed, its attempts, its board. Nothing is in memory that the rows do not
 * tell. A challenge that was never made owns no table and writes nothing.
 */

interface Open {
  game: AnyGame
  /** Null: the challenge itself. */
  shard: number | null
  facts: Facts
  opening: Sight<unknown>
  board: Board
}

type Kept = { shard: number | null; facts: string; opening: string }
type Attempt = { room: string; practice: number; over: number; done: number }

const MOST_ATTEMPTS = 20_000
// How many attempts it takes at once, and how many more each second: a bound on what a flood may cost.
const BURST = 60
const PER_SECOND = 10
// What happens within this time is told in one go.
const TELL_AFTER = 5000
// Alarms are tried again by the platform six times; after so many we start anew, or nothing would ever be told.
const LAST_RETRIES = 5
const RETRY_AFTER = 60_000

/** A challenge by its code; a shard by the code, `#` and its number. */
export class Seed extends DurableObject<Env> {
  #open: Open | null = null
  #left = BURST
  #filled = Date.now()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(() => this.#restore())
  }

  /** Makes the challenge; or a shard of one, of what stands about it. False when it has been made already. */
  async create(making: Making | Facts, shard: number | null = null): Promise<boolean> {
    const { game } = await rules[making.terms.game]!()
    if (this.#open) return false
    const facts = factsOf(making)
    const { terms, seed } = facts
    const opening = look(game, start(game, seed, terms.seats, terms.options).position, null)
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      sql.exec(
        'CREATE TABLE seed (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, shard INTEGER, facts TEXT NOT NULL, opening TEXT NOT NULL)',
      )
      sql.exec(
        'CREATE TABLE attempts (hash TEXT PRIMARY KEY, room TEXT NOT NULL, practice INTEGER NOT NULL, over INTEGER NOT NULL, done INTEGER NOT NULL) WITHOUT ROWID',
      )
      sql.exec('CREATE TABLE runs (run INTEGER PRIMARY KEY, reached TEXT NOT NULL)')
      layBoard(sql)
      sql.exec(
        'INSERT INTO seed VALUES (1, 1, ?, ?, ?)',
        shard,
        JSON.stringify(facts),
        JSON.stringify(opening),
      )
    })
    this.#restoreWith(game)
    if (shard === null) await this.ctx.storage.setAlarm(Date.now())
    return true
  }

  /** All that everybody may see: the seed only when it is open, or the challenge has closed. Null: no such challenge. */
  sheet(): Sheet | null {
    if (!this.#open) return null
    const { facts, opening, board } = this.#open
    const { seed, nonce, kind, closes, ...rest } = facts
    const closed = closes !== null && Date.now() >= closes
    const secret = kind === 'sealed' && !closed
    return {
      ...rest,
      kind,
      closes,
      closed,
      seed: secret ? null : seed,
      nonce: secret ? null : nonce,
      par: parOf(this.#runs().flatMap((reached) => (reached ? [reached] : []))),
      counts: board.counts(),
      rows: board.top(),
      mine: null,
      hidden: secret,
      opening,
    }
  }

  /** What stands about it, its seed included: for the Worker alone. */
  facts(): Facts | null {
    return this.#open?.facts ?? null
  }

  /** What a player has done here. */
  own(hash: string): Own {
    const line = this.#open?.board.of(hash)
    const mine = line ? shown({ ...line, rank: this.#open!.board.rankOf(line.standing) }) : null
    return { mine, done: this.#attempt(hash)?.done === 1 }
  }

  /** Takes a run of an open seed that has been judged. */
  add(run: Run): Added | ChallengeCode {
    const refused = this.#refused('open')
    if (refused) return refused
    const { board } = this.#open!
    const best = this.ctx.storage.transactionSync(() => {
      board.count({ attempts: 1, finished: 1 })
      return board.add(run)
    })
    const rank = board.rankOf(run.standing)
    return { rank, of: board.size(), row: shown({ ...run, rank }), best }
  }

  /**
   * Begins an attempt at a sealed seed in a room of this code, or names the room where the player's last attempt is still
   * being played. The first attempt counts; those after it are practice. `not`: this room could not be opened.
   */
  begin(hash: string, room: string, not: string | null): Tried | ChallengeCode {
    const refused = this.#refused('sealed')
    if (refused) return refused
    const last = this.#attempt(hash)
    const again = last !== undefined && last.room === not
    if (last && !last.over && !again) return { room: last.room, practice: last.practice === 1, fresh: false }
    const { sql } = this.ctx.storage
    if (!last && sql.exec<{ n: number }>('SELECT count(*) AS n FROM attempts').one().n >= MOST_ATTEMPTS)
      return 'challenge-full'
    const practice = again ? last.practice === 1 : last !== undefined
    this.ctx.storage.transactionSync(() => {
      const values = [hash, room, Number(practice), last?.done ?? 0]
      sql.exec('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, 0, ?)', ...values)
      if (!last) this.#open!.board.count({ attempts: 1 })
    })
    this.#changed()
    return { room, practice, fresh: true }
  }

  /** A room tells how an attempt ended. It may tell it twice. */
  finish({ challenge, room, name, log, when }: Outcome): void {
    const { hash } = challenge
    const open = this.#open
    const attempt = this.#attempt(hash)
    if (!open || attempt?.room !== room || attempt.over) return
    const { facts, board } = open
    const late = facts.closes !== null && when >= facts.closes
    const reached = log === null || attempt.practice || late ? null : judged(open, log)
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('UPDATE attempts SET over = 1, done = 1 WHERE hash = ?', hash)
      if (attempt.practice) return
      board.count(log === null ? { conceded: 1 } : { finished: 1 })
      if (reached) board.add({ hash, name, when, log: log!, ...reached })
    })
    this.#changed()
  }

  /** A page of the board with its logs; null while they are secret. */
  logged(from: number): LoggedRow[] | null {
    const sheet = this.sheet()
    return sheet && sheet.seed !== null ? this.#open!.board.logged(from) : null
  }

  /** A shard of this challenge tells what is new there. It may tell it twice. */
  merge({ shard, counts, runs }: News): void {
    if (!this.#open) return
    const { board } = this.#open
    this.ctx.storage.transactionSync(() => {
      board.countShard(shard, counts)
      for (const run of runs) board.add(run)
    })
  }

  override async alarm(tried?: AlarmInvocationInfo): Promise<void> {
    try {
      const open = this.#open
      if (!open) return
      if (open.shard === null) await this.#playForPar(open)
      else await this.#tellChallenge(open, open.shard)
    } catch (cause) {
      if ((tried?.retryCount ?? 0) < LAST_RETRIES) throw cause
      console.error(cause)
      await this.ctx.storage.setAlarm(Date.now() + RETRY_AFTER)
    }
  }

  // ── Inside ──

  async #restore(): Promise<void> {
    const { sql } = this.ctx.storage
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'seed'").toArray()
    if (made.length === 0) return
    const { id } = sql.exec<{ id: string }>("SELECT facts ->> '$.terms.game' AS id FROM seed").one()
    this.#restoreWith((await rules[id]!()).game)
  }

  #restoreWith(game: AnyGame): void {
    const { sql } = this.ctx.storage
    const row = sql.exec<Kept>('SELECT shard, facts, opening FROM seed').one()
    this.#open = {
      game,
      shard: row.shard,
      facts: JSON.parse(row.facts) as Facts,
      opening: JSON.parse(row.opening) as Sight<unknown>,
      board: boardIn(sql),
    }
  }

  #attempt(hash: string): Attempt | undefined {
    if (!this.#open) return undefined
    return this.ctx.storage.sql.exec<Attempt>('SELECT * FROM attempts WHERE hash = ?', hash).toArray()[0]
  }

  // Why nothing can be tried now.
  #refused(kind: Facts['kind']): ChallengeCode | null {
    if (!this.#open) return 'no-challenge'
    const { facts } = this.#open
    if (facts.kind !== kind) return facts.kind === 'open' ? 'challenge-open' : 'challenge-sealed'
    const now = Date.now()
    if (facts.closes !== null && now >= facts.closes) return 'challenge-closed'
    this.#left = Math.min(BURST, this.#left + ((now - this.#filled) / 1000) * PER_SECOND)
    this.#filled = now
    if (this.#left < 1) return 'too-many-attempts'
    this.#left--
    return null
  }

  #runs(): (Reached | null)[] {
    const rows = this.ctx.storage.sql
      .exec<{ reached: string }>('SELECT reached FROM runs ORDER BY run')
      .toArray()
    return rows.map(({ reached }) => JSON.parse(reached) as Reached | null)
  }

  // One run of the bots an alarm, so that nobody waits for long. A run in which the rules fail counts for nothing.
  async #playForPar({ game, facts: { terms, seed } }: Open): Promise<void> {
    const run = this.#runs().length
    const runs = Number(this.env.PAR_RUNS ?? PAR_RUNS)
    if (run >= runs || game.version !== terms.version) return
    let reached: Reached | null = null
    try {
      reached = parRun(game, terms, seed, run)
    } catch (cause) {
      console.error(cause)
    }
    this.ctx.storage.sql.exec('INSERT OR IGNORE INTO runs VALUES (?, ?)', run, JSON.stringify(reached))
    if (run + 1 < runs) await this.ctx.storage.setAlarm(Date.now())
  }

  // Only shards have somebody to tell.
  #changed(): void {
    if (this.#open!.shard !== null) void this.#tellLater()
  }

  async #tellLater(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + TELL_AFTER)
  }

  async #tellChallenge({ facts, board }: Open, shard: number): Promise<void> {
    const runs = board.fresh()
    await seedAt(this.env, facts.code).merge({ shard, counts: board.counts(), runs })
    board.told(runs.map(({ hash }) => hash))
  }
}

// What a log of one of our rooms came to. A log that does not hold is a fault of ours: it is counted and not ranked.
function judged({ game, facts: { terms, seed } }: Open, log: string): Reached | null {
  try {
    const { standing, result, moves } = judge(game, terms, seed, log)
    return { standing, result, moves }
  } catch (cause) {
    console.error(cause)
    return null
  }
}

function factsOf(making: Making | Facts): Facts {
  if ('nonce' in making) return making
  if (making.seed !== null) return { ...making, seed: making.seed, nonce: null, commitment: null }
  const [seed, nonce] = [secret(), secret()]
  return { ...making, seed, nonce, commitment: commitmentOf(seed, nonce) }
}

// 128 random bits as a text that may be a seed.
const secret = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
