import { judge, termsOf, type Row } from '@shamble/challenge'
import { hashOf } from '@shamble/room'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { mayHavePar, PARS_PER_DAY } from '../allowance.ts'
import { callerOf } from '../caller.ts'
import { playing } from '../par.ts'
import { Queue } from '../slices.ts'
import { verdictKey, verdicts } from '../verdicts.ts'
import {
  askForPar,
  attempt,
  challenge,
  challengeOf,
  close,
  make,
  namesOf,
  NIGHT,
  pageOf,
  runOf,
  secretsOf,
  someAddress,
  stored,
  untilPar,
} from './challengers.ts'
import { errorOf, get, inOneDay, inOneMinute, newToken, until } from './guests.ts'

/*
 * Strangers who want to spoil a board or run up the bill.
 */

// Whole games. A run of the second takes a while.
const TERMS = { game: 'world-war-z', seats: 2, options: {} }
const LONG = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
const SEED = 'strangers-1'
const from = (address: string) => ({ 'cf-connecting-ip': address })

const textOf = async (path: string) => (await get(path)).text()

/** A finished game at a sealed seed of `NIGHT`, as its room judges it. */
async function judgedRun(code: string) {
  const { seed } = await secretsOf(code)
  const { game, text } = await runOf(NIGHT, seed)
  const { standing, result, moves } = judge(game, termsOf(game, NIGHT), seed, text)
  return { standing, result, moves, log: text }
}

describe('Par starts with the first finished attempt or on request', () => {
  test('A new challenge has no par, however often it is looked at.', async () => {
    const codes = await Promise.all([
      challenge({ ...TERMS, seed: SEED }),
      challenge({ ...TERMS, sealed: true }),
    ])
    for (const code of codes) {
      for (let n = 0; n < 3; n++) expect(await pageOf(code)).toMatchObject({ par: null, parProgress: null })
      for (const path of [`/s/${code}`, ...(code === codes[1] ? [`/embed/s/${code}`] : [])])
        expect(await textOf(path)).toContain('a bot plays for it when the first player has finished')
      expect(await runDurableObjectAlarm(challengeOf(code))).toBe(false)
      expect(await stored(code, 'SELECT * FROM runs')).toEqual([])
    }
  })

  test('The first finished attempt at an open seed starts par, and its bot is named.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED })
    const { text } = await runOf(TERMS, SEED)
    expect((await attempt(code, { token: newToken(), name: 'Ann', log: text })).status).toBe(201)
    await until(async () => (await pageOf(code)).par !== null, 'par')
    expect((await pageOf(code)).par).toMatchObject({ bot: 'strategist', playouts: 40, runs: 2 })
    expect(await textOf(`/s/${code}`)).toMatch(/A bot \(strategist, 40 tries a choice\) has played 2 games/)
  })

  test('The first finished attempt at a sealed seed starts par; a conceded one does not.', async () => {
    const code = await challenge({ ...NIGHT, sealed: true })
    const run = await judgedRun(code)
    const stub = challengeOf(code) as unknown as { finish: (ended: object) => Promise<void> }
    for (const conceded of [true, false]) {
      expect((await pageOf(code)).parProgress).toBeNull()
      const token = newToken()
      const { room } = (await (await attempt(code, { token, name: 'Ann' })).json()) as { room: string }
      const told = { code, practice: false, closes: 0, hash: hashOf(token), told: false }
      await stub.finish({ challenge: told, room, name: 'Ann', conceded, run: conceded ? null : run, when: 1 })
    }
    await until(async () => (await pageOf(code)).par !== null, 'par')
  })

  test('A request starts par once; another changes nothing.', async () => {
    const code = await challenge({ ...NIGHT, seed: SEED })
    const asked = await askForPar(code)
    expect([asked.status, await asked.json()]).toEqual([202, { played: 0, of: 2 }])
    await untilPar(code)
    const runs = await stored(code, 'SELECT * FROM runs')
    expect(await (await askForPar(code)).json()).toEqual({ played: 2, of: 2 })
    expect(await runDurableObjectAlarm(challengeOf(code))).toBe(false)
    expect(await stored(code, 'SELECT * FROM runs')).toEqual(runs)
    expect(await errorOf(await get(`/api/challenges/${code}/par`))).toEqual([405, 'bad-method'])
    const elsewhere = await askForPar(code, { origin: 'https://elsewhere.example' })
    expect(await errorOf(elsewhere)).toEqual([403, 'forbidden-origin'])
  })

  test('There is no par under changed rules.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED })
    await stored(code, "UPDATE challenge SET facts = json_set(facts, '$.terms.version', 0)")
    await evictDurableObject(challengeOf(code))
    expect(await errorOf(await askForPar(code))).toEqual([409, 'rules-changed'])
  })
})

