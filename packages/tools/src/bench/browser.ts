import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { env } from 'node:process'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { answerAt, CLIENT } from './built-app.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Measures the built app in a browser; `site` is its address. Null where there is no Chromium. */
export async function inBrowser<T>(
  measure: (browser: Browser, site: string) => Promise<T>,
): Promise<T | null> {
  // Imported here, so that other lines are measured without the browser's driver in memory.
  const { chromium } = await import('@playwright/test')
  const executablePath = findChromium(chromium.executablePath())
  if (!executablePath) return null
  const server = await serve()
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS })
  try {
    return await measure(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    await browser.close()
    server.close()
  }
}

function findChromium(own: string): string | undefined {
  return [env.CHROMIUM_PATH, own, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  )
}

// The built app and its assets, compressed.
async function serve(): Promise<Server> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const file = join(CLIENT, new URL(url, 'http://localhost').pathname)
    const known = TYPES[extname(file)]
    if (known && existsSync(file)) {
      answer.writeHead(200, { 'content-type': known, 'content-encoding': 'gzip' })
      answer.end(gzipSync(readFileSync(file)))
      return
    }
    const page = await answerAt(url)
    const body = gzipSync(Buffer.from(await page.arrayBuffer()))
    const head = { 'content-encoding': 'gzip', 'content-length': body.length }
    answer.writeHead(page.status, { ...Object.fromEntries(page.headers), ...head })
    answer.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
