import { rulesOf } from '@shamble/catalogue/server'
import { digestOf, PAR_RUNS } from '@shamble/challenge'
import type { ChallengeCode, ChallengePage, LoggedRow, ParProgress } from '@shamble/challenge'
import { look, start, type AnyGame, type Sight } from '@shamble/engine'
import { TokenBucket } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { attemptOf, layAttempts, noteAttempt, players } from './attempts.ts'
import { boardIn, layBoard, shown, type Board } from './board.ts'
import type { Added, Ended, Facts, Making, News, Own, OwnedRow, Run, Tried } from './facts.ts'
import { layPar, parByOf, parIn, playForPar, progressIn, wantBy } from './par.ts'
import { hasTable, isTakenDown, keptIn, recover, takeDown } from './keeping.ts'
import type { Kept, Recovery } from './kept.ts'
import { rulesFor } from './rules.ts'
import { factsOf } from './sealing.ts'
import { challengeAt, type ChallengeObject } from './challenge-page.ts'
import { BACKGROUND, type Pauses } from './slices.ts'

/*
 * One challenge, or one shard of a daily one: its seed, its attempts, its board. All state is in storage. A challenge that was never
 * made owns no table and writes nothing.
 */

interface Open {
  game: AnyGame
  /** Null: the challenge itself. */
  shard: number | null
  facts: Facts
  opening: Sight<unknown>
  board: Board
}

type KeptChallenge = { version: number; shard: number | null; facts: string; opening: string }

// Version of the stored form.
const STORED = 1

const MAX_ATTEMPTS = 20_000
/** The rate of attempts of one challenge: a bound on what a flood may cost. */
export const ATTEMPTS = { burst: 60, perSecond: 10 }
// Debounce of a shard's reports, ms.
const TELL_AFTER = 5000
// The platform retries an alarm six times. After the last retry we set a fresh alarm; otherwise it never fires again.
const LAST_RETRIES = 5
const RETRY_AFTER = 60_000
// Retry delay when the queue of pars is full, ms.
const QUEUE_RETRY_AFTER = 15_000

/** A challenge by its code; a shard by the code, `#` and its number. */
export class Challenge extends DurableObject<Env> implements ChallengeObject {
  #open: Open | null = null
  #isTakenDown = false
  /** Whether a bot is playing for par in this object now. */
  #plays = false
  readonly #bucket = new TokenBucket(Date.now())

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(() => this.#restore())
  }

