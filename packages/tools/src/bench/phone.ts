import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

// A mid-range phone, as in page audits: a quarter of this processor's speed.
const PHONE = { width: 360, height: 740 }
const SLOWER = 4

/** A page on a phone, with empty caches, and the tools to slow its network down. */
export async function newPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, devtools }
}
