import { readFileSync } from 'node:fs'
import type { Json, RefusalCode } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { expect, test } from 'vitest'
import {
  HELLO_WITHIN,
  KEPT_GAME,
  KEPT_LOBBY,
  KEPT_OVER,
  KEPT_SLOW,
  MAX_ADDRESS,
  MAX_BODY,
  MAX_MESSAGE,
  MAX_OPEN_PER_ADDRESS,
  MAX_ACTS,
  MAX_UNSEALED,
  MAX_PHRASES,
  MAX_SKIPPED,
  MAX_STRANGERS,
  MAX_STRANGERS_PER_ADDRESS,
  MAX_TABLES,
  MAX_TABS,
  MAX_TAKEN_BACK,
  MAX_VOTERS,
  MAX_VOTES_PER_ADDRESS,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
  NUDGE_AFTER,
  NUDGE_AGAIN,
  OF_ADDRESS,
  OF_TOKEN,
  OVER_QUOTA,
  MAX_ROWS_PER_DAY,
  patched,
  PHRASES,
  PROTOCOL,
  readMessage,
  SAY_EVERY,
  SAYINGS,
  SEATED,
  TAKE_BACKS,
  TALLY_EVERY,
  unpack,
  unpackMoves,
  WATCHING,
  type Allowance,
  type Rate,
  type Down,
  type Patch,
  type Up,
} from '../src/index.ts'
import { logIn, seated, testRoom } from './test-room.ts'

// Keeps the documentation in step with the code. Its tables are parsed; a mention elsewhere does not count.
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

/** The first column of the tables below a heading. */
function firstColumn(heading: string): string[] {
  const section = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`))
  if (!section) throw new Error(`There is no section “${heading}”.`)
  return [...section.matchAll(/^\| (`.*?) *\|/gm)].map(([, cell]) => cell!)
}
const codesIn = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, code]) => code!)

// Does not compile when a message is added, removed or renamed.
const UP: Record<Up[0], true> = {
  hello: true,
  m: true,
  u: true,
  x: true,
  take: true,
  leave: true,
  name: true,
  ready: true,
  bot: true,
  bots: true,
  dismiss: true,
  seats: true,
  options: true,
  v: true,
  crowd: true,
  clock: true,
  list: true,
  start: true,
  fewer: true,
  hand: true,
  claim: true,
  agree: true,
  say: true,
  nudge: true,
  hint: true,
  earlier: true,
  notices: true,
  feed: true,
  push: true,
  hook: true,
  again: true,
}
const DOWN: Record<Down[0], true> = {
  welcome: true,
  room: true,
  game: true,
  s: true,
  b: true,
  a: true,
  over: true,
  said: true,
  nudged: true,
  votes: true,
  dealt: true,
  earlier: true,
  notices: true,
  ok: true,
  no: true,
  bye: true,
}
// The engine's refusals in a room; its other codes belong to links and logs.
const ENGINES: Record<Exclude<RefusalCode, 'damaged-log' | 'other-version'>, true> = {
  'illegal-move': true,
  'game-over': true,
  'rules-fault': true,
  'bad-seats': true,
  'bad-options': true,
  'bad-seed': true,
  'bad-carried': true,
  'nothing-to-undo': true,
}
// A value for each name that the documentation's messages use.
const VALUES: Record<string, string> = {
  name: '"Ann"',
  token: '"3q2-7wEjRWeJq83vASNFZw"',
  yes: 'true',
  true: 'true',
  number: '3',
  '{…}': '{"fog":true}',
  address: '"https://ntfy.sh/table"',
  subscription: JSON.stringify({
    endpoint: 'https://push.example/',
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  }),
}

test('The table of refusals has exactly the codes of a room.', () => {
  expect(firstColumn('Refusals').flatMap(codesIn).sort()).toEqual(
    [...Object.keys(SAYINGS), ...Object.keys(ENGINES)].sort(),
  )
})

test('docs/security.md states the limits of the code.', () => {
  const security = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  const cells = [...security.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)].map(([, what, much]) => [
    what,
    much,
  ])
  const limits = Object.fromEntries(cells) as Record<string, string>
  const kB = (bytes: number) => `${Math.floor(bytes / 1024)} kB`
  const spoken = ({ burst, perSecond, flood }: Allowance) =>
    `${burst} at once, ${perSecond} a second; closed at ${flood} refused`
  const rate = ({ burst, perSecond }: Rate) => `${burst} at once, ${perSecond} a second`
  const whole = (n: number) => n.toLocaleString('en')
  expect(limits).toMatchObject({
    'without a hello': `${MAX_STRANGERS}, of one address ${MAX_STRANGERS_PER_ADDRESS}, for ${HELLO_WITHIN / 1000} s`,
    spectators: `${MAX_WATCHERS}, of one address ${MAX_WATCHERS_PER_ADDRESS}; where they vote ${MAX_VOTERS}`,
    'votes for a choice': `one a visitor, ${MAX_VOTES_PER_ADDRESS} of one address; told every ${TALLY_EVERY / 1000} s`,
    'of one token': `${MAX_TABS}; the oldest goes`,
    'messages with a seat': spoken(SEATED),
    'messages without': spoken(WATCHING),
    'messages of one token': rate(OF_TOKEN),
    'messages to a room without a seat': rate(OF_ADDRESS),
    'a message': `${whole(MAX_MESSAGE)} characters`,
    'open connections, to all rooms of a process': String(MAX_OPEN_PER_ADDRESS),
    'rows that rooms write for it': `${whole(MAX_ROWS_PER_DAY)} a day, then a message every ${1 / OVER_QUOTA.perSecond} s by each connection`,
    'moves taken back': `${MAX_TAKEN_BACK} between two dice or secrets, ${MAX_UNSEALED} moves; none when half of the journal is full`,
    'take-backs of others, by token': `${TAKE_BACKS.burst} at once, one more every ${1 / TAKE_BACKS.perSecond} s`,
    'the journal of a game': `${whole(MAX_ACTS)} entries; an act at most ${whole(MAX_SKIPPED)} ahead of its owner's last`,
    phrases: `${MAX_PHRASES} at once, one more every ${SAY_EVERY / 1000} s, by token and seat`,
    'nudges of a seat': `after ${NUDGE_AFTER / 1000} s of waiting, one every ${NUDGE_AGAIN / 1000} s`,
    'notices of a person': `a feed, a browser, a webhook: addresses of ${MAX_ADDRESS} characters`,
    'tables in lists of players': expect.stringContaining(`${MAX_TABLES} in a request`) as string,
    'a body': expect.stringContaining(`${kB(MAX_BODY)} for a room`) as string,
    'a room lives': `${KEPT_LOBBY / 3_600_000} h in the lobby, ${KEPT_GAME / 86_400_000} days in a game, ${KEPT_OVER / 86_400_000} days after it; with a clock of a day or more ${KEPT_SLOW / 86_400_000} days`,
  })
})

