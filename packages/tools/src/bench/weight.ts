import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

/** Pages whose scripts have a budget. */
export type Weighed = 'play' | 'room' | 'embed' | 'puzzle' | 'rules' | 'missions'

const BUDGETS: Readonly<Record<Weighed, number>> = {
  play: 72,
  room: 76,
  embed: 58,
  puzzle: 60,
  rules: 0,
  missions: 105,
}
// The most rules and the largest board.
const LARGER: Readonly<Record<string, Partial<Record<Weighed, number>>>> = {
  'z-war-one': { play: 92, room: 82, embed: 66, puzzle: 90 },
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

/** Opens an address and waits until the page loads nothing more by itself: all that a visitor needs for the first move. */
export async function scriptsLoaded(page: Page, address: string): Promise<Scripts> {
  const scripts = new Set<string>()
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  }
  // Of the context: workers ask as well.
  page.context().on('request', note)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  page.context().off('request', note)
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}.`)
  // A browser does not give the bodies of what workers load.
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
  return {
    files: bodies.length,
    weight: sum(bodies, (body) => brotliCompressSync(body).length),
    raw: sum(bodies, (body) => body.length),
  }
}

const sum = (bodies: readonly Buffer[], size: (body: Buffer) => number) =>
  bodies.reduce((total, body) => total + size(body), 0) / KILO
