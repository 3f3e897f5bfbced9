import { once } from 'node:events'
import { connect } from 'node:net'

/*
 * Marionette, Firefox's own protocol below WebDriver: messages of JSON, each behind its length
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). It reaches what is no page: the notices that Firefox shows.
 */

/** Sends a command. Returns its answer. */
export type Command = <T>(name: string, parameters: Record<string, unknown>) => Promise<T>

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown]

/** Connects to the Marionette of a browser on this machine. */
export async function openMarionette(port: number): Promise<Command> {
  const socket = connect(port, '127.0.0.1')
  // The browser may end first.
  socket.on('error', () => {})
  const waiting = new Map<number, (answer: Answer) => void>()
  let unread = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes])
    for (;;) {
      const colon = unread.indexOf(':')
      const end = colon + 1 + Number(unread.subarray(0, colon))
      if (colon < 0 || unread.length < end) return
      // The first message is a greeting.
      const message = JSON.parse(String(unread.subarray(colon + 1, end))) as
        Answer | { marionetteProtocol: number }
      unread = unread.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message)
    }
  })
  await once(socket, 'connect')

  let sent = 0
  return async <T>(name: string, parameters: Record<string, unknown>) => {
    const id = ++sent
    const answered = new Promise<Answer>((done) => waiting.set(id, done))
    const text = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    waiting.delete(id)
    if (error) throw new Error(`${name}: ${error.message}`)
    return result as T
  }
}
