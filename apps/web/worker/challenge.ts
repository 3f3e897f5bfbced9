import { rules } from '@shamble/catalogue/rules'
import { digestOf, judging, PAR_RUNS } from '@shamble/challenge'
import type { ChallengeCode, ChallengePage, Judged, LoggedRow, ParProgress } from '@shamble/challenge'
import { look, start, type AnyGame, type Sight } from '@shamble/engine'
import { withCarried } from '@shamble/engine/links'
import { TokenBucket, type Outcome } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { attemptOf, layAttempts, noteAttempt, players } from './attempts.ts'
import { boardIn, layBoard, shown, type Board } from './board.ts'
import type { Added, Facts, Making, News, Own, OwnedRow, Run, Tried } from './facts.ts'
import { layPar, parByOf, parIn, playForPar, progressIn, wantBy } from './par.ts'
import { factsOf } from './sealing.ts'
import { challengeAt, type ChallengeObject } from './challenge-page.ts'
import { sliced, BACKGROUND, type Pauses } from './slices.ts'

/*
 * One challenge, or one shard of a daily one: its seed, its attempts, its board. Nothing is in memory that the rows do not
 * tell. A challenge that was never made owns no table and writes nothing. Its own row stands in a table called `seed`, as
 * the class was called when the first ones were stored.
 */

interface Open {
  game: AnyGame
  /** Null: the challenge itself. */
  shard: number | null
  facts: Facts
  opening: Sight<unknown>
  board: Board
}

type Kept = { version: number; shard: number | null; facts: string; opening: string }

// The version of the form in which its rows are stored.
const STORED = 1

const MAX_ATTEMPTS = 20_000
/** The rate of attempts of one challenge: a bound on what a flood may cost. */
export const ATTEMPTS = { burst: 60, perSecond: 10 }
// What happens within this time is told in one go.
const TELL_AFTER = 5000
// Alarms are tried again by the platform six times; after so many we start anew, or nothing would ever be told.
const LAST_RETRIES = 5
const RETRY_AFTER = 60_000
// When bots are busy with the par of another challenge one looks in again after so long.
const LOOK_IN_AFTER = 15_000