  async create(making: Making | Facts, shard: number | null = null): Promise<boolean> {
    const game = await rulesFor(making.terms.game, making.terms.version)
    if (this.#open || this.#isTakenDown) return false
    const facts = factsOf(making)
    const opening = openingOf(game, facts)
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
    this.#restoreWith(game, opening)
    return true
  }

  page(): ChallengePage | 'taken-down' | null {
    if (!this.#open) return this.#isTakenDown ? 'taken-down' : null
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

  facts(): Facts | 'taken-down' | null {
    return this.#open?.facts ?? (this.#isTakenDown ? 'taken-down' : null)
  }

  own(hash: string): Own {
    if (!this.#open) return { mine: null, done: false }
    const { board } = this.#open
    const row = board.of(hash)
    const mine = row ? shown({ ...row, rank: board.rankOf(row.standing) }) : null
    return { mine, done: attemptOf(this.ctx.storage.sql, hash)?.done ?? false }
  }

  sentBefore(hash: string, digest: string): Added | ChallengeCode | null {
    const refused = this.#refused('open')
    if (refused) return refused
    // Logs of an open board are public, so the first player to send one keeps its row.
    const row = this.#open!.board.withLog(digest)
    if (!row) return null
    return row.hash === hash ? this.#placed(row, false) : 'already-sent'
  }

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

  parProgress(): ParProgress | null {
    return this.#open?.shard === null ? progressIn(this.ctx.storage.sql, this.#parRuns) : null
  }

  async wantPar(): Promise<ParProgress | ChallengeCode> {
    if (!this.#open) return this.#isTakenDown ? 'taken-down' : 'no-challenge'
    const { game, facts } = this.#open
    const { sql } = this.ctx.storage
    if (parIn(sql, this.#parRuns) === null && !this.#plays) {
      if (game.version !== facts.terms.version) return 'rules-changed'
      const by = await parByOf(game)
      await this.#wakeIn(0, () => wantBy(sql, by))
    }
    return this.parProgress()!
  }

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

  finish({ challenge, room, name, when, conceded, run }: Ended): void {
    if (!this.#open) return
    const { sql } = this.ctx.storage
    const { hash } = challenge
    const attempt = attemptOf(sql, hash)
    if (attempt?.room !== room || attempt.over) return
    const { closes } = this.#open.facts
    const late = closes !== null && when >= closes
    this.#write(({ board }) => {
      noteAttempt(sql, hash, { ...attempt, over: true, done: true })
      if (attempt.practice) return
      board.count(conceded ? { conceded: 1 } : { finished: 1 })
      if (run && !late) board.add({ hash, name, when, ...run })
    })
    if (!conceded && !attempt.practice) this.ctx.waitUntil(this.#finished())
  }

  merge({ shard, counts, runs }: News): void {
    if (!this.#open) return
    this.#write(({ board }) => {
      board.countShard(shard, counts)
      for (const run of runs) board.add(run)
    })
    if (counts.finished > 0) this.ctx.waitUntil(this.#finished())
  }

  logged(from: number): LoggedRow[] | null {
    const page = this.page()
    return page !== null && page !== 'taken-down' && page.seed !== null
      ? this.#open!.board.logged(from)
      : null
  }

  kept(): Promise<Kept | null> {
    return keptIn(this.ctx.storage)
  }

  async takeDown(): Promise<boolean> {
    if (!this.#open && !this.#isTakenDown) return false
    this.#open = null
    this.#isTakenDown = true
    await takeDown(this.ctx.storage)
    return true
  }

  recover(time: number): Promise<Recovery> {
    return recover(this.ctx, time)
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
    this.#isTakenDown = isTakenDown(sql)
    if (!hasTable(sql, 'challenge')) return
    const row = sql.exec<KeptChallenge>('SELECT * FROM challenge').one()
    const facts = JSON.parse(row.facts) as Facts
    const { game: id, version } = facts.terms
    const game = await rulesFor(id, version)
    // A view of old rules may have had another form when it was stored.
    const isOld = game.version !== (await rulesOf(id)).version
    this.#restoreWith(game, isOld ? openingOf(game, facts) : (JSON.parse(row.opening) as Sight<unknown>))
  }

  #restoreWith(game: AnyGame, opening: Sight<unknown>): void {
    const { sql } = this.ctx.storage
    const row = sql.exec<KeptChallenge>('SELECT * FROM challenge').one()
    this.#open = {
      game,
      shard: row.shard,
      facts: JSON.parse(row.facts) as Facts,
      opening,
      board: boardIn(sql),
    }
  }

  // Atomic in storage and in memory. A shard reports to its challenge soon after.
  #write<T>(change: (open: Open) => T): T {
    const open = this.#open!
    try {
      return this.ctx.storage.transactionSync(() => change(open))
    } catch (cause) {
      this.#restoreWith(open.game, open.opening)
      throw cause
    } finally {
      if (open.shard !== null) void this.#wakeIn(TELL_AFTER)
    }
  }

  // Why no attempt is possible now; null: it is.
  #refused(kind: Facts['kind']): ChallengeCode | null {
    if (!this.#open) return this.#isTakenDown ? 'taken-down' : 'no-challenge'
    const { facts } = this.#open
    if (facts.kind !== kind) return facts.kind === 'open' ? 'challenge-open' : 'challenge-sealed'
    return facts.closes !== null && Date.now() >= facts.closes ? 'challenge-closed' : null
  }

  #placed({ hash: _, ...row }: OwnedRow, best: boolean): Added {
    const { board } = this.#open!
    const rank = board.rankOf(row.standing)
    return { rank, of: board.size(), row: shown({ ...row, rank }), best }
  }

  // The first finished attempt starts par.
  async #finished(): Promise<void> {
    const { shard, facts } = this.#open!
    if (shard !== null || !facts.parGranted || this.parProgress() !== null) return
    await this.wantPar()
  }

  // Plays for par; in a shard, reports to the challenge.
  async #goOn(): Promise<void> {
    if (!this.#open) return
    const { game, facts, board, shard } = this.#open
    if (shard === null) {
      const next = await this.#playForPar(game, facts)
      if (next) await this.#wakeIn(next === 'more' ? 0 : QUEUE_RETRY_AFTER)
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

  // `also` writes in the same transaction, so the disk is waited for once.
  async #wakeIn(milliseconds: number, also = () => {}): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm()
    also()
    if (alarm === null) await this.ctx.storage.setAlarm(Date.now() + milliseconds)
  }
}

// What everybody sees before the first move.
const openingOf = (game: AnyGame, { terms, seed }: Facts): Sight<unknown> =>
  look(game, start(game, seed, terms.seats, terms.options, terms.carried).position, null)
