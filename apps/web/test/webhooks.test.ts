import { afterEach, expect, test, vi } from 'vitest'
import { callWebhook } from '../worker/webhooks.ts'

/* What webhooks are told, and what comes of their answers. Nothing leaves this machine: the tests answer in place of the network. */

afterEach(() => void vi.restoreAllMocks())

interface Call {
  address: string
  method: string
  redirect: string
  type: string | null
  body: string
}

/** Answers what the Worker calls. Returns the calls. */
function receiver(answer: (signal: AbortSignal) => Response | Promise<Response>): Call[] {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { method = '', redirect = '', headers, body, signal } = init!
    const type = new Headers(headers).get('content-type')
    calls.push({ address: String(address), method, redirect, type, body: String(body) })
    return answer(signal!)
  })
  return calls
}

const notice = (endpoint: string, name = 'Ann', times = 1): Parameters<typeof callWebhook>[0] => ({
  person: 1,
  name,
  times,
  by: 'hook',
  to: {
    endpoint,
    setBy: { site: 'https://shamble.example', address: 'mark' },
    asked: 1,
    times,
    tries: 0,
    again: null,
  },
  turn: {
    code: 'k7m-2qx-9tb',
    game: 'zombie-wars',
    phase: 'playing',
    since: 1,
    due: null,
    clock: null,
    asks: null,
    sat: null,
    others: [],
    touched: 1,
  },
})

test.each([
  [
    'https://discord.com/api/webhooks/1/a',
    'application/json',
    '{"content":"<@1>&, it is your turn: Zombie Wars, https://shamble.example/r/k7m-2qx-9tb","allowed_mentions":{"parse":[]}}',
  ],
  [
    'https://hooks.slack.com/services/T/B/X',
    'application/json',
    '{"text":"&lt;@1&gt;&amp;, it is your turn: Zombie Wars, https://shamble.example/r/k7m-2qx-9tb"}',
  ],
  [
    'https://ntfy.sh/table',
    'text/plain; charset=utf-8',
    '<@1>&, it is your turn: Zombie Wars, https://shamble.example/r/k7m-2qx-9tb',
  ],
  [
    'https://webhook.t2bot.io/api/v1/matrix/hook/a',
    'application/json',
    '{"text":"<@1>&, it is your turn: Zombie Wars, https://shamble.example/r/k7m-2qx-9tb","format":"plain","displayName":"Shamble"}',
  ],
])('What %s is told.', async (address, type, body) => {
  const calls = receiver(() => new Response('ok'))
  expect(await callWebhook(notice(address, '<@1>&'))).toBe('done')
  expect(calls).toEqual([{ address, method: 'post', redirect: 'manual', type, body }])
})

test('Before the time is up it says so.', async () => {
  const calls = receiver(() => new Response('ok'))
  await callWebhook(notice('https://ntfy.sh/table', 'Ann', 2))
  expect(calls[0]!.body).toMatch(/^Ann, your time runs out, then a bot plays the turn: /)
  const sat = notice('https://ntfy.sh/table')
  await callWebhook({ ...sat, turn: { ...sat.turn, sat: { name: 'Bob', since: 0 } } })
  expect(calls[1]!.body).toMatch(/^Ann, Bob sits down at the table that you have listed: Zombie Wars, https:/)
})

test.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['a redirect', () => Response.redirect('https://127.0.0.1/', 307)],
  ['no answer', () => Promise.reject(new Error('No route to host.'))],
])('After %s it has failed, and no other address is called.', async (_, answer) => {
  const calls = receiver(answer)
  expect(await callWebhook(notice('https://ntfy.sh/table'))).toEqual({ after: 0 })
  expect(calls).toHaveLength(1)
})

test('Nothing of an answer is read.', async () => {
  let pulled = 0
  let cancelled = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(1024))
      },
      cancel: () => void (cancelled = true),
    },
    { highWaterMark: 0 },
  )
  receiver(() => new Response(body))
  expect(await callWebhook(notice('https://ntfy.sh/table'))).toBe('done')
  await vi.waitUntil(() => cancelled)
  expect(pulled).toBe(0)
})

test('A stored address that is not on the list is not called.', async () => {
  const calls = receiver(() => new Response('ok'))
  expect(await callWebhook(notice('https://127.0.0.1/'))).toEqual({ after: 0 })
  expect(calls).toEqual([])
})
