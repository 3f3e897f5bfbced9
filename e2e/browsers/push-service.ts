import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/*
 * A push service of the tests' own, as Firefox and servers know theirs: Firefox holds a WebSocket to it
 * (https://mozilla-push-service.readthedocs.io/en/latest/design/), a server posts what it pushes (RFC 8030). It reads nothing: what is pushed
 * is encrypted for the browser.
 */

/** The host in the addresses that it gives to browsers. The server under test is made to find it on this machine. */
export const PUSH_HOST = 'push.shamble.example'

export interface PushService {
  /** Where Firefox connects to it. */
  socket: string
  /** Where it is on this machine, as `host:port`. */
  address: string
  /** What was pushed, and how browsers answered: 100 for what reached the page's service worker. */
  pushed: { path: string; encoding: string; bytes: number }[]
  answered: number[]
  stop: () => Promise<void>
}

interface Said {
  messageType?: string
  channelID: string
  updates: { code: number }[]
}

/** Starts a push service. */
export async function openPushService(): Promise<PushService> {
  const pushed: PushService['pushed'] = []
  const answered: number[] = []
  const browsers = new Map<string, WebSocket>()

  const http = createServer(async (request, response) => {
    const path = request.url!
    const channelID = path.split('/').at(-1)!
    const body = await bodyOf(request)
    const encoding = String(request.headers['content-encoding'])
    pushed.push({ path, encoding, bytes: body.length })
    const browser = browsers.get(channelID)
    browser?.send(
      JSON.stringify({
        messageType: 'notification',
        channelID,
        version: String(pushed.length),
        data: body.toString('base64url'),
        headers: { encoding },
      }),
    )
    response.writeHead(browser ? 201 : 404).end()
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { messageType, channelID, updates } = JSON.parse(String(text)) as Said
      const answer = (rest: object) => socket.send(JSON.stringify({ messageType, status: 200, ...rest }))
      if (messageType === 'hello') answer({ uaid: crypto.randomUUID(), use_webpush: true, broadcasts: {} })
      if (messageType === 'ack') answered.push(...updates.map(({ code }) => code))
      if (messageType === 'unregister') answer({ channelID })
      if (messageType === 'register') {
        browsers.set(channelID, socket)
        answer({ channelID, pushEndpoint: `https://${PUSH_HOST}/push/${channelID}` })
      }
    })
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const address = `127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    socket: `ws://${address}/`,
    address,
    pushed,
    answered,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      http.closeAllConnections()
      await once(http.close(), 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
