import { statSync } from 'node:fs'
import { nothingIn, type Attack } from './attack.ts'
import { newAddress } from './target.ts'

// What a toolchain serves beside the app, and what others have been found to leave open.
const CLOSED = [
  '/cdn-cgi/explorer',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces/shamble-Challenge/query',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces/shamble-Room/objects',
  '/cdn-cgi/local/observability/query',
  '/local/observability/query',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/handler/email',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/mf/reload',
  '/__scheduled',
  '/.dev.vars',
  '/.state/workerd.capnp',
  '/wrangler.jsonc',
  '/worker.js',
  '/json/list',
]
const HOSTS = ['localhost', '127.0.0.1', 'localhost:8787', '[::1]', 'shamble.example']
const GROUP_AND_OTHERS = 0o077

/** Attacks on what stands around the app. */
export const SERVER: readonly Attack[] = [
  {
    name: 'toolchain: explorer, traces, handlers, files',
    short: true,
    async run({ ask }) {
      const fell: string[] = []
      for (const path of CLOSED) {
        for (const host of HOSTS) {
          for (const body of [undefined, { durable_object_name: 'x', queries: [{ sql: 'SELECT 1' }] }]) {
            const { status } = await ask(path, { body, headers: { host, origin: `http://${host}` } })
            if (status < 400 || status >= 500) fell.push(`${path} answers ${status} to ${host}`)
          }
        }
      }
      return nothingIn(fell, CLOSED.length * HOSTS.length * 2)
    },
  },
  {
    name: 'toolchain: inspectors and other ports',
    short: true,
    async run({ port, ports }) {
      const open = ports()
      const fell = open.filter((other) => other !== port).map((other) => `port ${other}`)
      return nothingIn(open.includes(port) ? fell : ['its own port is closed'], open.length)
    },
  },
  {
    name: 'state: readable by others on the machine',
    short: true,
    async run({ state }) {
      const { mode } = statSync(state)
      return nothingIn(mode & GROUP_AND_OTHERS ? [(mode & 0o777).toString(8)] : [], 1)
    },
  },
  {
    name: 'requests: methods, long addresses, headers, bodies',
    short: true,
    async run({ ask }) {
      const fell: string[] = []
      const answers = [
        ...['PUT', 'DELETE', 'PATCH', 'PROPFIND'].map((method) => ask('/api/rooms', { method, body: '{}' })),
        ask(`/play/zombie-wars?seed=${'x'.repeat(7000)}`),
        ask(`/${'a/'.repeat(3000)}`),
        ask('/api/rooms', {
          body: `{"game":"zombie-wars","options":${'['.repeat(5000)}${']'.repeat(5000)}}`,
        }),
        ask('/api/rooms', { body: JSON.stringify({ game: 'zombie-wars', seed: 'x'.repeat(100_000) }) }),
        ask('/api/rooms', { body: { game: '__proto__' } }),
        ask('/api/rooms', { body: { game: 'constructor', options: { __proto__: 1 } } }),
        ask('/api/rooms', { body: '{}', headers: { 'content-type': 'text/plain' } }),
        ask('/api/challenges', {
          body: JSON.stringify({ game: 'zombie-wars', name: '<script>'.repeat(1e5) }),
        }),
        ...['https://evil.example', 'null', 'http://localhost.evil.example'].map((origin) =>
          ask('/api/rooms', { body: { game: 'zombie-wars' }, headers: { origin } }),
        ),
      ]
      for (const [n, answer] of (await Promise.allSettled(answers)).entries()) {
        if (answer.status === 'rejected') continue
        const { status } = answer.value
        if (status < 400 || status >= 500) fell.push(`request ${n} answers ${status}`)
      }
      return nothingIn(fell, answers.length)
    },
  },
  {
    name: 'headers: security headers on every kind of answer',
    short: true,
    async run({ ask, openRoom }) {
      const code = await openRoom({ game: 'zombie-wars' })
      const paths = [
        '/',
        '/nothing',
        '/play/zombie-wars',
        '/%70lay/zombie-wars?seed=a',
        '/r/abc',
        `/api/rooms/${code}`,
        '/api/nothing',
        '/ws/x',
        '/r/',
      ]
      const fell: string[] = []
      for (const path of paths) {
        const { headers } = await ask(path, { address: newAddress() })
        for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy'])
          if (!headers.has(name)) fell.push(`${path} lacks ${name}`)
      }
      return nothingIn(fell, paths.length * 3)
    },
  },
]
