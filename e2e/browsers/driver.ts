import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/*
 * What the tests need of a browser, in any protocol: Firefox speaks WebDriver BiDi, WebKit the older WebDriver over HTTP. Input is
 * described alike in both (https://www.w3.org/TR/webdriver2/#actions).
 */

/** One input device and what it does, step by step. */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Record<string, unknown>[]
}

/** A page, or the frame in it. */
export interface View {
  /** Calls a function in the page. Arguments and result are JSON. */
  run: <Args extends readonly unknown[], T>(call: (...args: Args) => T, ...args: Args) => Promise<Awaited<T>>
  /** Presses keys, moves and presses pointers. Points are measured from the corner of this view. */
  perform: (sources: readonly InputSource[]) => Promise<void>
}

/** A browser with one page. Nothing is kept from one browser to the next. */
export interface Driven extends View {
  open: (url: string) => Promise<void>
  /** The only frame of the page. */
  frame: View
  /** Errors that pages have reported: in Firefox all of them, in WebKit those of this page since it was loaded. */
  errors: () => Promise<readonly string[]>
  version: string
  /** What is seen of the page, as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** What `run` sends: a function as text, which takes and returns JSON as text. */
export const wrapped = (call: unknown): string => `async (args) => {
  const value = await (${String(call)})(...JSON.parse(args))
  return JSON.stringify(value) ?? 'null'
}`

/** A folder for what a browser writes, deleted by `discard`. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'shamble-browser-'))

export function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts a program in a process group of its own, so that `end` ends all that it has started. It never outlives this process. */
export function start(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const started = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  // A full pipe would stop it.
  started.stdout!.resume()
  started.stderr!.resume()
  const kill = () => process.kill(-started.pid!, 'SIGKILL')
  process.once('exit', kill)
  started.once('close', () => process.off('exit', kill))
  return started
}

/** Ends a program and all that it has started, and waits until it is gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const gone = once(program, 'exit')
  process.kill(-program.pid!, 'SIGKILL')
  await gone
}

/** Waits for a line. Returns what the first group of the pattern matches. */
export function lineOf(output: Readable, pattern: RegExp, program: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = ''
    output.on('data', (more) => {
      text += more
      const line = pattern.exec(text)
      if (line) found(line[1]!)
    })
    program.once('error', failed)
    program.once('exit', () => failed(new Error(`${program.spawnfile} ended: ${text}`)))
  })
}