/** A challenge by its code; a shard by the code, `#` and its number. */
export class Challenge extends DurableObject<Env> implements ChallengeObject {
  #open: Open | null = null
  /** Whether a bot is playing for its par now. */
  #plays = false
  readonly #bucket = new TokenBucket(Date.now())

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
    const opening = look(game, start(game, seed, terms.seats, terms.options, terms.carried).position, null)
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      sql.exec(
        'CREATE TABLE challenge (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, shard INTEGER, facts TEXT NOT NULL, opening TEXT NOT NULL)',
      )
      layAttempts(sql)
      layPar(sql)
      layBoard(sql)
      sql.exec(
        'INSERT INTO challenge VALUES (1, ?, ?, ?, ?)',
        STORED,
        shard,
        JSON.stringify(facts),
        JSON.stringify(opening),
      )
    })
    this.#restoreWith(game)
    return true
  }

  /** All that everybody may see: the seed only when it is open, or the challenge has closed. Null: no such challenge. */
  page(): ChallengePage | null {
    if (!this.#open) return null
    const { facts, opening, board } = this.#open
    const { seed, nonce, kind, closes, parGranted: _, ...rest } = facts
    const closed = closes !== null && Date.now() >= closes
    const secret = kind === 'sealed' && !closed
    return {
      ...rest,
      kind,
      closes,
      closed,
      seed: secret ? null : seed,
      nonce: secret ? null : nonce,
      par: parIn(this.ctx.storage.sql, this.#parRuns),
      parProgress: this.parProgress(),
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
    if (!this.#open) return { mine: null, done: false }
    const { board } = this.#open
    const row = board.of(hash)
    const mine = row ? shown({ ...row, rank: board.rankOf(row.standing) }) : null
    return { mine, done: attemptOf(this.ctx.storage.sql, hash)?.done ?? false }
  }

  /**
   * What becomes of a log by this player before anybody judges it: why it is not taken, or the row that it has already;
   * null: it is to be judged.
   */
  sentBefore(hash: string, digest: string): Added | ChallengeCode | null {
    const refused = this.#refused('open')
    if (refused) return refused
    // Logs of an open board are there for everybody to copy: whoever sent one first keeps it.
    const row = this.#open!.board.withLog(digest)
    if (!row) return null
    return row.hash === hash ? this.#placed(row, false) : 'already-sent'
  }

  /** Takes a run of an open seed that has been judged. */
  add(run: Run): Added | ChallengeCode {
    const before = this.sentBefore(run.hash, digestOf(run.log))
    if (before) return before
    if (!this.#bucket.take(ATTEMPTS, Date.now())) return 'too-many-attempts'
    const best = this.#write(({ board }) => {
      board.count({ attempts: 1, finished: 1 })
      return board.add(run)
    })
    this.ctx.waitUntil(this.#finished())
    return this.#placed(run, best)
  }

  /** How far par has come; null: nobody has asked for it. */
  parProgress(): ParProgress | null {
    return this.#open?.shard === null ? progressIn(this.ctx.storage.sql, this.#parRuns) : null
  }

  /** Lets bots play for par, unless they do already or have done so. */
  async wantPar(): Promise<ParProgress | ChallengeCode> {
    if (!this.#open) return 'no-challenge'
    const { game, facts } = this.#open
    const { sql } = this.ctx.storage
    if (parIn(sql, this.#parRuns) === null && !this.#plays) {
      if (game.version !== facts.terms.version) return 'rules-changed'
      const by = await parByOf(game)
      await this.#wakeIn(0, () => wantBy(sql, by))
    }
    return this.parProgress()!
  }

  /**
   * Begins an attempt at a sealed seed in a room of this code, or names the room where the player's last attempt is still
   * being played. The first attempt counts; those after it are practice. `not`: this room could not be opened.
   */
  begin(hash: string, room: string, not: string | null): Tried | ChallengeCode {
    const refused = this.#refused('sealed')
    if (refused) return refused
    if (!this.#bucket.take(ATTEMPTS, Date.now())) return 'too-many-attempts'
    const { sql } = this.ctx.storage
    const last = attemptOf(sql, hash)
    const anew = last !== null && last.room === not
    if (last && !last.over && !anew) return { room: last.room, practice: last.practice, fresh: false }
    if (!last && players(sql) >= MAX_ATTEMPTS) return 'challenge-full'
    const practice = anew ? last.practice : last !== null
    this.#write(({ board }) => {
      noteAttempt(sql, hash, { room, practice, over: false, done: last?.done ?? false })
      if (!last) board.count({ attempts: 1 })
    })
    return { room, practice, fresh: true }
  }

  /** A room tells how an attempt ended. It may tell it twice. */
  async finish({ challenge, room, name, log, when }: Outcome): Promise<void> {
    if (!this.#open) return
    const { sql } = this.ctx.storage
    const { hash } = challenge
    const due = () => {
      const attempt = attemptOf(sql, hash)
      return attempt?.room === room && !attempt.over ? attempt : null
    }
    const ended = due()
    if (!ended) return
    const { closes } = this.#open.facts
    const late = closes !== null && when >= closes
    const link = log && (await withCarried(log, this.#open.facts.terms.carried))
    const judged = !link || ended.practice || late ? null : await judgedIn(this.#open, link)
    // It may have been told a second time in between.
    const attempt = due()
    if (!attempt) return
    this.#write(({ board }) => {
      noteAttempt(sql, hash, { ...attempt, over: true, done: true })
      if (attempt.practice) return
      board.count(log === null ? { conceded: 1 } : { finished: 1 })
      if (!link || !judged) return
      const { standing, result, moves } = judged
      board.add({ hash, name, when, log: link, standing, result, moves })
    })
    if (log !== null && !attempt.practice) this.ctx.waitUntil(this.#finished())
  }

  /** A shard of this challenge tells what is new there. It may tell it twice. */
  merge({ shard, counts, runs }: News): void {
    if (!this.#open) return
    this.#write(({ board }) => {
      board.countShard(shard, counts)
      for (const run of runs) board.add(run)
    })
    if (counts.finished > 0) this.ctx.waitUntil(this.#finished())
  }

  /** A page of the board with its logs; null while they are secret. */
  logged(from: number): LoggedRow[] | null {
    const page = this.page()
    return page && page.seed !== null ? this.#open!.board.logged(from) : null
  }

  override async alarm(tried?: AlarmInvocationInfo): Promise<void> {
    try {
      await this.#goOn()
    } catch (cause) {
      if ((tried?.retryCount ?? 0) < LAST_RETRIES) throw cause
      console.error(cause)
      await this.ctx.storage.setAlarm(Date.now() + RETRY_AFTER)
    }
  }

  // ── Inside ──

  async #restore(): Promise<void> {
    const { sql } = this.ctx.storage
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'challenge'").toArray()
    if (made.length === 0) return
    const { id } = sql.exec<{ id: string }>("SELECT facts ->> '$.terms.game' AS id FROM challenge").one()
    this.#restoreWith((await rules[id]!()).game)
  }

  #restoreWith(game: AnyGame): void {
    const { sql } = this.ctx.storage
    const row = sql.exec<Kept>('SELECT * FROM challenge').one()
    this.#open = {
      game,
      shard: row.shard,
      facts: JSON.parse(row.facts) as Facts,
      opening: JSON.parse(row.opening) as Sight<unknown>,
      board: boardIn(sql),
    }
  }

  // All of it or nothing, in memory as in storage; a shard tells its challenge soon.
  #write<T>(change: (open: Open) => T): T {
    const open = this.#open!
    try {
      return this.ctx.storage.transactionSync(() => change(open))
    } catch (cause) {
      this.#restoreWith(open.game)
      throw cause
    } finally {
      if (open.shard !== null) void this.#wakeIn(TELL_AFTER)
    }
  }

  // Why nothing can be tried now.
  #refused(kind: Facts['kind']): ChallengeCode | null {
    if (!this.#open) return 'no-challenge'
    const { facts } = this.#open
    if (facts.kind !== kind) return facts.kind === 'open' ? 'challenge-open' : 'challenge-sealed'
    return facts.closes !== null && Date.now() >= facts.closes ? 'challenge-closed' : null
  }

  #placed({ hash: _, ...row }: OwnedRow, best: boolean): Added {
    const { board } = this.#open!
    const rank = board.rankOf(row.standing)
    return { rank, of: board.size(), row: shown({ ...row, rank }), best }
  }

  // Somebody has finished it: that is when its par is made, if nobody has asked for it before.
  async #finished(): Promise<void> {
    const { shard, facts } = this.#open!
    if (shard !== null || !facts.parGranted || this.parProgress() !== null) return
    await this.wantPar()
  }

  // What an alarm is for: runs of a bot; or, of a shard, what is new.
  async #goOn(): Promise<void> {
    if (!this.#open) return
    const { game, facts, board, shard } = this.#open
    if (shard === null) {
      const next = await this.#playForPar(game, facts)
      if (next) await this.#wakeIn(next === 'more' ? 0 : LOOK_IN_AFTER)
      return
    }
    const runs = board.fresh()
    await challengeAt(this.env, facts.code).merge({ shard, counts: board.counts(), runs })
    board.told(runs.map(({ hash }) => hash))
  }

  async #playForPar(game: AnyGame, facts: Facts): ReturnType<typeof playForPar> {
    this.#plays = true
    try {
      return await playForPar(this.ctx.storage.sql, game, facts, this.#parRuns, this.#parPauses)
    } finally {
      this.#plays = false
    }
  }

  get #parRuns(): number {
    return Number(this.env.PAR_RUNS ?? PAR_RUNS)
  }

  get #parPauses(): Pauses {
    const { PAR_PAUSE } = this.env
    return PAR_PAUSE ? { min: Number(PAR_PAUSE), times: 0 } : BACKGROUND
  }

  // Whatever else is to be stored is stored with it: everybody waits for the disk once.
  async #wakeIn(milliseconds: number, also = () => {}): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm()
    also()
    if (alarm === null) await this.ctx.storage.setAlarm(Date.now() + milliseconds)
  }
}

// What a log of one of our rooms came to. A log that does not hold is a fault of ours: it is counted and not ranked.
async function judgedIn({ game, facts: { terms, seed } }: Open, log: string): Promise<Judged | null> {
  try {
    return await sliced(judging(game, terms, seed, log))
  } catch (cause) {
    console.error(cause)
    return null
  }
}