test('Every message of a client is in a table, in a form that the room accepts.', () => {
  const forms = [...firstColumn('Acts'), ...firstColumn('Votes'), ...firstColumn('Requests')].map((cell) =>
    cell.slice(1, -1),
  )
  const read = forms.map((form) => {
    const values = form.replace(/"[^"]*"|\{…\}|[a-z]+/g, (word) =>
      word.startsWith('"') ? word : (VALUES[word] ?? '0'),
    )
    return readMessage(values)[0]
  })
  expect([...read, 'hello'].sort()).toEqual(Object.keys(UP).sort())
  expect(page).toContain('`["hello", {v, token?, since?, claim?}]` must be the first message')
})

test('Every message of the room is in the text, outside the example.', () => {
  const text = page.replace(/^```[\s\S]*?^```/gm, '')
  const shown = new Set([...text.matchAll(/`\["(\w+)", /g)].map(([, name]) => name))
  expect(Object.keys(DOWN).filter((name) => !shown.has(name))).toEqual([])
  expect(page).toContain(`This is version ${PROTOCOL}.`)
})

test('The list of phrases is exact.', () => {
  const [, listed] = /^\*\*Phrases\*\*: ([^.]+)\./m.exec(page)!
  expect(codesIn(listed!)).toEqual([...PHRASES])
})

test('Its example messages of a client are valid.', () => {
  const shown = [...page.matchAll(/^ {2}→ {2}(\[.*?\](?:\s{3}\[.*?\])?)(?:\s{4,}.*)?$/gm)]
  const messages = shown.flatMap(([, text]) => text!.split('   '))
  expect(messages.length).toBeGreaterThanOrEqual(5)
  for (const text of messages) expect(() => readMessage(text)).not.toThrow()
})

test('Its examples of patches, moves and events are correct.', () => {
  const hordes = [{ at: 1 }, { at: 2 }, { at: 33 }]
  expect(patched({ v: { hordes } }, { v: { hordes: [0, 1, [], { '1': { at: 34 } }] } })).toEqual({
    v: { hordes: [{ at: 2 }, { at: 34 }] },
  })
  expect(unpackMoves([0, 'attack', 'horde:3', 'townies', 2, 'horde:5', 0, 'stop'])).toEqual([
    ['attack', 'horde:3', 'townies'],
    ['attack', 'horde:3', 'horde:5'],
    ['stop'],
  ])
  const forms = [['a'], ['b'], ['moved', 'seat', 'from', 'to']] as Parameters<typeof unpack>[0]
  expect(unpack(forms, [3, 1, 81, 71])).toEqual({ type: 'moved', seat: 1, from: 81, to: 71 })
})

test('A minimal client by the description plays a whole game.', () => {
  const room = testRoom(corridor, { seats: 2 })
  const connections = seated(room).map((_, seat) => {
    const connection = room.connect()
    connection.hello(Buffer.from(new Uint8Array(16).fill(seat + 1)).toString('base64url'))
    return connection
  })
  let at = 0
  const n = [0, 0]
  for (let turns = 0; turns < 500 && room.runtime.room.phase === 'playing'; turns++) {
    room.clock += 1000
    for (const [seat, connection] of connections.entries()) {
      const state = connection.heard.reduce<Json>((known, [kind, ...rest]) => {
        if (kind === 'welcome') return (rest[0] as unknown as { game: { states: Json[] } }).game.states[0]!
        const patch = rest[3] as Patch | 0
        return kind === 's' && patch !== 0 ? patched(known, patch) : known
      }, null)
      const { c: choices } = state as unknown as { c: [number, ...unknown[]][] }
      if (!choices.some(([who]) => who === seat)) continue
      connection.say('m', seat, ++n[seat]!, at, 0)
      at++
      break
    }
  }
  expect(room.runtime.room.phase).toBe('over')
  expect(logIn(room).moves).toHaveLength(n[0]! + n[1]!)
})
