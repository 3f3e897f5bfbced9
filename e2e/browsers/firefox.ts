import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { discard, end, lineOf, newFolder, start, wrapped, type Driven, type View } from './driver.ts'

/*
 * Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/.
 */

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
}

interface Context {
  context: string
  children: Context[]
}

type Evaluated =
  { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }

interface Entry {
  level: string
  text: string
}

/** Starts a Firefox without a window. */
export async function openFirefox(program: string): Promise<Driven> {
  const profile = newFolder()
  const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = start(program, args, {})
  const address = await lineOf(firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/, firefox)
  const { send, errors } = await connect(`${address}/session`)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: Context[] }>('browsingContext.getTree', {})
  const top = contexts[0]!.context

  const viewOf = (find: () => Promise<string>): View => ({
    async run(call, ...args) {
      const answer = await send<Evaluated>('script.callFunction', {
        functionDeclaration: wrapped(call),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context: await find() },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    async perform(actions) {
      await send('input.performActions', { context: await find(), actions })
    },
  })

  return {
    ...viewOf(async () => top),
    frame: viewOf(async () => {
      const tree = await send<{ contexts: Context[] }>('browsingContext.getTree', { root: top })
      const [child] = tree.contexts[0]!.children
      if (!child) throw new Error('The page has no frame.')
      return child.context
    }),
    async open(url) {
      await send('browsingContext.navigate', { context: top, url, wait: 'complete' })
    },
    errors: async () => errors,
    version: `Firefox ${capabilities.browserVersion}`,
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context: top })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await end(firefox)
      discard(profile)
    },
  }
}

/** Opens the connection. Commands are answered by their number; between the answers come the errors of the pages. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const errors: string[] = []
  const waiting = new Map<number, (answer: { result?: unknown; message?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') {
      const { level, text } = message.params as Entry
      if (level === 'error') errors.push(text)
      return
    }
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ message: 'The browser has ended.' })
  })
  await once(socket, 'open')

  let sent = 0
  async function send<T>(method: string, params: Record<string, unknown>): Promise<T> {
    const id = ++sent
    const answered = new Promise<{ result?: unknown; message?: string }>((done) => waiting.set(id, done))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message } = await answered
    if (result === undefined) throw new Error(`${method}: ${message}`)
    return result as T
  }
  return { send, errors }
}