describe('Par in slices', () => {
  test('While a bot plays, the object answers other requests.', async () => {
    const code = await challenge({ ...LONG, seed: SEED })
    await askForPar(code)
    let answers = 0
    await until(async () => {
      answers++
      return (await pageOf(code)).par !== null
    }, 'par')
    // If runs were not sliced, there would be at most one answer before each.
    expect(answers).toBeGreaterThan(8)
  })

  test('Several challenges play one run at a time, and all get their par.', async () => {
    const seeds = ['row-0', 'row-1', 'row-2', 'row-3']
    const codes = await Promise.all(seeds.map((seed) => challenge({ ...NIGHT, seed })))
    const ends = new AbortController()
    let slices = 0
    function* work() {
      for (; !ends.signal.aborted; slices++) yield
    }
    const first = playing.inTurn(work(), 1)
    try {
      await Promise.all(codes.map((code) => askForPar(code)))
      // A run has 37 slices: each would have been played several times over.
      await until(() => slices > 300, 'the slices of the first')
      for (const code of codes) expect((await pageOf(code)).parProgress).toEqual({ played: 0, of: 2 })
    } finally {
      ends.abort()
      await first
    }
    await Promise.all(codes.map((code) => untilPar(code)))
  })

  test('After a sleep par goes on from the stored runs; with another bot it restarts.', async () => {
    const code = await challenge({ ...NIGHT, seed: SEED })
    await untilPar(code)
    const whole = await stored(code, 'SELECT * FROM runs')
    // Each run is another game.
    expect(whole[0]!.reached).not.toEqual(whole[1]!.reached)
    await stored(code, 'DELETE FROM runs WHERE run = 1')
    await evictDurableObject(challengeOf(code))
    await untilPar(code)
    expect(await stored(code, 'SELECT * FROM runs')).toEqual(whole)
    await stored(code, 'DELETE FROM runs WHERE run = 1')
    await stored(code, "UPDATE runs SET reached = 'null'")
    await stored(code, "UPDATE wanted SET bot = 'another'")
    await evictDurableObject(challengeOf(code))
    await untilPar(code)
    expect(await stored(code, 'SELECT * FROM runs')).toEqual(whole)
  })
})

describe('The daily quota of pars per address', () => {
  test('Counts per address or /56 network; once it is used up, par is missing until another address requests it.', async () => {
    const { text } = await runOf(NIGHT, SEED)
    const spend = (address: string) =>
      mayHavePar(new Request('https://shamble.example', { headers: from(address) }), env)
    const { code, ...came } = await inOneDay(async (before) => {
      const [here, elsewhere] = [`2001:db8:${before}:200::1`, `2001:db8:${before}:300::1`]
      const spent = []
      for (let n = 0; n < PARS_PER_DAY; n++)
        spent.push(await spend(`2001:db8:${before}:2${(n % 99).toString().padStart(2, '0')}::${n}`))
      const after = [await spend(here), await spend(elsewhere)]
      const made = await make({ ...NIGHT, seed: SEED }, from(here))
      const { code } = (await made.json()) as { code: string }
      const sent = await attempt(code, { token: newToken(), name: 'Ann', log: text }, from(here))
      const { parProgress } = await pageOf(code)
      const answer = await askForPar(code, from(here))
      const { error } = (await answer.json()) as { error?: { code: string } }
      const refused = [answer.status, error?.code]
      // When another address has asked for par already, asking again costs nothing.
      const asked = [await askForPar(code, from(elsewhere)), await askForPar(code, from(here))]
      const statuses = [made, sent, ...asked].map(({ status }) => status)
      return { code, spent, after, parProgress, refused, statuses }
    })
    expect(came).toEqual({
      spent: Array.from({ length: PARS_PER_DAY }, () => true),
      after: [false, true],
      parProgress: null,
      refused: [429, 'too-many-pars'],
      statuses: [201, 201, 202, 202],
    })
    await untilPar(code)
  })

  test('Is stored without the address, for a day.', async () => {
    const address = '198.51.100.77'
    await mayHavePar(new Request('https://shamble.example', { headers: from(address) }), env)
    const kept: string[] = []
    for (let shard = 0; shard < 16; shard++) {
      const stub = env.ALLOWANCE.getByName(`par/${shard}`)
      const rows = await runInDurableObject(stub as never, (_, { storage }) => {
        const made = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'spent'").toArray()
        return made.length > 0 ? storage.sql.exec('SELECT * FROM spent').toArray() : []
      })
      if (rows.length === 0) continue
      kept.push(JSON.stringify(rows))
      await runInDurableObject(stub as never, (_, { storage }) => {
        storage.sql.exec("UPDATE spent SET day = '2020-01-01'")
      })
      expect(await runDurableObjectAlarm(stub as never)).toBe(true)
      const left = await runInDurableObject(stub as never, (_, { storage }) =>
        storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'spent'").toArray(),
      )
      expect(left).toEqual([])
    }
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.join()).not.toContain(address)
  })
})

