import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { discard, end, lineOf, newFolder, start, wrapped, type Driven, type View } from './driver.ts'
import { openMarionette } from './marionette.ts'

/*
 * Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. Its own windows are reached by Marionette.
 */

export type Preferences = Record<string, string | number | boolean>

const PREFERENCES: Preferences = {
  'marionette.port': 0,
  // Notices are windows of Firefox, not of the system.
  'alerts.useSystemBackend': false,
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
}

/** How often its port is looked for, and the pause before the next look, in milliseconds. */
const TRIES = 200
const PAUSE = 50

/** A Firefox, with what it shows outside its pages. */
export interface Firefox extends Driven {
  /** The titles of the notices that are shown. */
  notices: () => Promise<string[]>
  /** Presses a notice. */
  pressNotice: (title: string) => Promise<void>
  /** The addresses of all open pages. */
  pages: () => Promise<string[]>
}

interface Context {
  context: string
  url: string
  children: Context[]
}

// In Firefox itself: each notice is a window.
const NOTICES = `
  const notices = [...Services.wm.getEnumerator('alert:alert')].map(({ document }) => ({
    title: document.getElementById('alertTitleLabel').value,
    press: () => document.getElementById('alertBox').click(),
  }))
`

type Evaluated =
  { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }

interface Entry {
  level: string
  text: string
}

// Firefox writes its port some time after it says that it listens.
async function portIn(file: string): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await wait(PAUSE)
  }
  throw new Error(`Firefox has not written ${file}.`)
}

/** Starts a Firefox without a window. */
export async function openFirefox(program: string, more: Preferences = {}): Promise<Firefox> {
  const profile = newFolder()
  const preferences = Object.entries({ ...PREFERENCES, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  const options = '--headless --no-remote --remote-debugging-port 0 --marionette --remote-allow-system-access'
  const firefox = start(program, [...options.split(' '), '--profile', profile], {})
  await lineOf(firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/, firefox)
  const command = await openMarionette(await portIn(join(profile, 'MarionetteActivePort')))
  // Both protocols share one session.
  const { capabilities } = await command<{ capabilities: { browserVersion: string; webSocketUrl: string } }>(
    'WebDriver:NewSession',
    { webSocketUrl: true },
  )
  await command('Marionette:SetContext', { value: 'chrome' })
  const inFirefox = async <T>(script: string) =>
    (await command<{ value: T }>('WebDriver:ExecuteScript', { script: NOTICES + script, args: [] })).value
  const { send, errors } = await connect(capabilities.webSocketUrl)
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
    notices: () => inFirefox<string[]>('return notices.map(({ title }) => title)'),
    async pressNotice(title) {
      await inFirefox(`notices.find((notice) => notice.title === ${JSON.stringify(title)}).press()`)
    },
    async pages() {
      const { contexts } = await send<{ contexts: Context[] }>('browsingContext.getTree', {})
      return contexts.map(({ url }) => url)
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
