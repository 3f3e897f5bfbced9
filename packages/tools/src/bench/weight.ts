import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Request } from '@playwright/test'

/** Pages whose scripts have a budget. */
export type Weighed = 'play' | 'room' | 'embed' | 'puzzle' | 'puzzleFrame' | 'rules' | 'missions'

const BUDGETS: Readonly<Record<Weighed, number>> = {
  play: 72,
  room: 76,
  embed: 58,
  puzzle: 62,
  // Until somebody touches it.
  puzzleFrame: 2,
  rules: 0,
  missions: 105,
}
// The most rules and the largest board.
const LARGER: Readonly<Record<string, Partial<Record<Weighed, number>>>> = {
  'z-war-one': { play: 92, room: 82, embed: 66, puzzle: 91 },
}
const KILO = 1000

/** How much script a page may load until the first move, in kB as Brotli compresses it. */
export const budgetOf = (page: Weighed, game: string): number => LARGER[game]?.[page] ?? BUDGETS[page]

/** The scripts that a page has loaded, in its workers too. */
export interface Scripts {
  files: number
  /** In kB, each file compressed by Brotli. */
  weight: number
  /** In kB, as the browser reads them. */
  raw: number
}

/**
 * Opens an address in a page of its own and waits until the page loads nothing more by itself: all that a visitor needs before
 * anybody moves. What shows the moves of others comes with them.
 */
export async function scriptsLoaded(context: BrowserContext, address: string): Promise<Scripts> {
  // An old page of the same tab could still ask for a script while the next one opens.
  const page = await context.newPage()
  const scripts = new Set<string>()
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  }
  // Of the context: workers ask as well.
  context.on('request', note)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  context.off('request', note)
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}.`)
  // A browser does not give the bodies of what workers load.
  const bodies = await Promise.all([...scripts].map(async (url) => (await context.request.get(url)).body()))
  await page.close()
  return {
    files: bodies.length,
    weight: sum(bodies, (body) => brotliCompressSync(body).length),
    raw: sum(bodies, (body) => body.length),
  }
}

const sum = (bodies: readonly Buffer[], size: (body: Buffer) => number) =>
  bodies.reduce((total, body) => total + size(body), 0) / KILO