describe('One row per distinct log (by its moves); the first sender keeps it', () => {
  test('A log sent under many tokens or written differently is one row, and an own row is never lost to copies.', async () => {
    const code = await challenge({ ...NIGHT, seed: SEED })
    const [best, other] = await Promise.all([runOf(NIGHT, SEED, 'a'), runOf(NIGHT, SEED, 'b')])
    const [ann, bob] = [newToken(), newToken()]
    for (const [token, name, log] of [
      [ann, 'Ann', best.text],
      [bob, 'Bob', other.text],
    ] as const)
      expect((await attempt(code, { token, name, log })).status).toBe(201)
    const before = await pageOf(code, bob)
    expect(before.rows).toHaveLength(2)
    for (let n = 0; n < 30; n++) {
      const copy = await attempt(code, { token: newToken(), name: `Copy ${n}`, log: best.text })
      expect(await errorOf(copy)).toEqual([409, 'already-sent'])
    }
    // Bob with a copy of Ann's game keeps the row of his own.
    expect(await errorOf(await attempt(code, { token: bob, name: 'Bob', log: best.text }))).toEqual([
      409,
      'already-sent',
    ])
    // Another spelling of the log may pass the first check; the object still refuses it.
    const stub = challengeOf(code) as unknown as { add: (run: object) => Promise<object | string> }
    const [{ standing, result, moves }] = before.rows as [Row]
    const run = { hash: hashOf(newToken()), name: 'Copy', standing, result, moves, when: 1, log: best.text }
    expect(await stub.add(run)).toBe('already-sent')
    expect({ ...(await pageOf(code, bob)), par: null, parProgress: null }).toEqual({
      ...before,
      par: null,
      parProgress: null,
    })
    // Sending the same log again returns its row.
    const again = await attempt(code, { token: ann, name: 'Ann', log: best.text })
    expect([again.status, await again.json()]).toMatchObject([
      201,
      { of: 2, best: false, row: { name: 'Ann' } },
    ])
    expect((await pageOf(code)).counts.attempts).toBe(2)
  })

  test('Two players with the same game at a sealed seed both have a row.', async () => {
    const code = await challenge({ ...NIGHT, sealed: true })
    const run = await judgedRun(code)
    const stub = challengeOf(code) as unknown as { finish: (ended: object) => Promise<void> }
    for (const [when, name] of ['Ann', 'Bob'].entries()) {
      const token = newToken()
      const { room } = (await (await attempt(code, { token, name })).json()) as { room: string }
      const told = { code, practice: false, closes: 0, hash: hashOf(token), told: false }
      await stub.finish({ challenge: told, room, name, conceded: false, run, when })
    }
    await close(code)
    expect(namesOf((await pageOf(code)).rows)).toEqual(['1 Ann', '1 Bob'])
  })
})

describe('Addresses are counted by /56 in IPv6', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff::', '2001:db8:1:0::/56'],
    ['2001:db8:1:1ff::', '2001:db8:1:100::/56'],
    ['2001:DB8:0001:ab02::9%eth0', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('%s is %s.', (address, counted) => {
    expect(callerOf(new Request('https://shamble.example', { headers: from(address) }))).toBe(counted)
  })

  test('New addresses of the same network share one count.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED })
    const body = () => ({ token: newToken(), name: 'Eve', log: 'nothing' })
    const statuses = await inOneMinute(async (before) => {
      const statuses: number[] = []
      for (let n = 0; n < 7; n++)
        statuses.push((await attempt(code, body(), from(`2001:db8:7:${before}:${n}::1`))).status)
      return statuses
    })
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429])
    expect((await attempt(code, body(), from('2001:db8:8:8::1'))).status).toBe(400)
  })
})

