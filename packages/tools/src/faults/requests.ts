import { quickChance, Referee, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { costliestMission } from '../attack/mission.ts'
import { gameOf } from '../games.ts'

/*
 * Hostile HTTP requests: impossible rooms, guessed codes, challenges, damaged logs and logs that others have submitted. One valid
 * attempt is submitted first, so that there is something to copy.
 */

type Chance = (n: number) => number

/** The results so far. */
export interface Asked {
  requests: number
  /** The numbers of valid requests for a room and for a challenge, each of which may have created one. */
  rooms: number
  challenges: number
  /** Wrong responses, in words. */
  wrong: string[]
}

interface Request {
  path: string
  body: string
  headers?: Record<string, string>
  /** Whether a response is right; by default any refusal is. */
  right?: (status: number, code: string) => boolean
}

// Maximum number of wrong responses that are reported.
const MAX_TOLD = 5
const SEED = 'copied'
// One seat: no rivals' moves have to be verified.
const TERMS = { game: 'waterdeep-solo', seats: 1, options: {} }
const LONG = 70_000
const CREATED = 201
const REFUSED = 400
const FAULT = 500
// Retry later: too busy, or not stored.
const BUSY = 503

/** Sends such requests one by one. Those without a response, because the server was killed, are ignored. */
export async function asker(server: string, chance: Chance) {
  const asked: Asked = { requests: 0, rooms: 0, challenges: 0, wrong: [] }
  const log = finishedLog((await gameOf(TERMS.game)).game)
  let code: string | null = null
  let isSent = false

  async function ask(): Promise<void> {
    if (code === null) return make()
    if (!isSent) return sendFirst(code)
    const request = hostileRequest(chance, code, log)
    const answer = await post(request)
    if (!answer) return
    const { right = (status) => status >= REFUSED && status < FAULT } = request
    if (answer.status === BUSY || right(answer.status, answer.code)) return
    note(`${request.path} ${request.body.slice(0, 80)}: ${answer.status} ${answer.code}`)
  }

  async function make(): Promise<void> {
    asked.challenges++
    const answer = await post({ path: '/api/challenges', body: JSON.stringify({ ...TERMS, seed: SEED }) })
    code = answer?.made ?? null
  }

  /** Opens a room that carries a mission of the highest cost. Its code; null when there was no answer. */
  async function openCostly(): Promise<string | null> {
    const about = { game: 'z-war-one', seats: 2, carried: costliestMission(`Flood ${++asked.rooms}`) }
    const answer = await post({ path: '/api/rooms', body: JSON.stringify(about) })
    if (answer && answer.status !== CREATED && answer.status !== BUSY)
      note(`a room: ${answer.status} ${answer.code}`)
    return answer?.made ?? null
  }

  async function sendFirst(code: string): Promise<void> {
    const answer = await post(attemptAt(code, { token: newToken(), name: 'First', log }))
    // The server was killed before it could respond: a second submission would be a copy.
    isSent = answer?.status === 201 || answer?.code === 'already-sent'
  }

  async function post({ path, body, headers }: Request) {
    asked.requests++
    try {
      const response = await fetch(server + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      const said = (await response.json()) as { code?: string; error?: { code: string } }
      return { status: response.status, code: said.error?.code ?? '', made: said.code ?? null }
    } catch {
      return null
    }
  }

  function note(wrong: string): void {
    if (asked.wrong.length < MAX_TOLD) asked.wrong.push(wrong)
  }

  return { asked, ask, openCostly }
}

function hostileRequest(chance: Chance, code: string, log: string): Request {
  const token = newToken()
  const at = chance(log.length)
  const damaged = log.slice(0, at) + (log[at] === 'A' ? 'B' : 'A') + log.slice(at + 1)
  const room = (body: string, headers = {}): Request => ({ path: '/api/rooms', body, headers })
  const all: Request[] = [
    room('{'),
    room('{"game":"zombie-wars","seats":1e308}'),
    room('{"game":"__proto__"}'),
    room('{"game":"zombie-wars","__proto__":{"seed":"a"},"more":1}'),
    room(`{"game":"${'x'.repeat(LONG)}"}`),
    room('{"game":"zombie-wars"}', { origin: 'https://elsewhere.example' }),
    room('{"game":"zombie-wars"}', { 'content-type': 'text/plain' }),
    { path: '/api/challenges', body: `{"game":"zombie-wars","seed":"a","sealed":true}` },
    { path: '/api/challenges', body: `{"game":"zombie-wars","sealed":true,"hours":1e308}` },
    { path: '/api/challenges', body: `{"game":"zombie-wars","seed":"a","carried":${'['.repeat(LONG / 2)}` },
    { path: `/api/challenges/abc-def-ghj/attempts`, body: JSON.stringify({ token, name: 'Eve', log }) },
    attemptAt(code, { token, name: 'Eve', log: damaged }),
    attemptAt(code, { token, name: '\u3164', log }),
    attemptAt(code, { token: 'short', name: 'Eve', log }),
    { ...attemptAt(code, { token, name: 'Eve', log }), right: (_, why) => why === 'already-sent' },
    { path: `/api/challenges/${code}/par`, body: '', right: (status) => status < FAULT },
  ]
  return all[chance(all.length)]!
}

const attemptAt = (code: string, body: object): Request => ({
  path: `/api/challenges/${code}/attempts`,
  body: JSON.stringify(body),
})

const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(16)))

function finishedLog(game: AnyGame): string {
  const chance = quickChance(SEED)
  const { position } = start(game, SEED, TERMS.seats, TERMS.options)
  const g = new Referee<unknown, unknown>(game, position, true).settle()
  const moves: Log['moves'] = []
  while (g.pending.length > 0) {
    const { moves: own } = g.pending[0]!
    const move = own[chance(own.length)]!
    moves.push([0, ...move])
    g.make(0, move)
  }
  return shorten(game, { ...TERMS, version: game.version, seed: SEED, moves })
}
