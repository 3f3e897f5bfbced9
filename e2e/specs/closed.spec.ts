import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from '../test.ts'

/*
 * Development tools are not served: no explorer, no traces, no triggers, no inspector. The toolchain guards them by the text of
 * `Host` and `Origin`, which any client can choose.
 */

const SEALED = JSON.stringify({ durable_object_name: 'x', queries: [{ sql: 'SELECT facts FROM challenge' }] })

const PATHS = [
  '/cdn-cgi/',
  '/cdn-cgi/explorer',
  '/cdn-cgi/explorer/api/workers',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces/shamble-Challenge/objects',
  '/cdn-cgi/explorer/api/workers/durable_objects/namespaces/shamble-Challenge/query',
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/local/explorer/api/workers/durable_objects/namespaces',
  '/cdn-cgi/local/observability/query',
  '/cdn-cgi/local/scheduled',
  '/cdn-cgi/local/email',
  '/cdn-cgi/local/platform-proxy',
  '/cdn-cgi/local/r2/public',
  '/cdn-cgi/local/r2/s3',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/handler/email',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/mf/reload',
  '/cdn-cgi/ProxyWorker/play',
  '/cdn-cgi/ProxyWorker/pause',
  '/local/observability/query',
  '/__scheduled',
]

const HEADERS: Record<string, string>[] = [
  {},
  { host: 'localhost' },
  { host: 'localhost', origin: 'http://localhost' },
  { host: 'shamble.example', origin: 'https://shamble.example' },
  { 'mf-original-url': 'http://localhost/cdn-cgi/local/explorer/api/workers' },
  { 'mf-op': 'GET', host: 'localhost' },
  { 'x-forwarded-proto': 'https', host: 'localhost' },
]

test('Nothing under /cdn-cgi/ answers, whatever the method, Host or Origin.', async ({ baseURL }) => {
  const open: string[] = []
  for (const path of PATHS)
    for (const headers of HEADERS)
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const status = await ask(new URL(path, baseURL), method, headers)
        if (![400, 403, 404, 405].includes(status))
          open.push(`${status} ${method} ${path} ${JSON.stringify(headers)}`)
      }
  expect(open).toEqual([])
})

test('The runtime listens at one port: there is no inspector.', async ({ baseURL }) => {
  const { port } = new URL(baseURL!)
  expect(portsOf(Number(port))).toEqual([Number(port)])
})

function ask(url: URL, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = method === 'POST' ? SEALED : ''
    const type = { 'content-type': 'application/json', 'content-length': String(body.length) }
    const sent = request(url, { method, headers: { ...type, ...headers } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode!))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** All TCP ports at which the process that listens at `port` listens, as Linux lists them. */
function portsOf(port: number): number[] {
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      // The state 0A is that of a listening socket.
      .filter((columns) => columns[3] === '0A')
      .map((columns) => ({
        port: parseInt(columns[1]!.split(':')[1]!, 16),
        socket: `socket:[${columns[9]}]`,
      })),
  )
  const own = sockets.find((listening) => listening.port === port)!.socket
  const server = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && opened(pid).includes(own))!
  const files = opened(server)
  return sockets.filter(({ socket }) => files.includes(socket)).map((listening) => listening.port)
}

function opened(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return [] // It has ended.
  }
}