describe('Copies of a log are not judged again', () => {
  test('The verdict of the first is that of the others, whether it is a refusal or not.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED })
    const { text } = await runOf(TERMS, SEED)
    const send = (log: string) => attempt(code, { token: newToken(), name: 'Ann', log })
    for (const [log, status] of [
      [text.slice(0, -1), 400],
      [text, 201],
    ] as const) {
      expect((await send(log)).status).toBe(status)
      const verdict = verdicts.get(verdictKey(code, log))
      expect(verdict).toBeDefined()
      await stored(code, 'DELETE FROM rows')
      await evictDurableObject(challengeOf(code))
      expect((await send(log)).status).toBe(status)
      expect(verdicts.get(verdictKey(code, log))).toBe(verdict)
    }
    // As a link that carries something it may be another game.
    expect(verdictKey(code, text)).not.toBe(verdictKey(code, `${text}.carried`))
  })
})

describe('Making challenges is queued', () => {
  test('Of eighty at once the queue takes some, the rest are refused as busy, and boards are served meanwhile.', async () => {
    const known = await challenge({ ...TERMS, seed: SEED })
    let open = 80
    const asked = Array.from({ length: open }, async (_, n) => {
      const answer = await make({ ...TERMS, seed: `many-${n}` })
      open--
      return answer
    })
    await pageOf(known)
    const meanwhile = open
    const answers = await Promise.all(asked)
    const made = answers.filter(({ status }) => status === 201)
    const busy = answers.filter(({ status }) => status === 503)
    expect(meanwhile).toBeGreaterThan(40)
    expect(made.length).toBeGreaterThanOrEqual(60)
    expect(busy.length).toBeGreaterThan(0)
    expect(made.length + busy.length).toBe(80)
    expect(await errorOf(busy[0]!)).toEqual([503, 'too-busy'])
    const codes = await Promise.all(
      made.map(async (answer) => ((await answer.json()) as { code: string }).code),
    )
    expect(new Set(codes).size).toBe(made.length)
    expect((await pageOf(codes.at(-1)!)).counts).toEqual({ attempts: 0, finished: 0, conceded: 0 })
  })

  test('Work that cannot be sliced has the queue to itself, and failed work leaves it.', async () => {
    const queue = new Queue(3, 5)
    const said: string[] = []
    const does = (name: string) => async () => {
      said.push(`${name} begins`)
      await scheduler.wait(10)
      if (name === 'b') throw new Error('b fails')
      said.push(`${name} ends`)
      return name
    }
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => queue.alone(does(name))))
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      { done: 'a' },
      'failed',
      { done: 'c' },
      null,
    ])
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
    expect(await queue.alone(does('e'))).toEqual({ done: 'e' })
  })
})

describe('Judging is limited', () => {
  test('Per address over all challenges.', async () => {
    const codes = await Promise.all(
      Array.from({ length: 5 }, (_, n) => challenge({ ...TERMS, seed: `all-${n}` })),
    )
    const refused = await inOneMinute(async (before) => {
      const refused: [number, string][] = []
      for (let n = 0; n < 21; n++) {
        const body = { token: newToken(), name: 'Eve', log: 'nothing' }
        refused.push(await errorOf(await attempt(codes[n % 5]!, body, from(`192.0.2.${140 + before}`))))
      }
      return refused
    })
    expect(refused.slice(0, 20).every(([status]) => status === 400)).toBe(true)
    expect(refused[20]).toEqual([429, 'too-many-attempts'])
  })

  test('Closed challenges and duplicates are refused before a log is judged.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED, hours: 1 })
    await close(code)
    const body = { token: newToken(), name: 'Eve', log: 'nothing that could be judged' }
    expect(await errorOf(await attempt(code, body))).toEqual([409, 'challenge-closed'])
  })

  test('Of thirty logs at once the queue takes eight, the rest are refused as busy.', async () => {
    const seeds = ['q0', 'q1', 'q2', 'q3', 'q4']
    const codes = await Promise.all(seeds.map((seed) => challenge({ ...LONG, seed })))
    const send = async (n: number) => {
      const { text } = await runOf(LONG, seeds[n % 5]!, `person ${n}`)
      return { code: codes[n % 5]!, body: { token: newToken(), name: `Player ${n}`, log: text } }
    }
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))
    const answers = await Promise.all(all.map(({ code, body }) => attempt(code, body, from(someAddress()))))
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.length + answers.filter(({ status }) => status === 201).length).toBe(30)
    expect(await errorOf(busy[0]!)).toEqual([503, 'too-busy'])
    const late = all[answers.findIndex(({ status }) => status === 503)]!
    expect((await attempt(late.code, late.body, from(someAddress()))).status).toBe(201)
  })
})
