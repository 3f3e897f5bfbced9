import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { answers, freePorts } from '../../scripts/workspace.mjs'
import {
  discard,
  end,
  lineOf,
  newFolder,
  start,
  wrapped,
  type Driven,
  type InputSource,
  type View,
} from './driver.ts'

/*
 * The engine of Safari in its GTK build, driven by WebDriver over HTTP: https://www.w3.org/TR/webdriver2/. It needs a screen, which
 * Xvfb is.
 */

/** Where the programs are. */
export interface WebKit {
  driver: string
  browser: string
  screen: string
}

/** Where the page keeps its errors: a driven WebKit tells nobody of them. */
type Listening = typeof globalThis & { faults?: string[] }

/** Starts a MiniBrowser on a screen of its own. */
export async function openWebKit({ driver, browser, screen }: WebKit): Promise<Driven> {
  const home = newFolder()
  mkdirSync(join(home, 'gtk-3.0'))
  // The engine takes this for a wish for reduced motion.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const xvfb = start(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {})
  const display = await lineOf(xvfb.stdio[3] as Readable, /^(\d+)\n/, xvfb)
  const [port] = await freePorts(1)
  const webkit = start(driver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const server = `http://127.0.0.1:${port}`
  const ready = await answers(`${server}/status`, () => webkit.exitCode === null)
  if (!ready) throw new Error(`${driver} ended.`)
  const { sessionId, capabilities } = await request<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>(`${server}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })
  const send = <T>(command: string, body: object) =>
    request<T>(`${server}/session/${sessionId}/${command}`, body)

  // Commands go to the page or to its frame, whichever was entered last.
  const enter = (frame: 0 | null) => send('frame', { id: frame })
  const runIn =
    (path: readonly (0 | null)[]): View['run'] =>
    async (call, ...args) => {
      for (const frame of path) await enter(frame)
      const script = `return (${wrapped(call)})(arguments[0])`
      return JSON.parse(await send<string>('execute/sync', { script, args: [JSON.stringify(args)] }))
    }
  const page: View = {
    run: runIn([null]),
    async perform(actions) {
      await enter(null)
      await send('actions', { actions })
    },
  }

  return {
    ...page,
    frame: {
      run: runIn([null, 0]),
      // The driver measures points from the corner of the page, even in a frame.
      async perform(sources) {
        const corner = await page.run(() => {
          const frame = document.querySelector('iframe')!
          const { x, y } = frame.getBoundingClientRect()
          return { x: x + frame.clientLeft, y: y + frame.clientTop }
        })
        await page.perform(sources.map((source) => movedBy(corner, source)))
      },
    },
    async open(url) {
      await enter(null)
      await send('url', { url })
      await page.run(listen)
    },
    errors: () => page.run(() => (window as Listening).faults ?? []),
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async picture() {
      const response = await fetch(`${server}/session/${sessionId}/screenshot`)
      return Buffer.from(((await response.json()) as { value: string }).value, 'base64')
    },
    async close() {
      await fetch(`${server}/session/${sessionId}`, { method: 'DELETE' })
      for (const program of [webkit, xvfb]) await end(program)
      discard(home)
    },
  }
}

/** Keeps the errors that a page reports from now on. */
function listen(): void {
  const faults: string[] = ((window as Listening).faults = [])
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective))
}

function movedBy(by: { x: number; y: number }, source: InputSource): InputSource {
  const actions = source.actions.map((action) =>
    action.type === 'pointerMove'
      ? { ...action, x: Math.round(Number(action.x) + by.x), y: Math.round(Number(action.y) + by.y) }
      : action,
  )
  return { ...source, actions }
}

/** Sends a command. Fails with the driver's own words. */
async function request<T>(address: string, body: object): Promise<T> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`)
  return value
}
